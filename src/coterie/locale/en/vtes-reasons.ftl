# Vampire: The Eternal Struggle: why something cannot be done. Combat is in vtes-combat, votes, torpor and contests are in vtes-politics.

## What a card asks for

vtes-reason-not-now = This card cannot be played now.
vtes-reason-announced-first = This is played after the announcement of the action.
vtes-reason-needs-clan =
    { $clan-count ->
        [one] Only for clan { $clan }.
       *[other] Only for these clans: { $clan }.
    }
vtes-reason-needs-title =
    { $title-count ->
        [one] Only for this title: { $title }.
       *[other] Only for one of these titles: { $title }.
    }
vtes-reason-needs-discipline =
    { $superior ->
        [1] This needs superior { $discipline }.
       *[0] This needs { $discipline }.
    }
vtes-reason-needs-vampire = Only a vampire can do this.
vtes-reason-needs-ready-minion = You control no ready minion that meets the requirements.
vtes-reason-needs-edge = You do not have the Edge.
vtes-reason-forbidden-by-card = A card on this minion forbids it.
vtes-reason-only-one = This minion already has such a card.
vtes-reason-not-both = These two cards cannot both be played in one action.
vtes-reason-no-target = There is no legal target.
vtes-reason-only-next-minion = Only in the next minion phase of who controls it.
vtes-reason-cannot-be-target = A card forbids this minion to act against that one.
vtes-reason-needs-neighbour = Only while a minion of your predator or prey acts.
vtes-reason-only-directed-at-ally = Only when an action directed at an ally of yours is announced.

## What it costs

vtes-reason-not-enough-pool = You do not have enough pool.
vtes-reason-not-enough-blood = There is not enough blood.
vtes-reason-below-capacity = This vampire needs as much blood as its capacity.
vtes-reason-not-enough-life = There is not enough life.
vtes-reason-not-enough-transfers = You do not have enough transfers.
vtes-reason-no-counters = There are no counters on this card.
vtes-reason-nothing-to-discard = You hold no card that requires { $discipline }.
vtes-reason-empty-hand = Your hand is empty.
vtes-reason-crypt-empty = Your crypt is empty.

## Who, and how often

vtes-reason-not-yours = You do not control this card.
vtes-reason-not-your-turn = This is for your own turn.
vtes-reason-locked = This minion is locked.
vtes-reason-locked-only = Only a locked minion can play this.
vtes-reason-card-locked = This card is locked.
vtes-reason-not-ready = This minion is not ready.
vtes-reason-stuck = This minion must do two things at once, or one that it cannot do: it is stuck.
vtes-reason-used-already = This has been used already.
vtes-reason-once-per-action = This minion has already played this card in this action.
vtes-reason-once-between-unlocks = This minion has played this card since its unlock phase.
vtes-reason-already-so = This is already in effect.
vtes-reason-nobody-unlocks = Minions cannot unlock during this action.

## Phases

vtes-reason-contest-first = Settle what is contested first.
vtes-reason-forced-first = A card must be applied first.
vtes-reason-no-burn-option = This card has no burn option.
vtes-reason-could-be-played = You could play this card.
vtes-reason-not-a-master = Only master cards are played in the master phase.
vtes-reason-no-master-action = You have no master phase action left.
vtes-reason-no-discard = You have no discard phase action left.
vtes-reason-one-event = You can play only one event in a discard phase.
vtes-reason-event-played = This event has already been played in this game.

## While a card is played

vtes-reason-only-cancels = While a card is played, only cancels and wakes can be used.
vtes-reason-other-type = This cancels cards of another type.
vtes-reason-not-against-you = The card is not played against this minion.
vtes-reason-only-out-of-turn = An out-of-turn master card can only be played in the turn of another Methuselah.
vtes-reason-not-out-of-turn = Only an out-of-turn master card can be played in the turn of another.
vtes-reason-one-out-of-turn = You have played an out-of-turn master card since your master phase.

## Actions

vtes-reason-not-an-action = This card is not played as an action.
vtes-reason-must-act = Another minion must act first, as a card demands.
vtes-reason-must-hunt = A ready vampire without blood must hunt first.
vtes-reason-just-recruited = A recruited ally cannot act in the turn it comes.
vtes-reason-same-card = This minion has already acted with this card this turn.
vtes-reason-same-action = This minion cannot perform the same action again this turn.
vtes-reason-one-bleed = This minion has already bled this turn.
vtes-reason-one-political = A vampire can perform one political action each turn, and an ally none.
vtes-reason-no-equipment = No other minion of yours has equipment for this one.
vtes-reason-nobody-in-torpor = No vampire in torpor can be the target.
vtes-reason-not-anarch = Only a vampire that is neither titled nor Anarch can do this.

## During an action

vtes-reason-not-your-action = Action modifiers are for your own actions.
vtes-reason-not-its-action = This is for an action of the vampire itself.
vtes-reason-not-your-reaction = Reactions are for the actions of others.
vtes-reason-acting-minion-only = Only the acting minion can play this.
vtes-reason-other-vampire-only = Only a ready vampire other than the acting minion can play this.
vtes-reason-one-limited = Another limited modifier has already raised the bleed.
vtes-reason-stealth-not-needed = Stealth is not needed now.
vtes-reason-intercept-not-needed = Intercept is not needed now.
vtes-reason-intercept-only-blocker = Only the minion that attempts to block can get intercept.
vtes-reason-nobody-voted = No vampire has voted yet.
vtes-reason-only-undirected = This is for your undirected actions.
vtes-reason-only-directed-at-you = This is for actions directed at you.
vtes-reason-only-predator-acts = This is for actions of your predator.
vtes-reason-only-bleed = This is for bleed actions.
vtes-reason-only-bleed-at-you = This is for bleed actions directed at you.
vtes-reason-only-bleed-declined = This is for bleeds directed at you, after blocks are declined.
vtes-reason-only-would-bleed = This is for the moment when a bleed would succeed.
vtes-reason-only-attempt = This is for the moment when a minion attempts to block.
vtes-reason-only-polling = This is for the polling step of a political action.
vtes-reason-only-any-polling = This is for the polling step of a referendum.
vtes-reason-only-blocked = This is for the acting minion when it is blocked.
vtes-reason-only-after-block = This is for a ready minion that has just blocked.
vtes-reason-only-after-action = This is for the moment after an action is resolved.
vtes-reason-only-as-announced = This is for the moment when the action is announced.
vtes-reason-only-after-success = This is for the moment after a successful action is resolved.
vtes-reason-only-after-directed = This is for the moment after a successful directed action is resolved.
vtes-reason-only-same-targets = This is for actions directed at the same Methuselahs as before.
vtes-reason-only-after-passed-referendum = This is for the moment after a referendum has passed.
vtes-reason-only-success = The action was not successful.
vtes-reason-only-if-blocked = The action was not blocked.
vtes-reason-first-action = This is not for the first action in a minion phase.
vtes-reason-only-requiring = The action did not require { $clan } or { $discipline }.
vtes-reason-not-locked = It is not locked.
vtes-reason-reaction-played = A reaction card was played during the action.
vtes-reason-not-involved = This is for a combat of one of your wraith or zombie allies.
vtes-reason-ash-too-small = There are not enough cards in the ash heap.
vtes-reason-library-empty = There is no card in your library to burn for it.
vtes-reason-cannot-react = This minion cannot play reaction cards this turn.
vtes-reason-needs-titled-of-sect = It requires a titled vampire: { $sect }.

## Blocking

vtes-reason-not-yours-to-block = You cannot block this action.
vtes-reason-attempt-in-progress = Another minion is attempting to block.
vtes-reason-declined = You have already declined to block.
vtes-reason-just-failed = This attempt has just failed, and nothing has changed since. To try again, say that you want to be asked every time.
vtes-reason-cannot-be-blocked = This action cannot be blocked.
vtes-reason-no-vampires = Vampires cannot block this action.
vtes-reason-cannot-block = This minion cannot block.
vtes-reason-cannot-block-this = This minion cannot attempt to block this action.
