vtes-in-ash-you = in your ash heap
vtes-in-ash-prey = in your prey’s ash heap
vtes-in-ash-that = in their ash heap
vtes-text-remove-ash = remove { $amount } { $amount ->
        [one] card
       *[other] cards
    } { $where } from the game
vtes-text-remove-ash-random = { $by-number ->
        [one] removes
       *[other] remove
    } a library card at random { $where } from the game
vtes-text-exchange-with-ash = exchange a card from your hand for a library card in your ash heap
vtes-text-from-ash-hand = move a library card from your ash heap to your hand
vtes-text-from-ash-library-bottom = move a library card from your ash heap to the bottom of your library
vtes-text-discard = discard a card (draw up afterward)
vtes-text-discards = { $who } discards { $amount } { $amount ->
        [one] card
       *[other] cards
    } of their choice
vtes-text-search-equip = search your library for an equipment card and equip { $who } with it (requirements and cost apply as normal; shuffle afterward)
vtes-text-look-and-discard = look at { $who-whose } hand and discard one card of your choice from it
vtes-text-open-hand = { $who } plays with an open hand
vtes-text-discard-requiring = discard a card requiring { $discipline }
vtes-text-remove-own-ash = remove { $count } cards in your ash heap from the game
vtes-effect-look-and-discard = look at the hand and discard a card
vtes-effect-open-hand = play with an open hand
vtes-effect-search-equip = search for equipment
vtes-effect-discard = discard: { $amount }
vtes-effect-take-back = take a card from the ash heap
vtes-effect-remove-ash = remove from the ash heap: { $amount }
vtes-effect-pay = { $price }: { $do }
vtes-prompt-discard-theirs = { $card }: which card do they discard?
vtes-prompt-search = { $card }: which equipment do you take?
vtes-prompt-take-back = { $card }: take back which card?
vtes-does-discard = discard and draw
vtes-does-take-back = exchange a card with the ash heap
vtes-event-looks =
    { $seat-you ->
        [1] You look at { $victim-the }’s hand.
       *[0]
            { $victim-you ->
                [1] { $seat-The } looks at your hand.
               *[0] { $seat-The } looks at { $victim-the }’s hand.
            }
    }
vtes-event-saw =
    { $cards-count ->
        [0] The hand is empty.
       *[other] The hand you see: { $cards }.
    }
vtes-event-searched =
    { $seat-you ->
        [1] You search your library and shuffle it.
       *[0] { $seat-The } searches their library and shuffles it.
    }
vtes-event-found =
    { $seat-you ->
        [1] You take { $card } from your library.
       *[0] { $seat-The } takes { $card } from their library.
    }
vtes-event-taken-back =
    { $seat-you ->
        [1] You take { $card } back from your ash heap.
       *[0] { $seat-The } takes { $card } back from their ash heap.
    }
vtes-event-put-under =
    { $seat-you ->
        [1] You move { $card } from your ash heap to the bottom of your library.
       *[0] { $seat-The } moves { $card } from their ash heap to the bottom of their library.
    }
vtes-reason-nothing-to-discard = You have no card in hand that requires { $discipline }.
