# Quanto custam e o que fazem as opções, em poucas palavras.

## Custos

vtes-cost-pool = { $amount } de reserva
vtes-cost-blood = { $amount } de sangue
vtes-cost-life = { $amount } de vida
vtes-cost-transfer = transferências: { $amount }
vtes-cost-master-action = uma ação de fase mestre
vtes-cost-lock = virar { $payer }
vtes-cost-burn = queimar { $payer }
vtes-cost-discard = descartar uma carta
vtes-cost-ash = cartas da sua pilha de cinzas: { $amount }
vtes-cost-pool-or-blood = { $amount } de reserva, ou { $amount } de sangue de um vampiro

## Efeitos

vtes-effect-ballots = cédulas: { $amount }
vtes-effect-bleed-for = sangrar em { $amount }
vtes-effect-block = intercepção { $intercept } contra furtividade { $stealth }
vtes-effect-equip = equipar-se com ela
vtes-effect-employ = empregar o lacaio
vtes-effect-recruit = recrutar o aliado
vtes-effect-referendum = convocar um referendo
vtes-effect-diablerize = queimar o vampiro e tomar seu sangue
