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
vtes-in-ash-you = dans votre tas de cendres
vtes-in-ash-prey = dans le tas de cendres de votre proie
vtes-in-ash-that = dans son tas de cendres
vtes-of-clan = du clan { $clan }
vtes-of-capacity = de capacité { $capacity } ou plus
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
vtes-clan-assamite = Assamite
    .plural = Assamites
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
vtes-clan-follower-of-set = Disciple de Set
    .plural = Disciples de Set
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
vtes-clan-ministry = Ministère
    .plural = Ministère
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
vtes-trait-vehicle = véhicule
    .keyword = véhicule
    .gender = m
vtes-trait-animal = animal
    .keyword = animal
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
vtes-change-stealth = { $change } en discrétion
vtes-change-intercept = { $change } en interception
vtes-change-bleed = { $change } en morsure
vtes-change-strength = { $change } en force
vtes-change-votes = { $change } { $amount ->
        [one] voix
       *[other] voix
    }
vtes-change-hand = { $change } à la taille de votre main
vtes-change-transfers = { $change } { $amount ->
        [one] transfert
       *[other] transferts
    }
vtes-blood = { $amount } { $amount ->
        [one] point de sang
       *[other] points de sang
    }
vtes-as-much-blood-lost-to-damage = autant de points de sang que le vampire adverse en a perdu à cause de dégâts ce round-ci
vtes-pool = { $amount } { $amount ->
        [one] point de réserve
       *[other] points de réserve
    }
vtes-damage = { $amount } { $amount ->
        [one] point de dégâts
       *[other] points de dégâts
    }
vtes-damage-gun = { $gun } des frappes d’arme à feu ou { $other } de n’importe quelle autre source
vtes-all-of-strikes = tous les dégâts des frappes du serviteur adverse ce round-ci
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

vtes-additional = { $change } supplémentaire
vtes-gain-more = , avec { $change }
vtes-if-clan = si { $who } est { $clan }
vtes-if-titled = si { $who } est titré
vtes-gain-pool-at-most = { " " }si le Mathusalem ciblé a { $pool } points de réserve ou moins
vtes-gain-against = { " " }contre le référendum
vtes-gain-until-turn-end = { " " }jusqu’à la fin du tour
vtes-gain-early = , même si { $stat } n’est pas encore nécessaire
vtes-gain-limited = { " " }(limité)
vtes-with-edge = { " " }si vous avez l’Avantage
vtes-while-bleed-at-you = durant les actions de morsure dirigées contre vous
vtes-while-directed = durant les actions dirigées
vtes-while-directed-at-you = durant les actions dirigées contre vous
vtes-while-bleed = durant les actions de morsure
vtes-while-titled-acts = contre les vampires titrés
vtes-against = { $change } contre { $who }

## Ce qu’est une carte, et quand on peut la jouer

vtes-text-colon =  :
vtes-text-heading-sect = { $sect }
vtes-text-heading-title = { $sect }, { $title }
vtes-text-heading-clan = { $sect }, { $title } { $clan }
vtes-text-heading-city = { $sect }, { $title } { $city-of }
vtes-text-slave-of = esclave des { $clan }
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

## Nombres qui changent, sang et réserve

vtes-text-for = pour { $change }
vtes-text-gets = { $who } { $who-number ->
        [you] recevez
        [many] reçoivent
       *[one] reçoit
    } { $change }
vtes-text-to-get = recevoir { $change }
vtes-text-give = donner { $change } { $who-to }
vtes-text-add-blood = { $mood ->
        [to] ajouter
       *[other] ajoutez
    } { $blood } { $who-to }
vtes-text-gain-blood = { $who } { $mood ->
        [can] peut gagner
       *[other] gagne
    } { $blood }
vtes-text-some-to-pool = , dont jusqu’à { $amount } vont dans votre réserve
vtes-text-to-gain-blood = gagner { $blood }
vtes-text-move-to-pool-instead = déplacez jusqu’à { $amount } de ces points de sang vers votre réserve au lieu de les donner { $who-to }
vtes-text-burn-blood = { $who } brûle { $blood }
vtes-text-burn-blood-to = brûlez { $blood } pour { $clause }
vtes-text-burn-blood-from = { $mood ->
        [also] brûle
       *[other] { $by } { $by-number ->
            [you] brûlez
           *[other] brûle
        }
    } { $blood } { $who-from }
vtes-text-burn-pool = { $who } { $who-number ->
        [you] brûlez
       *[other] brûle
    } { $pool }
vtes-text-burn-their-pool = brûler { $amount } de ses points de réserve
vtes-text-to-burn-pool = brûler { $pool }
vtes-text-gain-pool = { $who } { $who-number ->
        [you] gagnez
       *[other] gagne
    } { $pool }
vtes-text-to-gain-pool = gagner { $pool }
vtes-text-move-blood = déplacez de { $least } à { $most } points de sang de ce vampire vers votre réserve
vtes-text-any-blood = { " " }avec n’importe quelle quantité de sang
vtes-text-exchange = le contrôleur { $who-of } { $mood ->
        [can] peut déplacer
       *[other] déplace
    } 1 point de sang { $who-from } vers sa réserve ou de sa réserve vers { $who }
vtes-text-store-pool = { $mood ->
        [to] déplacer
       *[other] déplacez
    } { $amount } { $amount ->
        [one] compteur
       *[other] compteurs
    } de votre réserve vers { $card }
vtes-text-store-blood = { $who } { $mood ->
        [can] peut déplacer
       *[other] déplace
    } { $blood } de lui-même vers { $card }
vtes-text-unload = { $mood ->
        [to] déplacer
       *[other] déplacez
    } tous les compteurs { $card-of } vers { $who }
vtes-text-for-each = { $each }, { $clause }

## Actions

vtes-text-bleed = mordre à { $change }
vtes-text-lock = { $mood ->
        [to] incliner
       *[other] inclinez
    } { $who }
vtes-text-lock-up-to = { $mood ->
        [to] incliner
       *[other] inclinez
    } jusqu’à { $count } { $who }
vtes-text-lock-one-of-two = { $mood ->
        [to] incliner
       *[other] inclinez
    } l’un des deux
vtes-text-do-not-lock = n’inclinez pas { $who }
vtes-text-unlock = { $mood ->
        [to] redresser
       *[other] redressez
    } { $who }
vtes-text-wake = { $who } se réveille (il ignore l’obligation d’être redressé pour jouer des cartes de réaction et tenter de bloquer jusqu’à la fin de l’action)
vtes-text-ally-stays-locked = si { $who } est un allié, il ne se redresse pas normalement durant sa prochaine phase de redressement
vtes-text-must-block = { $who } brûle { $blood } pour se redresser et tenter de bloquer à { $change }, même si { $stat } n’est pas encore nécessaire
vtes-text-fail-attempt = faire échouer cette tentative
vtes-text-not-again =  ; { $who } ne peut pas tenter de nouveau de bloquer cette action
vtes-text-unlock-if-blocks = si { $who } bloque, il peut brûler { $blood } pour se redresser après la résolution du blocage
vtes-text-reduce-bleed = { $mood ->
        [to] réduire
       *[other] réduisez
    } la valeur de morsure de { $amount }
vtes-text-redirect = changez la cible de la morsure pour un autre Mathusalem que le contrôleur du serviteur qui agit (ce Mathusalem peut tenter de bloquer)
vtes-text-choice-or = { $first } ou { $second }
vtes-text-choice-either = soit { $first }, soit { $second }
vtes-text-choice-in-combat = { $first }, ou { $second }
vtes-text-end-action = { $mood ->
        [then] mettez fin à l’action
       *[other] l’action se termine (sans succès)
    }
vtes-text-fail-action = la faire échouer
vtes-text-no-repeat = { $who } ne peut pas effectuer de nouveau la même action ce tour-ci
vtes-text-if-blocked = si cette action est bloquée, { $clause } avant la résolution du blocage
vtes-text-if-bled = si la morsure est réussie (pour 1 ou plus), { $clause }
vtes-text-lock-failed-blockers = les serviteurs qui tentent de bloquer cette action et échouent sont inclinés avant la résolution de l’action
vtes-text-cannot-block = { $who } ne peut pas bloquer
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
vtes-text-block-toll = { $who } { $who-number ->
        [many] doivent
       *[other] doit
    } brûler { $blood } pour tenter de bloquer (les alliés ne peuvent pas brûler de sang)
vtes-text-surcharge = les cartes de { $kind } coûtent +{ $amount } { $amount ->
        [one] point de sang ou de vie
       *[other] points de sang ou de vie
    }
vtes-text-replaced-after-action = ces cartes ne sont pas remplacées avant la fin de l’action
vtes-text-cannot-be-blocked = les actions { $who-whose } qui ne sont pas des morsures ne peuvent pas être bloquées
vtes-text-cannot-be-blocked-by-vampires = les vampires ne peuvent pas bloquer cette action
vtes-text-cannot-unlock = { $who } ne se redresse pas normalement
vtes-text-cannot-be-dodged = en combat, les frappes { $who-of } ne peuvent pas être esquivées
vtes-text-cannot-gain-life = { $who } ne peut pas gagner de points de vie (ceux qu’il gagnerait vont à la banque de sang)
vtes-text-inflict = après la résolution de l’action, { $who } subit { $damage } { $damage ->
        [one] point
       *[other] points
    } de dégâts aggravés environnementaux impossibles à prévenir
vtes-text-inflict-other = { $who } subit { $damage } { $damage ->
        [one] point
       *[other] points
    } de dégâts aggravés environnementaux impossibles à prévenir
vtes-text-wound = { $chooser } choisit { $some } ; { $who } subit { $damage } { $damage ->
        [one] point
       *[other] points
    } de dégâts impossibles à prévenir
vtes-text-bleed-burns-no-pool = la morsure ne brûle aucun point de réserve
vtes-text-bleed-is-unsuccessful = n’est pas réussie
vtes-text-instead-of-success = au lieu de cela, { $clauses }
vtes-text-enter-combat = { $mood ->
        [to] entrer
       *[other] entrez
    } en combat avec { $who }
vtes-text-enter-combat-and-lock = { $mood ->
        [to] incliner { $who } et entrer en combat avec lui
       *[other] inclinez { $who } et entrez en combat avec lui
    }
vtes-text-they-act = { $who } est considéré comme le serviteur qui agit lors de ce combat
vtes-text-after-success = après la résolution de l’action, si cette action a réussi, { $clause }

## Combat

vtes-text-press = poursuite
vtes-text-give-press = donner 1 poursuite { $who-to }
vtes-text-to-continue = , seulement utilisable pour continuer le combat
vtes-text-maneuver = manœuvre
vtes-optional-presses = { $amount } { $amount ->
        [one] poursuite optionnelle
       *[other] poursuites optionnelles
    }
vtes-optional-maneuvers = { $amount } { $amount ->
        [one] manœuvre optionnelle
       *[other] manœuvres optionnelles
    }
vtes-with = avec { $things }
vtes-each-combat = { " " }par combat
vtes-in-resulting-combat = { " " }durant le combat qui en résulte si { $who } bloque
vtes-text-strike = frapper : { $does }
vtes-text-strike-ranged = frapper à toute portée : { $does }
vtes-strike-hand = frappe à mains nues à +{ $amount } { $amount ->
        [one] point de dégâts
       *[other] points de dégâts
    }
vtes-strike-damage = { $damage } points de dégâts
vtes-strike-dodge = esquive
vtes-strike-combat-ends = fin de combat
vtes-strike-steal-blood = voler { $amount } { $amount ->
        [one] point de sang ou de vie (qui devient un point de sang)
       *[other] points de sang ou de vie (qui deviennent des points de sang)
    }
vtes-strike-destroy-equipment = détruire un équipement
vtes-strike-steal-equipment = voler un équipement
vtes-strike-put-on = mettez { $card } sur le serviteur adverse avec { $amount } { $amount ->
        [one] compteur
       *[other] compteurs
    }
vtes-strike-torpor = envoyez le vampire adverse en torpeur ou brûlez l’allié adverse
vtes-additional-strikes = { $amount ->
        [1] frappe additionnelle (limité)
       *[other] { $amount } frappes additionnelles (limité)
    }
vtes-with-additional-strikes = avec { $amount } { $amount ->
        [one] frappe additionnelle (limité)
       *[other] frappes additionnelles (limité)
    }
vtes-text-after-combat = après la fin du combat, { $clause }
vtes-text-unlock-before-end = redressez { $who } avant la fin du combat
vtes-text-unlocking = , et redressez { $who }
vtes-text-prevent = { $mood ->
        [to] prévenir
       *[other] prévenez
    } { $damage }
vtes-text-prevent-if-blocks = { $who } peut prévenir { $damage } durant le premier round du combat qui en résulte s’il bloque
vtes-text-environmental = durant ce combat, le serviteur adverse subit { $damage }R { $damage ->
        [one] point
       *[other] points
    } de dégâts environnementaux à chaque round lors de la résolution normale des frappes
vtes-text-for-environmental = pour { $damage }R { $damage ->
        [one] point
       *[other] points
    } de dégâts environnementaux
vtes-text-retainer-inflicts = { $card } inflige { $damage }R { $damage ->
        [one] point
       *[other] points
    } de dégâts au serviteur adverse à chaque round de combat lors de la résolution normale des frappes
vtes-text-hands-only = les frappes qui ne sont pas à mains nues ne peuvent pas être utilisées ce round-ci (par aucun des combattants)
vtes-text-next-round-close = si un autre round de combat a lieu, ce round est au contact (passez l’étape de détermination de la portée pour ce round)
vtes-text-end-combat = mettre fin à ce combat

## Référendums

vtes-text-passes = si le référendum passe, { $clause }
vtes-text-in-this-referendum = lors de ce référendum, { $clause }
vtes-text-choose = choisissez { $who }
vtes-text-choose-clan = choisissez un clan
vtes-text-choose-two = choisissez deux { $who }
vtes-text-choose-voter = choisissez un vampire qui a exprimé des voix ou des bulletins lors de ce référendum
vtes-text-abstains = { $who } est incliné et s’abstient (ceci annule les voix et les bulletins { $who-whose })
vtes-text-allocate = allouez { $points } points entre { $least } Mathusalems ou plus
vtes-text-allocate-others = choisissez un Mathusalem et allouez { $points } points entre { $least } autres Mathusalems ou plus
vtes-text-choose-up-to = choisissez jusqu’à { $count } { $who }
vtes-text-bar = { $who } ne peuvent pas { $what } ce tour-ci
vtes-barred-react = jouer de cartes de réaction
vtes-barred-block = bloquer
vtes-barred-vote = exprimer de voix ou de bulletins
vtes-text-share = { $each }, distribuez { $blood } de la banque de sang entre { $who } et votre réserve
vtes-text-share-each = un vampire ne peut pas gagner plus de { $blood } de cette manière
vtes-text-share-pool = vous ne pouvez pas gagner plus de { $pool } { $pool ->
        [one] point de réserve
       *[other] points de réserve
    } de cette manière, ou plus de { $titled } si { $who } est titré
vtes-text-shift-pool = choisissez un Mathusalem qui a plus de points de réserve que vous et allouez { $pool } de ses points de réserve entre 1 ou plusieurs autres Mathusalems (vous y compris)
vtes-text-distribute = les points de réserve sont distribués comme vous l’avez choisi
vtes-text-represent = { $card } est mise { $who-on } pour représenter le titre unique de la Camarilla de { $title } { $clan }

## Cartes

vtes-text-put-in-play = { $mood ->
        [to] mettre
       *[other] mettez
    } { $card } en jeu
vtes-text-with-counters = { " " }avec { $amount } { $amount ->
        [one] compteur
       *[other] compteurs
    }
vtes-text-add-counters = { $mood ->
        [to] ajouter
       *[other] ajoutez
    } { $amount } { $amount ->
        [one] compteur
       *[other] compteurs
    } { $card-to }
vtes-text-remove-ash = { $mood ->
        [to] retirer
       *[other] retirez
    } du jeu { $amount } { $amount ->
        [one] carte
       *[other] cartes
    } { $where }
vtes-text-remove-ash-random = { $by-number ->
        [you] retirez
       *[other] retire
    } du jeu une carte de bibliothèque au hasard { $where }
vtes-text-send-back = { $mood ->
        [to] déplacer
       *[other] déplacez
    } { $who } vers la région incontrôlée de son propriétaire
vtes-where-x-counters = , où X est le nombre de compteurs { $card-on }
vtes-text-take-control = { $mood ->
        [to] en prendre
       *[other] prenez-en
    } le contrôle
vtes-text-take-control-turn = { $mood ->
        [to] en prendre
       *[other] prenez-en
    } le contrôle jusqu’à la fin de votre tour
vtes-text-put-on = { $mood ->
        [does] { $card } est mise { $who-on }
       *[other] mettez { $card } { $who-on }
    }
vtes-text-and-lock = { " " }et inclinez-le
vtes-text-still-control = { " " }; vous contrôlez toujours { $card }
vtes-text-burn-named = { " " }et vous pouvez brûler une carte nommée « { $name } » (s’il y en a une)
vtes-text-burn = { $mood ->
        [to] brûler
        [doing] brûler
       *[other] brûlez
    } { $what }
vtes-text-give-control = { $mood ->
        [to] donner
       *[other] donnez
    } { $who-to } le contrôle { $card-of }
vtes-text-takes-control = { $who } prend le contrôle { $card-of }
vtes-text-cancel = annulez une carte { $kind } lorsqu’elle est jouée
vtes-text-as-others-play = { " " }par un autre Mathusalem
vtes-text-cost-not-paid = , et son coût n’est pas payé
vtes-text-exchange-with-ash = échanger une carte de votre main contre une carte de bibliothèque de votre tas de cendres
vtes-text-from-ash-hand = { $mood ->
        [to] déplacer
       *[other] déplacez
    } une carte de bibliothèque de votre tas de cendres vers votre main
vtes-text-from-ash-library-bottom = { $mood ->
        [to] déplacer
       *[other] déplacez
    } une carte de bibliothèque de votre tas de cendres vers le dessous de votre bibliothèque
vtes-text-reveal-crypt = révélez la première carte de votre crypte
vtes-text-draw-if = si c’est { $clan }, piochez-la et ajoutez-lui { $blood } ; sinon, déplacez-la vers le dessous de votre crypte
vtes-text-move-to-ready = { $mood ->
        [to] déplacer
       *[other] déplacez
    } { $who } vers la région disponible
vtes-text-recover = { $mood ->
        [to] déplacer
       *[other] déplacez
    } { $who } de la torpeur vers la région disponible de son contrôleur
vtes-text-discard = { $mood ->
        [to] vous défausser
       *[other] défaussez-vous
    } d’une carte (piochez ensuite)
vtes-text-discards = { $who } se défausse de { $amount } { $amount ->
        [one] carte
       *[other] cartes
    } de son choix
vtes-text-draw-crypt = { $mood ->
        [to] piocher 1 carte de votre crypte puis retirer
       *[other] piochez 1 carte de votre crypte puis retirez
    } du jeu une carte de crypte dans votre région incontrôlée
vtes-text-search-equip = cherchez une carte d’équipement dans votre bibliothèque et équipez-en { $who } (prérequis et coût s’appliquent normalement ; remélangez ensuite)
vtes-text-look-and-discard = regardez la main { $who-whose } et défaussez-en une carte de votre choix
vtes-text-open-hand = { $who } joue avec sa main à découvert

## Aptitudes

vtes-text-count-locks = ajoutez 1 compteur { $card-on } chaque fois que vous l’inclinez
vtes-text-burn-at = brûlez { $card } si elle { $amount ->
        [0] n’a plus de compteurs
        [1] a 1 compteur
       *[other] a { $amount } compteurs
    }
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
vtes-text-even-locked = { " " }(même si elle est inclinée)
vtes-text-burn-life = brûler { $amount } { $amount ->
        [one] point de vie
       *[other] points de vie
    }
vtes-text-to-burn-blood = brûler { $blood }
vtes-text-burn-pool-or-blood = brûler { $pool } ou { $blood } { $who-from }
vtes-text-discard-requiring = se défausser d’une carte qui requiert { $discipline }
vtes-text-remove-own-ash = retirer du jeu { $count } cartes de votre tas de cendres
vtes-text-spend-transfers = utiliser { $amount } { $amount ->
        [one] transfert
       *[other] transferts
    }
vtes-when-any-time = à tout moment
vtes-when-your-unlock = durant votre phase de redressement
vtes-when-each-unlock = durant la phase de redressement de chaque Mathusalem
vtes-when-other-unlock = durant la phase de redressement de chaque autre Mathusalem
vtes-when-your-master = durant votre phase de maître
vtes-when-your-influence = durant votre phase d’influence
vtes-when-your-discard = durant votre phase de défausse
vtes-when-your-transfers = pendant que vous utilisez des transferts
vtes-when-polling = durant l’étape de vote d’une action politique
vtes-when-any-polling = durant l’étape de vote de n’importe quel référendum
vtes-when-announced = quand { $who } annonce une action non dirigée
vtes-when-aimed = lorsqu’une action dirigée contre { $who } est annoncée
vtes-when-next-minion = durant votre prochaine phase de serviteur
vtes-when-during-action = durant une action
vtes-when-directed-at-you = durant une action dirigée contre vous (ou une carte que vous contrôlez)
vtes-when-same-targets = durant une action dirigée contre le même Mathusalem ou le même ensemble de Mathusalems
vtes-when-combat = durant un combat
vtes-when-strike = comme frappe
vtes-when-damage = lorsqu’il subit des dégâts
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
vtes-text-only-one = { $who } ne peut avoir { $what-gender ->
        [f] qu’une seule
       *[m] qu’un seul
    } { $what }
vtes-text-only-one-named = { $who } ne peut avoir qu’un seul exemplaire de { $name }
vtes-text-not-both = { $this } et les cartes nommées « { $name } » ne peuvent pas être jouées toutes deux durant la même action
vtes-text-cannot-play = il ne peut pas jouer de cartes nommées « { $name } »
vtes-text-cards-cost = jouer des cartes nommées « { $name } » vous coûte { $pool }
vtes-text-this-costs = jouer { $this } { $who-on } coûte { $pool }
vtes-text-toll = les vampires doivent brûler { $blood } pour exprimer des voix et des bulletins contre les référendums appelés { $who-by }
vtes-text-untouchable = { $who } ne peut pas être la cible d’actions dirigées qui requièrent { $disciplines }
vtes-text-plays-as = { $who } peut jouer des cartes qui requièrent { $disciplines } au niveau de base comme un vampire
vtes-text-plays-as-not-actions = { $who } peut jouer des cartes qui ne sont pas des actions et requièrent { $disciplines } au niveau de base comme un vampire
vtes-text-free-act-at-once = { $who } peut accomplir des actions le tour où il est recruté
vtes-text-teaches = { $who } reçoit +1 niveau { $discipline-of }
vtes-text-more-capacity = { " " }et { $capacity } en capacité
vtes-text-not-on-superior = ne peut pas être mise { $who-on } avec { $discipline }
vtes-text-hinders = tant que { $who } est disponible, les serviteurs doivent brûler la première carte de leur bibliothèque pour tenter de bloquer { $acting }
vtes-text-stays-locked = { $who } brûle { $amount } { $amount ->
        [one] compteur
       *[other] compteurs
    } { $card-of } au lieu de se redresser normalement
vtes-text-instead = chaque fois que vous devriez remplacer une carte autre que { $card }, brûlez à la place { $amount ->
        [1] 1 compteur
       *[other] { $amount } compteurs
    } { $card-of }
