vtes-text-add-blood = add { $blood } to { $who }
vtes-text-gain-blood = { $who } { $mood ->
        [can] can gain
       *[other] gains
    } { $blood }
vtes-text-some-to-pool = , up to { $amount } of it to your pool
vtes-text-to-gain-blood = gain { $blood }
vtes-text-move-to-pool-instead = move up to { $amount } of those blood to your pool instead of { $who }
vtes-text-burn-blood = { $who } burns { $blood }
vtes-text-burn-blood-from = { $mood ->
        [also] burns
       *[other] { $by } { $by-number ->
            [you] burn
           *[other] burns
        }
    } { $blood } from { $who }
vtes-text-move-blood = move { $least } to { $most } blood from that vampire to your pool
vtes-text-exchange = { $who-whose } controller { $mood ->
        [can] can move
       *[other] moves
    } 1 blood from { $who } to their pool or from their pool to { $who }
vtes-text-burn-life = burn { $amount } life
vtes-text-to-burn-blood = burn { $blood }
vtes-effect-add-blood = add { $amount } blood
vtes-effect-gain-blood = gain { $amount } blood
vtes-effect-burn-blood = burn { $amount } blood
vtes-effect-move-blood = move { $least } to { $most } blood to your pool
vtes-effect-exchange = move 1 blood either way
vtes-prompt-payer = { $card }: which vampire burns the blood?
vtes-prompt-gain-blood = { $card }: which vampire gains blood?
vtes-prompt-to-pool = { $card }: how much of the blood goes to your pool?
vtes-prompt-burn-blood = { $card }: burn blood from which vampire?
vtes-prompt-move-blood = { $card }: move how much blood to your pool?
vtes-prompt-exchange = { $card }: move 1 blood which way?
vtes-does-add-blood = add blood
vtes-does-gain-blood = gain blood
vtes-reason-not-enough-life = There isn’t enough life.
