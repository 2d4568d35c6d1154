vtes-text-cancel = annulez une carte { $kind } lorsqu’elle est jouée
vtes-text-as-others-play = { " " }par un autre Mathusalem
vtes-text-cost-not-paid = , et son coût n’est pas payé
vtes-effect-cancel = annuler la carte
