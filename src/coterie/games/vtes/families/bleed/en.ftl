vtes-text-bleed = bleed with { $change }
vtes-text-reduce-bleed = reduce the bleed amount by { $amount }
vtes-text-redirect = change the target of the bleed to another Methuselah other than the acting minion’s controller (that Methuselah can attempt to block)
vtes-text-if-bled = if the bleed is successful (for 1 or more), { $clause }
vtes-effect-bleed = bleed at +{ $bonus }
vtes-effect-reduce-bleed = reduce the bleed by { $amount }
vtes-effect-redirect = change the target of the bleed
vtes-effect-fail-bleed = no pool is burned
vtes-effect-if-bled = if the bleed succeeds: { $do }
vtes-prompt-redirect = { $card }: who is bled instead?
vtes-event-bleed-reduced = { $piece }’s bleed is reduced by { $amount }.
vtes-event-redirected =
    { $seat-you ->
        [1] The bleed is now directed at you.
       *[0] The bleed is now directed at { $seat-the }.
    }
vtes-text-bleed-burns-no-pool = the bleed burns no pool
vtes-text-bleed-is-unsuccessful = is unsuccessful
