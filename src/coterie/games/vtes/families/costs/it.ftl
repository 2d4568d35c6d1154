vtes-text-burn-blood-to = brucia { $blood } per { $clause }
vtes-text-surcharge = le carte { $kind } costano +{ $amount } { $amount ->
        [one] punto sangue o punto vita
       *[other] punti sangue o punti vita
    }
vtes-text-replaced-after-action = quelle carte non vengono rimpiazzate fino alla fine dell’azione
vtes-text-spend-transfers = usare { $amount } { $amount ->
        [one] trasferimento
       *[other] trasferimenti
    }
vtes-effect-surcharge = altre carte costano { $blood } sangue in più
vtes-effect-burn-blood-to = brucia { $blood } sangue: { $do }
vtes-text-cards-cost = giocare carte chiamate «{ $name }» ti costa { $pool }
vtes-text-this-costs = giocare { $this } { $who-on } costa { $pool }
