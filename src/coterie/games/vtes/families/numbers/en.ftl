vtes-change-stealth = { $change } stealth
vtes-change-intercept = { $change } intercept
vtes-change-bleed = { $change } bleed
vtes-change-strength = { $change } strength
vtes-change-votes = { $change } { $amount ->
        [one] vote
       *[other] votes
    }
vtes-change-hand = { $change } hand size
vtes-change-transfers = { $change } { $amount ->
        [one] transfer
       *[other] transfers
    }
vtes-additional = an additional { $change }
vtes-gain-more = , with { $change }
vtes-if-clan = if { $who } is { $clan }
vtes-if-titled = if { $who } is titled
vtes-gain-pool-at-most = { " " }if the target Methuselah has { $pool } or fewer pool
vtes-gain-against = { " " }against the referendum
vtes-gain-until-turn-end = { " " }until the end of the turn
vtes-gain-early = , even if { $stat } is not yet needed
vtes-gain-limited = { " " }(limited)
vtes-text-for = for { $change }
vtes-text-gets = { $who } { $who-number ->
        [one] gets
       *[other] get
    } { $change }
vtes-text-to-get = get { $change }
vtes-text-give = give { $who } { $change }
vtes-text-in-this-referendum = in this referendum, { $clause }
vtes-effect-get-stealth = +{ $amount } stealth
vtes-effect-lose-stealth = −{ $amount } stealth
vtes-effect-get-intercept = +{ $amount } intercept
vtes-effect-lose-intercept = −{ $amount } intercept
vtes-effect-get-bleed = +{ $amount } bleed
vtes-effect-lose-bleed = −{ $amount } bleed
vtes-effect-get-strength = +{ $amount } strength
vtes-effect-lose-strength = −{ $amount } strength
vtes-effect-get-votes = votes: +{ $amount }
vtes-effect-get-hand = +{ $amount } hand size
vtes-effect-lose-hand = −{ $amount } hand size
vtes-effect-get-transfers = transfers: +{ $amount }
vtes-does-get-bleed = bleed
vtes-does-get-hand = hand size
vtes-does-get-intercept = intercept
vtes-does-get-stealth = stealth
vtes-does-get-votes = votes
