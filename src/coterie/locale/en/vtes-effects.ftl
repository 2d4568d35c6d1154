# What options cost and do, in a few words.

## Costs

vtes-cost-pool = { $amount } pool
vtes-cost-blood = { $amount } blood
vtes-cost-life = { $amount } life
vtes-cost-transfer = transfers: { $amount }
vtes-cost-master-action = a master phase action
vtes-cost-lock = lock { $payer }
vtes-cost-burn = burn { $payer }
vtes-cost-discard = discard a card
vtes-cost-ash = cards in your ash heap: { $amount }
vtes-cost-pool-or-blood = { $amount } pool, or { $amount } blood from a vampire

## Effects

vtes-effect-ballots = ballots: { $amount }
vtes-effect-bleed-for = bleed for { $amount }
vtes-effect-block = intercept { $intercept } against stealth { $stealth }
vtes-effect-equip = equip with it
vtes-effect-employ = employ the retainer
vtes-effect-recruit = recruit the ally
vtes-effect-referendum = call a referendum
vtes-effect-diablerize = burn the vampire and take its blood
