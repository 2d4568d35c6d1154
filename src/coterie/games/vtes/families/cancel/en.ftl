vtes-text-cancel = cancel a { $kind } card as it is played
vtes-text-as-others-play = { " " }by another Methuselah
vtes-text-cost-not-paid = , and its cost is not paid
vtes-effect-cancel = cancel the card
