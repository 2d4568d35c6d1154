vtes-text-end-action = { $mood ->
        [then] end the action
       *[other] the action ends (unsuccessfully)
    }
vtes-text-fail-action = have it fail
vtes-text-no-repeat = { $who } cannot perform the same action again this turn
vtes-text-enter-combat = enter combat with { $who }
vtes-text-enter-combat-and-lock = enter combat with and lock { $who }
vtes-text-they-act = { $who } is considered the acting minion during that combat
vtes-text-after-success = after action resolution, if that action was successful, { $clause }
vtes-effect-hunt = hunt for { $bonus } more
vtes-effect-end-action = the action ends
vtes-effect-enter-combat = enter combat
vtes-effect-after-success = after a success: { $do }
vtes-does-after-success = unlock afterwards
vtes-does-end-action = make the action fail
vtes-does-enter-combat = enter combat
vtes-event-action-failed = The action fails.
