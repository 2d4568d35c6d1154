# Ce que coûtent et font les choix, en peu de mots.

## Coûts

vtes-cost-pool = { $amount } de réserve
vtes-cost-blood = { $amount } sang
vtes-cost-life = { $amount } vie
vtes-cost-transfer = transferts : { $amount }
vtes-cost-master-action = une action de phase de maître
vtes-cost-lock = incliner { $payer }
vtes-cost-burn = brûler { $payer }
vtes-cost-discard = défausser une carte
vtes-cost-ash = cartes de votre tas de cendres : { $amount }
vtes-cost-pool-or-blood = { $amount } de réserve, ou { $amount } sang d’un vampire

## Effets

vtes-effect-ballots = bulletins : { $amount }
vtes-effect-bleed-for = mordre pour { $amount }
vtes-effect-block = interception { $intercept } contre discrétion { $stealth }
vtes-effect-equip = s’en équiper
vtes-effect-employ = employer le servant
vtes-effect-recruit = recruter l’allié
vtes-effect-referendum = appeler un référendum
vtes-effect-diablerize = brûler le vampire et prendre son sang
