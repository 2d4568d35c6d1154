# VTES, combat: what happens, the steps of a round as questions, options and reasons.

## What happens

vtes-event-combat = { $acting } and { $opposing } enter combat.
vtes-event-round = Round { $round } of combat begins.
vtes-event-maneuver = { $piece } maneuvers to { $range ->
        [long] long
       *[close] close
    } range.
vtes-event-range = The range is { $range ->
        [long] long
       *[close] close
    }.
vtes-event-strike =
    { $retainer ->
        [1] { $piece } strikes at { $target }: { $strike }.
       *[0] { $piece } strikes: { $strike }.
    }
vtes-event-no-strike = { $piece } has lost the strike it had to use.
vtes-event-out-of-range = { $piece }’s strike has no effect at long range.
vtes-event-dodged = { $piece } dodges.
vtes-event-combat-ended-by = { $piece } ends the combat.
vtes-event-stolen = { $piece } steals { $amount } blood or life.
vtes-event-equipment-stolen = { $piece } steals { $card }.
vtes-event-prevented = { $piece } prevents { $amount } damage.
vtes-event-damage =
    { $aggravated ->
        [0] { $piece } takes { $normal } damage.
       *[other]
            { $normal ->
                [0] { $piece } takes { $aggravated } aggravated damage.
               *[other] { $piece } takes { $normal } normal and { $aggravated } aggravated damage.
            }
    }
vtes-event-press =
    { $continues ->
        [1] { $piece } presses to continue combat.
       *[0] { $piece } presses to end combat.
    }
vtes-event-combat-over = The combat between { $acting } and { $opposing } is over.

## Strikes, by name

vtes-blow-hand = hand strike for { $amount }
vtes-blow-damage = { $amount } damage
vtes-blow-strength = { $amount } damage
vtes-blow-dodge = dodge
vtes-blow-combat-ends = combat ends
vtes-blow-steal-blood = steal { $amount } blood or life
vtes-blow-destroy-equipment = destroy equipment
vtes-blow-steal-equipment = steal equipment
vtes-blow-put-on = put the card on the opponent, with { $amount } counters
vtes-blow-torpor = send the opponent to torpor, or burn it if it is an ally

## The steps of a round, as questions

vtes-combat-before-range = { $minion } fights { $opponent }, round { $round }: before range is determined.
vtes-combat-range = { $minion } fights { $opponent }, round { $round }: the range is { $range ->
        [long] long
       *[close] close
    }. Maneuver?
vtes-combat-before-strikes = { $minion } fights { $opponent }, round { $round }: before strikes are chosen, at { $range ->
        [long] long
       *[close] close
    } range.
vtes-combat-strike = { $minion } fights { $opponent }, round { $round }: choose a strike, at { $range ->
        [long] long
       *[close] close
    } range.
vtes-combat-additional = { $minion } fights { $opponent }, round { $round }: gain additional strikes?
vtes-combat-damage =
    { $aggravated ->
        [0] { $minion } faces { $normal } damage.
       *[other] { $minion } faces { $normal } normal and { $aggravated } aggravated damage.
    } { $fate ->
        [wounded] As it stands, it goes to torpor. Prevent some?
        [burned] As it stands, it is burned. Prevent some?
       *[none] Prevent some?
    }
vtes-combat-press =
    { $continues ->
        [1] { $minion } fights { $opponent }, round { $round }: combat will continue. Press to end it?
       *[0] { $minion } fights { $opponent }, round { $round }: combat will end. Press to continue it?
    }
vtes-combat-round-end = { $minion } fights { $opponent }, round { $round }: the end of the round.
vtes-prompt-prevent-which = Prevent which damage?
vtes-prompt-strike-target = Who do you strike at?
vtes-prompt-equipment = Which equipment?

## Options

vtes-option-maneuver-granted = Use the optional maneuver
vtes-option-maneuver-with = Maneuver with { $card }, and strike with it
vtes-option-strike-hand = Hand strike with { $piece } for { $damage }
vtes-option-strike-with = Strike with { $card }
vtes-option-strike-ability = Strike with { $card }’s ability
vtes-option-prevent-granted = Prevent 1 damage
vtes-option-prevent-with = Prevent gun damage with { $card }
vtes-option-press-continue = Use the optional press to continue combat
vtes-option-press-end = Use the optional press to end combat
vtes-option-damage-normal = Normal damage
vtes-option-damage-aggravated = Aggravated damage
vtes-option-damage-gun = Damage from a gun
vtes-option-damage-gun-aggravated = Aggravated damage from a gun
vtes-option-damage-other = Other damage

## Reasons

vtes-reason-only-combat = You can use this only when your minion is in combat.
vtes-reason-combat-cards-only = Only combat cards can be played in combat.
vtes-reason-outside-combat-only = Only a ready minion outside the combat can play this.
vtes-reason-not-in-combat = That minion isn’t in the combat.
vtes-reason-leaving = A vampire that is burned or in torpor can’t play this.
vtes-reason-once-per-round = This minion has already played one this round.
vtes-reason-once-per-combat = This minion has already played one this combat.
vtes-reason-close-only = The range must be close.
vtes-reason-long-only = The range must be long.
vtes-reason-hands-only = Only hand strikes can be used this round.
vtes-reason-strike-committed = A maneuver has already decided the strike for this round.
vtes-reason-one-source-of-strikes = Only one card or effect can give additional strikes each round.
vtes-reason-no-strike-damage = There is no strike damage to prevent.
vtes-reason-only-to-continue = This press can only be used to continue combat.
vtes-reason-only-to-end = This press can only be used to end combat.
vtes-reason-opponent-not-vampire = The opponent isn’t a vampire.
vtes-reason-just-stolen = You can’t use stolen equipment this round.
vtes-reason-only-before-range = Play this before range is determined.
vtes-reason-only-range = Play this while range is determined.
vtes-reason-only-before-strikes = Play this before strikes are chosen.
vtes-reason-only-strikes = Play this when strikes are chosen.
vtes-reason-only-additional = Play this after the first pair of strikes.
vtes-reason-only-damage = Play this when there is damage to prevent.
vtes-reason-only-press = Play this in the press step.
vtes-reason-only-round-end = Play this at the end of a round.
