vtes-text-passes = si le référendum passe, { $clause }
vtes-text-choose-clan = choisissez un clan
vtes-text-choose-voter = choisissez un vampire qui a exprimé des voix ou des bulletins lors de ce référendum
vtes-text-abstains = { $who } est incliné et s’abstient (ceci annule les voix et les bulletins { $who-whose })
vtes-text-allocate = allouez { $points } points entre { $least } Mathusalems ou plus
vtes-text-allocate-others = choisissez un Mathusalem et allouez { $points } points entre { $least } autres Mathusalems ou plus
vtes-text-choose-up-to = choisissez jusqu’à { $count } { $who }
vtes-text-bar = { $who } ne peuvent pas { $what } ce tour-ci
vtes-barred-react = jouer de cartes de réaction
vtes-barred-block = bloquer
vtes-barred-vote = exprimer de voix ou de bulletins
vtes-text-share = { $each }, distribuez { $blood } de la banque de sang entre { $who } et votre réserve
vtes-text-share-each = un vampire ne peut pas gagner plus de { $blood } de cette manière
vtes-text-share-pool = vous ne pouvez pas gagner plus de { $pool } { $pool ->
        [one] point de réserve
       *[other] points de réserve
    } de cette manière, ou plus de { $titled } si { $who } est titré
vtes-text-shift-pool = choisissez un Mathusalem qui a plus de points de réserve que vous et allouez { $pool } de ses points de réserve entre 1 ou plusieurs autres Mathusalems (vous y compris)
vtes-text-distribute = les points de réserve sont distribués comme vous l’avez choisi
vtes-text-represent = { $card } est mise { $who-on } pour représenter le titre unique de la Camarilla de { $title } { $clan }
vtes-text-represent-city = { $card } est mise { $who-on } pour représenter le titre unique de { $title } de { $city } ({ $sect })
vtes-effect-abstain = un vampire qui a voté s’abstient et s’incline
vtes-effect-bar = restreindre des serviteurs ce tour-ci
vtes-event-terms-clan = Clan choisi : { $clan }.
vtes-event-terms-points = { $seat-you ->
        [1] Vous recevez
       *[0] { $seat-The } reçoit
    } { $points ->
        [one] un point.
       *[other] { $points } points.
    }
vtes-event-terms-shift =
    { $seat-you ->
        [1] { $pool } de vos points de réserve sont à répartir.
       *[0] { $pool } points de réserve { $seat-of } sont à répartir.
    }
vtes-event-terms-vampire = Vampire choisi : { $piece }.
vtes-event-terms-minion = Serviteur choisi : { $piece }.
vtes-event-terms-favour =
    { $seat-you ->
        [1] Mathusalem choisi : vous.
       *[0] Mathusalem choisi : { $seat }.
    }
vtes-prompt-clan = { $card } : choisissez un clan.
vtes-prompt-shift-from = { $card } : répartir la réserve de qui ?
vtes-prompt-share-less = { $card } : la réserve ne suffit pas. Qui reçoit 1 point de moins ?
vtes-prompt-terms-vampire = { $card } : choisissez un vampire.
vtes-prompt-terms-minion = { $card } : choisissez un serviteur, ou arrêtez-vous là.
vtes-prompt-favour = { $card } : choisissez un Mathusalem qui ne reçoit pas de points.
vtes-prompt-share = { $card } : à qui va le prochain point de sang ?
vtes-reason-nobody-richer = Aucun autre Mathusalem n’a plus de réserve que vous.
vtes-reason-nobody-to-choose = Personne ne convient aux termes de ce référendum.
vtes-text-toll = les vampires doivent brûler { $blood } pour exprimer des voix et des bulletins contre les référendums appelés { $who-by }
