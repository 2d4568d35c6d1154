vtes-with-edge = { " " }if you have the Edge
vtes-text-burn-pool = { $who } { $who-number ->
        [one] burns
       *[other] burn
    } { $pool }
vtes-text-burn-their-pool = burn { $amount } of their pool
vtes-text-to-burn-pool = burn { $pool }
vtes-text-gain-pool = { $who } { $who-number ->
        [you] gain
       *[other] gains
    } { $pool }
vtes-text-to-gain-pool = gain { $pool }
vtes-effect-gain-pool = gain { $amount } pool
vtes-effect-burn-pool = burn { $amount } pool
vtes-does-gain-pool = gain pool
