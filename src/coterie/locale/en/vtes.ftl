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
    } Your pool: { $pool }.
vtes-prompt-act = Minion phase: what will your minions do? Your prey has { $pool } pool.
vtes-prompt-phase-influence =
    { $transfers ->
        [0] Influence phase: no transfers left.
        [one] Influence phase: one transfer left.
       *[other] Influence phase: { $transfers } transfers left.
    } Your pool: { $pool }.
vtes-prompt-phase-discard = Discard phase: discard a card?

## The windows of an action, as questions

vtes-window-announced = { $deed } What do you do?
vtes-window-open =
    { $role ->
        [block]
            { $hopeless ->
                [1] { $deed } As it stands, your block would fail. Block?
               *[0] { $deed } Block?
            }
        [own] { $deed } Nobody is blocking yet. Play anything?
       *[react] { $deed } Do you react?
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
vtes-window-after =
    { $outcome ->
        [success] { $actor }: the action succeeded. What do you do?
        [blocked] { $actor }: the action was blocked. What do you do?
       *[other] { $actor }: the action is over. What do you do?
    }

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
vtes-prompt-rescue = Rescue which vampire?
vtes-prompt-diablerize = Diablerize which vampire?
vtes-prompt-equip-from = Take which equipment?
vtes-prompt-trigger = Use the ability of { $card }?
vtes-prompt-next-trigger = Which card is next?
vtes-prompt-instead = Which card applies first?
vtes-prompt-rise = Burn blood to unlock { $card }?
vtes-prompt-add-blood = { $card }: add blood to which vampire?
vtes-prompt-remove-ash = { $card }: remove which card in the ash heap from the game?
vtes-prompt-remove-ash-several = { $card }: remove which { $count } cards in the ash heap from the game?
vtes-prompt-as-played =
    { $seat-you ->
        [1] You play { $card }. Do you respond?
       *[0] { $seat-The } plays { $card }. Do you respond?
    }
vtes-prompt-burn-option = Discard a card with the burn option?
vtes-prompt-reduce = Lock { $card } to pay less?
vtes-prompt-slave = Let a slave fight instead?
vtes-prompt-exchange-take = { $card }: take which card from your ash heap?
vtes-prompt-exchange-give = { $card }: give which card from your hand for it?

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

## Endings

vtes-end-last = Only one Methuselah is left.
vtes-end-limit = The game stops here, and everyone still in it gets half a victory point.

vtes-wish-ask-always = Ask me every time, even when it hardly matters
vtes-wish-ask-usual = Ask me only when it can matter
