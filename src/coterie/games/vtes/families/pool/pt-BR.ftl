vtes-with-edge = { " " }se você tiver a Vantagem
vtes-text-burn-pool = { $who } { $who-number ->
        [you] queima
       *[other] queima
    } { $pool }
vtes-text-burn-their-pool = queimar { $amount } dos pontos de reserva dela
vtes-text-to-burn-pool = queimar { $pool }
vtes-text-gain-pool = { $who } { $who-number ->
        [you] ganha
       *[other] ganha
    } { $pool }
vtes-text-to-gain-pool = ganhar { $pool }
vtes-effect-gain-pool = ganhar { $amount } de reserva
vtes-effect-burn-pool = queimar { $amount } de reserva
vtes-does-gain-pool = ganhar reserva
