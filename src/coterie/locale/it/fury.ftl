# Fury of Dracula: nomi, domande, scelte, eventi, motivi e conclusioni.

fury-name = Fury of Dracula

# Giocatori.

fury-seat-dracula = Dracula
fury-seat-hunters = I quattro cacciatori
fury-seat-godalming_seward = Lord Godalming e il Dr. Seward
fury-seat-helsing_mina = Van Helsing e Mina Harker
fury-seat-lord_godalming = Lord Godalming
fury-seat-dr_seward = Dr. Seward
fury-seat-van_helsing = Van Helsing
fury-seat-mina_harker = Mina Harker
fury-hunter-dracula = Dracula
    .the = Dracula
    .to = a Dracula
    .of = di Dracula
fury-hunter-lord_godalming = Lord Godalming
    .the = Lord Godalming
    .to = a Lord Godalming
    .of = di Lord Godalming
fury-hunter-dr_seward = Dr. Seward
    .the = il Dr. Seward
    .to = al Dr. Seward
    .of = del Dr. Seward
fury-hunter-van_helsing = Van Helsing
    .the = Van Helsing
    .to = a Van Helsing
    .of = di Van Helsing
fury-hunter-mina_harker = Mina Harker
    .the = Mina Harker
    .to = a Mina Harker
    .of = di Mina Harker

# Luoghi.

fury-place-adriatic_sea = Mare Adriatico
fury-place-alicante = Alicante
fury-place-amsterdam = Amsterdam
fury-place-athens = Atene
fury-place-atlantic_ocean = Oceano Atlantico
fury-place-barcelona = Barcellona
fury-place-bari = Bari
fury-place-bay_of_biscay = Golfo di Biscaglia
fury-place-belgrade = Belgrado
fury-place-berlin = Berlino
fury-place-black_sea = Mar Nero
fury-place-bordeaux = Bordeaux
fury-place-brussels = Bruxelles
fury-place-bucharest = Bucarest
fury-place-budapest = Budapest
fury-place-cadiz = Cadice
fury-place-cagliari = Cagliari
fury-place-castle_dracula = Castello di Dracula
fury-place-clermont_ferrand = Clermont-Ferrand
fury-place-cologne = Colonia
fury-place-constanta = Costanza
fury-place-dublin = Dublino
fury-place-edinburgh = Edimburgo
fury-place-english_channel = Canale della Manica
fury-place-florence = Firenze
fury-place-frankfurt = Francoforte
fury-place-galatz = Galatz
fury-place-galway = Galway
fury-place-geneva = Ginevra
fury-place-genoa = Genova
fury-place-granada = Granada
fury-place-hamburg = Amburgo
fury-place-ionian_sea = Mar Ionio
fury-place-irish_sea = Mare d’Irlanda
fury-place-klausenburg = Klausenburg
fury-place-le_havre = Le Havre
fury-place-leipzig = Lipsia
fury-place-lisbon = Lisbona
fury-place-liverpool = Liverpool
fury-place-london = Londra
fury-place-madrid = Madrid
fury-place-manchester = Manchester
fury-place-marseilles = Marsiglia
fury-place-mediterranean_sea = Mar Mediterraneo
fury-place-milan = Milano
fury-place-munich = Monaco di Baviera
fury-place-nantes = Nantes
fury-place-naples = Napoli
fury-place-north_sea = Mare del Nord
fury-place-nuremburg = Norimberga
fury-place-paris = Parigi
fury-place-plymouth = Plymouth
fury-place-prague = Praga
fury-place-rome = Roma
fury-place-salonica = Salonicco
fury-place-santander = Santander
fury-place-saragossa = Saragozza
fury-place-sarajevo = Sarajevo
fury-place-sofia = Sofia
fury-place-st_joseph_and_st_mary = Ospedale di St. Joseph e St. Mary
fury-place-strasbourg = Strasburgo
fury-place-swansea = Swansea
fury-place-szeged = Szeged
fury-place-toulouse = Tolosa
fury-place-tyrrhenian_sea = Mar Tirreno
fury-place-valona = Valona
fury-place-varna = Varna
fury-place-venice = Venezia
fury-place-vienna = Vienna
fury-place-zagreb = Zagabria
fury-place-zurich = Zurigo

# Ore del giorno.

fury-time-dawn = Alba
fury-time-noon = Mezzogiorno
fury-time-dusk = Tramonto
fury-time-twilight = Crepuscolo
fury-time-midnight = Mezzanotte
fury-time-small_hours = Ore piccole

# Fasi.

fury-phase-place = Inizio
fury-phase-quincey = Inizio del turno
fury-phase-start = Inizio del turno
fury-phase-catacombs = Catacombe
fury-phase-resolve = Resolve
fury-phase-storms = Movimento
fury-phase-move = Movimento
fury-phase-search = Ricerca
fury-phase-action = Azione
fury-phase-mature = Maturazione
fury-phase-done = Fine del turno

# Poteri, carte e segnalini tengono il nome stampato.

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

# Domande.

fury-prompt-accept = { $who } { $cards-count ->
        [0] non offre nulla
       *[other] offre { $cards }
    } in cambio di { $given-count ->
        [0] nulla
       *[other] { $given }
    }. Accetti?
fury-prompt-action = { $who-you ->
        [1] Che cosa fai qui?
       *[0] Che cosa fa qui { $who-the }?
    }
fury-prompt-ally = { $who-you ->
        [1] Hai pescato un alleato. Lo giochi?
       *[0] { $who } ha pescato un alleato. Lo giochi?
    }
fury-prompt-announce = { $who-you ->
        [1] Quale movimento annunci?
       *[0] Quale movimento annuncia { $who-the }?
    }
fury-prompt-announce-dracula = Quale movimento annunci?
fury-prompt-answer = { $who } gioca { $card }. La annulli?
fury-prompt-apply = { $who-you ->
        [1] Hai vinto. Quale carta usi?
       *[0] { $who } ha vinto. Quale carta si usa?
    }
fury-prompt-ashore = La tempesta ti spinge a riva. In quale porto sbarchi?
fury-prompt-attack = Quale cacciatore attacchi?
fury-prompt-banish = Che cosa toglie Devilish Power?
fury-prompt-begin = { $who-you ->
        [1] Dove cominci?
       *[0] Dove comincia { $who-the }?
    }
fury-prompt-bitten = Su quale cacciatore morso cade { $card }?
fury-prompt-block = Da dove parte il blocco stradale?
fury-prompt-clear = Rimuovere carte dalle catacombe?
fury-prompt-destination-bats = I pipistrelli guidano i cacciatori. Dove?
fury-prompt-destination-emergency = { $who-you ->
        [1] Dove accorri?
       *[0] Dove accorre { $who-the }?
    }
fury-prompt-destination-horse = { $who-you ->
        [1] Fin dove cavalchi?
       *[0] Fin dove cavalca { $who-the }?
    }
fury-prompt-destination-storms = Verso quale porto la tempesta spinge i cacciatori?
fury-prompt-destination-train = { $who-you ->
        [1] Dove scendi dal treno?
       *[0] Dove scende dal treno { $who-the }?
    }
fury-prompt-discard = { $who-you ->
        [1] Devi scartare una carta. Quale?
       *[0] { $who } deve scartare una carta. Quale?
    }
fury-prompt-excess = { $who-you ->
        [1] Hai troppe carte. Quali scarti?
       *[0] { $who } ha troppe carte. Quali scarta?
    }
fury-prompt-donor = Chi dona il sangue a chi?
fury-prompt-double-back = Su quale carta torni?
fury-prompt-dracula-move = Dove vai?
fury-prompt-dracula-start = Comincia il tuo turno. Giochi un Event?
fury-prompt-draw = { $who-you ->
        [1] Quale carta prendi?
       *[0] Quale carta prende { $who-the }?
    }
fury-prompt-enemy-tactic = Quale carta gioca { $enemy } in questo round?
fury-prompt-evasion = In quale città fuggi?
fury-prompt-fighter-advance_planning = Quale cacciatore tira con 1 in più?
fury-prompt-fighter-rage = Quale cacciatore mostra tutti gli Item?
fury-prompt-fly = Dove voli?
fury-prompt-ground = Quale città viene consacrata?
fury-prompt-horses = I cavalli portano via i cacciatori. Dove?
fury-prompt-host = Tutti i segnalini sono sul tabellone. Quale si sposta?
fury-prompt-inner-strength = Chi recupera punti vita?
fury-prompt-join = { $who-you ->
        [1] { $other } vuole formare un gruppo con te. Accetti?
       *[0] { $other } vuole formare un gruppo con { $who-the }. Accetti?
    }
fury-prompt-keep-hidden = Quale carta resta coperta?
fury-prompt-keep-token = Quale Encounter resta sulla carta?
fury-prompt-link = Quale strada o ferrovia è bloccata?
fury-prompt-mature = Alcuni Encounter hanno lasciato il Trail. Ne fai maturare uno?
fury-prompt-moment-control_storms = Ci sono cacciatori in mare. Giochi una carta?
fury-prompt-moment-customs_search = I cacciatori hanno passato un confine o sono sbarcati. Giochi una carta?
fury-prompt-moment-false_tip_off = I cacciatori cercano di prendere un treno. Giochi una carta?
fury-prompt-moment-forewarned = { $who-you ->
        [1] Affronti un Encounter. Giochi una carta?
       *[0] { $who } affronta un Encounter. Giochi una carta?
    }
fury-prompt-moment-great_strength = { $who-you ->
        [1] Stai per perdere punti vita o subire un morso. Giochi una carta?
       *[0] { $who } sta per perdere punti vita o subire un morso. Giochi una carta?
    }
fury-prompt-moment-relentless_minion = Il combattimento con l’agente è finito. Giochi una carta?
fury-prompt-moment-seduction = I cacciatori incontrano un New Vampire di notte. Giochi una carta?
fury-prompt-moment-sensationalist_press = Le tue carte rischiano di essere rivelate. Giochi una carta?
fury-prompt-nuisance = Che cosa toglie Good Luck?
fury-prompt-offer = { $other } { $cards-count ->
        [0] non ha messo nulla sul tavolo
       *[other] ha messo sul tavolo { $cards }
    }. { $who-you ->
        [1] Che cosa dai?
       *[0] Che cosa dà { $who-the }?
    }
fury-prompt-offer-first = { $who-you ->
        [1] Che cosa offri { $other-to }?
       *[0] Che cosa offre { $who-the } { $other-to }?
    }
fury-prompt-opening = { $who-you ->
        [1] Comincia un combattimento. Giochi prima qualcosa?
       *[0] Comincia un combattimento. { $who } gioca prima qualcosa?
    }
fury-prompt-order = Quale Encounter viene prima?
fury-prompt-patient = Di chi si cura il morso?
fury-prompt-place-token = Quale Encounter metti qui?
fury-prompt-put-back = Hai troppi Encounter. Quali tornano nel Pool?
fury-prompt-keep-tokens = Hai troppi Encounter. Quali tieni?
fury-prompt-quincey = Quincey P. Morris attacca un cacciatore. Quale?
fury-prompt-rage = Quale Item viene scartato?
fury-prompt-re-equip = { $who-you ->
        [1] Cambi un Item con uno nuovo?
       *[0] { $who } cambia un Item con uno nuovo?
    }
fury-prompt-return = { $who-you ->
        [1] Prendi un Event dagli scarti?
       *[0] { $who } prende un Event dagli scarti?
    }
fury-prompt-rumor = Quale Encounter viene scoperto?
fury-prompt-scout = Su quale città indagano gli esploratori?
fury-prompt-reveal = { $who-you ->
        [1] Mostri un Item utile: { $cards }?
       *[0] { $who } mostra un Item utile: { $cards }?
    }
fury-prompt-give = { $who-you ->
        [1] Scarti un Item per distruggere il vampiro: { $cards }?
       *[0] { $who } scarta un Item per distruggere il vampiro: { $cards }?
    }
fury-prompt-shown = { $who-you ->
        [1] Hai un morso. Quale carta tieni scoperta?
       *[0] { $who } ha un morso. Quale carta resta scoperta?
    }
fury-prompt-spring = Quale Encounter colpisce il cacciatore?
fury-prompt-storm = Su quale mare scoppia la tempesta?
fury-prompt-tactic = { $who-you ->
        [1] Quale carta giochi in questo round?
       *[0] Quale carta gioca { $who-the } in questo round?
    }
fury-prompt-thief = Che cosa ruba il ladro { $who-to }?
fury-prompt-to-catacombs = { $place } lascia il Trail. Va nelle catacombe, e con quale altro Encounter?
fury-prompt-train-die = Il dado del treno mostra { $face }. { $you ->
        [lord_godalming] Tiri di nuovo?
       *[other] Lord Godalming tira di nuovo?
    }
fury-prompt-travel = { $who-you ->
        [1] Come ti muovi?
       *[0] Come si muove { $who-the }?
    }
fury-prompt-turn-start = { $who-you ->
        [1] Che cosa fai prima di muovere?
       *[0] Che cosa fa { $who-the } prima di muovere?
    }
fury-prompt-victim = Su chi cade l’imboscata?
fury-prompt-voyage = { $who-you ->
        [1] Dove navighi ora?
       *[0] Dove naviga ora { $who-the }?
    }
fury-prompt-weapon = { $who-you ->
        [1] Quale Item prendi dagli scarti?
       *[0] Quale Item prende dagli scarti { $who-the }?
    }
fury-prompt-wolf = Dove corre il lupo?

# Ciò che si conta mentre si segnano le carte.

fury-limit-cards = Carte
fury-limit-items = Item
fury-limit-events = Event
fury-limit-encounters = Encounter

# Scelte.

fury-option-pass = No
fury-option-agree = Accettare
fury-option-refuse = Rifiutare
fury-option-done = Non offrire nulla
fury-option-stop = Fermarsi qui
fury-option-go-on = Avanti
fury-option-nothing = Nulla
fury-option-fight = Combattere
fury-option-enough = Nessun’altra carta
fury-option-ally = Giocare { $card }
fury-option-no-ally = Scartare { $card }
fury-option-answer = { $hunter-you ->
        [1] Gioca { $card }
       *[0] { $hunter } gioca { $card }
    }
fury-option-no-answer = Lasciarla valere
fury-option-apply = { $hunter-you ->
        [1] La tua carta { $card }
       *[0] { $card } { $hunter-of }
    }
fury-option-attack = { $hunter }
fury-option-back = Tornare: { $place }
fury-option-back-space = di nuovo alla carta { $number } { $where ->
        [catacombs] delle catacombe
       *[trail] del Trail
    }, { $back ->
        [sea] un mare
       *[city] una città
    }
fury-option-begin = { $place }
fury-option-block = { $place }
fury-option-block-road = La strada: { $place }
fury-option-block-rail = La ferrovia: { $place }
fury-option-bury = Nelle catacombe, con { $token }
fury-option-no-catacombs = Non nelle catacombe
fury-option-clear = Togliere { $place }
fury-option-cure = Curare il morso
fury-option-discard = Scartare { $card }
fury-option-send_away = Scartare { $card }, già sul tavolo
fury-option-donor = { $hunter-you ->
        [1] Tu { $other_hunter-to }
       *[0] { $hunter } { $other_hunter-you ->
            [1] a te
           *[0] { $other_hunter-to }
        }
    }
fury-option-draw-event = Un Event
fury-option-draw-item = Un Item
fury-option-fly = { $place }
fury-option-no-flight = Restare: non c’è dove volare
fury-option-give = Cedere { $card }
fury-option-go = { $place }
fury-option-land = { $place }
fury-option-ground = { $place }
fury-option-hidden = { $place }
fury-option-hunter = { $hunter-you ->
        [1] Tu
       *[0] { $hunter }
    }
fury-option-join = Formare un gruppo con { $hunter-the }
fury-option-keep = Tenere { $token }
fury-option-keep-none = Non tenerne
fury-option-keep_roll = Tenere il tiro
fury-option-roll_again = Tirare di nuovo
fury-option-leave = Lasciare il gruppo
fury-option-lift = Heavenly Host: { $place }
fury-option-mature = { $token } matura
fury-option-mature-none = Non matura nulla
fury-option-meet = { $token }
fury-option-no-ambush = Su nessuno
fury-option-offer = Mettere sul tavolo { $card }
fury-option-place = { $token }
fury-option-place-none = Nessun Encounter
fury-option-play = Giocare { $card }
fury-option-power = { $power }
fury-option-put_back = { $token }
fury-option-remove = { $card }
fury-option-resolve-newspaper_reports = Resolve: Newspaper Reports
fury-option-resolve-sense_of_emergency = Resolve: Sense of Emergency
fury-option-resolve-inner_strength = Resolve: Inner Strength
fury-option-rest = { $hunter-you ->
        [1] Riposa
       *[0] { $hunter } riposa
    }
fury-option-resupply = { $hunter-you ->
        [1] Rifornisciti
       *[0] { $hunter } si rifornisce
    }
fury-option-road = { $place }, via strada
fury-option-rumor = Encounter { $number } della carta { $space } { $where ->
        [catacombs] delle catacombe
       *[trail] del Trail
    }
fury-option-sail = { $place }
fury-option-scout = { $place }
fury-option-sea = { $place }, via mare
fury-option-show = { $place }, carta scoperta
fury-option-reveal = Mostrare { $card }
fury-option-show-nothing = Non mostrare nulla
fury-option-shown = { $card }
fury-option-spring = { $token }
fury-option-stay = Restare qui
fury-option-steal-item = Un Item
fury-option-steal-event = Un Event
fury-option-storm = { $place }
fury-option-tactic = { $card }
fury-option-take = Prendere { $card }
fury-option-to = { $place }
fury-option-trade = { $hunter-you ->
        [1] Scambia con { $other_hunter-the }
       *[0] { $hunter } scambia con { $other_hunter-the }
    }
fury-option-train = Cercare di prendere il treno
fury-option-train-to = { $place }, in treno
fury-option-use = Usare { $card }
fury-option-wait = Lasciare il movimento a un altro del gruppo

# Eventi.

fury-event-ally = { $side ->
        [dracula] { $you ->
            [dracula] Un tuo nuovo alleato
           *[other] Nuovo alleato di Dracula
        }
       *[hunters] Nuovo alleato dei cacciatori
    }: { $card }.
fury-event-ally-drawn =
    { $who-you ->
        [1] Peschi l’alleato { $card }.
       *[0] { $who } pesca l’alleato { $card }.
    }
fury-event-ambush =
    { $who-you ->
        [1] { $token } ti colpisce.
       *[0] { $token } colpisce { $who-the }.
    }
fury-event-announces =
    { $who-you ->
        [1] Annunci il prossimo movimento: { $move }.
       *[0] { $who } annuncia il prossimo movimento: { $move }.
    }
fury-event-announces-dracula =
    { $you ->
        [dracula] Annunci il prossimo movimento: { $move }.
       *[other] Dracula annuncia il prossimo movimento: { $move }.
    }
fury-event-arrive = { $where ->
        [sea] { $hunters-you ->
            [1] Sei in mare: { $place }
           *[0] { $hunters } { $hunters-count ->
                [one] è in mare: { $place }
               *[other] sono in mare: { $place }
            }
        }
        [hospital] { $hunters-you ->
            [1] Sei in ospedale: { $place }
           *[0] { $hunters } { $hunters-count ->
                [one] è in ospedale: { $place }
               *[other] sono in ospedale: { $place }
            }
        }
       *[city] { $hunters-you ->
            [1] Raggiungi { $place }
           *[0] { $hunters } { $hunters-count ->
                [one] raggiunge { $place }
               *[other] raggiungono { $place }
            }
        }
    }.
fury-event-as-announced =
    { $you ->
        [dracula] Fai il movimento annunciato.
       *[other] Dracula fa il movimento annunciato.
    }
fury-event-ashore =
    { $you ->
        [dracula] La tempesta ti spinge a terra.
       *[other] La tempesta spinge Dracula a terra.
    }
fury-event-bats =
    { $you ->
        [dracula] Guidi il prossimo movimento dei cacciatori.
       *[other] Dracula guida il prossimo movimento dei cacciatori.
    }
fury-event-begins =
    { $who-you ->
        [1] Scegli { $place } come punto di partenza.
       *[0] { $who } sceglie { $place } come punto di partenza.
    }
fury-event-bitten =
    { $who-you ->
        [1] Subisci un morso.
       *[0] { $who } subisce un morso.
    }
fury-event-blood = { $you ->
        [dracula] Perdi
       *[other] Dracula perde
    } { $count ->
        [one] un punto Sangue
       *[other] { $count } punti Sangue
    }. Sangue: { $blood }.
fury-event-calm = La tempesta è finita.
fury-event-cancelled = La carta { $card } è annullata.
fury-event-castle =
    { $you ->
        [dracula] Sei nel tuo castello e hai { $blood } punti Sangue.
       *[other] Dracula è nel suo castello e ha { $blood } punti Sangue.
    }
fury-event-catacombs = Una carta va nella posizione { $space } delle catacombe.
fury-event-cleared = La posizione { $space } delle catacombe viene liberata.
fury-event-combat = Combattimento: { $enemy } contro { $hunters }.
fury-event-combat-over = { $how ->
        [killed] Nemico ucciso: { $enemy }
        [third] Il terzo Continue vale come End: il combattimento con { $enemy } è finito
        [end] Il risultato è End: il combattimento con { $enemy } è finito
        [avoided] Non c’è combattimento con { $enemy }
       *[over] Il combattimento con { $enemy } è finito
    }.
fury-event-deck-shuffled = Le carte Event vengono mescolate in un nuovo mazzo.
fury-event-items-shuffled = Le carte Item vengono mescolate in un nuovo mazzo.
fury-event-defeated =
    { $who-you ->
        [1] Sconfitta: ti risvegli in ospedale.
       *[0] Sconfitta: { $who } si risveglia in ospedale.
    }
fury-event-discards =
    { $who-you ->
        [1] Scarti { $card }.
       *[0] { $who } scarta { $card }.
    }
fury-event-discards-all =
    { $who-you ->
        [1] Scarti { $cards }.
       *[0] { $who } scarta { $cards }.
    }
fury-event-dogs = I cani fanno la guardia.
fury-event-dogs-laid =
    { $who-you ->
        [1] Attivi Dogs.
       *[0] { $who } attiva Dogs.
    }
fury-event-doubles-back = { $you ->
        [dracula] Torni
       *[other] Dracula torna
    } alla carta { $number } { $where ->
        [catacombs] delle catacombe
       *[trail] del Trail
    }.
fury-event-dracula-begins =
    { $you ->
        [dracula] Hai scelto la tua prima città.
       *[other] Dracula ha scelto la sua prima città.
    }
fury-event-dracula-draws = Dracula riceve una carta Event.
fury-event-dracula-draws-seen = Ricevi { $card }.
fury-event-drawn-away = La carta { $card } viene pescata e scartata.
fury-event-draws-event =
    { $who-you ->
        [1] Peschi un Event.
       *[0] { $who } pesca un Event.
    }
fury-event-draws-event-seen =
    { $who-you ->
        [1] Peschi { $card }.
       *[0] { $who } pesca { $card }.
    }
fury-event-draws-item =
    { $who-you ->
        [1] Peschi un Item.
       *[0] { $who } pesca un Item.
    }
fury-event-draws-item-seen =
    { $who-you ->
        [1] Peschi { $card }.
       *[0] { $who } pesca { $card }.
    }
fury-event-draws-tokens = { $you ->
        [dracula] Prendi
       *[other] Dracula prende
    } { $count ->
        [one] un Encounter
       *[other] { $count } Encounter
    }.
fury-event-drops = Una carta esce dal Trail.
fury-event-enemy-tactic = { $enemy } gioca { $card } contro { $target-you ->
        [1] di te
       *[0] { $target-the }
    }.
fury-event-fed =
    { $you ->
        [dracula] Ti nutri e hai { $blood } punti Sangue.
       *[other] Dracula si nutre e ha { $blood } punti Sangue.
    }
fury-event-flies =
    { $you ->
        [dracula] Voli via come pipistrello.
       *[other] Dracula vola via come pipistrello.
    }
fury-event-fog = I cacciatori non muovono nel loro prossimo turno.
fury-event-no-flight =
    { $you ->
        [dracula] Non trovi dove volare.
       *[other] Dracula non trova dove volare.
    }
fury-event-ground = { $place } è ora terra consacrata.
fury-event-group = { $hunters } formano un gruppo.
fury-event-haunts =
    { $who-you ->
        [1] { $card } ti colpisce.
       *[0] { $card } colpisce { $who-the }.
    }
fury-event-healed =
    { $who-you ->
        [1] Hai ora { $health } punti vita.
       *[0] { $who } ha ora { $health } punti vita.
    }
fury-event-hide-shown = Viene rivelata la carta { $power }.
fury-event-horses = Trascinati dai cavalli, i cacciatori raggiungono { $place }.
fury-event-host = Heavenly Host: { $place }.
fury-event-hurt = { $who-you ->
        [1] Perdi
       *[0] { $who } perde
    } { $count ->
        [one] un punto vita
       *[other] { $count } punti vita
    }. Punti vita: { $health }.
fury-event-hypnosis = Ipnosi, il dado dà { $roll }: { $works ->
        [0] non accade nulla
       *[other] { $you ->
            [dracula] ti tradisci
           *[other] Dracula si tradisce
        }
    }.
fury-event-lair-cleared = La tana è distrutta; { $you ->
        [dracula] hai
       *[other] Dracula ha
    } { $vampires ->
        [one] un punto Vampire
       *[other] { $vampires } punti Vampire
    }.
fury-event-leap =
    { $who-you ->
        [1] Ti lanci su Dracula: il dado dà { $roll }.
       *[0]
            { $you ->
                [dracula] { $who } si lancia su di te: il dado dà { $roll }.
               *[other] { $who } si lancia su Dracula: il dado dà { $roll }.
            }
    }
fury-event-leaves-group =
    { $who-you ->
        [1] Lasci il gruppo.
       *[0] { $who } lascia il gruppo.
    }
fury-event-lifted = Heavenly Host tolto: { $place }.
fury-event-matures = { $token } matura.
fury-event-meets = { $hunters-you ->
        [1] Incontri
       *[0] { $hunters } { $hunters-count ->
            [one] incontra
           *[other] incontrano
        }
    } { $token }.
fury-event-misses =
    { $who-you ->
        [1] Salti questo turno.
       *[0] { $who } salta questo turno.
    }
fury-event-moves =
    { $you ->
        [dracula] Ti muovi.
       *[other] Dracula si muove.
    }
fury-event-sails =
    { $you ->
        [dracula] Sei in mare.
       *[other] Dracula è in mare.
    }
fury-event-lands =
    { $you ->
        [dracula] Sbarchi.
       *[other] Dracula sbarca.
    }
fury-event-news-here =
    { $you ->
        [dracula] La carta coperta meno recente è dove ti trovi ora.
       *[other] La carta coperta meno recente è dove si trova ora Dracula.
    }
fury-event-no-news = Non ci sono carte coperte da rivelare.
fury-event-no-move =
    { $you ->
        [dracula] Non hai movimenti possibili e ne paghi il prezzo.
       *[other] Dracula non ha movimenti possibili e ne paga il prezzo.
    }
fury-event-stays =
    { $you ->
        [dracula] Resti dove sei.
       *[other] Dracula resta dove si trova.
    }
fury-event-no-trade =
    { $who-you ->
        [1] Tu e { $other-the } non scambiate.
       *[0]
            { $other-you ->
                [1] { $who } e tu non scambiate.
               *[0] { $who } e { $other-the } non scambiano.
            }
    }
fury-event-nothing-here =
    { $you ->
        [dracula] Nessuna tua traccia: { $place }.
       *[other] Nessuna traccia di Dracula: { $place }.
    }
fury-event-nothing-shown = Nessuna carta viene rivelata.
fury-event-over = { $winner ->
        [dracula] { $you ->
            [dracula] Hai vinto
           *[other] Vince Dracula
        }
        [hunters] Vincono i cacciatori
       *[other] Nessuno vince
    }. { $reason }
fury-event-places =
    { $you ->
        [dracula] Metti un Encounter.
       *[other] Dracula mette un Encounter.
    }
fury-event-places-none =
    { $you ->
        [dracula] Non metti Encounter.
       *[other] Dracula non mette Encounter.
    }
fury-event-plays =
    { $who-you ->
        [1] Giochi { $card }.
       *[0] { $who } gioca { $card }.
    }
fury-event-power =
    { $you ->
        [dracula] Usi { $power }.
       *[other] Dracula usa { $power }.
    }
fury-event-proposes =
    { $who-you ->
        [1] Proponi un gruppo { $other-to }.
       *[0]
            { $other-you ->
                [1] { $who } ti propone un gruppo.
               *[0] { $who } propone un gruppo { $other-to }.
            }
    }
fury-event-refuses =
    { $who-you ->
        [1] Rifiuti di unirti { $other-to }.
       *[0]
            { $other-you ->
                [1] { $who } rifiuta di unirsi a te.
               *[0] { $who } rifiuta di unirsi { $other-to }.
            }
    }
fury-event-puts-back = { $you ->
        [dracula] Rimetti
       *[other] Dracula rimette
    } { $count ->
        [one] un Encounter
       *[other] { $count } Encounter
    } nel Pool.
fury-event-quincey =
    { $who-you ->
        [1] Quincey P. Morris ti insegue.
       *[0] Quincey P. Morris insegue { $who-the }.
    }
fury-event-rats = { $who-you ->
        [1] { $count ->
            [0] I ratti non ti mordono
            [one] I ratti ti mordono una volta
           *[other] I ratti ti mordono { $count } volte
        }
       *[0] { $count ->
            [0] I ratti non mordono { $who-the }
            [one] I ratti mordono { $who-the } una volta
           *[other] I ratti mordono { $who-the } { $count } volte
        }
    }.
fury-event-removed = La carta { $card } viene tolta.
fury-event-research =
    { $you ->
        [dracula] Mostri ai cacciatori tutti i tuoi Event.
       *[other] Dracula mostra ai cacciatori tutti i suoi Event.
    }
fury-event-research-seen = Ti mostra: { $cards-count ->
        [0] nessuno
       *[other] { $cards }
    }.
fury-event-resolve-newspaper_reports =
    { $who-you ->
        [1] Usi un punto Resolve per Newspaper Reports; punti rimasti: { $resolve }.
       *[0] { $who } usa un punto Resolve per Newspaper Reports; punti rimasti: { $resolve }.
    }
fury-event-resolve-sense_of_emergency =
    { $who-you ->
        [1] Usi un punto Resolve per Sense of Emergency; punti rimasti: { $resolve }.
       *[0] { $who } usa un punto Resolve per Sense of Emergency; punti rimasti: { $resolve }.
    }
fury-event-resolve-inner_strength =
    { $who-you ->
        [1] Usi un punto Resolve per Inner Strength; punti rimasti: { $resolve }.
       *[0] { $who } usa un punto Resolve per Inner Strength; punti rimasti: { $resolve }.
    }
fury-event-resolve-gained = I cacciatori guadagnano un punto Resolve. Resolve: { $resolve }.
fury-event-rests =
    { $who-you ->
        [1] Riposi.
       *[0] { $who } riposa.
    }
fury-event-resupplies =
    { $who-you ->
        [1] Ti rifornisci.
       *[0] { $who } si rifornisce.
    }
fury-event-revealed = Viene rivelata una carta: { $place }.
fury-event-roadblock = { $way ->
        [rail] La ferrovia è bloccata
       *[road] La strada è bloccata
    }: { $place } – { $other }.
fury-event-rolls = { $who-you ->
        [1] Ottieni
       *[0] { $who } ottiene
    } { $roll }, { $enemy } { $other_roll }: { $winner ->
        [hunter] { $who-you ->
            [1] vinci
           *[0] vince il cacciatore
        }
       *[enemy] vince il nemico
    }{ $tie ->
        [1] {" "}per iniziativa
       *[0] {""}
    }.
fury-event-result = { $effect ->
        [repel] { $you ->
            [dracula] Vieni respinto: ora puoi solo schivare o fuggire
           *[other] Dracula è respinto: ora può solo schivare o fuggire
        }
        [hunter] Il cacciatore aggiunge 1 al prossimo tiro
        [enemy] Il nemico aggiunge 1 al prossimo tiro
        [kill] { $you ->
            [dracula] Subisci un Killed e scendi alla prossima posizione rossa
           *[other] Dracula subisce un Killed e scende alla prossima posizione rossa
        }
       *[continue] Il risultato è Continue, { $count } di 3
    }.
fury-event-scouts = Gli esploratori setacciano { $place }.
fury-event-shows =
    { $who-you ->
        [1] Mostri { $card }.
       *[0] { $who } mostra { $card }.
    }
fury-event-shows-all = { $who } ti mostra: { $cards-count ->
        [0] nessuna carta
       *[other] { $cards }
    }.
fury-event-shows-dracula =
    { $who-you ->
        [1] Mostri a Dracula tutte le tue carte.
       *[0]
            { $you ->
                [dracula] { $who } ti mostra tutte le sue carte.
               *[other] { $who } mostra a Dracula tutte le sue carte.
            }
    }
fury-event-shows-items = { $who-you ->
        [1] Mostri tutti i tuoi Item
       *[0] { $who } mostra tutti gli Item
    }: { $cards-count ->
        [0] nessuno
       *[other] { $cards }
    }.
fury-event-storm = Scoppia una tempesta: { $place }.
fury-event-tactic =
    { $who-you ->
        [1] Giochi { $card }.
       *[0] { $who } gioca { $card }.
    }
fury-event-takes-back =
    { $who-you ->
        [1] Prendi { $card } dagli scarti.
       *[0] { $who } prende { $card } dagli scarti.
    }
fury-event-time = Momento del giorno: { $time }.
fury-event-token-gone = { $token } torna nel Pool.
fury-event-token-shown = Viene rivelato un Encounter: { $token }.
fury-event-trade =
    { $who-you ->
        [1] Scambi con { $other-the }.
       *[0]
            { $other-you ->
                [1] { $who } scambia con te.
               *[0] { $who } scambia con { $other-the }.
            }
    }
fury-event-traded = { $who-you ->
        [1] { $count ->
            [0] Non dai nulla
            [one] Dai un Item
           *[other] Dai { $count } Item
        }
       *[0] { $who } { $count ->
            [0] non dà nulla
            [one] dà un Item
           *[other] dà { $count } Item
        }
    } { $other-you ->
        [1] a te
       *[0] { $other-to }
    } e { $who-you ->
        [1] { $other_count ->
            [0] non ricevi nulla
            [one] ricevi un Item
           *[other] ricevi { $other_count } Item
        }
       *[0] { $other_count ->
            [0] non riceve nulla
            [one] riceve un Item
           *[other] riceve { $other_count } Item
        }
    }.
fury-event-trail-cut = Il Trail si riduce a { $count ->
        [one] una carta
       *[other] { $count } carte
    }.
fury-event-train-die = Il dado del treno mostra { $face }.
fury-event-train-lost = Il treno è perso, e con esso il turno.
fury-event-transfusion =
    { $who-you ->
        [1] Doni il sangue { $other-to }.
       *[0]
            { $other-you ->
                [1] { $who } ti dona il sangue.
               *[0] { $who } dona il sangue { $other-to }.
            }
    }
fury-event-treated = Si cura { $who-you ->
        [1] il tuo morso
       *[0] il morso { $who-of }
    }: il dado dà { $roll }, { $result ->
        [cured] è guarito
        [hurt] fa male
       *[nothing] non accade nulla
    }.
fury-event-turn =
    { $who-you ->
        [1] Round { $round }: tocca a te.
       *[0] Round { $round }: tocca { $who-to }.
    }
fury-event-turn-ends = { $stays ->
        [1] { $token } resta lì, e il turno finisce
       *[0] Il turno finisce
    }.
fury-event-turns-up =
    { $who-you ->
        [1] Tieni scoperta la carta { $card }.
       *[0] { $who } tiene scoperta la carta { $card }.
    }
fury-event-uses =
    { $who-you ->
        [1] Usi { $card }.
       *[0] { $who } usa { $card }.
    }
fury-event-vampire-rolls = Il New Vampire tira { $roll }: { $bites ->
        [0] fugge
       *[other] morde
    }.
fury-event-vampire-by-day = Di giorno { $token } viene distrutto.
fury-event-vampires = { $you ->
        [dracula] Guadagni
       *[other] Dracula guadagna
    } { $count ->
        [one] un punto Vampire
       *[other] { $count } punti Vampire
    }. Punti Vampire: { $vampires }.

# Conclusioni.

fury-end-dracula-destroyed =
    { $you ->
        [dracula] Non hai più Sangue.
       *[other] Dracula non ha più Sangue.
    }
fury-end-vampires = I vampiri dominano la notte.
fury-end-turns = È raggiunto il limite di round.
fury-end-agreed = I giocatori hanno deciso di fermarsi.
fury-end-resign =
    { $seat-you ->
        [1] Hai abbandonato la partita.
       *[0] Resa: { $seat }.
    }
fury-end-timeout =
    { $seat-you ->
        [1] Hai finito il tempo.
       *[0] Tempo scaduto: { $seat }.
    }

# Perché una cosa non si può fare.

fury-reason-ability-used = Questa abilità è già stata usata in questo round.
fury-reason-agatha = Con Sister Agatha costa 2 punti Sangue, e ne ha meno di 3.
fury-reason-announced = È stato annunciato un altro movimento.
fury-reason-asked-already = È già stato chiesto in questo turno.
fury-reason-at-dawn = All’alba il tempo non può tornare indietro.
fury-reason-at-small-hours = Nelle ore piccole il tempo non può avanzare così.
fury-reason-bats = I pipistrelli guidano il prossimo movimento.
fury-reason-beside-castle = Non accanto al castello.
fury-reason-blessed = Heavenly Host o Consecrated Ground tiene lontano Dracula.
fury-reason-by-night = Solo di notte.
fury-reason-card-lies-there = Questa carta è ancora sul tavolo dal round precedente.
fury-reason-castle = Non nel castello di Dracula.
fury-reason-does-not-mature = Quando matura non ha effetto.
fury-reason-fog = La nebbia trattiene i cacciatori.
fury-reason-has-moved = Qualcuno ha già mosso in questo round.
fury-reason-hospital = Dracula non può mai entrare in ospedale.
fury-reason-hunter-there = C’è un cacciatore.
fury-reason-misses = Questo cacciatore salta un turno.
fury-reason-must-fly = Deve volare dove può.
fury-reason-must-leave = Su terra consacrata non può restare.
fury-reason-must-place = Su una città si deve mettere un Encounter.
fury-reason-nobody-bitten = Nessun cacciatore ha un morso.
fury-reason-nobody-to-cure = Nessuno qui ha un morso che si possa curare.
fury-reason-nobody-to-wait-for = Nessuno del gruppo deve ancora giocare in questo round.
fury-reason-no-bite = Non c’è un morso che si possa curare.
fury-reason-no-blood = Dracula non spende mai l’ultimo punto Sangue.
fury-reason-no-dodge-yet = Dodge non si gioca nel primo round.
fury-reason-no-escape-yet = Nessuna carta Escape nei primi tre round.
fury-reason-no-group = Questo cacciatore non è in un gruppo.
fury-reason-no-group-at-sea = In mare non si formano gruppi.
fury-reason-no-health = Costerebbe tutti i punti vita.
fury-reason-no-items = Nessuno dei due ha Item.
fury-reason-no-port = Da qui non parte nessuna nave.
fury-reason-no-power-at-sea = In mare non può usare poteri.
fury-reason-no-resolve = Non ci sono più punti Resolve.
fury-reason-no-rest-at-sea = In mare non si può restare fermi.
fury-reason-no-roads = Da qui non parte nessuna strada.
fury-reason-no-such-supply = Questa città non offre più carte di questo tipo.
fury-reason-no-token = Nessun Encounter è coperto.
fury-reason-no-train = Qui non fermano treni.
fury-reason-no-way-back = In viaggio per mare non si torna indietro.
fury-reason-not-against-agents = Questa carta non ha effetto sugli agenti.
fury-reason-not-an-answer = Questa carta non può annullarla.
fury-reason-not-at-sea = In mare non serve a nulla.
fury-reason-not-before-combat = Questa carta non serve prima di questo combattimento.
fury-reason-not-bitten = Questo cacciatore non ha morsi.
fury-reason-not-in-group = Non per i cacciatori in gruppo.
fury-reason-not-in-hospital = Solo in ospedale.
fury-reason-not-near = Questo luogo non è raggiungibile ora.
fury-reason-not-now = Non in questo momento.
fury-reason-not-past-blessed = La via passa per una città benedetta.
fury-reason-not-together = Non sono insieme.
fury-reason-nothing-to-hide = Nessuna tua carta verrebbe rivelata.
fury-reason-nothing-to-remove = Non c’è nulla da togliere.
fury-reason-nowhere-to-go = Ora non porta da nessuna parte.
fury-reason-on-trail = La carta di questo luogo è nel Trail o nelle catacombe.
fury-reason-only-against-dracula = Solo contro Dracula.
fury-reason-only-in-city = Solo in una città che non ha già questo segnalino.
fury-reason-only-when-found = Solo quando i cacciatori hanno trovato Dracula.
fury-reason-out-of-reach = Non in mare e non in ospedale.
fury-reason-power-laid = Questo potere è ancora nel Trail.
fury-reason-repelled = Respinto, può solo schivare o fuggire.
fury-reason-resolve-spent = Un solo punto Resolve per turno.
fury-reason-roadblock = La via è bloccata.
fury-reason-shown-item = L’Item scoperto non si usa in combattimento.
fury-reason-storm = Una tempesta chiude questo mare.
fury-reason-take-one = Prendi almeno una carta.
fury-reason-together-already = Sono già nello stesso gruppo.
fury-reason-train-missed = In questo turno non ci sono treni.
fury-reason-treated = In questo turno si è già curato un morso.
fury-reason-waited-at-sea = Altri del gruppo hanno aspettato, e in mare non si può restare fermi.

## I personaggi dei bot: come gioca ciascuno

fury-cast-vane = Va dove tira il vento. Ogni mossa va bene.
fury-cast-kite = Prende una carta, una qualsiasi, e non dà ragioni.
fury-cast-coin = Affida ogni decisione al caso.
fury-cast-die = Tira i dadi per tutto, anche dove nessuno li tira.
fury-cast-feather = Ha buone intenzioni, e manca una svolta su due.
fury-cast-top = Sa dove andare e dimentica che cosa portare.
fury-cast-key = Ha in mano la carta giusta, e la trova dopo il combattimento.
fury-cast-anvil = Vede l’ovvio. Solo quello, e non sempre.
fury-cast-lantern = Segue regole pratiche, di giorno e di notte.
fury-cast-boot = Pesa un combattimento prima che cominci, poi non perde tempo.
fury-cast-umbrella = Buon senso e prontezza, con l’occhio alla mossa di ora e non oltre.
fury-cast-cup = Ha una buona ragione per ogni mossa, e la trova in un attimo.
fury-cast-hourglass = Ci mette di più, e prova prima nella mente ogni mossa probabile.
fury-cast-compass = Immagina ancora e ancora ciò che gli altri nascondono, poi decide.
fury-cast-spyglass = Guarda avanti di vari turni, in tante partite immaginate quante ne permette il tempo.
fury-cast-maze = Parte dalla mossa sensata e ne cerca una migliore.
