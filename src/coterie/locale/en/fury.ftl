# Fury of Dracula: names, questions, options, events, reasons and endings.

fury-name = Fury of Dracula

# Players.

fury-seat-dracula = Dracula
fury-seat-hunters = The four hunters
fury-seat-godalming_seward = Lord Godalming and Dr. Seward
fury-seat-helsing_mina = Van Helsing and Mina Harker
fury-seat-lord_godalming = Lord Godalming
fury-seat-dr_seward = Dr. Seward
fury-seat-van_helsing = Van Helsing
fury-seat-mina_harker = Mina Harker
fury-hunter-dracula = Dracula
fury-hunter-lord_godalming = Lord Godalming
fury-hunter-dr_seward = Dr. Seward
fury-hunter-van_helsing = Van Helsing
fury-hunter-mina_harker = Mina Harker

# Places.

fury-place-adriatic_sea = Adriatic Sea
fury-place-alicante = Alicante
fury-place-amsterdam = Amsterdam
fury-place-athens = Athens
fury-place-atlantic_ocean = Atlantic Ocean
fury-place-barcelona = Barcelona
fury-place-bari = Bari
fury-place-bay_of_biscay = Bay of Biscay
fury-place-belgrade = Belgrade
fury-place-berlin = Berlin
fury-place-black_sea = Black Sea
fury-place-bordeaux = Bordeaux
fury-place-brussels = Brussels
fury-place-bucharest = Bucharest
fury-place-budapest = Budapest
fury-place-cadiz = Cadiz
fury-place-cagliari = Cagliari
fury-place-castle_dracula = Castle Dracula
fury-place-clermont_ferrand = Clermont-Ferrand
fury-place-cologne = Cologne
fury-place-constanta = Constanta
fury-place-dublin = Dublin
fury-place-edinburgh = Edinburgh
fury-place-english_channel = English Channel
fury-place-florence = Florence
fury-place-frankfurt = Frankfurt
fury-place-galatz = Galatz
fury-place-galway = Galway
fury-place-geneva = Geneva
fury-place-genoa = Genoa
fury-place-granada = Granada
fury-place-hamburg = Hamburg
fury-place-ionian_sea = Ionian Sea
fury-place-irish_sea = Irish Sea
fury-place-klausenburg = Klausenburg
fury-place-le_havre = Le Havre
fury-place-leipzig = Leipzig
fury-place-lisbon = Lisbon
fury-place-liverpool = Liverpool
fury-place-london = London
fury-place-madrid = Madrid
fury-place-manchester = Manchester
fury-place-marseilles = Marseilles
fury-place-mediterranean_sea = Mediterranean Sea
fury-place-milan = Milan
fury-place-munich = Munich
fury-place-nantes = Nantes
fury-place-naples = Naples
fury-place-north_sea = North Sea
fury-place-nuremburg = Nuremburg
fury-place-paris = Paris
fury-place-plymouth = Plymouth
fury-place-prague = Prague
fury-place-rome = Rome
fury-place-salonica = Salonica
fury-place-santander = Santander
fury-place-saragossa = Saragossa
fury-place-sarajevo = Sarajevo
fury-place-sofia = Sofia
fury-place-st_joseph_and_st_mary = Hospital of St. Joseph and St. Mary
fury-place-strasbourg = Strasbourg
fury-place-swansea = Swansea
fury-place-szeged = Szeged
fury-place-toulouse = Toulouse
fury-place-tyrrhenian_sea = Tyrrhenian Sea
fury-place-valona = Valona
fury-place-varna = Varna
fury-place-venice = Venice
fury-place-vienna = Vienna
fury-place-zagreb = Zagreb
fury-place-zurich = Zurich

# Times of the day.

fury-time-dawn = Dawn
fury-time-noon = Noon
fury-time-dusk = Dusk
fury-time-twilight = Twilight
fury-time-midnight = Midnight
fury-time-small_hours = Small Hours

# Phases.

fury-phase-place = Setting out
fury-phase-quincey = Start of the turn
fury-phase-start = Start of the turn
fury-phase-catacombs = Catacombs
fury-phase-resolve = Resolve
fury-phase-storms = Movement
fury-phase-move = Movement
fury-phase-search = Search
fury-phase-action = Action
fury-phase-mature = Maturing
fury-phase-done = End of the turn

# Powers, cards and tokens keep their printed names.

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

fury-prompt-accept = { $who } offers { $cards-count ->
        [0] nothing
       *[other] { $cards }
    } for { $given-count ->
        [0] nothing
       *[other] { $given }
    }. Do you agree?
fury-prompt-action = { $who-you ->
        [1] What do you do here?
       *[0] What does { $who } do here?
    }
fury-prompt-ally = { $who-you ->
        [1] You have drawn an ally. Play it?
       *[0] { $who } has drawn an ally. Play it?
    }
fury-prompt-announce = { $who-you ->
        [1] Which move do you announce?
       *[0] Which move does { $who } announce?
    }
fury-prompt-announce-dracula = Which move do you announce?
fury-prompt-answer = { $who } plays { $card }. Cancel it?
fury-prompt-apply = { $who-you ->
        [1] You’ve won. Which card do you use?
       *[0] { $who } has won. Which card do you use?
    }
fury-prompt-ashore = The storm drives you ashore. Which port do you land at?
fury-prompt-attack = Which hunter do you attack?
fury-prompt-banish = What does Devilish Power remove?
fury-prompt-begin = { $who-you ->
        [1] Where do you start?
       *[0] Where does { $who } start?
    }
fury-prompt-bitten = Which bitten hunter does { $card } hit?
fury-prompt-block = Where does the roadblock start?
fury-prompt-clear = Take cards out of the catacombs?
fury-prompt-destination-bats = The bats lead the hunters. Where to?
fury-prompt-destination-emergency = { $who-you ->
        [1] Where do you rush to?
       *[0] Where does { $who } rush to?
    }
fury-prompt-destination-horse = { $who-you ->
        [1] Where do you ride to?
       *[0] Where does { $who } ride to?
    }
fury-prompt-destination-storms = To which port does the storm drive the hunters?
fury-prompt-destination-train = { $who-you ->
        [1] Where do you get off the train?
       *[0] Where does { $who } get off the train?
    }
fury-prompt-discard = { $who-you ->
        [1] You must discard a card. Which one?
       *[0] { $who } must discard a card. Which one?
    }
fury-prompt-excess = { $who-you ->
        [1] You hold too many cards. Which ones go?
       *[0] { $who } holds too many cards. Which ones go?
    }
fury-prompt-donor = Who gives blood, and to whom?
fury-prompt-double-back = Which card do you double back to?
fury-prompt-dracula-move = Where do you go?
fury-prompt-dracula-start = Your turn begins. Play an event?
fury-prompt-draw = { $who-you ->
        [1] Which card do you take?
       *[0] Which card does { $who } take?
    }
fury-prompt-enemy-tactic = Which card does { $enemy } play this round?
fury-prompt-evasion = Which city do you slip away to?
fury-prompt-fighter-advance_planning = Which hunter adds 1 to every roll?
fury-prompt-fighter-rage = Which hunter must show all items?
fury-prompt-fly = Where do you fly to?
fury-prompt-ground = Which city do you consecrate?
fury-prompt-horses = Where do the horses carry the hunters?
fury-prompt-host = All the markers are on the map. Which one do you move?
fury-prompt-inner-strength = Who regains health?
fury-prompt-join = { $who-you ->
        [1] { $other } wants to form a group with you. Agree?
       *[0] { $other } wants to form a group with { $who }. Agree?
    }
fury-prompt-keep-hidden = Which card stays face down?
fury-prompt-keep-token = Which encounter stays on the card?
fury-prompt-link = Which road or railway do you block?
fury-prompt-mature = Encounters have left the trail. Does one mature?
fury-prompt-moment-control_storms = Hunters are at sea. Play a card?
fury-prompt-moment-customs_search = Hunters have crossed a border or landed. Play a card?
fury-prompt-moment-false_tip_off = The hunters try to catch a train. Play a card?
fury-prompt-moment-forewarned = { $who-you ->
        [1] You meet an encounter. Play a card?
       *[0] { $who } meets an encounter. Play a card?
    }
fury-prompt-moment-great_strength = { $who-you ->
        [1] You’re about to lose health or be bitten. Play a card?
       *[0] { $who } is about to lose health or be bitten. Play a card?
    }
fury-prompt-moment-relentless_minion = The combat with the agent is over. Play a card?
fury-prompt-moment-seduction = Hunters meet a New Vampire at night. Play a card?
fury-prompt-moment-sensationalist_press = Your cards are about to be revealed. Play a card?
fury-prompt-nuisance = What does Good Luck remove?
fury-prompt-offer = { $other } offers { $cards-count ->
        [0] nothing
       *[other] { $cards }
    }. { $who-you ->
        [1] What do you give?
       *[0] What does { $who } give?
    }
fury-prompt-offer-first = { $who-you ->
        [1] What do you offer { $other }?
       *[0] What does { $who } offer { $other }?
    }
fury-prompt-opening = { $who-you ->
        [1] Combat begins. Do you play something first?
       *[0] Combat begins. Does { $who } play something first?
    }
fury-prompt-order = Which encounter comes first?
fury-prompt-patient = Whose bite do you treat?
fury-prompt-place-token = Which encounter do you place here?
fury-prompt-put-back = You hold too many encounters. Which ones go back?
fury-prompt-keep-tokens = You hold too many encounters. Which ones do you keep?
fury-prompt-quincey = Who does Quincey P. Morris attack?
fury-prompt-rage = Which item must go?
fury-prompt-re-equip = { $who-you ->
        [1] Do you swap an item for a new one?
       *[0] Does { $who } swap an item for a new one?
    }
fury-prompt-return = { $who-you ->
        [1] Do you take back a discarded event?
       *[0] Does { $who } take back a discarded event?
    }
fury-prompt-rumor = Which encounter do you turn face up?
fury-prompt-scout = Which city do the scouts ask about?
fury-prompt-reveal = { $who-you ->
        [1] Do you show an item that helps: { $cards }?
       *[0] Does { $who } show an item that helps: { $cards }?
    }
fury-prompt-give = { $who-you ->
        [1] Do you give up an item to destroy the vampire: { $cards }?
       *[0] Does { $who } give up an item to destroy the vampire: { $cards }?
    }
fury-prompt-shown = { $who-you ->
        [1] You’re bitten. Which card do you keep face up?
       *[0] { $who } is bitten. Which card do you keep face up?
    }
fury-prompt-spring = Which encounter hits the hunter?
fury-prompt-storm = Which sea does the storm hit?
fury-prompt-tactic = { $who-you ->
        [1] Which card do you play this round?
       *[0] Which card does { $who } play this round?
    }
fury-prompt-thief = What does the thief take from { $who }?
fury-prompt-to-catacombs = { $place } leaves the trail. Send it to the catacombs, and with which extra encounter?
fury-prompt-train-die = The train die shows { $face }. { $you ->
        [lord_godalming] Roll again?
       *[other] Does Lord Godalming roll again?
    }
fury-prompt-travel = { $who-you ->
        [1] How do you move?
       *[0] How does { $who } move?
    }
fury-prompt-turn-start = { $who-you ->
        [1] What do you do before moving?
       *[0] What does { $who } do before moving?
    }
fury-prompt-victim = Who walks into the ambush?
fury-prompt-voyage = { $who-you ->
        [1] Where do you sail next?
       *[0] Where does { $who } sail next?
    }
fury-prompt-weapon = { $who-you ->
        [1] Which discarded item do you take?
       *[0] Which discarded item does { $who } take?
    }
fury-prompt-wolf = Where does the wolf run?

# What is counted while cards are marked.

fury-limit-cards = Cards
fury-limit-items = Items
fury-limit-events = Events
fury-limit-encounters = Encounters

# Options.

fury-option-pass = No
fury-option-agree = Agree
fury-option-refuse = Refuse
fury-option-done = Offer nothing
fury-option-stop = Stop here
fury-option-go-on = Continue
fury-option-nothing = Nothing
fury-option-fight = Fight
fury-option-enough = No more cards
fury-option-ally = Play { $card }
fury-option-no-ally = Discard { $card }
fury-option-answer = { $hunter-you ->
        [1] Play { $card }
       *[0] { $hunter } plays { $card }
    }
fury-option-no-answer = Don’t cancel it
fury-option-apply = { $hunter-you ->
        [1] Your { $card }
       *[0] { $hunter }: { $card }
    }
fury-option-attack = { $hunter }
fury-option-back = Back to { $place }
fury-option-back-space = back to card { $number } { $where ->
        [catacombs] in the catacombs
       *[trail] in the trail
    }, a { $back ->
        [sea] sea
       *[city] city
    }
fury-option-begin = { $place }
fury-option-block = { $place }
fury-option-block-road = The road to { $place }
fury-option-block-rail = The railway to { $place }
fury-option-bury = To the catacombs, with { $token }
fury-option-no-catacombs = Not to the catacombs
fury-option-clear = Remove { $place }
fury-option-cure = Treat the bite
fury-option-discard = Discard { $card }
fury-option-send_away = Discard the face-up { $card }
fury-option-donor = { $hunter-you ->
        [1] You to { $other_hunter }
       *[0] { $hunter } to { $other_hunter-you ->
            [1] you
           *[0] { $other_hunter }
        }
    }
fury-option-draw-event = An event
fury-option-draw-item = An item
fury-option-fly = { $place }
fury-option-no-flight = Stay: nowhere to fly to
fury-option-give = Give up { $card }
fury-option-go = { $place }
fury-option-land = { $place }
fury-option-ground = { $place }
fury-option-hidden = { $place }
fury-option-hunter = { $hunter-you ->
        [1] You
       *[0] { $hunter }
    }
fury-option-join = Form a group with { $hunter }
fury-option-keep = Keep { $token }
fury-option-keep-none = Keep none
fury-option-keep_roll = Keep the roll
fury-option-roll_again = Roll again
fury-option-leave = Leave the group
fury-option-lift = The Heavenly Host in { $place }
fury-option-mature = { $token } matures
fury-option-mature-none = Nothing matures
fury-option-meet = { $token }
fury-option-no-ambush = On nobody
fury-option-offer = Offer { $card }
fury-option-place = { $token }
fury-option-place-none = No encounter
fury-option-play = Play { $card }
fury-option-power = { $power }
fury-option-put_back = { $token }
fury-option-remove = { $card }
fury-option-resolve-newspaper_reports = Resolve: Newspaper Reports
fury-option-resolve-sense_of_emergency = Resolve: Sense of Emergency
fury-option-resolve-inner_strength = Resolve: Inner Strength
fury-option-rest = { $hunter-you ->
        [1] Rest
       *[0] { $hunter } rests
    }
fury-option-resupply = { $hunter-you ->
        [1] Resupply
       *[0] { $hunter } resupplies
    }
fury-option-road = By road to { $place }
fury-option-rumor = Encounter { $number } on card { $space } { $where ->
        [catacombs] in the catacombs
       *[trail] in the trail
    }
fury-option-sail = { $place }
fury-option-scout = { $place }
fury-option-sea = By sea to { $place }
fury-option-show = { $place }, face up
fury-option-reveal = Show { $card }
fury-option-show-nothing = Show nothing
fury-option-shown = { $card }
fury-option-spring = { $token }
fury-option-stay = Stay here
fury-option-steal-item = An item
fury-option-steal-event = An event
fury-option-storm = { $place }
fury-option-tactic = { $card }
fury-option-take = Take { $card }
fury-option-to = { $place }
fury-option-trade = { $hunter-you ->
        [1] Trade with { $other_hunter }
       *[0] { $hunter } trades with { $other_hunter }
    }
fury-option-train = Try to catch a train
fury-option-train-to = By train to { $place }
fury-option-use = Use { $card }
fury-option-wait = Leave the move to someone else in the group

# Events.

fury-event-ally = { $side ->
        [dracula] { $you ->
            [dracula] You have
           *[other] Dracula has
        }
       *[hunters] The hunters have
    } a new ally: { $card }.
fury-event-ally-drawn =
    { $who-you ->
        [1] You draw the ally { $card }.
       *[0] { $who } draws the ally { $card }.
    }
fury-event-ambush =
    { $who-you ->
        [1] { $token } hits you.
       *[0] { $token } hits { $who }.
    }
fury-event-announces =
    { $who-you ->
        [1] You announce your next move: { $move }.
       *[0] { $who } announces the next move: { $move }.
    }
fury-event-announces-dracula =
    { $you ->
        [dracula] You announce your next move: { $move }.
       *[other] Dracula announces his next move: { $move }.
    }
fury-event-arrive = { $hunters-you ->
        [1] You are
       *[0] { $hunters } { $hunters-count ->
            [one] is
           *[other] are
        }
    } { $where ->
        [sea] on the { $place }
        [hospital] in the { $place }
       *[city] in { $place }
    }.
fury-event-as-announced =
    { $you ->
        [dracula] You make the move you announced.
       *[other] Dracula makes the move he announced.
    }
fury-event-ashore =
    { $you ->
        [dracula] The storm drives you ashore.
       *[other] The storm drives Dracula ashore.
    }
fury-event-bats =
    { $you ->
        [dracula] You make the hunters’ next move.
       *[other] Dracula makes the hunters’ next move.
    }
fury-event-begins =
    { $who-you ->
        [1] You start in { $place }.
       *[0] { $who } starts in { $place }.
    }
fury-event-bitten =
    { $who-you ->
        [1] You are bitten.
       *[0] { $who } is bitten.
    }
fury-event-blood = { $you ->
        [dracula] You lose
       *[other] Dracula loses
    } { $count } blood; { $blood } left.
fury-event-calm = The storm is over.
fury-event-cancelled = { $card } is cancelled.
fury-event-castle =
    { $you ->
        [dracula] You are in your castle and now have { $blood } blood.
       *[other] Dracula is in his castle and now has { $blood } blood.
    }
fury-event-catacombs = A card goes to space { $space } of the catacombs.
fury-event-cleared = Space { $space } of the catacombs is cleared.
fury-event-combat = Combat: { $enemy } against { $hunters }.
fury-event-combat-over = { $how ->
        [killed] { $enemy } is killed
        [third] The third Continue counts as End: the combat with { $enemy } is over
        [end] The result is End: the combat with { $enemy } is over
        [avoided] There is no combat with { $enemy }
       *[over] The combat with { $enemy } is over
    }.
fury-event-deck-shuffled = The event cards are shuffled into a new deck.
fury-event-items-shuffled = The item cards are shuffled into a new deck.
fury-event-defeated =
    { $who-you ->
        [1] You are defeated and wake up in the hospital.
       *[0] { $who } is defeated and wakes up in the hospital.
    }
fury-event-discards =
    { $who-you ->
        [1] You discard { $card }.
       *[0] { $who } discards { $card }.
    }
fury-event-discards-all =
    { $who-you ->
        [1] You discard { $cards }.
       *[0] { $who } discards { $cards }.
    }
fury-event-dogs = The dogs keep watch.
fury-event-dogs-laid =
    { $who-you ->
        [1] You put your Dogs face up.
       *[0] { $who } puts the Dogs face up.
    }
fury-event-doubles-back = { $you ->
        [dracula] You double
       *[other] Dracula doubles
    } back to card { $number } { $where ->
        [catacombs] in the catacombs
       *[trail] in the trail
    }.
fury-event-dracula-begins =
    { $you ->
        [dracula] You have chosen your first city.
       *[other] Dracula has chosen his first city.
    }
fury-event-dracula-draws = Dracula gets an event card.
fury-event-dracula-draws-seen = You get { $card }.
fury-event-drawn-away = { $card } is drawn and discarded.
fury-event-draws-event =
    { $who-you ->
        [1] You draw an event.
       *[0] { $who } draws an event.
    }
fury-event-draws-event-seen =
    { $who-you ->
        [1] You draw { $card }.
       *[0] { $who } draws { $card }.
    }
fury-event-draws-item =
    { $who-you ->
        [1] You draw an item.
       *[0] { $who } draws an item.
    }
fury-event-draws-item-seen =
    { $who-you ->
        [1] You draw { $card }.
       *[0] { $who } draws { $card }.
    }
fury-event-draws-tokens = { $you ->
        [dracula] You draw
       *[other] Dracula draws
    } { $count ->
        [one] one encounter
       *[other] { $count } encounters
    }.
fury-event-drops = A card leaves the trail.
fury-event-enemy-tactic = { $enemy } plays { $card } against { $target-you ->
        [1] you
       *[0] { $target }
    }.
fury-event-fed =
    { $you ->
        [dracula] You feed and now have { $blood } blood.
       *[other] Dracula feeds and now has { $blood } blood.
    }
fury-event-flies =
    { $you ->
        [dracula] You fly off as a bat.
       *[other] Dracula flies off as a bat.
    }
fury-event-fog = The hunters can’t move on their next turn.
fury-event-no-flight =
    { $you ->
        [dracula] You have nowhere to fly to.
       *[other] Dracula has nowhere to fly to.
    }
fury-event-ground = { $place } is consecrated.
fury-event-group = { $hunters } form a group.
fury-event-haunts =
    { $who-you ->
        [1] { $card } hits you.
       *[0] { $card } hits { $who }.
    }
fury-event-healed =
    { $who-you ->
        [1] You now have { $health } health.
       *[0] { $who } now has { $health } health.
    }
fury-event-hide-shown = { $power } is revealed.
fury-event-horses = Wild horses carry the hunters to { $place }.
fury-event-host = There is now a Heavenly Host in { $place }.
fury-event-hurt = { $who-you ->
        [1] You lose
       *[0] { $who } loses
    } { $count } health; { $health } left.
fury-event-hypnosis = Hypnosis, the die shows { $roll }: { $works ->
        [0] it fails
       *[other] { $you ->
            [dracula] you give yourself away
           *[other] Dracula gives himself away
        }
    }.
fury-event-lair-cleared = The lair is cleared; { $you ->
        [dracula] you have
       *[other] Dracula has
    } { $vampires ->
        [one] one vampire point
       *[other] { $vampires } vampire points
    }.
fury-event-leap =
    { $who-you ->
        [1] You leap at Dracula: the die shows { $roll }.
       *[0]
            { $you ->
                [dracula] { $who } leaps at you: the die shows { $roll }.
               *[other] { $who } leaps at Dracula: the die shows { $roll }.
            }
    }
fury-event-leaves-group =
    { $who-you ->
        [1] You leave the group.
       *[0] { $who } leaves the group.
    }
fury-event-lifted = The Heavenly Host in { $place } is gone.
fury-event-matures = { $token } matures.
fury-event-meets = { $hunters-you ->
        [1] You meet
       *[0] { $hunters } { $hunters-count ->
            [one] meets
           *[other] meet
        }
    } { $token }.
fury-event-misses =
    { $who-you ->
        [1] You miss this turn.
       *[0] { $who } misses this turn.
    }
fury-event-moves =
    { $you ->
        [dracula] You move.
       *[other] Dracula moves.
    }
fury-event-sails =
    { $you ->
        [dracula] You are at sea.
       *[other] Dracula is at sea.
    }
fury-event-lands =
    { $you ->
        [dracula] You land.
       *[other] Dracula lands.
    }
fury-event-news-here =
    { $you ->
        [dracula] The oldest hidden card is your current location.
       *[other] The oldest hidden card is Dracula’s current location.
    }
fury-event-no-news = There is no hidden card to report.
fury-event-no-move =
    { $you ->
        [dracula] You have no legal move and pay for it.
       *[other] Dracula has no legal move and pays for it.
    }
fury-event-stays =
    { $you ->
        [dracula] You stay where you are.
       *[other] Dracula stays where he is.
    }
fury-event-no-trade =
    { $who-you ->
        [1] You and { $other } don’t trade.
       *[0]
            { $other-you ->
                [1] { $who } and you don’t trade.
               *[0] { $who } and { $other } don’t trade.
            }
    }
fury-event-nothing-here =
    { $you ->
        [dracula] No trace of you in { $place }.
       *[other] No trace of Dracula in { $place }.
    }
fury-event-nothing-shown = No card is revealed.
fury-event-over = { $winner ->
        [dracula] { $you ->
            [dracula] You win
           *[other] Dracula wins
        }
        [hunters] The hunters win
       *[other] Nobody wins
    }. { $reason }
fury-event-places =
    { $you ->
        [dracula] You place an encounter.
       *[other] Dracula places an encounter.
    }
fury-event-places-none =
    { $you ->
        [dracula] You place no encounter.
       *[other] Dracula places no encounter.
    }
fury-event-plays =
    { $who-you ->
        [1] You play { $card }.
       *[0] { $who } plays { $card }.
    }
fury-event-power =
    { $you ->
        [dracula] You use { $power }.
       *[other] Dracula uses { $power }.
    }
fury-event-proposes =
    { $who-you ->
        [1] You ask { $other } to form a group.
       *[0]
            { $other-you ->
                [1] { $who } asks you to form a group.
               *[0] { $who } asks { $other } to form a group.
            }
    }
fury-event-refuses =
    { $who-you ->
        [1] You refuse to join { $other }.
       *[0]
            { $other-you ->
                [1] { $who } refuses to join you.
               *[0] { $who } refuses to join { $other }.
            }
    }
fury-event-puts-back = { $you ->
        [dracula] You put
       *[other] Dracula puts
    } { $count ->
        [one] an encounter
       *[other] { $count } encounters
    } back.
fury-event-quincey =
    { $who-you ->
        [1] Quincey P. Morris goes after you.
       *[0] Quincey P. Morris goes after { $who }.
    }
fury-event-rats = { $count ->
        [0] The rats do not bite
       *[other] The rats bite
    } { $who-you ->
        [1] you
       *[0] { $who }
    }{ $count ->
        [0] {""}
        [one] {" "}once
       *[other] {" "}{ $count } times
    }.
fury-event-removed = { $card } is removed.
fury-event-research =
    { $you ->
        [dracula] You show the hunters all your events.
       *[other] Dracula shows the hunters all his events.
    }
fury-event-research-seen = Dracula shows you: { $cards-count ->
        [0] no cards
       *[other] { $cards }
    }.
fury-event-resolve-newspaper_reports =
    { $who-you ->
        [1] You spend resolve on Newspaper Reports; { $resolve } left.
       *[0] { $who } spends resolve on Newspaper Reports; { $resolve } left.
    }
fury-event-resolve-sense_of_emergency =
    { $who-you ->
        [1] You spend resolve on Sense of Emergency; { $resolve } left.
       *[0] { $who } spends resolve on Sense of Emergency; { $resolve } left.
    }
fury-event-resolve-inner_strength =
    { $who-you ->
        [1] You spend resolve on Inner Strength; { $resolve } left.
       *[0] { $who } spends resolve on Inner Strength; { $resolve } left.
    }
fury-event-resolve-gained = The hunters gain a point of resolve. Resolve: { $resolve }.
fury-event-rests =
    { $who-you ->
        [1] You rest.
       *[0] { $who } rests.
    }
fury-event-resupplies =
    { $who-you ->
        [1] You resupply.
       *[0] { $who } resupplies.
    }
fury-event-revealed = A card is revealed: { $place }.
fury-event-roadblock = { $way ->
        [rail] The railway
       *[road] The road
    } between { $place } and { $other } is blocked.
fury-event-rolls = { $who-you ->
        [1] You roll
       *[0] { $who } rolls
    } { $roll }, { $enemy } { $other_roll }: { $winner ->
        [hunter] { $who-you ->
            [1] you win
           *[0] the hunter wins
        }
       *[enemy] the enemy wins
    }{ $tie ->
        [1] {" "}by initiative
       *[0] {""}
    }.
fury-event-result = { $effect ->
        [repel] { $you ->
            [dracula] You are repelled: you may only dodge or escape next
           *[other] Dracula is repelled: he may only dodge or escape next
        }
        [hunter] The hunter adds 1 to the next roll
        [enemy] The enemy adds 1 to the next roll
        [kill] { $you ->
            [dracula] You are killed and fall to the next red point
           *[other] Dracula is killed and falls to the next red point
        }
       *[continue] The result is Continue, { $count } of 3
    }.
fury-event-scouts = The scouts ask about { $place }.
fury-event-shows =
    { $who-you ->
        [1] You show { $card }.
       *[0] { $who } shows { $card }.
    }
fury-event-shows-all = { $who } shows you: { $cards-count ->
        [0] no cards
       *[other] { $cards }
    }.
fury-event-shows-dracula =
    { $who-you ->
        [1] You show Dracula all your cards.
       *[0]
            { $you ->
                [dracula] { $who } shows you every card.
               *[other] { $who } shows Dracula every card.
            }
    }
fury-event-shows-items = { $who-you ->
        [1] You show all your items
       *[0] { $who } shows all items
    }: { $cards-count ->
        [0] none
       *[other] { $cards }
    }.
fury-event-storm = A storm breaks over the { $place }.
fury-event-tactic =
    { $who-you ->
        [1] You play { $card }.
       *[0] { $who } plays { $card }.
    }
fury-event-takes-back =
    { $who-you ->
        [1] You take back { $card } from the discard pile.
       *[0] { $who } takes back { $card } from the discard pile.
    }
fury-event-time = It is now { $time }.
fury-event-token-gone = { $token } goes back to the pool.
fury-event-token-shown = An encounter is revealed: { $token }.
fury-event-trade =
    { $who-you ->
        [1] You trade with { $other }.
       *[0]
            { $other-you ->
                [1] { $who } trades with you.
               *[0] { $who } trades with { $other }.
            }
    }
fury-event-traded = { $who-you ->
        [1] You give { $other }
       *[0] { $other-you ->
            [1] { $who } gives you
           *[0] { $who } gives { $other }
        }
    } { $count ->
        [0] nothing
        [one] one item
       *[other] { $count } items
    } and { $who-you ->
        [1] get
       *[0] gets
    } { $other_count ->
        [0] nothing
        [one] one item
       *[other] { $other_count } items
    }.
fury-event-trail-cut = The trail is cut to { $count ->
        [one] one card
       *[other] { $count } cards
    }.
fury-event-train-die = The train die shows { $face }.
fury-event-train-lost = The train doesn’t come, and the turn is lost.
fury-event-transfusion =
    { $who-you ->
        [1] You give blood to { $other }.
       *[0]
            { $other-you ->
                [1] { $who } gives blood to you.
               *[0] { $who } gives blood to { $other }.
            }
    }
fury-event-treated = { $who-you ->
        [1] Your bite
       *[0] The bite of { $who }
    } is treated: the die shows { $roll }, { $result ->
        [cured] and it is cured
        [hurt] and it hurts
       *[nothing] and nothing happens
    }.
fury-event-turn =
    { $who-you ->
        [1] Round { $round }: it is your turn.
       *[0] Round { $round }: it is { $who }’s turn.
    }
fury-event-turn-ends = { $stays ->
        [1] { $token } stays there, and the turn ends
       *[0] The turn ends
    }.
fury-event-turns-up =
    { $who-you ->
        [1] You keep { $card } face up.
       *[0] { $who } keeps { $card } face up.
    }
fury-event-uses =
    { $who-you ->
        [1] You use { $card }.
       *[0] { $who } uses { $card }.
    }
fury-event-vampire-rolls = The New Vampire rolls { $roll }: { $bites ->
        [0] it gets away
       *[other] it bites
    }.
fury-event-vampire-by-day = The { $token } is destroyed by daylight.
fury-event-vampires = { $you ->
        [dracula] You gain
       *[other] Dracula gains
    } { $count ->
        [one] one vampire point
       *[other] { $count } vampire points
    }. Vampire points: { $vampires }.

# Endings.

fury-end-dracula-destroyed =
    { $you ->
        [dracula] You have no blood left.
       *[other] Dracula has no blood left.
    }
fury-end-vampires = The vampires rule the night.
fury-end-turns = The round limit is reached.
fury-end-agreed = The players agree to stop.
fury-end-resign =
    { $seat-you ->
        [1] You gave up.
       *[0] { $seat } gave up.
    }
fury-end-timeout =
    { $seat-you ->
        [1] You ran out of time.
       *[0] { $seat } ran out of time.
    }

# Why something cannot be done.

fury-reason-ability-used = This ability has already been used this round.
fury-reason-agatha = With Sister Agatha in play this costs 2 blood, and it takes at least 3 to pay.
fury-reason-announced = Another move was announced.
fury-reason-asked-already = This was already asked this turn.
fury-reason-at-dawn = Time can’t go back at dawn.
fury-reason-at-small-hours = Time can’t skip ahead in the small hours.
fury-reason-bats = Dracula makes the next move: bats.
fury-reason-beside-castle = Not next to the castle.
fury-reason-blessed = A Heavenly Host or Consecrated Ground keeps Dracula out.
fury-reason-by-night = Only at night.
fury-reason-card-lies-there = This card was played last round.
fury-reason-castle = Not in Castle Dracula.
fury-reason-does-not-mature = Nothing happens when this one matures.
fury-reason-fog = The fog keeps the hunters where they are.
fury-reason-has-moved = Someone has already moved this round.
fury-reason-hospital = Dracula never enters the hospital.
fury-reason-hunter-there = A hunter is there.
fury-reason-misses = This hunter misses a turn.
fury-reason-must-fly = Dracula must fly if he can.
fury-reason-must-leave = Dracula can’t stay on blessed ground.
fury-reason-must-place = You must place an encounter on a city.
fury-reason-nobody-bitten = No hunter is bitten.
fury-reason-nobody-to-cure = Nobody here has a bite to cure.
fury-reason-nobody-to-wait-for = Nobody else in the group is still to play this round.
fury-reason-no-bite = There is no bite to cure.
fury-reason-no-blood = Dracula never spends his last point of blood.
fury-reason-no-dodge-yet = You can’t play Dodge in the first round.
fury-reason-no-escape-yet = No escape in the first three rounds.
fury-reason-no-group = This hunter isn’t in a group.
fury-reason-no-group-at-sea = You can’t form a group at sea.
fury-reason-no-health = It would cost all your health.
fury-reason-no-items = Neither has an item.
fury-reason-no-port = No ship sails from here.
fury-reason-no-power-at-sea = Dracula has no powers at sea.
fury-reason-no-resolve = There is no resolve left.
fury-reason-no-rest-at-sea = Nobody can stay at sea.
fury-reason-no-roads = No road leads from here.
fury-reason-no-such-supply = You can’t get this kind of card here now.
fury-reason-no-token = There is no face-down encounter.
fury-reason-no-train = No train stops here.
fury-reason-no-way-back = You can’t turn back on a voyage.
fury-reason-not-against-agents = This card has no effect on agents.
fury-reason-not-an-answer = This card can’t cancel it.
fury-reason-not-at-sea = It’s no use at sea.
fury-reason-not-before-combat = This card is no use before this combat.
fury-reason-not-bitten = This hunter isn’t bitten.
fury-reason-not-in-group = Not for hunters in a group.
fury-reason-not-in-hospital = Only in the hospital.
fury-reason-not-near = You can’t reach this place now.
fury-reason-not-now = Not now.
fury-reason-not-past-blessed = The way goes through a blessed city.
fury-reason-not-together = They aren’t together.
fury-reason-nothing-to-hide = None of your cards would be revealed.
fury-reason-nothing-to-remove = There is nothing to remove.
fury-reason-nowhere-to-go = There is nowhere to go.
fury-reason-on-trail = This place’s card is in the trail or the catacombs.
fury-reason-only-against-dracula = Only against Dracula.
fury-reason-only-in-city = Only in a city without this marker.
fury-reason-only-when-found = Only when hunters have found Dracula.
fury-reason-out-of-reach = Not at sea and not in the hospital.
fury-reason-power-laid = This power is still in the trail.
fury-reason-repelled = Dracula is repelled: he can only dodge or escape.
fury-reason-resolve-spent = Only one point of resolve per turn.
fury-reason-roadblock = The way is blocked.
fury-reason-shown-item = You can’t fight with the item you keep face up.
fury-reason-storm = A storm closes this sea.
fury-reason-take-one = Take at least one card.
fury-reason-together-already = They are already in the same group.
fury-reason-train-missed = There is no train this turn.
fury-reason-treated = A bite was already treated this turn.
fury-reason-waited-at-sea = The others in the group have waited, and nobody can stay at sea.

## The cast: how each of them plays

fury-cast-vane = Goes wherever the wind blows. Any move will do.
fury-cast-kite = Picks a card, any card, and gives no reasons.
fury-cast-coin = Leaves every decision to chance.
fury-cast-die = Rolls for everything, even for what nobody rolls for.
fury-cast-feather = Means well, and misses every other turning.
fury-cast-top = Knows where to go and forgets what to take along.
fury-cast-key = Has the right card in hand, and finds it after the fight.
fury-cast-anvil = Sees the obvious. Only that, and not always.
fury-cast-lantern = Goes by rules of thumb, by day and by night.
fury-cast-boot = Weighs a fight before it starts, then wastes no time.
fury-cast-umbrella = Sensible and quick, with an eye on the move at hand and no further.
fury-cast-cup = Has a good reason for every move, and needs only a moment to find it.
fury-cast-hourglass = Takes longer, and plays out each likely move first.
fury-cast-compass = Imagines again and again what others hide, and then decides.
fury-cast-spyglass = Looks several turns ahead, in as many imagined games as time allows.
fury-cast-maze = Starts from the sensible move and looks for a better one.
