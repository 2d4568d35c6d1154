# VTES, politics: referendums, blood hunts, torpor and diablerie, contests, sects and traits: what happens, questions, options and reasons.
# Vampires are named by their cards; sentences use no form that asks for their gender.

## Referendums: what happens

vtes-event-referendum =
    { $seat-you ->
        [1] You call a referendum: { $card }.
       *[0] { $seat-The } calls a referendum: { $card }.
    }
vtes-event-blood-hunt = A blood hunt against { $piece } is put to the vote.
vtes-event-no-terms = The referendum has no legal terms, so nothing happens.
vtes-event-barred = { $piece } can’t play reaction cards, block or vote this turn.
vtes-event-votes-gained = { $seat-you ->
        [1] You gain
       *[0] { $seat-The } gains
    } { $votes ->
        [one] one vote ({ $source }).
       *[other] { $votes } votes ({ $source }).
    }
vtes-event-votes-for = { $seat-you ->
        [1] You cast
       *[0] { $seat-The } casts
    } { $votes ->
        [one] one vote for ({ $source }): { $pro } to { $contra }.
       *[other] { $votes } votes for ({ $source }): { $pro } to { $contra }.
    }
vtes-event-votes-against = { $seat-you ->
        [1] You cast
       *[0] { $seat-The } casts
    } { $votes ->
        [one] one vote against ({ $source }): { $pro } to { $contra }.
       *[other] { $votes } votes against ({ $source }): { $pro } to { $contra }.
    }
vtes-event-ballots-for = { $seat-you ->
        [1] You cast
       *[0] { $seat-The } casts
    } { $ballots ->
        [one] one ballot for ({ $source }): { $pro } to { $contra }.
       *[other] { $ballots } ballots for ({ $source }): { $pro } to { $contra }.
    }
vtes-event-ballots-against = { $seat-you ->
        [1] You cast
       *[0] { $seat-The } casts
    } { $ballots ->
        [one] one ballot against ({ $source }): { $pro } to { $contra }.
       *[other] { $ballots } ballots against ({ $source }): { $pro } to { $contra }.
    }
vtes-event-abstains = { $piece } abstains: { $pro } to { $contra }.
vtes-event-edge-burned =
    { $seat-you ->
        [1] You burn the Edge.
       *[0] { $seat-The } burns the Edge.
    }
vtes-event-referendum-passed = The referendum passes, { $pro } to { $contra }.
vtes-event-referendum-failed = The referendum fails, { $pro } to { $contra }.

## Where votes come from

vtes-source-vote = political action card
vtes-source-edge = the Edge
vtes-source-piece = a minion that is gone
vtes-source-card = a card that is gone
vtes-told-source = { $source }

## Referendums: questions

vtes-prompt-polling =
    { $card }: { $pro } for, { $contra } against. { $passes ->
        [1] As it stands it passes.
       *[0] As it stands it fails.
    } { $votes ->
        [0] Do you vote?
        [one] You have one vote left.
       *[other] You have { $votes } votes left.
    }
vtes-prompt-blood-hunt =
    Blood hunt against { $piece }: { $pro } for, { $contra } against. { $passes ->
        [1] As it stands it passes.
       *[0] As it stands it fails.
    } { $votes ->
        [0] Do you vote?
        [one] You have one vote left.
       *[other] You have { $votes } votes left.
    }
vtes-prompt-allocate = { $card }: who gets the { $points } points?

## Referendums: options

vtes-option-all-for = Cast all your votes in favor: { $votes }
vtes-option-all-against = Cast all your votes against: { $votes }
vtes-option-for =
    { $ballots ->
        [0]
            { $votes ->
                [one] One vote for: { $source }
               *[other] { $votes } votes for: { $source }
            }
       *[other]
            { $votes ->
                [0] Ballot for: { $source }
               *[other] Ballot and { $votes } votes for: { $source }
            }
    }
vtes-option-against =
    { $ballots ->
        [0]
            { $votes ->
                [one] One vote against: { $source }
               *[other] { $votes } votes against: { $source }
            }
       *[other]
            { $votes ->
                [0] Ballot against: { $source }
               *[other] Ballot and { $votes } votes against: { $source }
            }
    }
vtes-option-burn-edge = Burn the Edge for a vote
vtes-option-burn-card = Burn { $card } for a vote
vtes-option-polled = Done for now

## Referendums: reasons

vtes-reason-not-in-blood-hunt = A blood hunt isn’t an action: you can’t play action modifiers or reactions.
vtes-reason-one-card-vote = You have already had your one vote from a political action card.
vtes-reason-votes-for = This vampire votes for, and all votes from one source go the same way.

## Titles, sects and contests

vtes-event-title-gained = { $piece } gains a title: { $title }.
vtes-event-title-lost = { $piece } loses a title for good: { $title }.
vtes-event-title-contested = { $piece }’s title is contested.
vtes-event-title-won = The contest is over: { $piece } has the title again.
vtes-event-sect = { $piece } changes sect: { $sect }.
vtes-event-clan = { $piece } changes clan: { $clan }.
vtes-event-contested =
    { $seat-you ->
        [1] Your { $card } is contested and out of play.
       *[0] { $seat-The }’s { $card } is contested and out of play.
    }
vtes-event-yielded =
    { $seat-you ->
        [1] You yield { $card }.
       *[0] { $seat-The } yields { $card }.
    }
vtes-event-contest-won =
    { $seat-you ->
        [1] The contest is over: you have { $card } in play again.
       *[0] The contest is over: { $seat-the } has { $card } in play again.
    }
vtes-option-contest-pay = Burn 1 pool to contest { $piece }
vtes-option-contest-yield = Yield { $piece }
vtes-option-contest-win = Turn { $piece } face up
vtes-option-contest-pay-title = Burn 1 blood from { $piece } to contest the title
vtes-option-contest-yield-title = Yield { $piece }’s title
vtes-option-contest-win-title = Take back { $piece }’s title
vtes-reason-needs-sect = Only a vampire of this sect can have the title: { $sect }.
vtes-reason-needs-title-clan = This title belongs to another clan.
vtes-reason-have-unique = You already have this unique card, and you can’t contest it with yourself.

## Torpor and diablerie

vtes-event-left-torpor = { $piece } leaves torpor.
vtes-event-diablerie = { $piece } commits diablerie on { $victim }.
vtes-event-took = { $piece } takes { $card }.
vtes-event-fetched-hand =
    { $seat-you ->
        [1] You take { $card } from your hand.
       *[0] { $seat-The } takes { $card } from their hand.
    }
vtes-event-fetched-ash =
    { $seat-you ->
        [1] You take { $card } from your ash heap.
       *[0] { $seat-The } takes { $card } from their ash heap.
    }
vtes-event-fetched-library =
    { $seat-you ->
        [1] You take { $card } from your library and shuffle it.
       *[0] { $seat-The } takes { $card } from their library and shuffles it.
    }
vtes-event-trophy = { $piece } gets { $card }.
vtes-prompt-rescue-cost = Rescuing { $card }: how much of the 2 blood does the rescuer pay?
vtes-prompt-diablerize-blocked = You have blocked { $card }, who is in torpor. Commit diablerie?
vtes-prompt-take-equipment = Diablerie on { $card }: take which equipment?
vtes-prompt-fetch-discipline = { $piece } may get a Discipline: which card?
vtes-prompt-fetch-trophy = { $piece } may get a trophy: which card?
vtes-prompt-move-trophy = Move { $card } to this vampire?
vtes-option-diablerize = Commit diablerie
vtes-option-from-hand = { $card }, from your hand
vtes-option-from-ash = { $card }, from your ash heap
vtes-option-from-library = { $card }, from your library
vtes-reason-blood-cursed = A blood cursed vampire can’t commit diablerie.
vtes-reason-superior-already = This vampire already has that Discipline at superior.

## Traits

vtes-trait-black-hand = Black Hand
    .keyword = Black Hand
vtes-trait-flight = Flight
    .keyword = Flight
vtes-event-steps-in = { $piece } steps in for { $actor }.
vtes-event-marked =
    { $seat-you ->
        [1] You mark { $piece } for this turn.
       *[0] { $seat-The } marks { $piece } for this turn.
    }
vtes-reason-needs-trait = Only for a minion with this trait: { $trait }.
vtes-reason-sterile = A sterile vampire can’t put vampires into play.
vtes-reason-slave-alone = A slave can’t take directed actions unless you have a ready minion of clan { $clan }.
vtes-reason-not-marked = You haven’t marked this minion this turn.
