# Quanto costano e che cosa fanno le scelte, in poche parole.

## Costi

vtes-cost-pool = punti risorsa: { $amount }
vtes-cost-blood = { $amount } sangue
vtes-cost-life = { $amount } vita
vtes-cost-transfer = trasferimenti: { $amount }
vtes-cost-master-action = un’azione di fase dominus
vtes-cost-lock = impegnare { $payer }
vtes-cost-burn = bruciare { $payer }
vtes-cost-discard = scartare una carta
vtes-cost-ash = carte nella tua pila degli scarti: { $amount }
vtes-cost-pool-or-blood = { $amount } punti risorsa, o { $amount } sangue di un vampiro

## Effetti

vtes-effect-ballots = preferenze: { $amount }
vtes-effect-bleed-for = dissangua di { $amount }
vtes-effect-block = intercetto { $intercept } contro furtività { $stealth }
vtes-effect-equip = equipaggia
vtes-effect-employ = assumi il seguace
vtes-effect-recruit = recluta l’alleato
vtes-effect-referendum = indici un referendum
vtes-effect-diablerize = brucia il vampiro e prendi il suo sangue
