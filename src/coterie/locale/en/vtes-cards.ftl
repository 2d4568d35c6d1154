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
vtes-in-ash-you = in your ash heap
vtes-in-ash-prey = in your prey’s ash heap
vtes-in-ash-that = in their ash heap
vtes-of-clan = of clan { $clan }
vtes-of-capacity = with capacity { $capacity } or more
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

## Clans

vtes-clan-abomination = Abomination
    .plural = Abominations
vtes-clan-ahrimane = Ahrimane
    .plural = Ahrimanes
vtes-clan-akunanse = Akunanse
    .plural = Akunanse
vtes-clan-assamite = Assamite
    .plural = Assamites
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
vtes-clan-follower-of-set = Follower of Set
    .plural = Followers of Set
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
    .plural = primogens
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
vtes-trait-vehicle = vehicle
    .keyword = vehicle
vtes-trait-animal = animal
    .keyword = animal
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
vtes-change-stealth = { $change } stealth
vtes-change-intercept = { $change } intercept
vtes-change-bleed = { $change } bleed
vtes-change-strength = { $change } strength
vtes-change-votes = { $change } { $amount ->
        [one] vote
       *[other] votes
    }
vtes-change-hand = { $change } hand size
vtes-change-transfers = { $change } { $amount ->
        [one] transfer
       *[other] transfers
    }
vtes-blood = { $amount } blood
vtes-as-much-blood-lost-to-damage = blood equal to the amount of blood lost by the opposing vampire to damage this round
vtes-pool = { $amount } pool
vtes-damage = { $amount } damage
vtes-damage-gun = { $gun } from gun strikes or { $other } from any other source
vtes-all-of-strikes = all damage from the opposing minion’s strikes this round
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

vtes-additional = an additional { $change }
vtes-gain-more = , with { $change }
vtes-if-clan = if { $who } is { $clan }
vtes-if-titled = if { $who } is titled
vtes-gain-pool-at-most = { " " }if the target Methuselah has { $pool } or fewer pool
vtes-gain-against = { " " }against the referendum
vtes-gain-until-turn-end = { " " }until the end of the turn
vtes-gain-early = , even if { $stat } is not yet needed
vtes-gain-limited = { " " }(limited)
vtes-with-edge = { " " }if you have the Edge
vtes-while-bleed-at-you = during bleed actions directed at you
vtes-while-directed = during directed actions
vtes-while-directed-at-you = during actions directed at you
vtes-while-bleed = during bleed actions
vtes-while-titled-acts = against titled vampires
vtes-against = { $change } against { $who }

## What a card is, and when it may be played

vtes-text-colon = :
vtes-text-heading-sect = { $sect }
vtes-text-heading-title = { $sect } { $title }
vtes-text-heading-clan = { $sect } { $clan } { $title }
vtes-text-heading-city = { $sect } { $title } of { $city }
vtes-text-slave-of = { $clan } slave
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

## Numbers that change, blood and pool

vtes-text-for = for { $change }
vtes-text-gets = { $who } { $who-number ->
        [one] gets
       *[other] get
    } { $change }
vtes-text-to-get = get { $change }
vtes-text-give = give { $who } { $change }
vtes-text-add-blood = add { $blood } to { $who }
vtes-text-gain-blood = { $who } { $mood ->
        [can] can gain
       *[other] gains
    } { $blood }
vtes-text-some-to-pool = , up to { $amount } of it to your pool
vtes-text-to-gain-blood = gain { $blood }
vtes-text-move-to-pool-instead = move up to { $amount } of those blood to your pool instead of { $who }
vtes-text-burn-blood = { $who } burns { $blood }
vtes-text-burn-blood-to = burn { $blood } to { $clause }
vtes-text-burn-blood-from = { $mood ->
        [also] burns
       *[other] { $by } { $by-number ->
            [you] burn
           *[other] burns
        }
    } { $blood } from { $who }
vtes-text-burn-pool = { $who } { $who-number ->
        [one] burns
       *[other] burn
    } { $pool }
vtes-text-burn-their-pool = burn { $amount } of their pool
vtes-text-to-burn-pool = burn { $pool }
vtes-text-gain-pool = { $who } { $who-number ->
        [you] gain
       *[other] gains
    } { $pool }
vtes-text-to-gain-pool = gain { $pool }
vtes-text-move-blood = move { $least } to { $most } blood from that vampire to your pool
vtes-text-any-blood = { " " }who has any amount of blood
vtes-text-exchange = { $who-whose } controller { $mood ->
        [can] can move
       *[other] moves
    } 1 blood from { $who } to their pool or from their pool to { $who }
vtes-text-store-pool = move { $amount } { $amount ->
        [one] counter
       *[other] counters
    } from your pool to { $card }
vtes-text-store-blood = { $who } { $mood ->
        [can] can move
       *[other] moves
    } { $blood } from themselves to { $card }
vtes-text-unload = move all counters on { $card } to { $who }
vtes-text-for-each = { $each }, { $clause }

## Actions

vtes-text-bleed = bleed with { $change }
vtes-text-lock = lock { $who }
vtes-text-lock-up-to = lock up to { $count } { $who }
vtes-text-lock-one-of-two = lock one of the two
vtes-text-do-not-lock = do not lock { $who }
vtes-text-unlock = unlock { $who }
vtes-text-wake = { $who } wakes (they ignore the requirement to be unlocked for playing reaction cards and attempting to block until the end of the action)
vtes-text-ally-stays-locked = if { $who } is an ally, they do not unlock as normal during their next unlock phase
vtes-text-must-block = { $who } burns { $blood } to unlock and attempt to block with { $change }, even if { $stat } is not yet needed
vtes-text-fail-attempt = have that attempt fail
vtes-text-not-again = ; { $who } cannot attempt to block this action again
vtes-text-unlock-if-blocks = if { $who } blocks, they can burn { $blood } to unlock after block resolution
vtes-text-reduce-bleed = reduce the bleed amount by { $amount }
vtes-text-redirect = change the target of the bleed to another Methuselah other than the acting minion’s controller (that Methuselah can attempt to block)
vtes-text-choice-or = { $first } or { $second }
vtes-text-choice-either = either { $first } or { $second }
vtes-text-choice-in-combat = { $first }, or { $second }
vtes-text-end-action = { $mood ->
        [then] end the action
       *[other] the action ends (unsuccessfully)
    }
vtes-text-fail-action = have it fail
vtes-text-no-repeat = { $who } cannot perform the same action again this turn
vtes-text-if-blocked = if this action is blocked, { $clause } before block resolution
vtes-text-if-bled = if the bleed is successful (for 1 or more), { $clause }
vtes-text-lock-failed-blockers = minions who attempt to block this action and fail become locked before action resolution
vtes-text-cannot-block = { $who } cannot block
vtes-text-cannot-block-this = { $who } cannot block this action
vtes-text-cannot-unlock-now = during this action, { $who } cannot unlock
vtes-text-cannot-target-this = { $who } cannot perform actions directed at { $whom }
vtes-text-block-toll = { $who } must burn { $blood } to attempt to block (allies cannot burn blood)
vtes-text-surcharge = { $kind } cards cost +{ $amount } blood or life
vtes-text-replaced-after-action = those cards are not replaced until the end of the action
vtes-text-cannot-be-blocked = { $who-whose } non-bleed actions cannot be blocked
vtes-text-cannot-be-blocked-by-vampires = vampires cannot block this action
vtes-text-cannot-unlock = { $who } does not unlock as normal
vtes-text-cannot-be-dodged = in combat, strikes made by { $who } cannot be dodged
vtes-text-cannot-gain-life = { $who } cannot gain life (instead, any life it would gain goes to the blood bank)
vtes-text-inflict = { $who } takes { $damage } unpreventable environmental aggravated damage after action resolution
vtes-text-inflict-other = { $who } takes { $damage } unpreventable environmental aggravated damage
vtes-text-wound = { $chooser } chooses { $some }; { $who } takes { $damage } unpreventable damage
vtes-text-bleed-burns-no-pool = the bleed burns no pool
vtes-text-bleed-is-unsuccessful = is unsuccessful
vtes-text-instead-of-success = instead, { $clauses }
vtes-text-enter-combat = enter combat with { $who }
vtes-text-enter-combat-and-lock = enter combat with and lock { $who }
vtes-text-they-act = { $who } is considered the acting minion during that combat
vtes-text-after-success = after action resolution, if that action was successful, { $clause }

## Combat

vtes-text-press = press
vtes-text-give-press = give { $who } 1 press
vtes-text-to-continue = , only usable to continue combat
vtes-text-maneuver = maneuver
vtes-optional-presses = { $amount } optional { $amount ->
        [one] press
       *[other] presses
    }
vtes-optional-maneuvers = { $amount } optional { $amount ->
        [one] maneuver
       *[other] maneuvers
    }
vtes-with = with { $things }
vtes-each-combat = { " " }each combat
vtes-in-resulting-combat = { " " }during the resulting combat if { $who } blocks
vtes-text-strike = strike: { $does }
vtes-text-strike-ranged = strike, ranged: { $does }
vtes-strike-hand = hand strike at +{ $amount } damage
vtes-strike-damage = { $damage } damage
vtes-strike-dodge = dodge
vtes-strike-combat-ends = combat ends
vtes-strike-steal-blood = steal { $amount } blood or life (becoming blood)
vtes-strike-destroy-equipment = destroy equipment
vtes-strike-steal-equipment = steal equipment
vtes-strike-put-on = put { $card } on the opposing minion with { $amount } { $amount ->
        [one] counter
       *[other] counters
    }
vtes-strike-torpor = send the opposing vampire to torpor or burn the opposing ally
vtes-additional-strikes = { $amount ->
        [1] additional strike
       *[other] { $amount } additional strikes
    } (limited)
vtes-with-additional-strikes = with { $amount } additional { $amount ->
        [one] strike
       *[other] strikes
    } (limited)
vtes-text-after-combat = after combat ends, { $clause }
vtes-text-unlock-before-end = unlock { $who } before combat ends
vtes-text-unlocking = , and unlock { $who }
vtes-text-prevent = prevent { $damage }
vtes-text-prevent-if-blocks = { $who } can prevent { $damage } during the first round of the resulting combat if they block
vtes-text-environmental = this combat, the opposing minion takes { $damage }R environmental damage each round during normal strike resolution
vtes-text-for-environmental = for { $damage }R environmental damage
vtes-text-retainer-inflicts = { $card } inflicts { $damage }R damage on the opposing minion each round of combat during normal strike resolution
vtes-text-hands-only = strikes that are not hand strikes cannot be used this round (by either combatant)
vtes-text-next-round-close = if another round of combat occurs, that round is at close range (skip the determine range step for that round)
vtes-text-end-combat = end that combat

## Referendums

vtes-text-passes = successful referendum means { $clause }
vtes-text-in-this-referendum = in this referendum, { $clause }
vtes-text-choose = choose { $who }
vtes-text-choose-clan = choose a clan
vtes-text-choose-two = choose two { $who }
vtes-text-choose-voter = choose a vampire who has cast votes or ballots in this referendum
vtes-text-abstains = { $who } is locked and abstains (this cancels { $who-whose } votes and ballots)
vtes-text-allocate = allocate { $points } points among { $least } or more Methuselahs
vtes-text-allocate-others = choose a Methuselah and allocate { $points } points among { $least } or more other Methuselahs
vtes-text-choose-up-to = choose up to { $count } { $who }
vtes-text-bar = the { $who } cannot { $what } this turn
vtes-barred-react = play reaction cards
vtes-barred-block = block
vtes-barred-vote = cast votes or ballots
vtes-text-share = { $each }, distribute { $blood } from the blood bank among the { $who } and your pool
vtes-text-share-each = a vampire cannot gain more than { $blood } this way
vtes-text-share-pool = you cannot gain more than { $pool } pool this way or more than { $titled } pool this way if { $who } is titled
vtes-text-shift-pool = choose a Methuselah who has more pool than you do and allocate { $pool } of their pool among 1 or more other Methuselahs (including you)
vtes-text-distribute = the pool is distributed as you chose
vtes-text-represent = { $card } is put on { $who } to represent the unique Camarilla title of { $clan } { $title }

## Cards

vtes-text-put-in-play = put { $card } in play
vtes-text-with-counters = { " " }with { $amount } { $amount ->
        [one] counter
       *[other] counters
    }
vtes-text-add-counters = add { $amount } { $amount ->
        [one] counter
       *[other] counters
    } to { $card }
vtes-text-remove-ash = remove { $amount } { $amount ->
        [one] card
       *[other] cards
    } { $where } from the game
vtes-text-remove-ash-random = { $by-number ->
        [one] removes
       *[other] remove
    } a library card at random { $where } from the game
vtes-text-send-back = move { $who } to their owner’s uncontrolled region
vtes-where-x-counters = , where X is the number of counters on { $card }
vtes-text-take-control = take control of them
vtes-text-take-control-turn = take control of them until the end of your turn
vtes-text-put-on = { $mood ->
        [does] { $card } is put on { $who }
       *[other] put { $card } on { $who }
    }
vtes-text-and-lock = { " " }and lock them
vtes-text-still-control = ; you still control { $card }
vtes-text-burn-named = { " " }and you can burn a card named /{ $name }/ (if any)
vtes-text-burn = { $mood ->
        [doing] burning
       *[other] burn
    } { $what }
vtes-text-give-control = give { $who } control of { $card }
vtes-text-takes-control = { $who } takes control of { $card }
vtes-text-cancel = cancel a { $kind } card as it is played
vtes-text-as-others-play = { " " }by another Methuselah
vtes-text-cost-not-paid = , and its cost is not paid
vtes-text-exchange-with-ash = exchange a card from your hand for a library card in your ash heap
vtes-text-from-ash-hand = move a library card from your ash heap to your hand
vtes-text-from-ash-library-bottom = move a library card from your ash heap to the bottom of your library
vtes-text-reveal-crypt = reveal the top card of your crypt
vtes-text-draw-if = if it is { $clan }, draw it and add { $blood } to it; otherwise, move it to the bottom of your crypt
vtes-text-move-to-ready = move { $who } to the ready region
vtes-text-recover = move { $who } from torpor to their controller’s ready region
vtes-text-discard = discard a card (draw up afterward)
vtes-text-discards = { $who } discards { $amount } { $amount ->
        [one] card
       *[other] cards
    } of their choice
vtes-text-draw-crypt = draw 1 card from your crypt and then remove a crypt card in your uncontrolled region from the game
vtes-text-search-equip = search your library for an equipment card and equip { $who } with it (requirements and cost apply as normal; shuffle afterward)
vtes-text-look-and-discard = look at { $who-whose } hand and discard one card of your choice from it
vtes-text-open-hand = { $who } plays with an open hand

## Abilities

vtes-text-count-locks = add 1 counter to { $card } each time you lock it
vtes-text-burn-at = burn { $card } if it has { $amount ->
        [0] no counters
        [one] 1 counter
       *[other] { $amount } counters
    }
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
vtes-text-even-locked = { " " }(even if it is locked)
vtes-text-burn-life = burn { $amount } life
vtes-text-to-burn-blood = burn { $blood }
vtes-text-burn-pool-or-blood = burn { $pool } or { $blood } from { $who }
vtes-text-discard-requiring = discard a card requiring { $discipline }
vtes-text-remove-own-ash = remove { $count } cards in your ash heap from the game
vtes-text-spend-transfers = use { $amount } { $amount ->
        [one] transfer
       *[other] transfers
    }
vtes-when-any-time = at any time
vtes-when-your-unlock = during your unlock phase
vtes-when-each-unlock = during each Methuselah’s unlock phase
vtes-when-other-unlock = during each other Methuselah’s unlock phase
vtes-when-your-master = during your master phase
vtes-when-your-influence = during your influence phase
vtes-when-your-discard = during your discard phase
vtes-when-your-transfers = while you use transfers
vtes-when-polling = during the polling step of a political action
vtes-when-any-polling = during the polling step of any referendum
vtes-when-announced = as { $who } announces an undirected action
vtes-when-aimed = as an action directed at { $who } is announced
vtes-when-next-minion = during your next minion phase
vtes-when-during-action = during an action
vtes-when-directed-at-you = during an action directed at you (or a card you control)
vtes-when-same-targets = during an action directed at the same Methuselah or same set of Methuselahs
vtes-when-combat = during combat
vtes-when-strike = as a strike
vtes-when-damage = as damage is taken
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
vtes-text-only-one = { $who } can have only one { $what }
vtes-text-only-one-named = { $who } can have only one { $name }
vtes-text-not-both = { $this } and cards named /{ $name }/ cannot both be played during the same action
vtes-text-cannot-play = they cannot play cards named /{ $name }/
vtes-text-cards-cost = cards named /{ $name }/ cost you { $pool } to play
vtes-text-this-costs = { $this } costs { $pool } to play on { $who }
vtes-text-toll = vampires must burn { $blood } to cast votes and ballots against referendums called by { $who }
vtes-text-untouchable = { $who } cannot be the target of directed actions requiring { $disciplines }
vtes-text-plays-as = { $who } can play cards requiring basic { $disciplines } as a vampire
vtes-text-plays-as-not-actions = { $who } can play non-action cards requiring basic { $disciplines } as a vampire
vtes-text-free-act-at-once = { $who } can perform actions the turn it is recruited
vtes-text-teaches = { $who } gets +1 level of { $discipline }
vtes-text-more-capacity = { " " }and { $capacity } capacity
vtes-text-not-on-superior = cannot be put on { $who } with { $discipline }
vtes-text-hinders = while { $who } is ready, minions must burn the top card of their library to attempt to block { $acting }
vtes-text-stays-locked = { $who } burns { $amount } { $amount ->
        [one] counter
       *[other] counters
    } from { $card } instead of unlocking as normal
vtes-text-instead = each time you would replace a card other than { $card }, instead burn { $amount ->
        [one] 1 counter
       *[other] { $amount } counters
    } from { $card }
