# Printed card text of Vampire: The Eternal Struggle. The nodes of definitions are put together from these words.
# Of a phrase $who, the forms $who-of, $who-to, $who-from, $who-on, $who-by have a preposition, $who-whose says whose,
# $who-number is one, many or you, $who-gender is m or f. $mood is do (an order), to (an infinitive), does, can, also or then.


## Nouns

vtes-noun-minion = minion
    .plural = minions
vtes-noun-vampire = vampire
    .plural = vampires
vtes-noun-ally = ally
    .plural = allies
vtes-noun-retainer = retainer
    .plural = retainers
vtes-noun-methuselah = Methuselah
    .plural = Methuselahs
vtes-noun-equipment = equipment
    .plural = equipment
vtes-noun-card = card
    .plural = cards
vtes-noun-bearer = bearer
    .plural = bearers
vtes-noun-employer = employer
    .plural = employers

## Adjectives

vtes-adjective-ready = ready
vtes-adjective-locked = locked
vtes-adjective-younger = younger
vtes-adjective-older = older
vtes-adjective-titled = titled
vtes-adjective-other = other
vtes-adjective-acting = acting
vtes-adjective-reacting = reacting
vtes-adjective-target = target
vtes-adjective-chosen = chosen
vtes-adjective-attached = attached
vtes-adjective-camarilla = Camarilla
vtes-adjective-sabbat = Sabbat
vtes-adjective-independent = Independent
vtes-adjective-laibon = Laibon
vtes-adjective-anarch = Anarch
vtes-adjective-non-camarilla = non-Camarilla
vtes-adjective-non-sabbat = non-Sabbat
vtes-adjective-non-independent = non-Independent
vtes-adjective-non-laibon = non-Laibon
vtes-adjective-non-anarch = non-Anarch

## Somebody

vtes-who-you = you
vtes-who-acting = the acting minion
vtes-who-opposing = the opposing minion
vtes-who-prey = your prey
vtes-who-predator = your predator
vtes-who-prey-again = they
    .number = many
vtes-who-target = the target Methuselah
vtes-who-that = that Methuselah
vtes-who-controller = their controller
vtes-who-each = each Methuselah
vtes-who-blocker = the blocking minion

## Where, and whose

vtes-in-torpor = in torpor
vtes-in-uncontrolled-any = in an uncontrolled region
vtes-in-uncontrolled-yours = in your uncontrolled region
vtes-in-uncontrolled-preys = in your prey’s uncontrolled region
vtes-in-uncontrolled-neighbours = in your predator’s or prey’s uncontrolled region
vtes-in-uncontrolled-theirs = in their uncontrolled region
vtes-whose-yours = you control
vtes-whose-preys = your prey controls
vtes-whose-predators = controlled by your predator
vtes-whose-neighbours = controlled by your predator or prey
vtes-whose-preys-again = they control
vtes-whose-theirs = they control
vtes-whose-thats = that Methuselah controls
vtes-things-yours = on one of your minions
vtes-things-preys = on one of your prey’s minions
vtes-things-neighbours = on one of your predator’s or prey’s minions
vtes-things-preys-again = on one of their minions
vtes-things-theirs = on one of their minions
vtes-things-thats = on one of that Methuselah’s minions
vtes-of-clan = of clan { $clan }
vtes-of-capacity = with capacity { $capacity } or more
vtes-of-capacity-at-most = with capacity { $capacity } or less
vtes-of-small-capacity = with capacity less than X

## Disciplines

vtes-basic = { $name } { $mark }
vtes-superior = superior { $name } { $mark }
vtes-with-discipline = { $who } with { $discipline }
vtes-without = without { $discipline }
vtes-discipline-abo = Abombwe
vtes-discipline-ani = Animalism
vtes-discipline-aus = Auspex
vtes-discipline-cel = Celerity
vtes-discipline-chi = Chimerstry
vtes-discipline-dai = Daimoinon
vtes-discipline-dem = Dementation
vtes-discipline-dom = Dominate
vtes-discipline-for = Fortitude
vtes-discipline-mal = Maleficia
vtes-discipline-mel = Melpominee
vtes-discipline-myt = Mytherceria
vtes-discipline-nec = Necromancy
vtes-discipline-obe = Obeah
vtes-discipline-obf = Obfuscate
vtes-discipline-obl = Oblivion
vtes-discipline-obt = Obtenebration
vtes-discipline-pot = Potence
vtes-discipline-pre = Presence
vtes-discipline-pro = Protean
vtes-discipline-qui = Quietus
vtes-discipline-san = Sanguinus
vtes-discipline-ser = Serpentis
vtes-discipline-spi = Spiritus
vtes-discipline-str = Striga
vtes-discipline-tem = Temporis
vtes-discipline-tha = Thaumaturgy
vtes-discipline-thn = Thanatosis
vtes-discipline-val = Valeren
vtes-discipline-vic = Vicissitude
vtes-discipline-vis = Visceratika
vtes-discipline-flight = Flight
vtes-virtue-def = Defense
vtes-virtue-inn = Innocence
vtes-virtue-jud = Judgment
vtes-virtue-mar = Martyrdom
vtes-virtue-red = Redemption
vtes-virtue-ven = Vengeance
vtes-virtue-viz = Vision

## Clans

vtes-clan-abomination = Abomination
    .plural = Abominations
vtes-clan-ahrimane = Ahrimane
    .plural = Ahrimanes
vtes-clan-akunanse = Akunanse
    .plural = Akunanse
vtes-clan-avenger = Avenger
    .plural = Avengers
vtes-clan-baali = Baali
    .plural = Baali
vtes-clan-banu-haqim = Banu Haqim
    .plural = Banu Haqim
vtes-clan-blood-brother = Blood Brother
    .plural = Blood Brothers
vtes-clan-brujah = Brujah
    .plural = Brujah
vtes-clan-brujah-antitribu = Brujah antitribu
    .plural = Brujah antitribu
vtes-clan-caitiff = Caitiff
    .plural = Caitiff
vtes-clan-daughter-of-cacophony = Daughter of Cacophony
    .plural = Daughters of Cacophony
vtes-clan-defender = Defender
    .plural = Defenders
vtes-clan-gangrel = Gangrel
    .plural = Gangrel
vtes-clan-gangrel-antitribu = Gangrel antitribu
    .plural = Gangrel antitribu
vtes-clan-gargoyle = Gargoyle
    .plural = Gargoyles
vtes-clan-giovanni = Giovanni
    .plural = Giovanni
vtes-clan-guruhi = Guruhi
    .plural = Guruhi
vtes-clan-harbinger-of-skulls = Harbinger of Skulls
    .plural = Harbingers of Skulls
vtes-clan-hecata = Hecata
    .plural = Hecata
vtes-clan-innocent = Innocent
    .plural = Innocents
vtes-clan-ishtarri = Ishtarri
    .plural = Ishtarri
vtes-clan-judge = Judge
    .plural = Judges
vtes-clan-kiasyd = Kiasyd
    .plural = Kiasyd
vtes-clan-lasombra = Lasombra
    .plural = Lasombra
vtes-clan-malkavian = Malkavian
    .plural = Malkavians
vtes-clan-malkavian-antitribu = Malkavian antitribu
    .plural = Malkavian antitribu
vtes-clan-martyr = Martyr
    .plural = Martyrs
vtes-clan-ministry = Ministry
    .plural = Ministry
vtes-clan-nagaraja = Nagaraja
    .plural = Nagaraja
vtes-clan-nosferatu = Nosferatu
    .plural = Nosferatu
vtes-clan-nosferatu-antitribu = Nosferatu antitribu
    .plural = Nosferatu antitribu
vtes-clan-osebo = Osebo
    .plural = Osebo
vtes-clan-pander = Pander
    .plural = Panders
vtes-clan-ravnos = Ravnos
    .plural = Ravnos
vtes-clan-redeemer = Redeemer
    .plural = Redeemers
vtes-clan-salubri = Salubri
    .plural = Salubri
vtes-clan-salubri-antitribu = Salubri antitribu
    .plural = Salubri antitribu
vtes-clan-samedi = Samedi
    .plural = Samedi
vtes-clan-toreador = Toreador
    .plural = Toreador
vtes-clan-toreador-antitribu = Toreador antitribu
    .plural = Toreador antitribu
vtes-clan-tremere = Tremere
    .plural = Tremere
vtes-clan-tremere-antitribu = Tremere antitribu
    .plural = Tremere antitribu
vtes-clan-true-brujah = True Brujah
    .plural = True Brujah
vtes-clan-tzimisce = Tzimisce
    .plural = Tzimisce
vtes-clan-ventrue = Ventrue
    .plural = Ventrue
vtes-clan-ventrue-antitribu = Ventrue antitribu
    .plural = Ventrue antitribu
vtes-clan-visionary = Visionary
    .plural = Visionaries

## Sects, titles, types

vtes-sect-camarilla = Camarilla
vtes-sect-sabbat = Sabbat
vtes-sect-independent = Independent
vtes-sect-laibon = Laibon
vtes-sect-anarch = Anarch
vtes-title-primogen = primogen
    .plural = primogen
vtes-title-prince = prince
    .plural = princes
vtes-title-justicar = justicar
    .plural = justicars
vtes-title-inner-circle = Inner Circle member
    .plural = Inner Circle members
    .heading = Inner Circle
vtes-title-baron = baron
    .plural = barons
vtes-title-bishop = bishop
    .plural = bishops
vtes-title-archbishop = archbishop
    .plural = archbishops
vtes-title-priscus = priscus
    .plural = prisci
vtes-title-cardinal = cardinal
    .plural = cardinals
vtes-title-regent = regent
    .plural = regents
vtes-title-magaji = magaji
    .plural = magaji
vtes-title-kholo = kholo
    .plural = kholo
vtes-title-1-vote = 1 vote
    .plural = 1 vote
vtes-title-2-votes = 2 votes
    .plural = 2 votes
vtes-type-vampire = vampire
vtes-type-imbued = imbued
vtes-type-action = action
vtes-type-political-action = political action
vtes-type-equipment = equipment
vtes-type-ally = ally
vtes-type-retainer = retainer
vtes-type-action-modifier = action modifier
vtes-type-reaction = reaction
vtes-type-combat = combat
vtes-type-master = master
vtes-type-event = event
vtes-type-reflex = reflex
vtes-type-power = power
vtes-type-conviction = conviction

## Traits

vtes-trait-unique = unique
    .keyword = unique
vtes-trait-location = location
    .keyword = location
vtes-trait-hunting-ground = hunting ground
    .keyword = hunting ground
vtes-trait-trifle = trifle
    .keyword = trifle
vtes-trait-out-of-turn = out-of-turn
    .keyword = out-of-turn
vtes-trait-discipline = discipline
    .keyword = discipline
vtes-trait-trophy = trophy
    .keyword = trophy
vtes-trait-archetype = archetype
    .keyword = archetype
vtes-trait-title = title
    .keyword = title
vtes-trait-boon = boon
    .keyword = boon
vtes-trait-frenzy = frenzy
    .keyword = frenzy
vtes-trait-grapple = grapple
    .keyword = grapple
vtes-trait-gun = gun
    .keyword = gun
vtes-trait-melee = melee
    .keyword = melee
vtes-trait-weapon = weapon
    .keyword = weapon
vtes-trait-vehicle = vehicle
    .keyword = vehicle
vtes-trait-animal = animal
    .keyword = animal
vtes-trait-changeling = changeling
    .keyword = changeling
vtes-trait-demon = demon
    .keyword = demon
vtes-trait-ghoul = ghoul
    .keyword = ghoul
vtes-trait-mage = mage
    .keyword = mage
vtes-trait-mortal = mortal
    .keyword = mortal
vtes-trait-mummy = mummy
    .keyword = mummy
vtes-trait-werewolf = werewolf
    .keyword = werewolf
vtes-trait-wraith = wraith
    .keyword = wraith
vtes-trait-zombie = zombie
    .keyword = zombie
vtes-trait-blood-cursed = blood cursed
    .keyword = blood cursed
vtes-trait-infernal = infernal
    .keyword = infernal
vtes-trait-red-list = Red List
    .keyword = Red List
vtes-trait-scarce = scarce
    .keyword = scarce
vtes-trait-seraph = Seraph
    .keyword = Seraph
vtes-trait-circle = circle
    .keyword = circle
vtes-trait-slave = slave
    .keyword = slave
vtes-trait-sterile = sterile
    .keyword = sterile

## Numbers

vtes-stat-stealth = stealth
vtes-stat-intercept = intercept
vtes-stat-bleed = bleed
vtes-stat-strength = strength
vtes-stat-votes = votes
vtes-stat-hand = hand size
vtes-stat-transfers = transfers
vtes-blood = { $amount } blood
vtes-as-much-blood-lost-to-damage = blood equal to the amount of blood lost by the opposing vampire to damage this round
vtes-pool = { $amount } pool
vtes-count-0 = zero
vtes-count-1 = one
vtes-count-2 = two
vtes-count-3 = three
vtes-count-4 = four
vtes-count-5 = five
vtes-count-6 = six
vtes-count-7 = seven
vtes-count-8 = eight
vtes-number-x = X
vtes-number-x-plus-1 = X+1
vtes-number-copies-you-control = the number of copies of { $card } you control
vtes-number-counters-here = the number of counters on { $card }
vtes-number-points = the number of points
vtes-each-counters-here = for each counter on { $card }
vtes-each-margin = for each vote by which the referendum passed
vtes-each-minions-they-control = for each minion they control
vtes-each-clan-they-control = for each vampire of the chosen clan they control
vtes-each-points = for each point allocated
vtes-each-copies-you-control = for each copy of { $card } you control

## Conditions of a change

vtes-while-bleed-at-you = during bleed actions directed at you
vtes-while-directed = during directed actions
vtes-while-directed-at-you = during actions directed at you
vtes-while-bleed = during bleed actions
vtes-while-undirected = during undirected actions
vtes-while-calls = during political actions
vtes-while-hunts = when hunting
vtes-while-equips = during equip actions
vtes-while-employs = when employing retainers
vtes-while-recruits = when recruiting allies
vtes-while-diablerizes = during diablerie actions
vtes-while-against-you = against you
vtes-while-against = against { $who }
vtes-while-target-controls = against a Methuselah who controls { $what }
vtes-while-opposing = in combat with { $who }
vtes-while = while { $when }, { $clause }
vtes-while-ready = { $who } is ready
vtes-while-locked = { $who } is locked
vtes-while-edge = you have the Edge
vtes-while-controls = { $who } { $who-number ->
        [one] controls
       *[other] control
    } { $what }
vtes-while-poor = { $who } { $who-number ->
        [one] has
       *[other] have
    } { $pool } or fewer pool
vtes-while-titled-acts = against titled vampires
vtes-against = { $change } against { $who }

## What a card is, and when it may be played

vtes-text-colon = :
vtes-text-heading-sect = { $sect }
vtes-text-heading-title = { $sect } { $title }
vtes-text-heading-clan = { $sect } { $clan } { $title }
vtes-text-heading-city = { $sect } { $title } of { $city }
vtes-text-unique-location = unique location
vtes-text-creature-with = { $kind } with { $life } life
vtes-text-weapon = weapon: { $kind }
vtes-text-life = { $life } life
vtes-text-body-strength = { $amount } strength
vtes-text-body-bleed = { $amount } bleed
vtes-text-has = { $card } has { $things }
vtes-text-stealth-action = { $stealth } action
vtes-text-is-stealth-action = this is a { $stealth }
vtes-text-requires = requires { $titles }
vtes-text-only-usable = only usable { $when }
vtes-text-usable = usable { $when }
vtes-text-not-leaving = not usable by a vampire being burned or going to torpor
vtes-by = by { $who }
vtes-by-titled = by { $titles }
vtes-by-other-ready = by a ready vampire other than the acting minion
vtes-by-outside-combat = by a ready minion that is not in the combat
vtes-usable-bleed = during a bleed action
vtes-usable-bleed-at-you = during a bleed action directed at you
vtes-usable-directed-at-you = during an action directed at you (or a card you control)
vtes-usable-directed = during a directed action
vtes-usable-polling-political = during the polling step of a political action
vtes-usable-polling = during the polling step of any referendum
vtes-usable-declined-bleed-at-you = if a minion is bleeding you, after blocks are declined
vtes-usable-would-bleed = if a bleed would be successful
vtes-usable-attempt = if a minion attempts to block
vtes-usable-blocked = if { $who } is blocked, before block resolution
vtes-usable-after-block = who has blocked, after block resolution
vtes-usable-successful = if the action was successful
vtes-usable-was-blocked = if the action was blocked
vtes-usable-after = after action resolution
vtes-usable-announced = as the action is announced
vtes-usable-after-successful = after resolution of a successful action
vtes-usable-after-successful-directed = after resolution of a successful directed action
vtes-usable-after-passed = after resolution of a political action whose referendum passed
vtes-usable-acting = if { $who } is acting
vtes-usable-before-range = before range is determined
vtes-usable-before-strikes-close = at close range before strikes are chosen
vtes-usable-close = at close range
vtes-usable-long = at long range
vtes-usable-round-end = at the end of a round of combat
vtes-text-play-once-round = { $who } can play only one { $name } each round
vtes-text-play-once-combat = { $who } can play only one { $name } each combat
vtes-text-play-once-turn = { $who } can play only one { $name } each turn
vtes-text-play-once-action = { $who } can play only one { $name } each action
vtes-text-play-once-between-unlocks = { $who } can play only one { $name } between their unlock phases
vtes-text-replace-your-unlock = do not replace until your next unlock phase
vtes-text-replace-your-master = do not replace until your next master phase
vtes-text-replace-your-influence = do not replace until your next influence phase
vtes-text-replace-your-discard = do not replace until your next discard phase
vtes-text-x-is = X is { $number }
vtes-text-above-and = as above, and { $clause }
vtes-text-above-with = as above, { $clause }
vtes-text-above-but = as above, but { $clause }

## Actions

vtes-text-instead-of-success = instead, { $clauses }

## Referendums

vtes-text-choose = choose { $who }

## Abilities

vtes-text-if-in-torpor = if { $who } is in torpor, { $clause }
vtes-text-if-ready = if they are ready, { $clause }
vtes-text-if-ready-when = if { $who } is ready { $when }, { $clause }
vtes-text-if-this-ready = if { $who } is ready, { $clause }
vtes-text-not-first-action = not usable during the first action in a minion phase
vtes-text-one-ground = a vampire can gain blood from only one hunting ground each turn
vtes-text-once-round = once each round, { $clause }
vtes-text-once-combat = once each combat, { $clause }
vtes-text-once-turn = once each turn, { $clause }
vtes-text-once-action = once each action, { $clause }
vtes-text-once-between-unlocks = once between their unlock phases, { $clause }
vtes-at-your-unlock = during your unlock phase, { $clause }
vtes-at-each-unlock = during each Methuselah’s unlock phase, { $clause }
vtes-at-other-unlock = during each other Methuselah’s unlock phase, { $clause }
vtes-at-preys-unlock = during your prey’s unlock phase, { $clause }
vtes-at-their-unlock = during their unlock phase, { $clause }
vtes-at-your-master = during your master phase, { $clause }
vtes-at-their-master = during their master phase, { $clause }
vtes-at-your-influence = during your influence phase, { $clause }
vtes-at-your-discard = during your discard phase, { $clause }
vtes-at-torpor = after { $who } goes to torpor, { $clause }
vtes-at-in-torpor = if { $who } is in torpor, { $clause }
vtes-at-blocks = if they block a titled vampire or a political action, { $clause } before block resolution
vtes-at-blocked = if { $who } is blocked, { $clause } before block resolution
vtes-at-next-bleed = the next time { $who } is about to successfully bleed the same Methuselah, { $clause }
vtes-at-first-recruit = { $clause } if this is their first successful recruit ally action this turn
vtes-at-called-passed = { $clause } after a referendum called by { $who } passes
vtes-predators-referendum = a referendum called by your predator
vtes-at-predators-passed = { $clause } after { vtes-predators-referendum } passes
vtes-political-referendum = the referendum of a political action
vtes-at-passed = { $clause } after { vtes-political-referendum } passes
vtes-text-you-can = you can { $clause }
vtes-text-instead-of = { $first } instead of { $second }
vtes-text-can = { $who } can { $clause }
vtes-text-use = { $who } can { $cost }{ $purpose }
vtes-text-purpose = { " " }to { $clause }
vtes-text-purpose-later = ; { $clause }
vtes-text-when-first = { $when }, { $clause }
vtes-text-not-blocking = { " " }if it is not blocking
vtes-when-your-unlock = during your unlock phase
vtes-when-each-unlock = during each Methuselah’s unlock phase
vtes-when-other-unlock = during each other Methuselah’s unlock phase
vtes-when-your-master = during your master phase
vtes-when-your-influence = during your influence phase
vtes-when-your-discard = during your discard phase
vtes-when-polling = during the polling step of a political action
vtes-when-any-polling = during the polling step of any referendum
vtes-when-announced = as { $who } announces an undirected action
vtes-when-aimed = as an action directed at { $who } is announced
vtes-when-next-minion = during your next minion phase
vtes-when-during-action = during an action
vtes-when-directed-at-you = during an action directed at you (or a card you control)
vtes-when-same-targets = during an action directed at the same Methuselah or same set of Methuselahs
vtes-when-bleed = during a bleed action
vtes-when-unreacted = after performing a successful action during which no reaction cards were played
vtes-when-succeeded = after { $who } performs a successful action requiring { $what }
vtes-when-before-range = before range is determined in a combat involving { $who }
vtes-text-action = { $who } can { $clause } as a { $has ->
        [stealth] { $stealth } (D)
        [undirected] { $stealth }
       *[none] (D)
    } action
vtes-text-that-costs = { " " }that costs { $blood }
vtes-text-clan-stealth = ; { $who } { $who-number ->
        [one] gets
       *[other] get
    } { $change } during that action
vtes-text-stays-locked = { $clause } instead of unlocking as normal
vtes-text-instead = each time you would replace a card other than { $card }, instead { $clause }
vtes-text-burn-at-most = if you would burn more than { $pool } to a bleed, you burn { $pool } instead
vtes-text-not-to-torpor = if { $who } would go to torpor, instead { $clause }
vtes-text-not-burned = if { $who } would be burned, instead { $clause }
vtes-text-hurts-less = each strike or damaging effect made against { $who } inflicts { $amount } less damage on { $who }
vtes-text-opposing-hurts-less = each strike or damaging effect made by { $by } against { $who } in combat inflicts { $amount } less damage
