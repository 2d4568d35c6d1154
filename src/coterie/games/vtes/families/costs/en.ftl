vtes-text-burn-blood-to = burn { $blood } to { $clause }
vtes-text-surcharge = { $kind } cards cost +{ $amount } blood or life
vtes-text-replaced-after-action = those cards are not replaced until the end of the action
vtes-text-spend-transfers = use { $amount } { $amount ->
        [one] transfer
       *[other] transfers
    }
vtes-effect-surcharge = other cards cost { $blood } more blood
vtes-effect-burn-blood-to = burn { $blood } blood: { $do }
vtes-text-cards-cost = cards named /{ $name }/ cost you { $pool } to play
vtes-text-this-costs = { $this } costs { $pool } to play on { $who }
