vtes-text-cancel = cancella una carta { $kind } mentre viene giocata
vtes-text-as-others-play = { " " }da un altro Matusalemme
vtes-text-cost-not-paid = , e il suo costo non viene pagato
vtes-effect-cancel = annulla la carta
