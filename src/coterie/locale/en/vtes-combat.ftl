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
vtes-event-no-strike = { $piece } has lost the strike it was bound to.
vtes-event-out-of-range = The strike of { $piece } has no effect at long range.
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
vtes-event-combat-over = The combat of { $acting } and { $opposing } is over.

## Strikes, by name

vtes-blow-hand = hand strike for { $amount }
vtes-blow-damage = { $amount } damage
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
        [0] { $minion } faces { $normal } damage. Prevent some?
       *[other] { $minion } faces { $normal } normal and { $aggravated } aggravated damage. Prevent some?
    }
vtes-combat-press =
    { $continues ->
        [1] { $minion } fights { $opponent }, round { $round }: combat will continue. Press to end it?
       *[0] { $minion } fights { $opponent }, round { $round }: combat will end. Press to continue it?
    }
vtes-combat-round-end = { $minion } fights { $opponent }, round { $round }: the end of the round.
vtes-prompt-prevent-which = Which damage is prevented?
vtes-prompt-strike-target = Who is the target of the strike?
vtes-prompt-equipment = Which equipment is struck?

## Options

vtes-option-maneuver-granted = Use the optional maneuver
vtes-option-maneuver-with = Maneuver with { $card }, and strike with it
vtes-option-strike-hand = Hand strike of { $piece } for { $damage }
vtes-option-strike-with = Strike with { $card }
vtes-option-strike-ability = Strike by the ability of { $card }
vtes-option-prevent-granted = Prevent 1 damage
vtes-option-prevent-with = Prevent damage from guns with what { $card } has left
vtes-option-press-continue = Use the optional press to continue combat
vtes-option-press-end = Use the optional press to end combat
vtes-option-damage-normal = Normal damage
vtes-option-damage-aggravated = Aggravated damage
vtes-option-damage-gun = Damage from a gun
vtes-option-damage-gun-aggravated = Aggravated damage from a gun
vtes-option-damage-other = Other damage

## Reasons

vtes-reason-only-combat = This is used only in a combat of your minion.
vtes-reason-combat-cards-only = Only combat cards are played in combat.
vtes-reason-outside-combat-only = Only a ready minion that is not in the combat plays this.
vtes-reason-not-in-combat = That minion is not in the combat.
vtes-reason-leaving = A vampire that is burned or in torpor cannot play this.
vtes-reason-once-per-round = This minion has already played one this round.
vtes-reason-once-per-combat = This minion has already played one this combat.
vtes-reason-close-only = The range must be close.
vtes-reason-hands-only = Only hand strikes can be used this round.
vtes-reason-strike-committed = A strike is already decided by a maneuver this round.
vtes-reason-one-source-of-strikes = Additional strikes come from one card or effect only each round.
vtes-reason-no-strike-damage = There is no damage from a strike to prevent.
vtes-reason-only-to-continue = This press is only usable to continue combat.
vtes-reason-opponent-not-vampire = The opponent is not a vampire.
vtes-reason-just-stolen = Stolen equipment cannot be used this round.
vtes-reason-only-before-range = This is played before range is determined.
vtes-reason-only-range = This is played while range is determined.
vtes-reason-only-before-strikes = This is played before strikes are chosen.
vtes-reason-only-strikes = This is played when strikes are chosen.
vtes-reason-only-additional = This is played after the first pair of strikes.
vtes-reason-only-damage = This is played when there is damage to prevent.
vtes-reason-only-press = This is played in the press step.
vtes-reason-only-round-end = This is played at the end of a round.
