# Fury of Dracula dans le navigateur : la carte, la piste, les chasseurs, le combat.

## The map

web-fury-map-day = Carte d’Europe, de jour
web-fury-map-night = Carte d’Europe, de nuit
web-fury-map-keys = Les flèches déplacent la carte, plus et moins changent l’échelle, zéro la montre entière. Les lieux que l’on peut choisir sont des boutons, et leur liste s’ouvre au-dessous.
web-fury-closer = Zoom avant
web-fury-farther = Zoom arrière
web-fury-whole = Toute la carte
web-fury-reach =
    { $count ->
        [one] { $count } lieu à choisir
       *[other] { $count } lieux à choisir
    }
web-fury-legend = Ce que montre la carte
web-fury-legend-belief = il peut être ici
web-fury-legend-road = route
web-fury-legend-west = rail de l’ouest
web-fury-legend-east = rail de l’est
web-fury-legend-sea = mer
web-fury-kind-large = Grande ville
web-fury-kind-small = Petite ville
web-fury-kind-sea = Mer
web-fury-kind-castle = Ici Dracula est toujours vu. Il gagne 2 points de sang en arrivant et ajoute 1 à ses jets de combat. Les chasseurs ne peuvent ni se reposer, ni se ravitailler, ni échanger.
web-fury-kind-hospital = Dracula n’y entre jamais. On peut y soigner une morsure, au dé.
web-fury-by-road = Par la route :
web-fury-by-rail = En train :
web-fury-die = Le dé du train : { $faces }.
web-fury-by-sea = Par mer :
web-fury-here = Ici :
web-fury-list = { $places }
web-fury-ground = Consecrated Ground : Dracula ne peut ni entrer ni passer.
web-fury-host = Heavenly Host : Dracula ne peut ni entrer ni passer.
web-fury-storm = Stormy Seas : fermée à Dracula. Tours restants : { $count }.
web-fury-roadblock = Roadblock : fermée aux chasseurs
web-fury-chance = Probabilité que Dracula soit ici : { $percent } %.
web-fury-belief = Ombrer là où il peut être
web-fury-belief-hint =
    { $count ->
        [one] { $count } lieu, d’après ce que tous ont vu.
       *[other] { $count } lieux, d’après ce que tous ont vu.
    }
web-fury-belief-settings = Fury of Dracula : montrer aux chasseurs où Dracula peut être, d’après ce que tous ont vu.
web-fury-stands = { $who }, { $place }
web-fury-dracula-stands = Dracula, { $place }

## Tracks

web-fury-time = Moment du jour
web-fury-blood = sang
web-fury-blood-hint = Le sang de Dracula. Quand Dracula est tué, il tombe à la prochaine de ces valeurs : { $points }. Quand il n’y en a plus, les chasseurs gagnent.
web-fury-vampires = vampires
web-fury-vampires-hint = Dracula gagne quand cette échelle est pleine.
web-fury-resolve = détermination
web-fury-resolve-hint = Points des chasseurs : chacun peut en dépenser un au début de son tour, et chacune des trois actions sert une fois par tour de table. Chaque nouvelle aube en ajoute un.
web-fury-of = sur { $most }
web-fury-allies = Alliés en jeu

## Trail and catacombs

web-fury-trail = Piste
web-fury-trail-hint = la plus récente d’abord ; une septième carte pousse dehors la plus ancienne
web-fury-catacombs = Catacombes
web-fury-space-first = 1, récente
web-fury-space-last = { $space }, ancienne
web-fury-space-sea = { $space }, en mer
web-fury-space-seen = { $space }, vue
web-fury-space-plain = { $space }
web-fury-dropped = sortie
web-fury-empty = vide
web-fury-hospital = Hôpital
web-fury-back-city = une ville, face cachée
web-fury-back-sea = une mer, face cachée
web-fury-back-power = un pouvoir
web-fury-face-down = cachée aux chasseurs
web-fury-token-hidden = une rencontre cachée
web-fury-blood-paid =
    { $count ->
        [one] { $count } point de sang payé ici
       *[other] { $count } points de sang payés ici
    }
web-fury-encounters =
    { $count ->
        [0] aucune rencontre
        [one] une rencontre
       *[other] { $count } rencontres
    }
web-fury-was-in = Dracula était ici : { $place }

## Hunters and Dracula

web-fury-hunters = Chasseurs
web-fury-hunter-spoken = { $who }, { $place }, santé { $health } sur { $most }, morsures { $bites }, objets { $items }, événements { $events }
web-fury-health = Santé { $count } sur { $most }
web-fury-bites = Morsures : { $count } ; à { $most }, c’est la défaite
web-fury-of-bites = { $count } sur { $most }
web-fury-cards-held =
    { $items ->
        [0] 0 objet
        [one] un objet
       *[other] { $items } objets
    }, { $events ->
        [0] 0 événement
        [one] un événement
       *[other] { $events } événements
    }
web-fury-dracula-held =
    { $tokens ->
        [0] 0 rencontre
        [one] une rencontre
       *[other] { $tokens } rencontres
    }, { $events ->
        [0] 0 événement
        [one] un événement
       *[other] { $events } événements
    }
web-fury-known-cards = Connues :
web-fury-misses = passe son prochain tour
web-fury-in-fog = brouillard : pas de déplacement
web-fury-in-bats = chauves-souris : Dracula décide du déplacement
web-fury-group = avec { $who }
web-fury-announced = a annoncé le prochain déplacement
web-fury-at-sea = en mer
web-fury-encounters-title = Rencontres
web-fury-events-title = Événements
web-fury-powers-title = Pouvoirs
web-fury-power-once = Un pouvoir posé sur la piste ne peut servir avant d’en sortir.
web-fury-ability-lord_godalming = Quand il lance le dé du train, il peut le relancer une fois.
web-fury-ability-dr_seward = Il peut garder une carte de plus : objet ou événement.
web-fury-ability-van_helsing = Il survit à deux morsures.
web-fury-ability-mina_harker = Elle peut prendre une carte de plus quand elle se ravitaille, et elle est mordue dès le début.
web-fury-spoken = { $card }. { $does }
web-fury-assumed = Sur une partie de ceci, les sources divergent ou se taisent. Nos décisions disent comment on joue ici.
web-fury-initiative = Initiative { $number }

## Combat

web-fury-combat = Combat
web-fury-combat-round = Combat, round { $round }
web-fury-combat-before = Avant le combat
web-fury-a-vampire = Un vampire
web-fury-tactics = Cartes de tactique
web-fury-card-waits = pas encore choisie
web-fury-no-card = aucune carte
web-fury-lain = Jouée au tour d’avant : { $card }
web-fury-blood-left =
    { $count ->
        [one] { $count } point de sang restant
       *[other] { $count } points de sang restants
    }
web-fury-continues = Continue : { $count } sur 3
web-fury-trap = Trap : +{ $count }
web-fury-bonus-enemy = +{ $count } pour l’ennemi
web-fury-bonus-hunter = +{ $count } pour le chasseur
web-fury-planning = { $who } : +{ $count }
web-fury-no-escape = pas de fuite aux trois premiers rounds
web-fury-repelled = repoussé : esquive ou fuite
web-fury-results = Si { $card } rencontre une autre carte
web-fury-against = Carte de l’ennemi
web-fury-against-hunter = Carte du chasseur
web-fury-hunter-wins = Le chasseur gagne le jet
web-fury-enemy-wins = { $enemy } gagne le jet
web-fury-spent = l’objet est dépensé
web-fury-effect-and = { ", " }
web-fury-effect-continue = on continue
web-fury-effect-end = le combat s’achève
web-fury-effect-repel = Dracula est repoussé
web-fury-effect-bite = le chasseur est mordu
web-fury-effect-bat = Dracula s’envole
web-fury-effect-kill = l’ennemi est tué
web-fury-effect-blood =
    { $count ->
        [one] Dracula perd { $count } point de sang
       *[other] Dracula perd { $count } points de sang
    }
web-fury-effect-health =
    { $count ->
        [one] le chasseur perd { $count } point de santé
       *[other] le chasseur perd { $count } points de santé
    }
web-fury-effect-hunter-bonus = +1 au prochain jet du chasseur
web-fury-effect-enemy-bonus = +1 au prochain jet de l’ennemi
web-fury-effect-lose-event = le chasseur perd un événement
web-fury-effect-lose-items = le chasseur perd tous ses objets

## Cards on their way

web-fury-running = Cartes en train d’être jouées
web-fury-plays = { $who } joue
web-fury-cancelled = Annulée
web-fury-drawn = Piochée
web-fury-trade = { $who } échange avec { $other }

## Where the game is

web-fury-crumb-round = Tour { $round }, { $time }
web-fury-crumb-turn = { $who }
web-fury-crumb-combat = combat, round { $round }
web-fury-sure-blood = Dark Call coûte 2 points de sang, et vous en avez { $count }.
web-fury-sure-leap = Le bond peut coûter jusqu’à 6 points de santé.
web-fury-chart = Sang et santé par tour

## What a question means

web-fury-coach-begin = Toute ville éclairée convient, sur la carte ou dans la liste. Les chasseurs se ravitaillent mieux dans les grandes.
web-fury-coach-turn-start = Avant de vous déplacer, vous pouvez dépenser un point de détermination, rejoindre ou quitter un groupe, ou jouer une carte éclairée.
web-fury-coach-travel = Cliquez sur un lieu éclairé. Les routes sont sûres ; le train dépend du dé.
web-fury-coach-destination = Les lieux éclairés sont ceux que l’on peut atteindre.
web-fury-coach-train-die = Vous pouvez garder le jet ou le relancer ; le second compte.
web-fury-coach-action = Se reposer rend 2 points de santé, mais des événements peuvent aller à Dracula. Se ravitailler donne des cartes. Avec un chasseur de la même ville, on peut échanger des objets.
web-fury-coach-draw = Les événements à la chauve-souris vont à Dracula.
web-fury-coach-discard = Une carte doit partir : il y en a trop, ou quelque chose vient d’en prendre une. Les cartes éclairées peuvent être défaussées.
web-fury-coach-opening = Ce qui se joue maintenant précède le premier round. Quand personne n’ajoute de carte, le combat commence.
web-fury-coach-tactic = Choisissez une carte. Le tableau montre ce qui suit face à chaque carte de l’ennemi.
web-fury-coach-enemy-tactic = Choisissez une carte. Le tableau montre ce qui suit face à chaque carte possible d’un chasseur.
web-fury-coach-dracula-move = Cliquez sur un lieu éclairé, ou sur un pouvoir. Là où personne ne vous voit, les chasseurs savent seulement si vous allez par terre ou par mer.
web-fury-coach-place-token = Une rencontre attend dans cette ville, cachée, un chasseur.
web-fury-coach-put-back = Vous avez trop de rencontres. Celles qui sont éclairées retournent à la réserve.
web-fury-coach-to-catacombs = La ville peut aller aux catacombes, avec une rencontre de plus.
web-fury-coach-mature = Une rencontre qui quitte la piste peut mûrir et prendre son autre effet.
web-fury-coach-clear = Les cartes retirées des catacombes font de la place ; leurs rencontres ne mûrissent pas.
web-fury-coach-answer = Un événement a été joué. Annulez-le avec une carte, si vous en avez une qui le peut, ou laissez faire.
web-fury-coach-double-back = Les lieux éclairés sont sur votre piste ou dans vos catacombes et assez proches.
web-fury-coach-wolf = Le loup parcourt jusqu’à deux routes.

## The table as text

web-fury-field-seat = votre place
web-fury-field-round = tour
web-fury-field-phase = phase
web-fury-field-active = à qui le tour
web-fury-field-time = moment du jour
web-fury-field-night = nuit
web-fury-field-vampires = vampires
web-fury-field-vampires-to-win = vampires pour gagner
web-fury-field-resolve = détermination
web-fury-field-used = utilisées ce tour
web-fury-field-dracula = Dracula
web-fury-field-hunters = chasseurs
web-fury-field-trail = piste
web-fury-field-catacombs = catacombes
web-fury-field-dropped = sorties de la piste
web-fury-field-event-deck = paquet d’événements
web-fury-field-event-discards = événements défaussés
web-fury-field-item-deck = paquet d’objets
web-fury-field-item-discards = objets défaussés
web-fury-field-pool = rencontres dans la réserve
web-fury-field-ally-of-hunters = allié des chasseurs
web-fury-field-ally-of-dracula = allié de Dracula
web-fury-field-ground = Consecrated Ground
web-fury-field-hosts = Heavenly Host
web-fury-field-roadblock = Roadblock
web-fury-field-storm = Stormy Seas
web-fury-field-storm-left = tours de tempête restants
web-fury-field-combat = combat
web-fury-field-running = cartes en train d’être jouées
web-fury-field-trade = échange
web-fury-field-party = cherchent ensemble
web-fury-field-drawn = piochée
web-fury-field-belief = où Dracula peut être
web-fury-field-id = qui
web-fury-field-place = lieu
web-fury-field-health = santé
web-fury-field-health-most = santé maximale
web-fury-field-bites = morsures
web-fury-field-bites-to-defeat = morsures pour la défaite
web-fury-field-items = objets
web-fury-field-events = événements
web-fury-field-dogs = chiens
web-fury-field-shown-item = objet montré
web-fury-field-shown-event = événement montré
web-fury-field-own-items = vos objets
web-fury-field-own-events = vos événements
web-fury-field-own-tokens = vos rencontres
web-fury-field-seen = cartes connues
web-fury-field-seen-tokens = rencontres connues
web-fury-field-seen-events = événements connus
web-fury-field-group = groupe
web-fury-field-moved = s’est déplacé
web-fury-field-misses = passe un tour
web-fury-field-fog = brouillard
web-fury-field-bats = chauves-souris
web-fury-field-keeps = jetons gardés
web-fury-field-voyage = voyage en mer
web-fury-field-announced = déplacement annoncé
web-fury-field-at-sea = en mer
web-fury-field-blood = sang
web-fury-field-blood-most = sang maximal
web-fury-field-tokens = rencontres
web-fury-field-swift = se déplace deux fois
web-fury-field-space = emplacement
web-fury-field-serial = numéro de la carte
web-fury-field-back = dos
web-fury-field-up = face visible
web-fury-field-powers = pouvoirs
web-fury-field-kind = sorte
web-fury-field-enemy = ennemi
web-fury-field-fighters = combattants
web-fury-field-found = trouvé par les chasseurs
web-fury-field-continues = résultats Continue
web-fury-field-traps = Trap
web-fury-field-planning = Advance Planning
web-fury-field-ban = pas encore de fuite
web-fury-field-repelled = repoussé
web-fury-field-enemy-bonus = bonus de l’ennemi
web-fury-field-hunter-bonus = bonus du chasseur
web-fury-field-shown = cartes montrées
web-fury-field-target = attaqué
web-fury-field-cards = cartes des chasseurs
web-fury-field-card = carte
web-fury-field-lain = posée
web-fury-field-lain-enemy = carte ennemie posée
web-fury-field-hunter-roll = jet du chasseur
web-fury-field-enemy-roll = jet de l’ennemi
web-fury-field-winner = vainqueur
web-fury-field-hands = vos tactiques
web-fury-field-enemy-hand = tactiques de l’ennemi
web-fury-field-by = par
web-fury-field-cancelled = annulée
web-fury-field-asked = demande
web-fury-field-other = autre
web-fury-field-offer = offre

## Combat, continued

web-fury-hold = Toucher une carte la joue. Maintenez-la pour voir d’abord ses résultats.
web-fury-effect-besides = { " ; " }
