vtes-text-any-blood = { " " }who has any amount of blood
vtes-text-put-in-play = put { $card } in play
vtes-text-with-counters = { " " }with { $amount } { $amount ->
        [one] counter
       *[other] counters
    }
vtes-text-put-on = { $mood ->
        [does] { $card } is put on { $who }
       *[other] put { $card } on { $who }
    }
vtes-text-and-lock = { " " }and lock them
vtes-text-still-control = ; you still control { $card }
vtes-text-burn-named = { " " }and you can burn a card named /{ $name }/ (if any)
vtes-text-burn = { $mood ->
        [doing] burning
       *[other] burn
    } { $what }
vtes-text-even-locked = { " " }(even if it is locked)
vtes-effect-put-in-play = stays in play
vtes-effect-put-on = goes on a target
vtes-effect-burn = burn a card
vtes-prompt-burn = { $card }: burn which card?
vtes-prompt-burn-named = { $card }: burn this card as well?
vtes-does-burn = burn it
