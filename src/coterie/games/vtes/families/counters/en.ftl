vtes-text-store-pool = move { $amount } { $amount ->
        [one] counter
       *[other] counters
    } from your pool to { $card }
vtes-text-store-blood = { $who } { $mood ->
        [can] can move
       *[other] moves
    } { $blood } from themselves to { $card }
vtes-text-unload = move all counters on { $card } to { $who }
vtes-text-add-counters = add { $amount } { $amount ->
        [one] counter
       *[other] counters
    } to { $card }
vtes-text-burn-counters = { $mood ->
        [does] { $who } burns
       *[other] burn
    } { $amount } { $amount ->
        [one] counter
       *[other] counters
    } from { $card }
vtes-effect-add-counters = add counters: { $amount }
vtes-effect-store = move { $amount } onto the card
vtes-effect-unload = move its counters
vtes-prompt-store = { $card }: move blood from which vampire?
vtes-does-add-counters = add a counter
vtes-does-unload = move its counters
vtes-event-counters = { $card } gets { $amount } { $amount ->
        [one] counter
       *[other] counters
    }. Counters: { $counters }.
vtes-text-count-locks = add 1 counter to { $card } each time you lock it
vtes-text-burn-at = burn { $card } if it has { $amount ->
        [0] no counters
        [one] 1 counter
       *[other] { $amount } counters
    }
