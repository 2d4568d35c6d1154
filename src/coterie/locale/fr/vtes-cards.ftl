# Texte imprimé des cartes de Vampire: The Eternal Struggle. Les nœuds des définitions sont composés de ces mots.
# D’un groupe $who, les formes $who-of, $who-to, $who-from, $who-on, $who-by ont une préposition, $who-whose dit à qui,
# $who-number est one, many ou you, $who-gender est m ou f. $mood est do (un ordre), to (un infinitif), does, can, also ou then.


## Noms

vtes-noun-minion = serviteur
    .plural = serviteurs
    .gender = m
vtes-noun-vampire = vampire
    .plural = vampires
    .gender = m
vtes-noun-ally = allié
    .plural = alliés
    .gender = m
vtes-noun-retainer = compagnon
    .plural = compagnons
    .gender = m
vtes-noun-methuselah = Mathusalem
    .plural = Mathusalems
    .gender = m
vtes-noun-equipment = équipement
    .plural = équipements
    .gender = m
vtes-noun-card = carte
    .plural = cartes
    .gender = f
vtes-noun-bearer = possesseur
    .plural = possesseurs
    .gender = m
vtes-noun-employer = employeur
    .plural = employeurs
    .gender = m

## Adjectifs

vtes-adjective-ready = disponible
    .f = disponible
    .plural = disponibles
    .fp = disponibles
vtes-adjective-locked = incliné
    .f = inclinée
    .plural = inclinés
    .fp = inclinées
vtes-adjective-younger = plus jeune
    .f = plus jeune
    .plural = plus jeunes
    .fp = plus jeunes
vtes-adjective-older = plus vieux
    .f = plus vieille
    .plural = plus vieux
    .fp = plus vieilles
vtes-adjective-titled = titré
    .f = titrée
    .plural = titrés
    .fp = titrées
vtes-adjective-other = autre
    .f = autre
    .plural = autres
    .fp = autres
vtes-adjective-acting = qui agit
    .f = qui agit
    .plural = qui agissent
    .fp = qui agissent
vtes-adjective-reacting = qui réagit
    .f = qui réagit
    .plural = qui réagissent
    .fp = qui réagissent
vtes-adjective-target = ciblé
    .f = ciblée
    .plural = ciblés
    .fp = ciblées
vtes-adjective-chosen = choisi
    .f = choisie
    .plural = choisis
    .fp = choisies
vtes-adjective-attached = qui la porte
    .f = qui la porte
    .plural = qui la portent
    .fp = qui la portent
vtes-adjective-camarilla = de la Camarilla
    .f = de la Camarilla
    .plural = de la Camarilla
    .fp = de la Camarilla
vtes-adjective-sabbat = du Sabbat
    .f = du Sabbat
    .plural = du Sabbat
    .fp = du Sabbat
vtes-adjective-independent = indépendant
    .f = indépendante
    .plural = indépendants
    .fp = indépendantes
vtes-adjective-laibon = Laibon
    .f = Laibon
    .plural = Laibon
    .fp = Laibon
vtes-adjective-anarch = anarch
    .f = anarch
    .plural = anarchs
    .fp = anarchs
vtes-adjective-non-camarilla = non de la Camarilla
    .f = non de la Camarilla
    .plural = non de la Camarilla
    .fp = non de la Camarilla
vtes-adjective-non-sabbat = non du Sabbat
    .f = non du Sabbat
    .plural = non du Sabbat
    .fp = non du Sabbat
vtes-adjective-non-independent = non indépendant
    .f = non indépendante
    .plural = non indépendants
    .fp = non indépendantes
vtes-adjective-non-laibon = non Laibon
    .f = non Laibon
    .plural = non Laibon
    .fp = non Laibon
vtes-adjective-non-anarch = non anarch
    .f = non anarch
    .plural = non anarchs
    .fp = non anarchs

## Quelqu’un

vtes-who-you = vous
vtes-who-acting = le serviteur qui agit
vtes-who-opposing = le serviteur adverse
vtes-who-prey = votre proie
vtes-who-predator = votre prédateur
vtes-who-prey-again = cette proie
    .number = one
vtes-who-target = le Mathusalem ciblé
vtes-who-that = ce Mathusalem
vtes-who-controller = son contrôleur
vtes-who-each = chaque Mathusalem
vtes-who-blocker = le serviteur qui bloque

## Où, et à qui

vtes-in-torpor = en torpeur
vtes-in-uncontrolled-any = dans une région incontrôlée
vtes-in-uncontrolled-yours = dans votre région incontrôlée
vtes-in-uncontrolled-preys = dans la région incontrôlée de votre proie
vtes-in-uncontrolled-neighbours = dans la région incontrôlée de votre prédateur ou de votre proie
vtes-in-uncontrolled-theirs = dans sa région incontrôlée
vtes-whose-yours = que vous contrôlez
vtes-whose-preys = que votre proie contrôle
vtes-whose-predators = contrôlé par votre prédateur
vtes-whose-neighbours = contrôlé par votre prédateur ou votre proie
vtes-whose-preys-again = qu’elle contrôle
vtes-whose-theirs = qu’il contrôle
vtes-whose-thats = que ce Mathusalem contrôle
vtes-things-yours = sur un de vos serviteurs
vtes-things-preys = sur un des serviteurs de votre proie
vtes-things-neighbours = sur un des serviteurs de votre prédateur ou de votre proie
vtes-things-preys-again = sur un de ses serviteurs
vtes-things-theirs = sur un de ses serviteurs
vtes-things-thats = sur un des serviteurs de ce Mathusalem
vtes-of-clan = du clan { $clan }
vtes-of-capacity = de capacité { $capacity } ou plus
vtes-of-capacity-at-most = de capacité { $capacity } ou moins
vtes-of-small-capacity = de capacité inférieure à X

## Disciplines

vtes-basic = { $name } { $mark }
vtes-superior = { $name } supérieur { $mark }
vtes-with-discipline = { $who } avec { $discipline }
vtes-without = sans { $discipline }
vtes-discipline-abo = Abombwe
vtes-discipline-ani = Animalisme
vtes-discipline-aus = Auspex
vtes-discipline-cel = Célérité
vtes-discipline-chi = Chimérie
vtes-discipline-dai = Daimoinon
vtes-discipline-dem = Aliénation
vtes-discipline-dom = Domination
vtes-discipline-for = Force d’âme
vtes-discipline-mal = Maleficia
vtes-discipline-mel = Melpominée
vtes-discipline-myt = Mytherceria
vtes-discipline-nec = Nécromancie
vtes-discipline-obe = Obeah
vtes-discipline-obf = Occultation
vtes-discipline-obl = Oubli
vtes-discipline-obt = Obténébration
vtes-discipline-pot = Puissance
vtes-discipline-pre = Présence
vtes-discipline-pro = Protéisme
vtes-discipline-qui = Quietus
vtes-discipline-san = Sanguinus
vtes-discipline-ser = Serpentis
vtes-discipline-spi = Spiritus
vtes-discipline-str = Striga
vtes-discipline-tem = Temporis
vtes-discipline-tha = Sorcellerie du sang
vtes-discipline-thn = Thanatose
vtes-discipline-val = Valeren
vtes-discipline-vic = Vicissitude
vtes-discipline-vis = Visceratika
vtes-discipline-flight = Vol
vtes-virtue-def = Défense
vtes-virtue-inn = Innocence
vtes-virtue-jud = Jugement
vtes-virtue-mar = Martyre
vtes-virtue-red = Rédemption
vtes-virtue-ven = Vengeance
vtes-virtue-viz = Vision

## Clans

vtes-clan-abomination = Abomination
    .plural = Abominations
    .gender = f
vtes-clan-ahrimane = Ahrimane
    .plural = Ahrimane
    .gender = m
vtes-clan-akunanse = Akunanse
    .plural = Akunanse
    .gender = m
vtes-clan-avenger = Vengeur
    .plural = Vengeurs
    .gender = m
vtes-clan-baali = Baali
    .plural = Baali
    .gender = m
vtes-clan-banu-haqim = Banu Haqim
    .plural = Banu Haqim
    .gender = m
vtes-clan-blood-brother = Frère de sang
    .plural = Frères de sang
    .gender = m
vtes-clan-brujah = Brujah
    .plural = Brujah
    .gender = m
vtes-clan-brujah-antitribu = Brujah antitribu
    .plural = Brujah antitribu
    .gender = m
vtes-clan-caitiff = Caitiff
    .plural = Caitiff
    .gender = m
vtes-clan-daughter-of-cacophony = Fille de la Cacophonie
    .plural = Filles de la Cacophonie
    .gender = f
vtes-clan-defender = Défenseur
    .plural = Défenseurs
    .gender = m
vtes-clan-gangrel = Gangrel
    .plural = Gangrel
    .gender = m
vtes-clan-gangrel-antitribu = Gangrel antitribu
    .plural = Gangrel antitribu
    .gender = m
vtes-clan-gargoyle = Gargouille
    .plural = Gargouilles
    .gender = f
vtes-clan-giovanni = Giovanni
    .plural = Giovanni
    .gender = m
vtes-clan-guruhi = Guruhi
    .plural = Guruhi
    .gender = m
vtes-clan-harbinger-of-skulls = Harbinger of Skulls
    .plural = Harbinger of Skulls
    .gender = m
vtes-clan-hecata = Hecata
    .plural = Hecata
    .gender = m
vtes-clan-innocent = Innocent
    .plural = Innocents
    .gender = m
vtes-clan-ishtarri = Ishtarri
    .plural = Ishtarri
    .gender = m
vtes-clan-judge = Juge
    .plural = Juges
    .gender = m
vtes-clan-kiasyd = Kiasyd
    .plural = Kiasyd
    .gender = m
vtes-clan-lasombra = Lasombra
    .plural = Lasombra
    .gender = m
vtes-clan-malkavian = Malkavien
    .plural = Malkaviens
    .gender = m
vtes-clan-malkavian-antitribu = Malkavien antitribu
    .plural = Malkaviens antitribu
    .gender = m
vtes-clan-martyr = Martyr
    .plural = Martyrs
    .gender = m
vtes-clan-ministry = Ministre
    .plural = Ministres
    .gender = m
vtes-clan-nagaraja = Nagaraja
    .plural = Nagaraja
    .gender = m
vtes-clan-nosferatu = Nosferatu
    .plural = Nosferatu
    .gender = m
vtes-clan-nosferatu-antitribu = Nosferatu antitribu
    .plural = Nosferatu antitribu
    .gender = m
vtes-clan-osebo = Osebo
    .plural = Osebo
    .gender = m
vtes-clan-pander = Pander
    .plural = Pander
    .gender = m
vtes-clan-ravnos = Ravnos
    .plural = Ravnos
    .gender = m
vtes-clan-redeemer = Rédempteur
    .plural = Rédempteurs
    .gender = m
vtes-clan-salubri = Salubri
    .plural = Salubri
    .gender = m
vtes-clan-salubri-antitribu = Salubri antitribu
    .plural = Salubri antitribu
    .gender = m
vtes-clan-samedi = Samedi
    .plural = Samedi
    .gender = m
vtes-clan-toreador = Toréador
    .plural = Toréador
    .gender = m
vtes-clan-toreador-antitribu = Toréador antitribu
    .plural = Toréador antitribu
    .gender = m
vtes-clan-tremere = Tremere
    .plural = Tremere
    .gender = m
vtes-clan-tremere-antitribu = Tremere antitribu
    .plural = Tremere antitribu
    .gender = m
vtes-clan-true-brujah = True Brujah
    .plural = True Brujah
    .gender = m
vtes-clan-tzimisce = Tzimisce
    .plural = Tzimisce
    .gender = m
vtes-clan-ventrue = Ventrue
    .plural = Ventrue
    .gender = m
vtes-clan-ventrue-antitribu = Ventrue antitribu
    .plural = Ventrue antitribu
    .gender = m
vtes-clan-visionary = Visionnaire
    .plural = Visionnaires
    .gender = m

## Sectes, titres, types

vtes-sect-camarilla = Camarilla
vtes-sect-sabbat = Sabbat
vtes-sect-independent = Indépendant
vtes-sect-laibon = Laibon
vtes-sect-anarch = Anarch
vtes-title-primogen = primogène
    .plural = primogènes
    .gender = m
vtes-title-prince = prince
    .plural = princes
    .gender = m
vtes-title-justicar = justicar
    .plural = justicars
    .gender = m
vtes-title-inner-circle = membre du Cercle intérieur
    .plural = membres du Cercle intérieur
    .gender = m
vtes-title-baron = baron
    .plural = barons
    .gender = m
vtes-title-bishop = évêque
    .plural = évêques
    .gender = m
vtes-title-archbishop = archevêque
    .plural = archevêques
    .gender = m
vtes-title-priscus = priscus
    .plural = prisci
    .gender = m
vtes-title-cardinal = cardinal
    .plural = cardinaux
    .gender = m
vtes-title-regent = régent
    .plural = régents
    .gender = m
vtes-title-magaji = magaji
    .plural = magaji
    .gender = m
vtes-title-kholo = kholo
    .plural = kholo
    .gender = m
vtes-title-1-vote = 1 voix
    .plural = 1 voix
    .gender = f
vtes-title-2-votes = 2 voix
    .plural = 2 voix
    .gender = f
vtes-type-vampire = vampire
vtes-type-imbued = imbued
vtes-type-action = action
vtes-type-political-action = action politique
vtes-type-equipment = équipement
vtes-type-ally = allié
vtes-type-retainer = compagnon
vtes-type-action-modifier = modificateur d’action
vtes-type-reaction = réaction
vtes-type-combat = combat
vtes-type-master = maître
vtes-type-event = événement
vtes-type-reflex = réflexe
vtes-type-power = pouvoir
vtes-type-conviction = conviction

## Traits

vtes-trait-unique = unique
    .keyword = unique
    .gender = m
vtes-trait-location = lieu
    .keyword = lieu
    .gender = m
vtes-trait-hunting-ground = terrain de chasse
    .keyword = terrain de chasse
    .gender = m
vtes-trait-trifle = triviale
    .keyword = triviale
    .gender = f
vtes-trait-out-of-turn = hors-tour
    .keyword = hors-tour
    .gender = f
vtes-trait-discipline = Discipline
    .keyword = Discipline
    .gender = f
vtes-trait-trophy = trophée
    .keyword = trophée
    .gender = m
vtes-trait-archetype = archétype
    .keyword = archétype
    .gender = m
vtes-trait-title = titre
    .keyword = titre
    .gender = m
vtes-trait-boon = faveur
    .keyword = faveur
    .gender = f
vtes-trait-frenzy = frénésie
    .keyword = frénésie
    .gender = f
vtes-trait-grapple = prise
    .keyword = prise
    .gender = f
vtes-trait-gun = arme à feu
    .keyword = arme à feu
    .gender = f
vtes-trait-melee = arme de mêlée
    .keyword = arme de mêlée
    .gender = f
vtes-trait-weapon = arme
    .keyword = arme
vtes-trait-vehicle = véhicule
    .keyword = véhicule
    .gender = m
vtes-trait-animal = animal
    .keyword = animal
    .gender = m
vtes-trait-changeling = changelin
    .keyword = changelin
    .gender = m
vtes-trait-demon = démon
    .keyword = démon
    .gender = m
vtes-trait-ghoul = goule
    .keyword = goule
    .gender = f
vtes-trait-mage = mage
    .keyword = mage
    .gender = m
vtes-trait-mortal = mortel
    .keyword = mortel
    .gender = m
vtes-trait-mummy = momie
    .keyword = momie
    .gender = f
vtes-trait-werewolf = loup-garou
    .keyword = loup-garou
    .gender = m
vtes-trait-wraith = spectre
    .keyword = spectre
    .gender = m
vtes-trait-zombie = zombie
    .keyword = zombie
    .gender = m
vtes-trait-blood-cursed = Malédiction du sang
    .keyword = Malédiction du sang
vtes-trait-infernal = Infernal
    .keyword = Infernal
vtes-trait-red-list = Liste rouge
    .keyword = Liste rouge
vtes-trait-scarce = Rarissime
    .keyword = Rarissime
vtes-trait-seraph = Séraphin
    .keyword = Séraphin
vtes-trait-circle = cercle
    .keyword = cercle
vtes-trait-slave = Esclave
    .keyword = Esclave
vtes-trait-sterile = Stérile
    .keyword = Stérile

## Nombres

vtes-stat-stealth = discrétion
    .the = la discrétion
vtes-stat-intercept = interception
    .the = l’interception
vtes-stat-bleed = morsure
    .the = la morsure
vtes-stat-strength = force
    .the = la force
vtes-stat-votes = voix
    .the = les voix
vtes-stat-hand = taille de la main
    .the = la taille de la main
vtes-stat-transfers = transferts
    .the = les transferts
vtes-blood = { $amount } { $amount ->
        [one] point de sang
       *[other] points de sang
    }
vtes-as-much-blood-lost-to-damage = autant de points de sang que le vampire adverse en a perdu à cause de dégâts ce round-ci
vtes-pool = { $amount } { $amount ->
        [one] point de réserve
       *[other] points de réserve
    }
vtes-count-0 = zéro
vtes-count-1 = un
vtes-count-2 = deux
vtes-count-3 = trois
vtes-count-4 = quatre
vtes-count-5 = cinq
vtes-count-6 = six
vtes-count-7 = sept
vtes-count-8 = huit
vtes-number-x = X
vtes-number-x-plus-1 = X+1
vtes-number-copies-you-control = le nombre d’exemplaires { $card-of } que vous contrôlez
vtes-number-counters-here = le nombre de compteurs { $card-on }
vtes-number-points = le nombre de points
vtes-each-counters-here = pour chaque compteur { $card-on }
vtes-each-margin = pour chaque voix d’écart avec laquelle le référendum est passé
vtes-each-minions-they-control = pour chaque serviteur qu’il contrôle
vtes-each-clan-they-control = pour chaque vampire du clan choisi qu’il contrôle
vtes-each-points = pour chaque point alloué
vtes-each-copies-you-control = pour chaque exemplaire { $card-of } que vous contrôlez

## Conditions d’un changement

vtes-while-bleed-at-you = durant les actions de morsure dirigées contre vous
vtes-while-directed = durant les actions dirigées
vtes-while-directed-at-you = durant les actions dirigées contre vous
vtes-while-bleed = durant les actions de morsure
vtes-while-undirected = durant les actions non dirigées
vtes-while-calls = durant les actions politiques
vtes-while-hunts = lorsqu’il chasse
vtes-while-equips = durant les actions de s’équiper
vtes-while-employs = lorsqu’il emploie un compagnon
vtes-while-recruits = lorsqu’il recrute un allié
vtes-while-diablerizes = durant les actions de diablerie
vtes-while-against-you = contre vous
vtes-while-against = contre { $who }
vtes-while-target-controls = contre un Mathusalem qui contrôle { $what }
vtes-while-opposing = en combat avec { $who }
vtes-while = tant que { $when }, { $clause }
vtes-while-ready = { $who } est disponible
vtes-while-locked = { $who } est incliné
vtes-while-edge = vous avez l’Avantage
vtes-while-controls = { $who } { $who-number ->
        [you] contrôlez
        [many] contrôlent
       *[one] contrôle
    } { $what }
vtes-while-poor = { $who } { $who-number ->
        [you] avez
        [many] ont
       *[one] a
    } { $pool } points de réserve ou moins
vtes-while-titled-acts = contre les vampires titrés
vtes-against = { $change } contre { $who }

## Ce qu’est une carte, et quand on peut la jouer

vtes-text-colon =  :
vtes-text-heading-sect = { $sect }
vtes-text-heading-title = { $sect }, { $title }
vtes-text-heading-clan = { $sect }, { $title } { $clan }
vtes-text-heading-city = { $sect }, { $title } { $city-of }
vtes-text-unique-location = lieu unique
vtes-text-creature-with = { $kind } avec { $life } { $life ->
        [one] point de vie
       *[other] points de vie
    }
vtes-text-weapon = arme : { $kind }
vtes-text-life = { $life } { $life ->
        [one] point de vie
       *[other] points de vie
    }
vtes-text-body-strength = { $amount } en force
vtes-text-body-bleed = { $amount } en morsure
vtes-text-has = { $card } a { $things }
vtes-text-stealth-action = action à { $stealth }
vtes-text-is-stealth-action = c’est une { $stealth }
vtes-text-requires = requiert { $titles }
vtes-text-only-usable = seulement utilisable { $when }
vtes-text-usable = utilisable { $when }
vtes-text-not-leaving = non utilisable par un vampire en train d’être brûlé ou d’aller en torpeur
vtes-by = { $who-by }
vtes-by-titled = par { $titles }
vtes-by-other-ready = par un vampire disponible autre que le serviteur qui agit
vtes-by-outside-combat = par un serviteur disponible qui n’est pas impliqué dans le combat
vtes-usable-bleed = lors d’une action de morsure
vtes-usable-bleed-at-you = lors d’une action de morsure contre vous
vtes-usable-directed-at-you = lors d’une action dirigée contre vous (ou une carte que vous contrôlez)
vtes-usable-directed = lors d’une action dirigée
vtes-usable-polling-political = durant l’étape de vote d’une action politique
vtes-usable-polling = durant l’étape de vote de n’importe quel référendum
vtes-usable-declined-bleed-at-you = si un serviteur est en train de vous mordre, après que les blocages ont été refusés
vtes-usable-would-bleed = si une morsure est sur le point de réussir
vtes-usable-attempt = si un serviteur tente de bloquer
vtes-usable-blocked = si { $who } est bloqué, avant la résolution du blocage
vtes-usable-after-block = qui a bloqué, après la résolution du blocage
vtes-usable-successful = si l’action a réussi
vtes-usable-was-blocked = si l’action a été bloquée
vtes-usable-after = après la résolution de l’action
vtes-usable-announced = au moment où l’action est annoncée
vtes-usable-after-successful = après la résolution d’une action réussie
vtes-usable-after-successful-directed = après la résolution d’une action dirigée réussie
vtes-usable-after-passed = après la résolution d’une action politique dont le référendum est passé
vtes-usable-acting = si { $who } agit
vtes-usable-before-range = avant que la portée soit déterminée
vtes-usable-before-strikes-close = au contact, avant le choix des frappes
vtes-usable-close = au contact
vtes-usable-long = à distance
vtes-usable-round-end = à la fin d’un round de combat
vtes-text-play-once-round = { $who } ne peut jouer qu’un seul exemplaire de { $name } par round
vtes-text-play-once-combat = { $who } ne peut jouer qu’un seul exemplaire de { $name } par combat
vtes-text-play-once-turn = { $who } ne peut jouer qu’un seul exemplaire de { $name } par tour
vtes-text-play-once-action = { $who } ne peut jouer qu’un seul exemplaire de { $name } par action
vtes-text-play-once-between-unlocks = { $who } ne peut jouer qu’un seul exemplaire de { $name } entre deux de ses phases de redressement
vtes-text-replace-your-unlock = ne remplacez pas cette carte avant votre prochaine phase de redressement
vtes-text-replace-your-master = ne remplacez pas cette carte avant votre prochaine phase de maître
vtes-text-replace-your-influence = ne remplacez pas cette carte avant votre prochaine phase d’influence
vtes-text-replace-your-discard = ne remplacez pas cette carte avant votre prochaine phase de défausse
vtes-text-x-is = X est { $number }
vtes-text-above-and = comme ci-dessus, et { $clause }
vtes-text-above-with = comme ci-dessus, { $clause }
vtes-text-above-but = comme ci-dessus, mais { $clause }

## Actions

vtes-text-instead-of-success = au lieu de cela, { $clauses }

## Référendums

vtes-text-choose = choisissez { $who }

## Aptitudes

vtes-text-if-in-torpor = si { $who } est en torpeur, { $clause }
vtes-text-if-ready = si ce vampire est disponible, { $clause }
vtes-text-if-ready-when = si { $who } est disponible { $when }, { $clause }
vtes-text-if-this-ready = si { $who } est disponible, { $clause }
vtes-text-not-first-action = non utilisable durant la première action d’une phase de serviteur
vtes-text-one-ground = un vampire ne peut gagner du sang que d’un seul terrain de chasse par tour
vtes-text-once-round = une fois par round, { $clause }
vtes-text-once-combat = une fois par combat, { $clause }
vtes-text-once-turn = une fois par tour, { $clause }
vtes-text-once-action = une fois par action, { $clause }
vtes-text-once-between-unlocks = une fois entre deux de ses phases de redressement, { $clause }
vtes-at-your-unlock = durant votre phase de redressement, { $clause }
vtes-at-each-unlock = durant la phase de redressement de chaque Mathusalem, { $clause }
vtes-at-other-unlock = durant la phase de redressement de chaque autre Mathusalem, { $clause }
vtes-at-preys-unlock = durant la phase de redressement de votre proie, { $clause }
vtes-at-their-unlock = durant sa phase de redressement, { $clause }
vtes-at-your-master = durant votre phase de maître, { $clause }
vtes-at-their-master = durant sa phase de maître, { $clause }
vtes-at-your-influence = durant votre phase d’influence, { $clause }
vtes-at-your-discard = durant votre phase de défausse, { $clause }
vtes-at-torpor = après que { $who } est allé en torpeur, { $clause }
vtes-at-in-torpor = si { $who } est en torpeur, { $clause }
vtes-at-blocks = s’il bloque un vampire titré ou une action politique, { $clause } avant la résolution du blocage
vtes-at-blocked = si { $who } est bloqué, { $clause } avant la résolution du blocage
vtes-at-next-bleed = la prochaine fois que { $who } est sur le point de mordre avec succès le même Mathusalem, { $clause }
vtes-at-first-recruit = { $clause } si c’est sa première action réussie de recruter un allié ce tour-ci
vtes-at-called-passed = { $clause } après qu’un référendum appelé { $who-by } est passé
vtes-predators-referendum = un référendum appelé par votre prédateur
vtes-at-predators-passed = { $clause } après qu’{ vtes-predators-referendum } est passé
vtes-political-referendum = le référendum d’une action politique
vtes-at-passed = { $clause } après que { vtes-political-referendum } est passé
vtes-text-you-can = vous pouvez { $clause }
vtes-text-instead-of = { $first } au lieu de { $second }
vtes-text-can = { $who } peut { $clause }
vtes-text-use = { $who } { $who-number ->
        [you] pouvez
       *[other] peut
    } { $cost }{ $purpose }
vtes-text-purpose = { " " }pour { $clause }
vtes-text-purpose-later =  ; { $clause }
vtes-text-when-first = { $when }, { $clause }
vtes-text-not-blocking = { " " }s’il n’est pas en train de bloquer
vtes-when-your-unlock = durant votre phase de redressement
vtes-when-each-unlock = durant la phase de redressement de chaque Mathusalem
vtes-when-other-unlock = durant la phase de redressement de chaque autre Mathusalem
vtes-when-your-master = durant votre phase de maître
vtes-when-your-influence = durant votre phase d’influence
vtes-when-your-discard = durant votre phase de défausse
vtes-when-polling = durant l’étape de vote d’une action politique
vtes-when-any-polling = durant l’étape de vote de n’importe quel référendum
vtes-when-announced = quand { $who } annonce une action non dirigée
vtes-when-aimed = lorsqu’une action dirigée contre { $who } est annoncée
vtes-when-next-minion = durant votre prochaine phase de serviteur
vtes-when-during-action = durant une action
vtes-when-directed-at-you = durant une action dirigée contre vous (ou une carte que vous contrôlez)
vtes-when-same-targets = durant une action dirigée contre le même Mathusalem ou le même ensemble de Mathusalems
vtes-when-bleed = durant une action de morsure
vtes-when-unreacted = après avoir réussi une action durant laquelle aucune carte de réaction n’a été jouée
vtes-when-succeeded = après une action réussie { $who-by } et qui requiert { $what }
vtes-when-before-range = avant que la portée soit déterminée dans un combat qui implique { $who }
vtes-text-action = { $who } { $who-number ->
        [many] peuvent
       *[other] peut
    } { $clause } par une action { $has ->
        [stealth] (D) à { $stealth }
        [undirected] à { $stealth }
       *[none] (D)
    }
vtes-text-that-costs = { " " }qui coûte { $blood }
vtes-text-clan-stealth =  ; { $who } { $who-number ->
        [many] reçoivent
       *[other] reçoit
    } { $change } durant cette action
vtes-text-stays-locked = { $clause } au lieu de se redresser normalement
vtes-text-instead = chaque fois que vous devriez remplacer une carte autre que { $card }, à la place { $clause }
vtes-text-burn-at-most = si vous deviez brûler plus de { $pool } à cause d’une morsure, vous brûlez { $pool } à la place
vtes-text-not-to-torpor = si { $who } devait aller en torpeur, à la place { $clause }
vtes-text-not-burned = si { $who } devait être brûlé, à la place { $clause }
vtes-text-hurts-less = chaque frappe ou effet qui inflige des dégâts à { $who } en inflige { $amount } de moins
vtes-text-opposing-hurts-less = en combat, chaque frappe ou effet par lequel { $by } inflige des dégâts à { $who } en inflige { $amount } de moins
