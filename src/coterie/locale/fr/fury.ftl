# Fury of Dracula : noms, questions, choix, événements, raisons et fins.

fury-name = Fury of Dracula

# Joueurs.

fury-seat-dracula = Dracula
fury-seat-hunters = Les quatre chasseurs
fury-seat-godalming_seward = Lord Godalming et le Dr Seward
fury-seat-helsing_mina = Van Helsing et Mina Harker
fury-seat-lord_godalming = Lord Godalming
fury-seat-dr_seward = Dr Seward
fury-seat-van_helsing = Van Helsing
fury-seat-mina_harker = Mina Harker
fury-hunter-dracula = Dracula
    .the = Dracula
    .to = à Dracula
    .of = de Dracula
fury-hunter-lord_godalming = Lord Godalming
    .the = Lord Godalming
    .to = à Lord Godalming
    .of = de Lord Godalming
fury-hunter-dr_seward = Dr Seward
    .the = le Dr Seward
    .to = au Dr Seward
    .of = du Dr Seward
fury-hunter-van_helsing = Van Helsing
    .the = Van Helsing
    .to = à Van Helsing
    .of = de Van Helsing
fury-hunter-mina_harker = Mina Harker
    .the = Mina Harker
    .to = à Mina Harker
    .of = de Mina Harker

# Lieux.

fury-place-adriatic_sea = Mer Adriatique
fury-place-alicante = Alicante
fury-place-amsterdam = Amsterdam
fury-place-athens = Athènes
fury-place-atlantic_ocean = Océan Atlantique
fury-place-barcelona = Barcelone
fury-place-bari = Bari
fury-place-bay_of_biscay = Golfe de Gascogne
fury-place-belgrade = Belgrade
fury-place-berlin = Berlin
fury-place-black_sea = Mer Noire
fury-place-bordeaux = Bordeaux
fury-place-brussels = Bruxelles
fury-place-bucharest = Bucarest
fury-place-budapest = Budapest
fury-place-cadiz = Cadix
fury-place-cagliari = Cagliari
fury-place-castle_dracula = Château de Dracula
fury-place-clermont_ferrand = Clermont-Ferrand
fury-place-cologne = Cologne
fury-place-constanta = Constantza
fury-place-dublin = Dublin
fury-place-edinburgh = Édimbourg
fury-place-english_channel = Manche
fury-place-florence = Florence
fury-place-frankfurt = Francfort
fury-place-galatz = Galatz
fury-place-galway = Galway
fury-place-geneva = Genève
fury-place-genoa = Gênes
fury-place-granada = Grenade
fury-place-hamburg = Hambourg
fury-place-ionian_sea = Mer Ionienne
fury-place-irish_sea = Mer d’Irlande
fury-place-klausenburg = Klausenburg
fury-place-le_havre = Le Havre
fury-place-leipzig = Leipzig
fury-place-lisbon = Lisbonne
fury-place-liverpool = Liverpool
fury-place-london = Londres
fury-place-madrid = Madrid
fury-place-manchester = Manchester
fury-place-marseilles = Marseille
fury-place-mediterranean_sea = Mer Méditerranée
fury-place-milan = Milan
fury-place-munich = Munich
fury-place-nantes = Nantes
fury-place-naples = Naples
fury-place-north_sea = Mer du Nord
fury-place-nuremburg = Nuremberg
fury-place-paris = Paris
fury-place-plymouth = Plymouth
fury-place-prague = Prague
fury-place-rome = Rome
fury-place-salonica = Salonique
fury-place-santander = Santander
fury-place-saragossa = Saragosse
fury-place-sarajevo = Sarajevo
fury-place-sofia = Sofia
fury-place-st_joseph_and_st_mary = Hôpital St. Joseph et St. Mary
fury-place-strasbourg = Strasbourg
fury-place-swansea = Swansea
fury-place-szeged = Szeged
fury-place-toulouse = Toulouse
fury-place-tyrrhenian_sea = Mer Tyrrhénienne
fury-place-valona = Valona
fury-place-varna = Varna
fury-place-venice = Venise
fury-place-vienna = Vienne
fury-place-zagreb = Zagreb
fury-place-zurich = Zurich

# Heures du jour.

fury-time-dawn = Aube
fury-time-noon = Midi
fury-time-dusk = Tombée du jour
fury-time-twilight = Crépuscule
fury-time-midnight = Minuit
fury-time-small_hours = Petit matin

# Phases.

fury-phase-place = Mise en place
fury-phase-quincey = Début du tour
fury-phase-start = Début du tour
fury-phase-catacombs = Catacombes
fury-phase-resolve = Détermination
fury-phase-storms = Déplacement
fury-phase-move = Déplacement
fury-phase-search = Fouille
fury-phase-action = Action
fury-phase-mature = Maturation
fury-phase-done = Fin du tour

# Pouvoirs, cartes et jetons gardent leur nom imprimé.

fury-power-dark_call = Dark Call
fury-power-double_back = Double Back
fury-power-feed = Feed
fury-power-hide = Hide
fury-power-wolf_form = Wolf Form
fury-card-advance_planning = Advance Planning
fury-card-blood_transfusion = Blood Transfusion
fury-card-chartered_carriage = Chartered Carriage
fury-card-consecrated_ground = Consecrated Ground
fury-card-escape_route = Escape Route
fury-card-excellent_weather = Excellent Weather
fury-card-forewarned = Forewarned
fury-card-good_luck = Good Luck
fury-card-great_strength = Great Strength
fury-card-heroic_leap = Heroic Leap
fury-card-hired_scouts = Hired Scouts
fury-card-hypnosis = Hypnosis
fury-card-jonathan_harker = Jonathan Harker
fury-card-long_day = Long Day
fury-card-money_trail = Money Trail
fury-card-mystic_research = Mystic Research
fury-card-newspaper_reports = Newspaper Reports
fury-card-re_equip = Re-Equip
fury-card-rufus_smith = Rufus Smith
fury-card-secret_weapon = Secret Weapon
fury-card-sense_of_emergency = Sense of Emergency
fury-card-sister_agatha = Sister Agatha
fury-card-stormy_seas = Stormy Seas
fury-card-surprising_return = Surprising Return
fury-card-telegraph_ahead = Telegraph Ahead
fury-card-vampire_lair = Vampire Lair
fury-card-control_storms = Control Storms
fury-card-customs_search = Customs Search
fury-card-devilish_power = Devilish Power
fury-card-draculas_brides = Dracula’s Brides
fury-card-evasion = Evasion
fury-card-false_tip_off = False Tip-off
fury-card-immanuel_hildesheim = Immanuel Hildesheim
fury-card-night_visit = Night Visit
fury-card-quincey_p_morris = Quincey P. Morris
fury-card-rage = Rage
fury-card-relentless_minion = Relentless Minion
fury-card-roadblock = Roadblock
fury-card-seduction = Seduction
fury-card-sensationalist_press = Sensationalist Press
fury-card-time_runs_short = Time Runs Short
fury-card-trap = Trap
fury-card-unearthly_swiftness = Unearthly Swiftness
fury-card-vampiric_influence = Vampiric Influence
fury-card-wild_horses = Wild Horses
fury-item-crucifix = Crucifix
fury-item-dogs = Dogs
fury-item-fast_horse = Fast Horse
fury-item-garlic = Garlic
fury-item-heavenly_host = Heavenly Host
fury-item-holy_water = Holy Water
fury-item-knife = Knife
fury-item-local_rumors = Local Rumors
fury-item-pistol = Pistol
fury-item-rifle = Rifle
fury-item-sacred_bullets = Sacred Bullets
fury-item-stake = Stake
fury-encounter-ambush = Ambush
fury-encounter-assassin = Assassin
fury-encounter-bats = Bats
fury-encounter-desecrated_soil = Desecrated Soil
fury-encounter-fog = Fog
fury-encounter-minion_with_knife = Minion with Knife
fury-encounter-minion_with_knife_and_pistol = Minion with Knife and Pistol
fury-encounter-minion_with_knife_and_rifle = Minion with Knife and Rifle
fury-encounter-hoax = Hoax
fury-encounter-lightning = Lightning
fury-encounter-peasants = Peasants
fury-encounter-plague = Plague
fury-encounter-rats = Rats
fury-encounter-saboteur = Saboteur
fury-encounter-spy = Spy
fury-encounter-thief = Thief
fury-encounter-new_vampire = New Vampire
fury-encounter-wolves = Wolves
fury-tactic-punch = Punch
fury-tactic-dodge = Dodge
fury-tactic-escape = Escape
fury-tactic-knife = Knife
fury-tactic-pistol = Pistol
fury-tactic-rifle = Rifle
fury-tactic-sacred_bullets = Sacred Bullets
fury-tactic-stake = Stake
fury-tactic-crucifix = Crucifix
fury-tactic-heavenly_host = Heavenly Host
fury-tactic-holy_water = Holy Water
fury-tactic-claws = Claws
fury-tactic-dodge_dracula = Dodge
fury-tactic-escape_man = Escape as Man
fury-tactic-escape_bat = Escape as Bat
fury-tactic-escape_mist = Escape as Mist
fury-tactic-fangs = Fangs
fury-tactic-mesmerize = Mesmerize
fury-tactic-strength = Strength
fury-tactic-dodge_agent = Dodge
fury-tactic-punch_agent = Punch
fury-tactic-knife_agent = Knife
fury-tactic-pistol_agent = Pistol
fury-tactic-rifle_agent = Rifle

# Questions.

fury-prompt-accept = { $who } { $cards-count ->
        [0] n’offre rien
       *[other] offre { $cards }
    } contre { $given-count ->
        [0] rien
       *[other] { $given }
    }. Acceptez-vous ?
fury-prompt-action = { $who-you ->
        [1] Que faites-vous ici ?
       *[0] Que fait { $who-the } ici ?
    }
fury-prompt-ally = { $who-you ->
        [1] Vous avez pioché un allié. Le jouer ?
       *[0] { $who } a pioché un allié. Le jouer ?
    }
fury-prompt-announce = { $who-you ->
        [1] Quel déplacement annoncez-vous ?
       *[0] Quel déplacement annonce { $who-the } ?
    }
fury-prompt-announce-dracula = Quel déplacement annoncez-vous ?
fury-prompt-answer = { $who } joue { $card }. L’annulez-vous ?
fury-prompt-apply = { $who-you ->
        [1] Vous avez gagné. Quelle carte appliquez-vous ?
       *[0] { $who } a gagné. Quelle carte appliquer ?
    }
fury-prompt-ashore = La tempête vous jette à la côte. Dans quel port débarquez-vous ?
fury-prompt-attack = Quel chasseur attaquez-vous ?
fury-prompt-banish = Que retire Devilish Power ?
fury-prompt-begin = { $who-you ->
        [1] Où commencez-vous ?
       *[0] Où commence { $who-the } ?
    }
fury-prompt-bitten = Sur quel chasseur mordu tombe { $card } ?
fury-prompt-block = D’où part le barrage ?
fury-prompt-clear = Retirer des cartes des catacombes ?
fury-prompt-destination-bats = Les chauves-souris mènent les chasseurs. Où ?
fury-prompt-destination-emergency = { $who-you ->
        [1] Où vous précipitez-vous ?
       *[0] Où se précipite { $who-the } ?
    }
fury-prompt-destination-horse = { $who-you ->
        [1] Jusqu’où chevauchez-vous ?
       *[0] Jusqu’où chevauche { $who-the } ?
    }
fury-prompt-destination-storms = Vers quel port la tempête pousse-t-elle les chasseurs ?
fury-prompt-destination-train = { $who-you ->
        [1] À quelle gare descendez-vous ?
       *[0] À quelle gare descend { $who-the } ?
    }
fury-prompt-discard = { $who-you ->
        [1] Vous devez défausser une carte. Laquelle ?
       *[0] { $who } doit défausser une carte. Laquelle ?
    }
fury-prompt-excess = { $who-you ->
        [1] Vous avez trop de cartes. Lesquelles partent ?
       *[0] { $who } a trop de cartes. Lesquelles partent ?
    }
fury-prompt-donor = Qui donne son sang à qui ?
fury-prompt-double-back = Vers quelle carte revenez-vous ?
fury-prompt-dracula-move = Où allez-vous ?
fury-prompt-dracula-start = Votre tour commence. Jouer un événement ?
fury-prompt-draw = { $who-you ->
        [1] Quelle carte prenez-vous ?
       *[0] Quelle carte prend { $who-the } ?
    }
fury-prompt-enemy-tactic = Quelle carte joue { $enemy } à ce round ?
fury-prompt-evasion = Dans quelle ville vous éclipsez-vous ?
fury-prompt-fighter-advance_planning = Quel chasseur ajoute 1 à ses jets ?
fury-prompt-fighter-rage = Quel chasseur montre tous ses objets ?
fury-prompt-fly = Où volez-vous ?
fury-prompt-ground = Quelle ville est consacrée ?
fury-prompt-horses = Où les chevaux emportent-ils les chasseurs ?
fury-prompt-host = Tous les marqueurs sont sur le plateau. Lequel déplacer ?
fury-prompt-inner-strength = Qui regagne de la santé ?
fury-prompt-join = { $who-you ->
        [1] { $other } veut former un groupe avec vous. Acceptez-vous ?
       *[0] { $other } veut former un groupe avec { $who-the }. Acceptez-vous ?
    }
fury-prompt-keep-hidden = Quelle carte reste face cachée ?
fury-prompt-keep-token = Quelle rencontre reste sur la carte ?
fury-prompt-link = Quelle route ou voie ferrée est barrée ?
fury-prompt-mature = Des rencontres ont quitté la piste. L’une d’elles mûrit-elle ?
fury-prompt-moment-control_storms = Des chasseurs sont en mer. Jouer une carte ?
fury-prompt-moment-customs_search = Des chasseurs ont passé une frontière ou débarqué. Jouer une carte ?
fury-prompt-moment-false_tip_off = Les chasseurs veulent prendre un train. Jouer une carte ?
fury-prompt-moment-forewarned = { $who-you ->
        [1] Vous faites une rencontre. Jouer une carte ?
       *[0] { $who } fait une rencontre. Jouer une carte ?
    }
fury-prompt-moment-great_strength = { $who-you ->
        [1] Vous allez perdre de la santé ou subir une morsure. Jouer une carte ?
       *[0] { $who } va perdre de la santé ou subir une morsure. Jouer une carte ?
    }
fury-prompt-moment-relentless_minion = Le combat avec l’agent est terminé. Jouer une carte ?
fury-prompt-moment-seduction = Des chasseurs rencontrent un New Vampire la nuit. Jouer une carte ?
fury-prompt-moment-sensationalist_press = Vos cartes risquent d’être révélées. Jouer une carte ?
fury-prompt-nuisance = Que retire Good Luck ?
fury-prompt-offer = { $other } { $cards-count ->
        [0] n’a rien posé
       *[other] a posé { $cards }
    }. { $who-you ->
        [1] Que donnez-vous ?
       *[0] Que donne { $who-the } ?
    }
fury-prompt-offer-first = { $who-you ->
        [1] Qu’offrez-vous { $other-to } ?
       *[0] Qu’offre { $who-the } { $other-to } ?
    }
fury-prompt-opening = { $who-you ->
        [1] Un combat commence. Jouez-vous d’abord quelque chose ?
       *[0] Un combat commence. Est-ce que { $who-the } joue d’abord quelque chose ?
    }
fury-prompt-order = Quelle rencontre vient d’abord ?
fury-prompt-patient = De qui soigne-t-on la morsure ?
fury-prompt-place-token = Quelle rencontre placez-vous ici ?
fury-prompt-put-back = Vous avez trop de rencontres. Lesquelles retournent à la réserve ?
fury-prompt-keep-tokens = Vous avez trop de rencontres. Lesquelles gardez-vous ?
fury-prompt-quincey = Qui Quincey P. Morris attaque-t-il ?
fury-prompt-rage = Quel objet est défaussé ?
fury-prompt-re-equip = { $who-you ->
        [1] Échangez-vous un objet contre un nouveau ?
       *[0] Est-ce que { $who-the } échange un objet contre un nouveau ?
    }
fury-prompt-return = { $who-you ->
        [1] Reprenez-vous un événement dans la défausse ?
       *[0] Est-ce que { $who-the } reprend un événement dans la défausse ?
    }
fury-prompt-rumor = Quelle rencontre est retournée ?
fury-prompt-scout = Sur quelle ville les éclaireurs s’informent-ils ?
fury-prompt-reveal = { $who-you ->
        [1] Montrez-vous un objet utile : { $cards } ?
       *[0] Est-ce que { $who-the } montre un objet utile : { $cards } ?
    }
fury-prompt-give = { $who-you ->
        [1] Sacrifiez-vous un objet pour détruire le vampire : { $cards } ?
       *[0] Est-ce que { $who-the } sacrifie un objet pour détruire le vampire : { $cards } ?
    }
fury-prompt-shown = { $who-you ->
        [1] Vous portez une morsure. Quelle carte gardez-vous visible ?
       *[0] { $who } porte une morsure. Quelle carte reste visible ?
    }
fury-prompt-spring = Quelle rencontre frappe le chasseur ?
fury-prompt-storm = Sur quelle mer éclate la tempête ?
fury-prompt-tactic = { $who-you ->
        [1] Quelle carte jouez-vous à ce round ?
       *[0] Quelle carte joue { $who-the } à ce round ?
    }
fury-prompt-thief = Que prend le voleur { $who-to } ?
fury-prompt-to-catacombs = { $place } quitte la piste. Cette ville va-t-elle aux catacombes, et avec quelle rencontre de plus ?
fury-prompt-train-die = Le dé du train montre { $face }. { $you ->
        [lord_godalming] Relancez-vous ?
       *[other] Lord Godalming relance-t-il ?
    }
fury-prompt-travel = { $who-you ->
        [1] Comment vous déplacez-vous ?
       *[0] Comment se déplace { $who-the } ?
    }
fury-prompt-turn-start = { $who-you ->
        [1] Que faites-vous avant de vous déplacer ?
       *[0] Que fait { $who-the } avant de se déplacer ?
    }
fury-prompt-victim = Sur qui tombe l’embuscade ?
fury-prompt-voyage = { $who-you ->
        [1] Où naviguez-vous ensuite ?
       *[0] Où navigue ensuite { $who-the } ?
    }
fury-prompt-weapon = { $who-you ->
        [1] Quel objet reprenez-vous dans la défausse ?
       *[0] Quel objet reprend { $who-the } dans la défausse ?
    }
fury-prompt-wolf = Où court le loup ?

# Ce que l’on compte en marquant des cartes.

fury-limit-cards = Cartes
fury-limit-items = Objets
fury-limit-events = Événements
fury-limit-encounters = Rencontres

# Choix.

fury-option-pass = Non
fury-option-agree = Accepter
fury-option-refuse = Refuser
fury-option-done = Ne rien proposer
fury-option-stop = S’arrêter ici
fury-option-go-on = Continuer
fury-option-nothing = Rien
fury-option-fight = Combattre
fury-option-enough = Aucune autre carte
fury-option-ally = Jouer { $card }
fury-option-no-ally = Défausser { $card }
fury-option-answer = { $hunter-you ->
        [1] Jouer { $card }
       *[0] { $hunter } joue { $card }
    }
fury-option-no-answer = Laisser faire
fury-option-apply = { $hunter-you ->
        [1] Votre carte { $card }
       *[0] { $card } { $hunter-of }
    }
fury-option-attack = { $hunter }
fury-option-back = Revenir : { $place }
fury-option-back-space = retour à la carte { $number } { $where ->
        [catacombs] des catacombes
       *[trail] de la piste
    }, { $back ->
        [sea] une mer
       *[city] une ville
    }
fury-option-begin = { $place }
fury-option-block = { $place }
fury-option-block-road = La route : { $place }
fury-option-block-rail = La voie ferrée : { $place }
fury-option-bury = Aux catacombes, avec { $token }
fury-option-no-catacombs = Pas aux catacombes
fury-option-clear = Retirer { $place }
fury-option-cure = Soigner la morsure
fury-option-discard = Défausser { $card }
fury-option-send_away = Défausser { $card }, déjà sur la table
fury-option-donor = { $hunter-you ->
        [1] Vous { $other_hunter-to }
       *[0] { $hunter } { $other_hunter-you ->
            [1] à vous
           *[0] { $other_hunter-to }
        }
    }
fury-option-draw-event = Un événement
fury-option-draw-item = Un objet
fury-option-fly = { $place }
fury-option-no-flight = Rester : nulle part où voler
fury-option-give = Sacrifier { $card }
fury-option-go = { $place }
fury-option-land = { $place }
fury-option-ground = { $place }
fury-option-hidden = { $place }
fury-option-hunter = { $hunter-you ->
        [1] Vous
       *[0] { $hunter }
    }
fury-option-join = Former un groupe avec { $hunter-the }
fury-option-keep = Garder { $token }
fury-option-keep-none = N’en garder aucune
fury-option-keep_roll = Garder le jet
fury-option-roll_again = Relancer
fury-option-leave = Quitter le groupe
fury-option-lift = Heavenly Host : { $place }
fury-option-mature = { $token } mûrit
fury-option-mature-none = Rien ne mûrit
fury-option-meet = { $token }
fury-option-no-ambush = Sur personne
fury-option-offer = Poser { $card }
fury-option-place = { $token }
fury-option-place-none = Aucune rencontre
fury-option-play = Jouer { $card }
fury-option-power = { $power }
fury-option-put_back = { $token }
fury-option-remove = { $card }
fury-option-resolve-newspaper_reports = Détermination : Newspaper Reports
fury-option-resolve-sense_of_emergency = Détermination : Sense of Emergency
fury-option-resolve-inner_strength = Détermination : Inner Strength
fury-option-rest = { $hunter-you ->
        [1] Se reposer
       *[0] { $hunter } se repose
    }
fury-option-resupply = { $hunter-you ->
        [1] Se ravitailler
       *[0] { $hunter } se ravitaille
    }
fury-option-road = { $place }, par la route
fury-option-rumor = Rencontre { $number } de la carte { $space } { $where ->
        [catacombs] des catacombes
       *[trail] de la piste
    }
fury-option-sail = { $place }
fury-option-scout = { $place }
fury-option-sea = { $place }, par mer
fury-option-show = { $place }, face visible
fury-option-reveal = Montrer { $card }
fury-option-show-nothing = Ne rien montrer
fury-option-shown = { $card }
fury-option-spring = { $token }
fury-option-stay = Rester ici
fury-option-steal-item = Un objet
fury-option-steal-event = Un événement
fury-option-storm = { $place }
fury-option-tactic = { $card }
fury-option-take = Prendre { $card }
fury-option-to = { $place }
fury-option-trade = { $hunter-you ->
        [1] Échanger avec { $other_hunter-the }
       *[0] { $hunter } échange avec { $other_hunter-the }
    }
fury-option-train = Essayer de prendre un train
fury-option-train-to = { $place }, en train
fury-option-use = Utiliser { $card }
fury-option-wait = Laisser le déplacement à un autre du groupe

# Événements.

fury-event-ally = { $side ->
        [dracula] { $you ->
            [dracula] Votre nouvel allié
           *[other] Nouvel allié de Dracula
        }
       *[hunters] Nouvel allié des chasseurs
    } : { $card }.
fury-event-ally-drawn =
    { $who-you ->
        [1] Vous piochez l’allié { $card }.
       *[0] { $who } pioche l’allié { $card }.
    }
fury-event-ambush =
    { $who-you ->
        [1] { $token } s’abat sur vous.
       *[0] { $token } s’abat sur { $who-the }.
    }
fury-event-announces =
    { $who-you ->
        [1] Vous annoncez votre prochain déplacement : { $move }.
       *[0] { $who } annonce son prochain déplacement : { $move }.
    }
fury-event-announces-dracula =
    { $you ->
        [dracula] Vous annoncez votre prochain déplacement : { $move }.
       *[other] Dracula annonce son prochain déplacement : { $move }.
    }
fury-event-arrive = { $where ->
        [sea] { $hunters-you ->
            [1] Vous êtes en mer : { $place }
           *[0] { $hunters } { $hunters-count ->
                [one] est en mer : { $place }
               *[other] sont en mer : { $place }
            }
        }
        [hospital] { $hunters-you ->
            [1] Vous êtes à l’hôpital : { $place }
           *[0] { $hunters } { $hunters-count ->
                [one] est à l’hôpital : { $place }
               *[other] sont à l’hôpital : { $place }
            }
        }
       *[city] { $hunters-you ->
            [1] Vous rejoignez { $place }
           *[0] { $hunters } { $hunters-count ->
                [one] rejoint { $place }
               *[other] rejoignent { $place }
            }
        }
    }.
fury-event-as-announced =
    { $you ->
        [dracula] Vous faites le déplacement annoncé.
       *[other] Dracula fait le déplacement annoncé.
    }
fury-event-ashore =
    { $you ->
        [dracula] La tempête vous pousse à terre.
       *[other] La tempête pousse Dracula à terre.
    }
fury-event-bats =
    { $you ->
        [dracula] Vous menez le prochain déplacement des chasseurs.
       *[other] Dracula mène le prochain déplacement des chasseurs.
    }
fury-event-begins =
    { $who-you ->
        [1] Vous choisissez { $place } comme point de départ.
       *[0] { $who } choisit { $place } comme point de départ.
    }
fury-event-bitten =
    { $who-you ->
        [1] Vous subissez une morsure.
       *[0] { $who } subit une morsure.
    }
fury-event-blood = { $you ->
        [dracula] Vous perdez
       *[other] Dracula perd
    } { $count ->
        [one] un point de sang
       *[other] { $count } points de sang
    } ; il en reste { $blood }.
fury-event-calm = La tempête est passée.
fury-event-cancelled = La carte { $card } est annulée.
fury-event-castle =
    { $you ->
        [dracula] Vous êtes dans votre château et avez { $blood } points de sang.
       *[other] Dracula est dans son château et a { $blood } points de sang.
    }
fury-event-catacombs = Une carte va à l’emplacement { $space } des catacombes.
fury-event-cleared = L’emplacement { $space } des catacombes est vidé.
fury-event-combat = Combat : { $enemy } contre { $hunters }.
fury-event-combat-over = { $how ->
        [killed] Ennemi tué : { $enemy }
        [third] Le troisième Continue vaut End : le combat avec { $enemy } est terminé
        [end] Le résultat est End : le combat avec { $enemy } est terminé
        [avoided] Il n’y a pas de combat avec { $enemy }
       *[over] Le combat avec { $enemy } est terminé
    }.
fury-event-deck-shuffled = Les cartes d’événement sont mélangées en un nouveau paquet.
fury-event-items-shuffled = Les cartes d’objet sont mélangées en un nouveau paquet.
fury-event-defeated =
    { $who-you ->
        [1] Défaite : vous vous réveillez à l’hôpital.
       *[0] Défaite : { $who } se réveille à l’hôpital.
    }
fury-event-discards =
    { $who-you ->
        [1] Vous défaussez { $card }.
       *[0] { $who } défausse { $card }.
    }
fury-event-discards-all =
    { $who-you ->
        [1] Vous défaussez { $cards }.
       *[0] { $who } défausse { $cards }.
    }
fury-event-dogs = Les chiens montent la garde.
fury-event-dogs-laid =
    { $who-you ->
        [1] Vous posez Dogs face visible.
       *[0] { $who } pose Dogs face visible.
    }
fury-event-doubles-back = { $you ->
        [dracula] Vous revenez
       *[other] Dracula revient
    } à la carte { $number } { $where ->
        [catacombs] des catacombes
       *[trail] de la piste
    }.
fury-event-dracula-begins =
    { $you ->
        [dracula] Vous avez choisi votre première ville.
       *[other] Dracula a choisi sa première ville.
    }
fury-event-dracula-draws = Dracula reçoit une carte d’événement.
fury-event-dracula-draws-seen = Vous recevez { $card }.
fury-event-drawn-away = La carte { $card } est piochée et défaussée.
fury-event-draws-event =
    { $who-you ->
        [1] Vous piochez un événement.
       *[0] { $who } pioche un événement.
    }
fury-event-draws-event-seen =
    { $who-you ->
        [1] Vous piochez { $card }.
       *[0] { $who } pioche { $card }.
    }
fury-event-draws-item =
    { $who-you ->
        [1] Vous piochez un objet.
       *[0] { $who } pioche un objet.
    }
fury-event-draws-item-seen =
    { $who-you ->
        [1] Vous piochez { $card }.
       *[0] { $who } pioche { $card }.
    }
fury-event-draws-tokens = { $you ->
        [dracula] Vous piochez
       *[other] Dracula pioche
    } { $count ->
        [one] une rencontre
       *[other] { $count } rencontres
    }.
fury-event-drops = Une carte quitte la piste.
fury-event-enemy-tactic = { $enemy } joue { $card } contre { $target-you ->
        [1] vous
       *[0] { $target-the }
    }.
fury-event-fed =
    { $you ->
        [dracula] Vous vous nourrissez et avez { $blood } points de sang.
       *[other] Dracula se nourrit et a { $blood } points de sang.
    }
fury-event-flies =
    { $you ->
        [dracula] Vous vous envolez en chauve-souris.
       *[other] Dracula s’envole en chauve-souris.
    }
fury-event-fog = Les chasseurs ne se déplacent pas à leur prochain tour.
fury-event-no-flight =
    { $you ->
        [dracula] Vous ne trouvez nulle part où voler.
       *[other] Dracula ne trouve nulle part où voler.
    }
fury-event-ground = { $place } est désormais une terre consacrée.
fury-event-group = { $hunters } forment un groupe.
fury-event-haunts =
    { $who-you ->
        [1] { $card } vous frappe.
       *[0] { $card } frappe { $who-the }.
    }
fury-event-healed =
    { $who-you ->
        [1] Vous avez maintenant { $health } points de santé.
       *[0] { $who } a maintenant { $health } points de santé.
    }
fury-event-hide-shown = La carte { $power } est révélée.
fury-event-horses = Emportés par les chevaux, les chasseurs rejoignent { $place }.
fury-event-host = Heavenly Host : { $place }.
fury-event-hurt = { $who-you ->
        [1] Vous perdez
       *[0] { $who } perd
    } { $count ->
        [one] un point de santé
       *[other] { $count } points de santé
    } ; il en reste { $health }.
fury-event-hypnosis = Hypnose, le dé donne { $roll } : { $works ->
        [0] rien ne se passe
       *[other] { $you ->
            [dracula] vous vous trahissez
           *[other] Dracula se trahit
        }
    }.
fury-event-lair-cleared = Le repaire est détruit ; { $you ->
        [dracula] vous avez
       *[other] Dracula a
    } { $vampires ->
        [one] { $vampires } point de vampire
       *[other] { $vampires } points de vampire
    }.
fury-event-leap =
    { $who-you ->
        [1] Vous bondissez sur Dracula : le dé donne { $roll }.
       *[0]
            { $you ->
                [dracula] { $who } bondit sur vous : le dé donne { $roll }.
               *[other] { $who } bondit sur Dracula : le dé donne { $roll }.
            }
    }
fury-event-leaves-group =
    { $who-you ->
        [1] Vous quittez le groupe.
       *[0] { $who } quitte le groupe.
    }
fury-event-lifted = Heavenly Host retiré : { $place }.
fury-event-matures = { $token } mûrit.
fury-event-meets = { $hunters-you ->
        [1] Vous rencontrez
       *[0] { $hunters } { $hunters-count ->
            [one] rencontre
           *[other] rencontrent
        }
    } { $token }.
fury-event-misses =
    { $who-you ->
        [1] Vous passez ce tour.
       *[0] { $who } passe ce tour.
    }
fury-event-moves =
    { $you ->
        [dracula] Vous vous déplacez.
       *[other] Dracula se déplace.
    }
fury-event-sails =
    { $you ->
        [dracula] Vous êtes en mer.
       *[other] Dracula est en mer.
    }
fury-event-lands =
    { $you ->
        [dracula] Vous débarquez.
       *[other] Dracula débarque.
    }
fury-event-news-here =
    { $you ->
        [dracula] La plus ancienne carte cachée est là où vous vous trouvez.
       *[other] La plus ancienne carte cachée est là où se trouve Dracula.
    }
fury-event-no-news = Il n’y a aucune carte cachée à révéler.
fury-event-no-move =
    { $you ->
        [dracula] Vous n’avez aucun déplacement possible et le payez.
       *[other] Dracula n’a aucun déplacement possible et le paie.
    }
fury-event-stays =
    { $you ->
        [dracula] Vous restez où vous êtes.
       *[other] Dracula reste où il est.
    }
fury-event-no-trade =
    { $who-you ->
        [1] { $other } et vous n’échangez pas.
       *[0]
            { $other-you ->
                [1] { $who } et vous n’échangez pas.
               *[0] { $who } et { $other-the } n’échangent pas.
            }
    }
fury-event-nothing-here =
    { $you ->
        [dracula] Aucune trace de vous : { $place }.
       *[other] Aucune trace de Dracula : { $place }.
    }
fury-event-nothing-shown = Aucune carte n’est révélée.
fury-event-over = { $winner ->
        [dracula] { $you ->
            [dracula] Vous avez gagné
           *[other] Dracula a gagné
        }
        [hunters] Les chasseurs ont gagné
       *[other] Personne n’a gagné
    }. { $reason }
fury-event-places =
    { $you ->
        [dracula] Vous placez une rencontre.
       *[other] Dracula place une rencontre.
    }
fury-event-places-none =
    { $you ->
        [dracula] Vous ne placez pas de rencontre.
       *[other] Dracula ne place pas de rencontre.
    }
fury-event-plays =
    { $who-you ->
        [1] Vous jouez { $card }.
       *[0] { $who } joue { $card }.
    }
fury-event-power =
    { $you ->
        [dracula] Vous utilisez { $power }.
       *[other] Dracula utilise { $power }.
    }
fury-event-proposes =
    { $who-you ->
        [1] Vous proposez un groupe { $other-to }.
       *[0]
            { $other-you ->
                [1] { $who } vous propose un groupe.
               *[0] { $who } propose un groupe { $other-to }.
            }
    }
fury-event-refuses =
    { $who-you ->
        [1] Vous refusez de rejoindre { $other-the }.
       *[0]
            { $other-you ->
                [1] { $who } refuse de vous rejoindre.
               *[0] { $who } refuse de rejoindre { $other-the }.
            }
    }
fury-event-puts-back = { $you ->
        [dracula] Vous remettez
       *[other] Dracula remet
    } { $count ->
        [one] une rencontre
       *[other] { $count } rencontres
    } dans la réserve.
fury-event-quincey =
    { $who-you ->
        [1] Quincey P. Morris s’en prend à vous.
       *[0] Quincey P. Morris s’en prend { $who-to }.
    }
fury-event-rats = { $who-you ->
        [1] { $count ->
            [0] Les rats ne vous mordent pas
            [one] Les rats vous mordent une fois
           *[other] Les rats vous mordent { $count } fois
        }
       *[0] { $count ->
            [0] Les rats ne mordent pas { $who-the }
            [one] Les rats mordent { $who-the } une fois
           *[other] Les rats mordent { $who-the } { $count } fois
        }
    }.
fury-event-removed = La carte { $card } est retirée.
fury-event-research =
    { $you ->
        [dracula] Vous montrez tous vos événements aux chasseurs.
       *[other] Dracula montre tous ses événements aux chasseurs.
    }
fury-event-research-seen = Il vous montre : { $cards-count ->
        [0] aucun
       *[other] { $cards }
    }.
fury-event-resolve-newspaper_reports =
    { $who-you ->
        [1] Vous dépensez un point de détermination pour Newspaper Reports ; il en reste { $resolve }.
       *[0] { $who } dépense un point de détermination pour Newspaper Reports ; il en reste { $resolve }.
    }
fury-event-resolve-sense_of_emergency =
    { $who-you ->
        [1] Vous dépensez un point de détermination pour Sense of Emergency ; il en reste { $resolve }.
       *[0] { $who } dépense un point de détermination pour Sense of Emergency ; il en reste { $resolve }.
    }
fury-event-resolve-inner_strength =
    { $who-you ->
        [1] Vous dépensez un point de détermination pour Inner Strength ; il en reste { $resolve }.
       *[0] { $who } dépense un point de détermination pour Inner Strength ; il en reste { $resolve }.
    }
fury-event-resolve-gained = Les chasseurs gagnent un point de détermination. Détermination : { $resolve }.
fury-event-rests =
    { $who-you ->
        [1] Vous vous reposez.
       *[0] { $who } se repose.
    }
fury-event-resupplies =
    { $who-you ->
        [1] Vous vous ravitaillez.
       *[0] { $who } se ravitaille.
    }
fury-event-revealed = Une carte est révélée : { $place }.
fury-event-roadblock = { $way ->
        [rail] La voie ferrée est barrée
       *[road] La route est barrée
    } : { $place } – { $other }.
fury-event-rolls = { $who-you ->
        [1] Vous obtenez
       *[0] { $who } obtient
    } { $roll }, { $enemy } { $other_roll } : { $winner ->
        [hunter] { $who-you ->
            [1] vous gagnez
           *[0] le chasseur gagne
        }
       *[enemy] l’ennemi gagne
    }{ $tie ->
        [1] {" "}par l’initiative
       *[0] {""}
    }.
fury-event-result = { $effect ->
        [repel] { $you ->
            [dracula] Vous voilà repoussé : vous ne pouvez plus qu’esquiver ou fuir
           *[other] Dracula est repoussé : il ne peut plus qu’esquiver ou fuir
        }
        [hunter] Le chasseur ajoute 1 au prochain jet
        [enemy] L’ennemi ajoute 1 au prochain jet
        [kill] { $you ->
            [dracula] On vous tue : vous tombez au prochain point rouge
           *[other] Dracula est tué et tombe au prochain point rouge
        }
       *[continue] Le résultat est Continue, { $count } sur 3
    }.
fury-event-scouts = Les éclaireurs se renseignent sur { $place }.
fury-event-shows =
    { $who-you ->
        [1] Vous montrez { $card }.
       *[0] { $who } montre { $card }.
    }
fury-event-shows-all = { $who } vous montre : { $cards-count ->
        [0] aucune carte
       *[other] { $cards }
    }.
fury-event-shows-dracula =
    { $who-you ->
        [1] Vous montrez toutes vos cartes à Dracula.
       *[0]
            { $you ->
                [dracula] { $who } vous montre toutes ses cartes.
               *[other] { $who } montre toutes ses cartes à Dracula.
            }
    }
fury-event-shows-items = { $who-you ->
        [1] Vous montrez tous vos objets
       *[0] { $who } montre tous ses objets
    } : { $cards-count ->
        [0] aucun
       *[other] { $cards }
    }.
fury-event-storm = Une tempête éclate : { $place }.
fury-event-tactic =
    { $who-you ->
        [1] Vous jouez { $card }.
       *[0] { $who } joue { $card }.
    }
fury-event-takes-back =
    { $who-you ->
        [1] Vous reprenez { $card } dans la défausse.
       *[0] { $who } reprend { $card } dans la défausse.
    }
fury-event-time = Moment du jour : { $time }.
fury-event-token-gone = { $token } retourne à la réserve.
fury-event-token-shown = Une rencontre est révélée : { $token }.
fury-event-trade =
    { $who-you ->
        [1] Vous échangez avec { $other-the }.
       *[0]
            { $other-you ->
                [1] { $who } échange avec vous.
               *[0] { $who } échange avec { $other-the }.
            }
    }
fury-event-traded = { $who-you ->
        [1] Vous { $count ->
            [0] ne donnez rien
            [one] donnez un objet
           *[other] donnez { $count } objets
        }
       *[0] { $who } { $count ->
            [0] ne donne rien
            [one] donne un objet
           *[other] donne { $count } objets
        }
    } { $other-you ->
        [1] à vous
       *[0] { $other-to }
    } et { $who-you ->
        [1] { $other_count ->
            [0] ne recevez rien
            [one] recevez un objet
           *[other] recevez { $other_count } objets
        }
       *[0] { $other_count ->
            [0] ne reçoit rien
            [one] reçoit un objet
           *[other] reçoit { $other_count } objets
        }
    }.
fury-event-trail-cut = La piste est réduite à { $count ->
        [one] une carte
       *[other] { $count } cartes
    }.
fury-event-train-die = Le dé du train montre { $face }.
fury-event-train-lost = Le train est manqué, et le tour avec lui.
fury-event-transfusion =
    { $who-you ->
        [1] Vous donnez votre sang { $other-to }.
       *[0]
            { $other-you ->
                [1] { $who } vous donne son sang.
               *[0] { $who } donne son sang { $other-to }.
            }
    }
fury-event-treated = On soigne { $who-you ->
        [1] votre morsure
       *[0] la morsure { $who-of }
    } : le dé donne { $roll }, { $result ->
        [cured] elle est guérie
        [hurt] elle fait mal
       *[nothing] rien ne se passe
    }.
fury-event-turn =
    { $who-you ->
        [1] Tour { $round } : à vous de jouer.
       *[0] Tour { $round } : { $who-to } de jouer.
    }
fury-event-turn-ends = { $stays ->
        [1] { $token } reste là, et le tour se termine
       *[0] Le tour se termine
    }.
fury-event-turns-up =
    { $who-you ->
        [1] Vous gardez { $card } face visible.
       *[0] { $who } garde { $card } face visible.
    }
fury-event-uses =
    { $who-you ->
        [1] Vous utilisez { $card }.
       *[0] { $who } utilise { $card }.
    }
fury-event-vampire-rolls = Le New Vampire obtient { $roll } : { $bites ->
        [0] il s’échappe
       *[other] il mord
    }.
fury-event-vampire-by-day = De jour, { $token } est détruit.
fury-event-vampires = { $you ->
        [dracula] Vous gagnez
       *[other] Dracula gagne
    } { $count ->
        [one] un point de vampire
       *[other] { $count } points de vampire
    }. Points de vampire : { $vampires }.

# Fins.

fury-end-dracula-destroyed =
    { $you ->
        [dracula] Vous n’avez plus de sang.
       *[other] Dracula n’a plus de sang.
    }
fury-end-vampires = Les vampires règnent sur la nuit.
fury-end-turns = La limite de tours est atteinte.
fury-end-agreed = Les joueurs ont convenu de s’arrêter.
fury-end-resign =
    { $seat-you ->
        [1] Vous avez abandonné.
       *[0] Abandon : { $seat }.
    }
fury-end-timeout =
    { $seat-you ->
        [1] Vous n’avez plus de temps.
       *[0] Temps écoulé : { $seat }.
    }

# Pourquoi une chose ne se peut pas.

fury-reason-ability-used = Cette capacité a déjà servi pendant ce tour.
fury-reason-agatha = Avec Sister Agatha cela coûte 2 points de sang, et il en a moins de 3.
fury-reason-announced = Un autre déplacement a été annoncé.
fury-reason-asked-already = Cela a déjà été demandé pendant ce tour.
fury-reason-at-dawn = À l’aube le temps ne peut reculer.
fury-reason-at-small-hours = Au petit matin le temps ne peut avancer ainsi.
fury-reason-bats = Les chauves-souris mènent le prochain déplacement.
fury-reason-beside-castle = Pas à côté du château.
fury-reason-blessed = Heavenly Host ou Consecrated Ground en écarte Dracula.
fury-reason-by-night = Seulement la nuit.
fury-reason-card-lies-there = Cette carte est encore posée depuis le round précédent.
fury-reason-castle = Pas au château de Dracula.
fury-reason-does-not-mature = Il ne se passe rien quand celle-ci mûrit.
fury-reason-fog = Le brouillard retient les chasseurs.
fury-reason-has-moved = Quelqu’un s’est déjà déplacé pendant ce tour.
fury-reason-hospital = Dracula n’entre jamais à l’hôpital.
fury-reason-hunter-there = Un chasseur s’y trouve.
fury-reason-misses = Ce chasseur passe un tour.
fury-reason-must-fly = Il doit voler où il peut.
fury-reason-must-leave = Il ne peut rester en terre bénie.
fury-reason-must-place = Une rencontre doit être placée sur une ville.
fury-reason-nobody-bitten = Aucun chasseur n’a de morsure.
fury-reason-nobody-to-cure = Personne ici n’a de morsure guérissable.
fury-reason-nobody-to-wait-for = Personne du groupe ne doit encore jouer pendant ce tour.
fury-reason-no-bite = Il n’y a pas de morsure guérissable.
fury-reason-no-blood = Dracula ne dépense jamais son dernier point de sang.
fury-reason-no-dodge-yet = Dodge ne se joue pas au premier round.
fury-reason-no-escape-yet = Pas de carte Escape aux trois premiers rounds.
fury-reason-no-group = Ce chasseur n’est dans aucun groupe.
fury-reason-no-group-at-sea = Aucun groupe ne se forme en mer.
fury-reason-no-health = Cela coûterait toute la santé.
fury-reason-no-items = Aucun des deux n’a d’objet.
fury-reason-no-port = Aucun navire ne part d’ici.
fury-reason-no-power-at-sea = En mer il n’a aucun pouvoir.
fury-reason-no-resolve = Il n’y a plus de détermination.
fury-reason-no-rest-at-sea = On ne peut rester en mer.
fury-reason-no-roads = Aucune route ne part d’ici.
fury-reason-no-such-supply = Cette ville n’offre plus de carte de cette sorte.
fury-reason-no-token = Aucune rencontre n’est face cachée.
fury-reason-no-train = Aucun train ne s’arrête ici.
fury-reason-no-way-back = En voyage par mer on ne revient pas en arrière.
fury-reason-not-against-agents = Cette carte est sans effet sur les agents.
fury-reason-not-an-answer = Cette carte ne peut l’annuler.
fury-reason-not-at-sea = En mer, cela ne sert à rien.
fury-reason-not-before-combat = Cette carte ne sert pas avant ce combat.
fury-reason-not-bitten = Ce chasseur n’a pas de morsure.
fury-reason-not-in-group = Pas pour des chasseurs en groupe.
fury-reason-not-in-hospital = Seulement à l’hôpital.
fury-reason-not-near = Ce lieu n’est pas accessible maintenant.
fury-reason-not-now = Pas à ce moment.
fury-reason-not-past-blessed = Le chemin passe par une ville bénie.
fury-reason-not-together = Ils ne sont pas ensemble.
fury-reason-nothing-to-hide = Aucune de vos cartes ne serait révélée.
fury-reason-nothing-to-remove = Il n’y a rien à retirer.
fury-reason-nowhere-to-go = Cela ne mène nulle part maintenant.
fury-reason-on-trail = La carte de ce lieu est sur la piste ou aux catacombes.
fury-reason-only-against-dracula = Seulement contre Dracula.
fury-reason-only-in-city = Seulement dans une ville qui n’a pas encore ce marqueur.
fury-reason-only-when-found = Seulement quand des chasseurs ont trouvé Dracula.
fury-reason-out-of-reach = Ni en mer ni à l’hôpital.
fury-reason-power-laid = Ce pouvoir est encore sur la piste.
fury-reason-repelled = Repoussé, il ne peut qu’esquiver ou fuir.
fury-reason-resolve-spent = Un seul point de détermination par tour.
fury-reason-roadblock = Le passage est barré.
fury-reason-shown-item = L’objet visible ne sert pas au combat.
fury-reason-storm = Une tempête ferme cette mer.
fury-reason-take-one = Prenez au moins une carte.
fury-reason-together-already = Ils sont déjà dans le même groupe.
fury-reason-train-missed = Il n’y a pas de train ce tour-ci.
fury-reason-treated = Une morsure a déjà été soignée ce tour-ci.
fury-reason-waited-at-sea = D’autres du groupe ont attendu, et on ne peut rester en mer.

## La troupe des bots : comment chacun joue

fury-cast-vane = Va où le vent souffle. Tout déplacement convient.
fury-cast-kite = Prend une carte, n’importe laquelle, sans donner de raisons.
fury-cast-coin = Laisse chaque décision au hasard.
fury-cast-die = Lance le dé pour tout, même là où personne ne le lance.
fury-cast-feather = A de bonnes intentions, et manque un tournant sur deux.
fury-cast-top = Sait où aller et oublie ce qu’il fallait emporter.
fury-cast-key = A la bonne carte en main, et la trouve après le combat.
fury-cast-anvil = Voit l’évidence. Rien d’autre, et pas toujours.
fury-cast-lantern = Suit des règles éprouvées, de jour comme de nuit.
fury-cast-boot = Pèse un combat avant qu’il commence, puis ne perd pas de temps.
fury-cast-umbrella = Du bon sens et de la vivacité, sans regarder plus loin que le coup présent.
fury-cast-cup = A une bonne raison pour chaque coup, et la trouve en un instant.
fury-cast-hourglass = Prend plus de temps, et essaie d’abord en pensée chaque coup probable.
fury-cast-compass = Imagine encore et encore ce que les autres cachent, puis décide.
fury-cast-spyglass = Regarde plusieurs tours en avant, dans autant de parties imaginées que le temps le permet.
fury-cast-maze = Part du coup raisonnable et en cherche un meilleur.
