# Vampire: The Eternal Struggle: what happens. Combat is in vtes-combat, votes, torpor and contests are in vtes-politics.

## Turns and the end

vtes-event-turn =
    { $seat-you ->
        [1] Turn { $turn }: your turn.
       *[0] Turn { $turn }: { $seat-the } to play.
    }
vtes-event-ousted =
    { $seat-you ->
        [1] You are ousted.
       *[0] { $seat-The } is ousted.
    }
vtes-event-points = { $seat-you ->
        [1] You gain
       *[0] { $seat-The } gains
    } { $half ->
        [1] half a victory point.
       *[other] 1 victory point.
    }
vtes-event-resigned =
    { $seat-you ->
        [1] You resign.
       *[0] { $seat-The } resigns.
    }
vtes-event-timed-out =
    { $seat-you ->
        [1] You run out of time.
       *[0] { $seat-The } runs out of time.
    }
vtes-event-withdraws =
    { $seat-you ->
        [1] You announce a withdrawal.
       *[0] { $seat-The } announces a withdrawal.
    }
vtes-event-withdrawal-failed =
    { $seat-you ->
        [1] Your withdrawal fails.
       *[0] { $seat-The }’s withdrawal fails.
    }
vtes-event-withdrawn =
    { $seat-you ->
        [1] You withdraw from the game.
       *[0] { $seat-The } withdraws from the game.
    }
vtes-event-won =
    { $seat-you ->
        [1] { $reason } You win with the most victory points.
       *[0] { $reason } { $seat-The } wins with the most victory points.
    }
vtes-event-drawn = { $reason } Nobody wins.

## Pool, blood, the Edge

vtes-event-pool-lost =
    { $seat-you ->
        [1] You burn { $amount } pool. Pool: { $pool }.
       *[0] { $seat-The } burns { $amount } pool. Pool: { $pool }.
    }
vtes-event-pool-gained =
    { $seat-you ->
        [1] You gain { $amount } pool. Pool: { $pool }.
       *[0] { $seat-The } gains { $amount } pool. Pool: { $pool }.
    }
vtes-event-blood-lost =
    { $kind ->
        [1] { $piece } burns { $amount } blood. Blood: { $blood }.
       *[other] { $piece } burns { $amount } life. Life: { $blood }.
    }
vtes-event-blood-gained =
    { $amount ->
        [0] { $piece } can’t hold more blood. Blood: { $blood }.
       *[other]
            { $kind ->
                [1] { $piece } gains { $amount } blood. Blood: { $blood }.
               *[other] { $piece } gains { $amount } life. Life: { $blood }.
            }
    }
vtes-event-blood-to-pool =
    { $seat-you ->
        [1] { $amount } blood moves from { $piece } to your pool. Blood: { $blood }, pool: { $pool }.
       *[0] { $amount } blood moves from { $piece } to { $seat-the }’s pool. Blood: { $blood }, pool: { $pool }.
    }
vtes-event-pool-to-blood =
    { $seat-you ->
        [1] You move { $amount } pool to { $piece }. Pool: { $pool }, blood: { $blood }.
       *[0] { $seat-The } moves { $amount } pool to { $piece }. Pool: { $pool }, blood: { $blood }.
    }
vtes-event-edge =
    { $seat-you ->
        [1] You take the Edge.
       *[0] { $seat-The } takes the Edge.
    }
vtes-event-counters-lost =
    { $amount ->
        [one] 1 counter is burned from { $card }. Counters: { $counters }.
       *[other] { $amount } counters are burned from { $card }. Counters: { $counters }.
    }

## Cards

vtes-event-drew = You draw { $card }.
vtes-event-draws =
    { $seat-you ->
        [1] You draw a card.
       *[0] { $seat-The } draws a card.
    }
vtes-event-drew-open =
    { $seat-you ->
        [1] You draw { $card }, for everyone to see.
       *[0] { $seat-The } draws { $card }, for everyone to see.
    }
vtes-event-open-hand = { $seat-you ->
        [1] You play
       *[0] { $seat-The } plays
    } { $cards-count ->
        [0] with an open hand, which is empty.
       *[other] with an open hand: { $cards }.
    }
vtes-event-discarded =
    { $seat-you ->
        [1] You discard { $card }.
       *[0] { $seat-The } discards { $card }.
    }
vtes-event-crypt =
    { $seat-you ->
        [1] You draw a card from your crypt.
       *[0] { $seat-The } draws a card from their crypt.
    }
vtes-event-removed-ash =
    { $seat-you ->
        [1] { $card } in your ash heap is removed from the game.
       *[0] { $card } in { $seat-the }’s ash heap is removed from the game.
    }
vtes-event-exchanged =
    { $seat-you ->
        [1] You exchange { $card } from your hand for { $other } from your ash heap.
       *[0] { $seat-The } exchanges { $card } from their hand for { $other } from their ash heap.
    }
vtes-event-top-burned =
    { $seat-you ->
        [1] You burn { $card }, the top card of your library.
       *[0] { $seat-The } burns { $card }, the top card of their library.
    }
vtes-event-master =
    { $seat-you ->
        [1] You play { $card }.
       *[0] { $seat-The } plays { $card }.
    }
vtes-event-event =
    { $seat-you ->
        [1] You play the event { $card }.
       *[0] { $seat-The } plays the event { $card }.
    }
vtes-event-plays = { $user } plays { $card } as an action.
vtes-event-played =
    { $level ->
        [2] { $user } plays { $card } at superior.
       *[other] { $user } plays { $card }.
    }
vtes-event-cancelled = { $card } is cancelled.
vtes-event-used =
    { $seat-you ->
        [1] You use { $card }.
       *[0] { $seat-The } uses { $card }.
    }
vtes-event-applied = { $card } takes effect.
vtes-event-put-in-play =
    { $seat-you ->
        [1] You put { $card } into play.
       *[0] { $seat-The } puts { $card } into play.
    }
vtes-event-put-on = { $card } is put on { $piece }.
vtes-event-given =
    { $seat-you ->
        [1] You now control { $card }.
       *[0] { $seat-The } now controls { $card }.
    }
vtes-event-influenced =
    { $seat-you ->
        [1] You bring { $piece } into play.
       *[0] { $seat-The } brings { $piece } into play.
    }
vtes-event-sent-back =
    { $seat-you ->
        [1] { $piece } goes to your uncontrolled region.
       *[0] { $piece } goes to { $seat-the }’s uncontrolled region.
    }
vtes-event-merged =
    { $seat-you ->
        [1] You merge the two versions of { $piece }.
       *[0] { $seat-The } merges the two versions of { $piece }.
    }
vtes-event-recruited =
    { $seat-you ->
        [1] You recruit { $piece }.
       *[0] { $seat-The } recruits { $piece }.
    }
vtes-event-locked = { $piece } locks.
vtes-event-unlocked = { $piece } unlocks.
vtes-event-burned = { $piece } is burned.
vtes-event-torpor = { $piece } goes to torpor.

## Actions

vtes-event-announces-bleed =
    { $seat-you ->
        [1] { $actor } acts to bleed you.
       *[0] { $actor } acts to bleed { $seat-the }.
    }
vtes-event-announces-hunt = { $actor } acts to hunt.
vtes-event-announces-equip-from = { $actor } acts to take { $things }.
vtes-event-announces-leave-torpor = { $actor } acts to leave torpor.
vtes-event-announces-rescue = { $actor } acts to rescue { $things } from torpor, paying { $amount } of the 2 blood.
vtes-event-announces-diablerize = { $actor } acts to diablerize { $things }.
vtes-event-announces-become-anarch = { $actor } acts to become an Anarch.
vtes-event-attacks = { $actor } acts to attack { $piece }.
vtes-event-acts-with =
    { $things-count ->
        [0]
            { $level ->
                [2] { $actor } acts with { $card } at superior. Stealth: { $stealth }.
               *[other] { $actor } acts with { $card }. Stealth: { $stealth }.
            }
       *[other]
            { $level ->
                [2] { $actor } acts with { $card } at superior. Target: { $things }. Stealth: { $stealth }.
               *[other] { $actor } acts with { $card }. Target: { $things }. Stealth: { $stealth }.
            }
    }
vtes-event-acts-by =
    { $things-count ->
        [0] { $actor } acts using { $card }: { $does }. Stealth: { $stealth }.
       *[other] { $actor } acts using { $card }: { $does }. Target: { $things }. Stealth: { $stealth }.
    }
vtes-event-acts-own =
    { $things-count ->
        [0] { $actor } acts: { $does }. Stealth: { $stealth }.
       *[other] { $actor } acts: { $does }. Target: { $things }. Stealth: { $stealth }.
    }
vtes-event-stealth = { $piece } gets +{ $amount } stealth.
vtes-event-stealth-lost = { $piece } gets -{ $amount } stealth.
vtes-event-intercept = { $piece } gets +{ $amount } intercept.
vtes-event-intercept-less = { $piece } gets -{ $amount } intercept.
vtes-event-bleed = { $piece } gets +{ $amount } bleed.
vtes-event-bleed-waiting = { $piece } gets +{ $amount } bleed while the target has { $pool } pool or less.
vtes-event-attempts = { $piece } attempts to block.
vtes-event-attempt-failed = { $piece } fails to block.
vtes-event-blocked = { $blocker } blocks { $actor }.
vtes-event-success = { $actor }’s action succeeds.
vtes-event-without-effect = { $actor }’s action has no effect: its cost can’t be paid.
vtes-event-fizzled = { $actor }’s action has no effect: what it needed is gone.
vtes-event-action-ended = The action ends without succeeding.
vtes-event-bled =
    { $seat-you ->
        [1] { $actor } bleeds you for { $amount }.
       *[0] { $actor } bleeds { $seat-the } for { $amount }.
    }
vtes-event-equipped-from = { $piece } takes the equipment.
