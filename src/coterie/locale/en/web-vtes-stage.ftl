# The stage of Vampire: The Eternal Struggle: what is being decided, and how it stands.

## What stands on the stage

web-vtes-scene-choosing = What to do with it
web-vtes-scene-candidates = What can be chosen
web-vtes-scene-influence = Influence
web-vtes-scene-combat = Combat
web-vtes-scene-referendum = Referendum
web-vtes-scene-action = The action under way
web-vtes-scene-quiet = The turn

## Steps

web-vtes-step-action-announced = announced
web-vtes-step-action-open = block?
web-vtes-step-action-attempt = block attempt
web-vtes-step-action-resolve = resolution
web-vtes-step-combat-range = range
web-vtes-step-combat-strikes = strikes
web-vtes-step-combat-damage = damage
web-vtes-step-combat-press = press
web-vtes-step-combat-end = end of round
web-vtes-step-vote-terms = terms
web-vtes-step-vote-polling = votes
web-vtes-step-vote-result = result

## An action

web-vtes-side-acting = Acting, { $seat-you ->
        [1] yours
       *[other] { $seat }
    }
web-vtes-side-blocking = Blocking, { $seat-you ->
        [1] yours
       *[other] { $seat }
    }
web-vtes-side-fighting = In combat, { $seat-you ->
        [1] yours
       *[other] { $seat }
    }
web-vtes-stage-of =
    { $seat-you ->
        [1] You
       *[other] { $seat }
    }
web-vtes-stage-base = base
web-vtes-stage-part = { $card } { $sign }{ $size }
web-vtes-stage-nobody-yet = nobody yet
web-vtes-stage-bleed =
    { $seat-you ->
        [1] bleed against you
       *[other] bleed against { $seat-the }
    }
web-vtes-stage-pool = { $pool } pool
web-vtes-stage-then = then
web-vtes-stage-block = Block
web-vtes-stage-unblockable = It can’t be blocked.
web-vtes-stage-nobody-blocks = Nobody blocks.
web-vtes-stage-must-block = The attempt can’t be withdrawn.
web-vtes-stage-could-block =
    { $count ->
        [one] One of yours could block
       *[other] { $count } of yours could block
    }
web-vtes-stage-may-block = Could still block
web-vtes-stage-would-fail = would fail
web-vtes-stage-would-block = blocks as it stands
web-vtes-stage-target = Target
web-vtes-stage-bleed-if = perhaps { $parts }
web-vtes-stage-limited = no other limited bonus counts

## Combat

web-vtes-stage-round = Round { $round }
web-vtes-stage-range =
    { $range ->
        [long] long range
       *[other] close range
    }
web-vtes-stage-gone = No longer there
web-vtes-stage-played-round = Played this round
web-vtes-left-maneuvers =
    { $count ->
        [one] 1 maneuver left
       *[other] { $count } maneuvers left
    }
web-vtes-left-presses =
    { $count ->
        [one] 1 press left
       *[other] { $count } presses left
    }
web-vtes-left-strikes =
    { $count ->
        [one] 1 more strike
       *[other] { $count } more strikes
    }
web-vtes-stage-strikes-with = Strikes with
web-vtes-stage-no-strike-yet = not chosen yet
web-vtes-stage-no-strike = no strike
web-vtes-stage-takes = About to take
web-vtes-stage-normal = { $amount } damage
web-vtes-stage-aggravated = { $amount } aggravated
web-vtes-stage-prevents = can still prevent { $amount }
web-vtes-stage-lost = lost this round: { $amount }

## A referendum

web-vtes-stage-called =
    { $seat-you ->
        [1] Referendum called by you
       *[other] Referendum called by { $seat-the }
    }
web-vtes-stage-hunt-called = Blood hunt
web-vtes-stage-for = for
web-vtes-stage-against = against
web-vtes-stage-not-cast =
    { $count ->
        [0] no more votes to cast
        [one] 1 vote not yet cast
       *[other] { $count } votes not yet cast
    }
web-vtes-stage-votes =
    { $count ->
        [one] 1 vote
       *[other] { $count } votes
    }
web-vtes-stage-ballots =
    { $count ->
        [one] 1 ballot
       *[other] { $count } ballots
    }
web-vtes-stage-passed = The referendum passes.
web-vtes-stage-failed = The referendum fails.
web-vtes-stage-speakers = Who has votes left
web-vtes-stage-speaker = { web-vtes-stage-of }, { $count ->
        [0] no votes left
        [one] 1 vote left
       *[other] { $count } votes left
    }
web-vtes-stage-your-votes = Your votes
web-vtes-stage-cast-for = { $count } for
web-vtes-stage-cast-against = { $count } against

## Influence

web-vtes-stage-influence = Influence
web-vtes-stage-transfers-left =
    { $count ->
        [0] no transfers left
        [one] 1 transfer left of { $all }
       *[other] { $count } transfers left of { $all }
    }
web-vtes-stage-pool-goes = Your pool goes from { $pool } to { $left }.
web-vtes-stage-of-capacity = of { $capacity }{ $changed ->
        [1] , was { $was }
       *[other] {""}
    }
web-vtes-stage-moves = { $by } now, which makes { $blood } of { $capacity }
web-vtes-stage-full = Full
web-vtes-stage-full-then = Full once you confirm
web-vtes-stage-missing =
    { $count ->
        [one] 1 more to be full
       *[other] { $count } more to be full
    }
web-vtes-stage-no-crypt = Nobody is in your uncontrolled region.
web-vtes-confirm-phase-influence =
    { $sum ->
        [one] Confirm 1 transfer
       *[other] Confirm { $sum } transfers
    }

## Choices

web-vtes-stage-costs = costs { $costs }
web-vtes-stage-at = { $targets }
web-vtes-stage-choose-how = Choose one of { $count } ways. Nothing is spent before.
web-vtes-stage-put-back = Put it back
web-vtes-stage-esc = Esc
web-vtes-stage-candidates =
    { $count ->
        [one] One to choose
       *[other] { $count } to choose from
    }

## Nothing runs

web-vtes-stage-turn =
    { $seat-you ->
        [1] Your turn
       *[other] { $seat }’s turn
    }
web-vtes-stage-waits =
    { $seats-you ->
        [1] You decide.
       *[other] Waiting for { $seats }.
    }
web-vtes-stage-plays =
    { $seat-you ->
        [1] You play
       *[other] { $seat-The } plays
    }
web-vtes-stage-looks = You see
web-vtes-stage-last = The last action
web-vtes-stage-none-yet = No action has been taken yet.
web-vtes-hint-unlock = Your cards are unlocked. See what this phase brings.
web-vtes-hint-master = Press a lit card to play it, or end the phase.
web-vtes-hint-minion = Press a minion or a card to see what it can do.
web-vtes-hint-influence = Move pool to your vampires.
web-vtes-hint-discard = Press a card to discard it, or end the turn.
