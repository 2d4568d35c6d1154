vtes-text-cannot-block = { $who } ne peut pas bloquer
vtes-text-cannot-block-whom = { $who } { $who-number ->
        [many] ne peuvent pas
       *[other] ne peut pas
    } bloquer { $whom }
vtes-text-cannot-block-this = { $who } { $who-number ->
        [many] ne peuvent pas
       *[other] ne peut pas
    } bloquer cette action
vtes-text-cannot-unlock-now = durant cette action, { $who } { $who-number ->
        [many] ne peuvent pas
       *[other] ne peut pas
    } se redresser
vtes-text-cannot-target-this = { $who } { $who-number ->
        [many] ne peuvent pas
       *[other] ne peut pas
    } effectuer d’actions dirigées contre { $whom }
vtes-text-cannot-be-blocked = les actions { $who-whose } qui ne sont pas des morsures ne peuvent pas être bloquées
vtes-text-cannot-be-blocked-by-vampires = les vampires ne peuvent pas bloquer cette action
vtes-text-cannot-unlock = { $who } ne se redresse pas normalement
vtes-text-cannot-be-dodged = en combat, les frappes { $who-of } ne peuvent pas être esquivées
vtes-text-cannot-gain-life = { $who } ne peut pas gagner de points de vie (ceux qu’il gagnerait vont à la banque de sang)
vtes-effect-forbid-be-blocked-by-vampires = les vampires ne peuvent pas la bloquer
vtes-effect-forbid-block = ne peut pas bloquer
vtes-effect-forbid-unlock = ne se redresse pas normalement
vtes-effect-must = doit agir d’abord
vtes-text-only-one = { $who } ne peut avoir { $what-gender ->
        [f] qu’une seule
       *[m] qu’un seul
    } { $what }
vtes-text-only-one-named = { $who } ne peut avoir qu’un seul exemplaire de { $name }
vtes-text-not-both = { $this } et les cartes nommées « { $name } » ne peuvent pas être jouées toutes deux durant la même action
vtes-text-cannot-play = il ne peut pas jouer de cartes nommées « { $name } »
vtes-text-untouchable = { $who } ne peut pas être la cible d’actions dirigées qui requièrent { $disciplines }
vtes-text-hinders = tant que { $who } est disponible, les serviteurs doivent brûler la première carte de leur bibliothèque pour tenter de bloquer { $acting }
