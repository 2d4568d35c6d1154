vtes-text-strike = strike: { $does }
vtes-text-strike-ranged = strike, ranged: { $does }
vtes-strike-hand = hand strike at +{ $amount } damage
vtes-strike-damage = { $damage } { $sort ->
        [aggravated] aggravated damage
       *[other] damage
    }
vtes-strike-strength = strength{ $amount ->
        [0] { "" }
       *[other] +{ $amount }
    } { $sort ->
        [aggravated] aggravated damage
       *[other] damage
    }
vtes-strike-dodge = dodge
vtes-strike-combat-ends = combat ends
vtes-strike-steal-blood = steal { $amount } blood or life (becoming blood)
vtes-strike-destroy-equipment = destroy { $sort ->
        [weapon] weapon
       *[other] equipment
    }
vtes-strike-steal-equipment = steal { $sort ->
        [weapon] weapon
       *[other] equipment
    }
vtes-strike-put-on = put { $card } on the opposing minion with { $amount } { $amount ->
        [one] counter
       *[other] counters
    }
vtes-strike-torpor = send the opposing vampire to torpor or burn the opposing ally
vtes-additional-strikes = { $amount ->
        [1] additional strike
       *[other] { $amount } additional strikes
    } (limited)
vtes-text-after-combat = after combat ends, { $clause }
vtes-text-unlock-before-end = unlock { $who } before combat ends
vtes-text-unlocking = , and unlock { $who }
vtes-text-hands-only = strikes that are not hand strikes cannot be used this round (by either combatant)
vtes-effect-strike-hand = hand strike at +{ $amount }
vtes-effect-strike-damage = strike for { $amount } damage
vtes-effect-strike-strength = strike for strength +{ $amount }
vtes-effect-strike-dodge = dodge
vtes-effect-strike-combat-ends = combat ends
vtes-effect-strike-steal-blood = steal { $amount } blood
vtes-effect-strike-destroy-equipment = destroy equipment
vtes-effect-strike-steal-equipment = steal equipment
vtes-effect-strike-put-on = goes on the opposing minion
vtes-effect-strike-torpor = send to torpor
vtes-effect-first-strike = with first strike
vtes-effect-aggravated = aggravated damage
vtes-effect-additional-strikes = additional strikes: { $amount }
vtes-effect-hands-only = hand strikes only
vtes-effect-after-combat = after combat: { $do }
vtes-does-strike = strike
vtes-with-first-strike = with first strike
vtes-with-additional-strikes = with { $amount } additional { $amount ->
        [one] strike
       *[other] strikes
    } (limited)
