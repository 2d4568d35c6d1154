vtes-text-bleed = mordre à { $change }
vtes-text-reduce-bleed = { $mood ->
        [to] réduire
       *[other] réduisez
    } la valeur de morsure de { $amount }
vtes-text-redirect = changez la cible de la morsure pour un autre Mathusalem que le contrôleur du serviteur qui agit (ce Mathusalem peut tenter de bloquer)
vtes-text-if-bled = si la morsure est réussie (pour 1 ou plus), { $clause }
vtes-effect-bleed = mordre à +{ $bonus }
vtes-effect-reduce-bleed = réduire la morsure de { $amount }
vtes-effect-redirect = changer la cible de la morsure
vtes-effect-fail-bleed = aucune réserve n’est brûlée
vtes-effect-if-bled = si la morsure réussit : { $do }
vtes-prompt-redirect = { $card } : qui est la nouvelle cible de la morsure ?
vtes-event-bleed-reduced = { $piece } mord pour { $amount } de moins.
vtes-event-redirected =
    { $seat-you ->
        [1] Vous êtes la nouvelle cible de la morsure.
       *[0] { $seat-The } est la nouvelle cible de la morsure.
    }
vtes-text-bleed-burns-no-pool = la morsure ne brûle aucun point de réserve
vtes-text-bleed-is-unsuccessful = n’est pas réussie
