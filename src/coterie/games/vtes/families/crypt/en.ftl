vtes-text-send-back = move { $who } to their owner’s uncontrolled region
vtes-where-x-counters = , where X is the number of counters on { $card }
vtes-text-reveal-crypt = reveal the top card of your crypt
vtes-text-draw-if = if it is { $clan }, draw it and add { $blood } to it; otherwise, move it to the bottom of your crypt
vtes-text-move-to-ready = move { $who } to the ready region
vtes-text-recover = move { $who } from torpor to their controller’s ready region
vtes-text-draw-crypt = draw 1 card from your crypt and then remove a crypt card in your uncontrolled region from the game
vtes-effect-recover = bring a vampire out of torpor
vtes-effect-draw-crypt = draw from the crypt
vtes-effect-reveal-crypt = reveal the top card of your crypt
vtes-effect-send-back = move to the uncontrolled region
vtes-prompt-recover = { $card }: which vampire leaves torpor?
vtes-prompt-remove-crypt = { $card }: remove which crypt card from the game?
vtes-does-draw-crypt = draw from the crypt
vtes-does-recover = recover from torpor
vtes-does-send-back = move to the uncontrolled region
vtes-event-removed =
    { $seat-you ->
        [1] You remove { $card } from the game.
       *[0] { $seat-The } removes { $card } from the game.
    }
vtes-event-revealed =
    { $seat-you ->
        [1] You reveal { $card }, the top card of your crypt.
       *[0] { $seat-The } reveals { $card }, the top card of their crypt.
    }
