# Vampire: The Eternal Struggle: names, questions, options and endings. What happens is in vtes-events, why not in vtes-reasons.
# Methuselahs have the forms `the` and `The` (opens a sentence). Cards have none: their names are given, say { $card } alone.

vtes-name = Vampire: The Eternal Struggle

vtes-seat-a = Methuselah A
    .the = Methuselah A
    .The = Methuselah A
vtes-seat-b = Methuselah B
    .the = Methuselah B
    .The = Methuselah B
vtes-seat-c = Methuselah C
    .the = Methuselah C
    .The = Methuselah C
vtes-seat-d = Methuselah D
    .the = Methuselah D
    .The = Methuselah D
vtes-seat-e = Methuselah E
    .the = Methuselah E
    .The = Methuselah E

vtes-hidden = Vampire no. { $number }

vtes-phase-unlock = Unlock phase
vtes-phase-master = Master phase
vtes-phase-minion = Minion phase
vtes-phase-influence = Influence phase
vtes-phase-discard = Discard phase

## The phases of a turn, as questions

vtes-prompt-phase-unlock = Unlock phase: what do you do?
vtes-prompt-phase-master =
    { $actions ->
        [0] Master phase: no actions left.
        [one] Master phase: one action left.
       *[other] Master phase: { $actions } actions left.
    }
vtes-prompt-act = Minion phase: what will your minions do?
vtes-prompt-phase-influence =
    { $transfers ->
        [0] Influence phase: no transfers left.
        [one] Influence phase: one transfer left.
       *[other] Influence phase: { $transfers } transfers left.
    }
vtes-prompt-phase-discard = Discard phase: discard a card?

## The windows of an action, as questions

vtes-window-announced = { $deed } What do you do?
vtes-window-open =
    { $hopeless ->
        [1] { $deed } Nobody is blocking yet. As it stands, your block would fail. What do you do?
       *[other] { $deed } Nobody is blocking yet. What do you do?
    }
vtes-window-attempt =
    { $blocks ->
        [1] { $deed } { $blocker } attempts to block with intercept { $intercept }. As it stands, the block succeeds. What do you do?
       *[0] { $deed } { $blocker } attempts to block with intercept { $intercept }. As it stands, the block fails. What do you do?
    }
vtes-window-declined = Nobody blocks { $actor }. { $stands } What do you do?
vtes-window-would = { $actor } is about to bleed. { $stands } What do you do?
vtes-window-blocked = { $blocker } blocks { $actor }. What do you do?
vtes-window-after-block = The block is resolved. What do you do?
vtes-window-after = The action is resolved. What do you do?

## Other questions

vtes-prompt-x = Choose X for { $card }.
vtes-prompt-target = Choose a target for { $card }.
vtes-prompt-one = { $card }: which minion locks?
vtes-prompt-other = { $card }: choose the other minion.
vtes-prompt-abstain = { $card }: which vampire abstains?
vtes-prompt-discard = Discard which card?
vtes-prompt-discard-several = Discard { $count } cards. Which ones?
vtes-prompt-discard-down = You have too many cards in hand: discard one.
vtes-prompt-discard-down-several = You have too many cards in hand: discard { $count }.
vtes-prompt-discard-for = { $card }: discard which card to pay?
vtes-prompt-discard-theirs = { $card }: which card do they discard?
vtes-prompt-pool-or-blood = { $card }: burn pool or blood?
vtes-prompt-payer = { $card }: which vampire burns the blood?
vtes-prompt-rescue = Rescue which vampire?
vtes-prompt-diablerize = Diablerize which vampire?
vtes-prompt-equip-from = Take which equipment?
vtes-prompt-lock = { $card }: lock which minion?
vtes-prompt-lock-up-to = { $card }: lock a minion, or stop here?
vtes-prompt-unlock = { $card }: unlock which minion?
vtes-prompt-trigger = Use the ability of { $card }?
vtes-prompt-next-trigger = Which card is next?
vtes-prompt-rise = Burn blood to unlock { $card }?
vtes-prompt-toll = { $card }: burn blood to keep trying to block?
vtes-prompt-redirect = { $card }: who is bled instead?
vtes-prompt-add-blood = { $card }: add blood to which vampire?
vtes-prompt-gain-blood = { $card }: which vampire gains blood?
vtes-prompt-to-pool = { $card }: how much of the blood goes to your pool?
vtes-prompt-burn-blood = { $card }: burn blood from which vampire?
vtes-prompt-move-blood = { $card }: move how much blood to your pool?
vtes-prompt-exchange = { $card }: move 1 blood which way?
vtes-prompt-store = { $card }: move blood from which vampire?
vtes-prompt-burn = { $card }: burn which card?
vtes-prompt-burn-named = { $card }: burn this card as well?
vtes-prompt-search = { $card }: which equipment do you take?
vtes-prompt-recover = { $card }: which vampire leaves torpor?
vtes-prompt-remove-crypt = { $card }: remove which crypt card from the game?
vtes-prompt-remove-ash = { $card }: remove which card in the ash heap from the game?
vtes-prompt-remove-ash-several = { $card }: remove which { $count } cards in the ash heap from the game?
vtes-prompt-either = { $card }: which of the two?
vtes-prompt-as-played = { $card } is being played. Do you respond?
vtes-prompt-burn-option = Discard a card with the burn option?
vtes-prompt-reduce = Lock { $card } to pay less?
vtes-prompt-slave = Let a slave fight instead?
vtes-prompt-steal = { $card }: steal which card?
vtes-prompt-steal-onto = { $card }: put the stolen card on which minion?
vtes-prompt-take-back = { $card }: take back which card?
vtes-prompt-exchange-take = { $card }: take which card from your ash heap?
vtes-prompt-exchange-give = { $card }: give which card from your hand for it?
vtes-prompt-wound = { $card }: which of your minions takes the damage?

## Options of the phases

vtes-option-trigger = Apply { $card }
vtes-option-edge = Gain 1 pool from the Edge
vtes-option-withdraw = Announce that you withdraw
vtes-option-infernal = Burn 1 pool to unlock { $piece }
vtes-option-mark = Mark { $piece } for this turn
vtes-limit-transfers = Transfers
vtes-limit-pool = Pool
vtes-limit-cards = Cards
vtes-limit-points = Points
vtes-option-transfer = Move 1 pool to { $piece }
vtes-option-take-back = Move 1 blood from { $piece } to your pool
vtes-option-ready = Bring { $piece } into play
vtes-option-merge = Merge { $piece } for 4 transfers and 1 pool
vtes-option-crypt = Draw from your crypt for 4 transfers and 1 pool
vtes-option-discard = Discard a card
vtes-option-event = Play the event { $card }
vtes-option-end-unlock = End the unlock phase
vtes-option-end-master = End the master phase
vtes-option-end-minion-phase = End the minion phase
vtes-option-end-influence = End the influence phase
vtes-option-end-discard = End the turn

## Options of minions

vtes-option-play =
    { $other ->
        [1] Play { $card } with { $user }: { $does }
       *[0]
            { $level ->
                [2] Play { $card } with { $user }, superior
               *[other] Play { $card } with { $user }
            }
    }
vtes-option-play-master = Play { $card }
vtes-option-use = Use { $card }: { $does }
vtes-option-act = Act with { $user } using { $card }: { $does }
vtes-option-act-own = Act with { $user }: { $does }
vtes-option-block = Attempt to block with { $piece }
vtes-option-block-hopeless = Attempt to block with { $piece } (would fail: intercept { $intercept }, stealth { $stealth })
vtes-option-bleed = Bleed with { $piece }
vtes-option-hunt = Hunt with { $piece }
vtes-option-equip-from = Equip { $piece } from another minion
vtes-option-leave-torpor = Leave torpor with { $piece }
vtes-option-act-rescue = Rescue a vampire from torpor with { $piece }
vtes-option-act-diablerize = Diablerize a vampire in torpor with { $piece }
vtes-option-become-anarch = Become an Anarch with { $piece }
vtes-option-attack = Attack { $piece } with { $user }

## Plain options

vtes-option-pass = Pass
vtes-option-decline = Don’t block
vtes-option-yes = Yes
vtes-option-piece =
    { $seat-you ->
        [1] { $piece } (yours)
       *[0] { $piece } ({ $seat })
    }
vtes-option-gone = No longer there
vtes-option-card = { $card }
vtes-option-seat =
    { $seat-you ->
        [1] You
       *[0] { $seat }
    }
vtes-option-number = { $number }
vtes-option-clan = { $clan }
vtes-option-pool = Burn pool
vtes-option-blood = Burn blood from a vampire
vtes-option-lock = Lock vampires
vtes-option-burn = Burn a card
vtes-option-remove-ash = Remove a random library card in the ash heap from the game
vtes-option-reduce = Reduce the bleed
vtes-option-votes = Gain votes
vtes-option-to-pool = From the vampire to your pool
vtes-option-to-vampire = From your pool to the vampire

## What an ability is for

vtes-does-add-blood = add blood
vtes-does-add-counters = add a counter
vtes-does-after-success = unlock afterwards
vtes-does-burn = burn it
vtes-does-discard = discard and draw
vtes-does-draw-crypt = draw from the crypt
vtes-does-end-action = make the action fail
vtes-does-enter-combat = enter combat
vtes-does-end-combat = end the combat
vtes-does-gain-blood = gain blood
vtes-does-take-back = exchange a card with the ash heap
vtes-does-gain-pool = gain pool
vtes-does-get-bleed = bleed
vtes-does-get-hand = hand size
vtes-does-get-intercept = intercept
vtes-does-get-stealth = stealth
vtes-does-get-votes = votes
vtes-does-must-block = unlock and block
vtes-does-press = press
vtes-does-prevent = prevent damage
vtes-does-recover = recover from torpor
vtes-does-send-back = move to the uncontrolled region
vtes-does-strike = strike
vtes-does-unload = move its counters
vtes-does-unlock = unlock a minion

## Endings

vtes-end-last = Only one Methuselah is left.
vtes-end-limit = The game stops here, and everyone still in it gets half a victory point.

vtes-wish-ask-always = Ask me every time, even when it hardly matters
vtes-wish-ask-usual = Ask me only when it can matter
