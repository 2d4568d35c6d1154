# Vampire: The Eternal Struggle: why something cannot be done. Combat is in vtes-combat, votes, torpor and contests are in vtes-politics.

## What a card asks for

vtes-reason-not-now = You can’t play this card now.
vtes-reason-announced-first = Play this after the action is announced.
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
vtes-reason-needs-ready-minion = You have no ready minion that meets the requirements.
vtes-reason-needs-edge = You don’t have the Edge.
vtes-reason-forbidden-by-card = A card on this minion forbids it.
vtes-reason-only-one = This minion already has one of these.
vtes-reason-not-both = These two cards can’t both be played in one action.
vtes-reason-no-target = There is no legal target.
vtes-reason-only-next-minion = Only in its controller’s next minion phase.
vtes-reason-cannot-be-target = A card stops this minion from acting against that one.
vtes-reason-needs-neighbour = Only while your predator’s or prey’s minion acts.
vtes-reason-only-directed-at-ally = Only when an action directed at your ally is announced.

## What it costs

vtes-reason-not-enough-pool = You don’t have enough pool.
vtes-reason-not-enough-blood = There isn’t enough blood.
vtes-reason-below-capacity = This vampire doesn’t have as much blood as its capacity yet.
vtes-reason-not-enough-transfers = You don’t have enough transfers.
vtes-reason-no-counters = There are no counters on this card.
vtes-reason-empty-hand = Your hand is empty.
vtes-reason-crypt-empty = Your crypt is empty.

## Who, and how often

vtes-reason-not-yours = You don’t control this card.
vtes-reason-not-your-turn = Only during your own turn.
vtes-reason-locked = This minion is locked.
vtes-reason-locked-only = Only a locked minion can play this.
vtes-reason-not-ready = This minion isn’t ready.
vtes-reason-stuck = This minion is stuck: it must do two different things, or one that it can’t do.
vtes-reason-used-already = This has already been used.
vtes-reason-once-per-action = This minion has already played this card in this action.
vtes-reason-once-between-unlocks = This minion has already played this card since its last unlock phase.
vtes-reason-already-so = This is already in effect.
vtes-reason-nobody-unlocks = Minions can’t unlock during this action.

## Phases

vtes-reason-contest-first = Settle your contests first.
vtes-reason-forced-first = Another card must be applied first.
vtes-reason-no-burn-option = This card has no burn option.
vtes-reason-could-be-played = You can’t burn this card, because you could play it.
vtes-reason-not-a-master = You can play only master cards in the master phase.
vtes-reason-no-master-action = You have no master phase action left.
vtes-reason-no-discard = You have no discard phase action left.
vtes-reason-one-event = You can play only one event each discard phase.
vtes-reason-event-played = This event has already been played this game.

## While a card is played

vtes-reason-only-cancels = While a card is being played, you can only cancel it or wake.
vtes-reason-other-type = This cancels cards of another type.
vtes-reason-not-against-you = That card isn’t played against this minion.
vtes-reason-only-out-of-turn = You can play an out-of-turn master card only in another Methuselah’s turn.
vtes-reason-not-out-of-turn = In another Methuselah’s turn, you can play only out-of-turn master cards.
vtes-reason-one-out-of-turn = You have already played an out-of-turn master card since your last master phase.

## Actions

vtes-reason-not-an-action = This card can’t be played as an action.
vtes-reason-must-act = A card makes another minion act first.
vtes-reason-must-hunt = A ready vampire without blood must hunt first.
vtes-reason-just-recruited = An ally can’t act in the turn it is recruited.
vtes-reason-same-card = This minion has already acted with this card this turn.
vtes-reason-same-action = This minion can’t perform the same action again this turn.
vtes-reason-one-bleed = This minion has already bled this turn.
vtes-reason-one-political = A vampire can take one political action each turn, and an ally none.
vtes-reason-no-equipment = None of your other minions has equipment for this one.
vtes-reason-nobody-in-torpor = There is no vampire in torpor to target.
vtes-reason-not-anarch = Only a vampire that is neither titled nor Anarch can do this.

## During an action

vtes-reason-not-your-action = You can play action modifiers only in your own actions.
vtes-reason-not-its-action = Only in the vampire’s own action.
vtes-reason-not-your-reaction = You can react only to other Methuselahs’ actions.
vtes-reason-acting-minion-only = Only the acting minion can play this.
vtes-reason-other-vampire-only = Only a ready vampire other than the acting minion can play this.
vtes-reason-one-limited = Another limited modifier has already raised the bleed.
vtes-reason-stealth-not-needed = Stealth isn’t needed now.
vtes-reason-intercept-not-needed = Intercept isn’t needed now.
vtes-reason-intercept-only-blocker = Only the minion attempting to block can get intercept.
vtes-reason-nobody-voted = No vampire has voted yet.
vtes-reason-only-undirected = Only for your undirected actions.
vtes-reason-only-directed-at-you = Only for actions directed at you.
vtes-reason-only-predator-acts = Only for your predator’s actions.
vtes-reason-only-bleed = Only for bleeds.
vtes-reason-only-bleed-at-you = Only for bleeds directed at you.
vtes-reason-only-declined = Only once blocks are declined.
vtes-reason-only-would-bleed = Only when a bleed is about to succeed.
vtes-reason-only-attempt = Only when a minion attempts to block.
vtes-reason-only-polling = Only in the polling step of a referendum.
vtes-reason-only-political = Only for political actions.
vtes-reason-only-action = Only during an action.
vtes-reason-only-blocked = Only for the acting minion when it is blocked.
vtes-reason-only-after-block = Only for a ready minion that has just blocked.
vtes-reason-only-after-action = Only right after an action is resolved.
vtes-reason-only-as-announced = Only when the action is announced.
vtes-reason-only-directed = Only for directed actions.
vtes-reason-only-other-action = Only for another kind of action.
vtes-reason-only-same-targets = Only for actions directed at the same Methuselahs as before.
vtes-reason-only-passed = The referendum didn’t pass.
vtes-reason-only-success = The action wasn’t successful.
vtes-reason-only-if-blocked = The action wasn’t blocked.
vtes-reason-first-action = Not during the first action of a minion phase.
vtes-reason-only-requiring = The action didn’t require { $clan } or { $discipline }.
vtes-reason-not-locked = It isn’t locked.
vtes-reason-reaction-played = A reaction card was played during the action.
vtes-reason-not-involved = Only when one of your wraith or zombie allies is in combat.
vtes-reason-ash-too-small = There aren’t enough cards in the ash heap.
vtes-reason-library-empty = You have no card in your library to burn for it.
vtes-reason-cannot-react = This minion can’t play reaction cards this turn.
vtes-reason-needs-titled-of-sect = This needs a titled vampire: { $sect }.
vtes-reason-needs-vampire-of-sect = This needs a vampire of this sect: { $sect }.

## Blocking

vtes-reason-not-yours-to-block = You can’t block this action.
vtes-reason-attempt-in-progress = Another minion is attempting to block.
vtes-reason-is-blocking = This minion is attempting to block.
vtes-reason-declined = You have already declined to block.
vtes-reason-just-failed = This attempt has just failed, and nothing has changed since. To try again, choose “Ask me every time”.
vtes-reason-cannot-be-blocked = This action can’t be blocked.
vtes-reason-no-vampires = Vampires can’t block this action.
vtes-reason-cannot-block = This minion can’t block.
vtes-reason-cannot-block-this = This minion can’t attempt to block this action.
vtes-reason-nothing-together = There is only one source of votes, or none, that could be cast that way for free.
