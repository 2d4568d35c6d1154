vtes-change-stealth = { $change } en discrétion
vtes-change-intercept = { $change } en interception
vtes-change-bleed = { $change } en morsure
vtes-change-strength = { $change } en force
vtes-change-votes = { $change } { $amount ->
        [one] voix
       *[other] voix
    }
vtes-change-hand = { $change } à la taille de votre main
vtes-change-transfers = { $change } { $amount ->
        [one] transfert
       *[other] transferts
    }
vtes-additional = { $change } supplémentaire
vtes-gain-more = , avec { $change }
vtes-if-clan = si { $who } est { $clan }
vtes-if-titled = si { $who } est titré
vtes-gain-pool-at-most = { " " }si le Mathusalem ciblé a { $pool } points de réserve ou moins
vtes-gain-against = { " " }contre le référendum
vtes-gain-until-turn-end = { " " }jusqu’à la fin du tour
vtes-gain-early = , même si { $stat } n’est pas encore nécessaire
vtes-gain-limited = { " " }(limité)
vtes-text-for = pour { $change }
vtes-text-gets = { $who } { $who-number ->
        [you] recevez
        [many] reçoivent
       *[one] reçoit
    } { $change }
vtes-text-to-get = recevoir { $change }
vtes-text-give = donner { $change } { $who-to }
vtes-text-in-this-referendum = lors de ce référendum, { $clause }
vtes-effect-get-stealth = discrétion +{ $amount }
vtes-effect-lose-stealth = discrétion −{ $amount }
vtes-effect-get-intercept = interception +{ $amount }
vtes-effect-lose-intercept = interception −{ $amount }
vtes-effect-get-bleed = morsure +{ $amount }
vtes-effect-lose-bleed = morsure −{ $amount }
vtes-effect-get-strength = force +{ $amount }
vtes-effect-lose-strength = force −{ $amount }
vtes-effect-get-votes = voix : +{ $amount }
vtes-effect-get-hand = taille de la main +{ $amount }
vtes-effect-lose-hand = taille de la main −{ $amount }
vtes-effect-get-transfers = transferts : +{ $amount }
vtes-does-get-bleed = morsure
vtes-does-get-hand = taille de la main
vtes-does-get-intercept = interception
vtes-does-get-stealth = discrétion
vtes-does-get-votes = voix
