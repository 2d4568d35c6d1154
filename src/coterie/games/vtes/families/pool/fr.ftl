vtes-with-edge = { " " }si vous avez l’Avantage
vtes-text-burn-pool = { $who } { $who-number ->
        [you] brûlez
       *[other] brûle
    } { $pool }
vtes-text-burn-their-pool = brûler { $amount } de ses points de réserve
vtes-text-to-burn-pool = brûler { $pool }
vtes-text-gain-pool = { $who } { $who-number ->
        [you] gagnez
       *[other] gagne
    } { $pool }
vtes-text-to-gain-pool = gagner { $pool }
vtes-effect-gain-pool = gagner { $amount } de réserve
vtes-effect-burn-pool = brûler { $amount } de réserve
vtes-does-gain-pool = gagner de la réserve
