vtes-text-cancel = cancele uma carta { $kind } enquanto ela é jogada
vtes-text-as-others-play = { " " }por outro Matusalém
vtes-text-cost-not-paid = , e o custo dela não é pago
vtes-effect-cancel = cancelar a carta
