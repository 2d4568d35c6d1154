vtes-text-take-control = take control of them
vtes-text-take-control-turn = take control of them until the end of your turn
vtes-text-give-control = give { $who } control of { $card }
vtes-text-takes-control = { $who } takes control of { $card }
vtes-effect-steal = take control of a card
vtes-effect-take-control = take control of a minion
vtes-prompt-steal = { $card }: steal which card?
vtes-prompt-steal-onto = { $card }: put the stolen card on which minion?
