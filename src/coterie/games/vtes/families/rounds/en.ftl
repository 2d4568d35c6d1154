vtes-text-press = press
vtes-text-give-press = give { $who } 1 press
vtes-text-only-continue = , only usable to continue combat
vtes-text-only-end = , only usable to end combat
vtes-text-maneuver = maneuver
vtes-optional-presses = { $amount } optional { $amount ->
        [one] press
       *[other] presses
    }
vtes-optional-maneuvers = { $amount } optional { $amount ->
        [one] maneuver
       *[other] maneuvers
    }
vtes-with = with { $things }
vtes-in-resulting-combat = { " " }during the resulting combat if { $who } blocks
vtes-text-next-round-close = if another round of combat occurs, that round is at close range (skip the determine range step for that round)
vtes-text-end-combat = end that combat
vtes-effect-end-combat = end combat
vtes-effect-press = press
vtes-effect-maneuver = maneuver
vtes-effect-optional = optional maneuvers: { $maneuvers }, presses: { $presses }
vtes-effect-next-round-close = the next round is at close range
vtes-does-end-combat = end the combat
vtes-does-press = press
vtes-each-combat = { " " }each combat
