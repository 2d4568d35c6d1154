vtes-text-burn-blood-to = brûlez { $blood } pour { $clause }
vtes-text-surcharge = les cartes de { $kind } coûtent +{ $amount } { $amount ->
        [one] point de sang ou de vie
       *[other] points de sang ou de vie
    }
vtes-text-replaced-after-action = ces cartes ne sont pas remplacées avant la fin de l’action
vtes-text-spend-transfers = utiliser { $amount } { $amount ->
        [one] transfert
       *[other] transferts
    }
vtes-effect-surcharge = d’autres cartes coûtent { $blood } sang de plus
vtes-effect-burn-blood-to = brûler { $blood } sang : { $do }
vtes-text-cards-cost = jouer des cartes nommées « { $name } » vous coûte { $pool }
vtes-text-this-costs = jouer { $this } { $who-on } coûte { $pool }
