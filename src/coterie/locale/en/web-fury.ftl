# Fury of Dracula in the browser: the map, the trail, the hunters, combat.

## The map

web-fury-map-day = Map of Europe by day
web-fury-map-night = Map of Europe by night
web-fury-map-keys = Arrows move the map, plus and minus zoom, zero shows all of it. Places you can choose are buttons, and you can open a list of them below.
web-fury-closer = Zoom in
web-fury-farther = Zoom out
web-fury-whole = Whole map
web-fury-reach =
    { $count ->
        [one] One place to choose
       *[other] { $count } places to choose
    }
web-fury-legend = What the map shows
web-fury-legend-belief = he may be here
web-fury-legend-road = road
web-fury-legend-west = western rail
web-fury-legend-east = eastern rail
web-fury-legend-sea = sea
web-fury-kind-large = Large city
web-fury-kind-small = Small city
web-fury-kind-sea = Sea
web-fury-kind-castle = Dracula is always visible here. He gains 2 blood when he arrives and adds 1 to his combat rolls. Hunters can’t rest, resupply or trade here.
web-fury-kind-hospital = Dracula never enters. Roll a die here to treat a bite.
web-fury-by-road = By road:
web-fury-by-rail = By rail:
web-fury-die = Train die: { $faces }.
web-fury-by-sea = By sea:
web-fury-here = Here:
web-fury-list = { $places }
web-fury-ground = Consecrated Ground: Dracula can’t enter or pass.
web-fury-host = Heavenly Host: Dracula can’t enter or pass.
web-fury-storm = Stormy Seas: closed to Dracula. Turns left: { $count }.
web-fury-roadblock = Roadblock: closed to hunters
web-fury-chance = { $percent }% likely that Dracula is here.
web-fury-belief = Shade where he could be
web-fury-belief-hint =
    { $count ->
        [one] One place, from what everyone has seen.
       *[other] { $count } places, from what everyone has seen.
    }
web-fury-belief-settings = Fury of Dracula: show hunters where Dracula could be, from what everyone has seen.
web-fury-stands = { $who }, { $place }
web-fury-dracula-stands = Dracula, { $place }

## Tracks

web-fury-time = Time of day
web-fury-blood = blood
web-fury-blood-hint = Dracula’s blood. A kill takes it down to the next of { $points }; at 0 the hunters win.
web-fury-vampires = vampires
web-fury-vampires-hint = Dracula wins when this track is full.
web-fury-resolve = resolve
web-fury-resolve-hint = Points for the hunters. Each hunter may spend one at the start of a turn, and each of the three abilities works once per round. Every new dawn adds one.
web-fury-of = of { $most }
web-fury-allies = Allies in play

## Trail and catacombs

web-fury-trail = Trail
web-fury-trail-hint = newest first; a seventh card pushes the oldest out
web-fury-catacombs = Catacombs
web-fury-space-first = 1, newest
web-fury-space-last = { $space }, oldest
web-fury-space-sea = { $space }, at sea
web-fury-space-seen = { $space }, seen
web-fury-space-plain = { $space }
web-fury-dropped = left the trail
web-fury-empty = empty
web-fury-hospital = Hospital
web-fury-back-city = a city, face down
web-fury-back-sea = a sea, face down
web-fury-back-power = a power
web-fury-face-down = face down for the hunters
web-fury-token-hidden = a hidden encounter
web-fury-blood-paid =
    { $count ->
        [one] 1 blood paid here
       *[other] { $count } blood paid here
    }
web-fury-encounters =
    { $count ->
        [0] no encounter
        [one] one encounter
       *[other] { $count } encounters
    }
web-fury-was-in = Dracula was here: { $place }

## Hunters and Dracula

web-fury-hunters = Hunters
web-fury-hunter-spoken = { $who }, { $place }, health { $health } of { $most }, bites { $bites }, items { $items }, events { $events }
web-fury-health = Health { $count } of { $most }
web-fury-bites = Bites: { $count } ({ $most } is defeat)
web-fury-of-bites = { $count } of { $most }
web-fury-cards-held =
    { $items ->
        [one] one item
       *[other] { $items } items
    }, { $events ->
        [one] one event
       *[other] { $events } events
    }
web-fury-dracula-held =
    { $tokens ->
        [one] one encounter
       *[other] { $tokens } encounters
    }, { $events ->
        [one] one event
       *[other] { $events } events
    }
web-fury-known-cards = Known:
web-fury-misses = misses the next turn
web-fury-in-fog = fog: no move
web-fury-in-bats = bats: Dracula decides the move
web-fury-group = with { $who }
web-fury-announced = has announced a move
web-fury-at-sea = at sea
web-fury-encounters-title = Encounters
web-fury-events-title = Events
web-fury-powers-title = Powers
web-fury-power-once = A power in the trail can’t be used again until it drops off.
web-fury-ability-lord_godalming = He may reroll the train die once.
web-fury-ability-dr_seward = He may hold one extra card: an item or an event.
web-fury-ability-van_helsing = He survives two bites.
web-fury-ability-mina_harker = She may take an extra card when she resupplies, and she starts bitten.
web-fury-spoken = { $card }. { $does }
web-fury-assumed = Sources differ or say nothing about part of this. Our rulings say how we play it.
web-fury-initiative = Initiative { $number }

## Combat

web-fury-combat = Combat
web-fury-combat-round = Combat, round { $round }
web-fury-combat-before = Before the combat
web-fury-a-vampire = A vampire
web-fury-tactics = Tactics cards
web-fury-card-waits = not chosen yet
web-fury-no-card = no card
web-fury-lain = Played last round: { $card }
web-fury-blood-left =
    { $count ->
        [one] 1 blood left
       *[other] { $count } blood left
    }
web-fury-continues = Continue: { $count } of 3
web-fury-trap = Trap: +{ $count }
web-fury-bonus-enemy = +{ $count } for the enemy
web-fury-bonus-hunter = +{ $count } for the hunter
web-fury-planning = { $who }: +{ $count }
web-fury-no-escape = no escape in the first three rounds
web-fury-repelled = repelled: dodge or escape
web-fury-results = If { $card } meets another card
web-fury-against = Enemy’s card
web-fury-against-hunter = Hunter’s card
web-fury-hunter-wins = The hunter wins the roll
web-fury-enemy-wins = { $enemy } wins the roll
web-fury-spent = the item is spent
web-fury-effect-and = { ", " }
web-fury-effect-continue = the combat continues
web-fury-effect-end = the combat ends
web-fury-effect-repel = Dracula is repelled
web-fury-effect-bite = the hunter is bitten
web-fury-effect-bat = Dracula flies off
web-fury-effect-kill = the enemy is killed
web-fury-effect-blood = Dracula loses { $count } blood
web-fury-effect-health = the hunter loses { $count } health
web-fury-effect-hunter-bonus = +1 to the hunter’s next roll
web-fury-effect-enemy-bonus = +1 to the enemy’s next roll
web-fury-effect-lose-event = the hunter loses an event
web-fury-effect-lose-items = the hunter loses all items

## Cards on their way

web-fury-running = Cards being played
web-fury-plays = { $who } plays
web-fury-cancelled = Cancelled
web-fury-drawn = Drawn
web-fury-trade = { $who } trades with { $other }

## Where the game is

web-fury-crumb-round = Round { $round }, { $time }
web-fury-crumb-turn = { $who }
web-fury-crumb-combat = combat, round { $round }
web-fury-sure-blood = Dark Call costs 2 blood, and you have { $count }.
web-fury-sure-leap = The leap can cost up to 6 health.
web-fury-chart = Blood and health by round

## What a question means

web-fury-coach-begin = Choose any lit city, on the map or in the list. Hunters find better supplies in large cities.
web-fury-coach-turn-start = Before you move, you may spend a point of resolve, join or leave a group, or play a lit card.
web-fury-coach-travel = Click a lit place. Roads are safe; the railway takes a die roll.
web-fury-coach-destination = You can reach the lit places.
web-fury-coach-train-die = Keep the roll or try once more. The second roll counts.
web-fury-coach-action = Resting gives 2 health, but may hand events to Dracula. Resupplying gives you cards. You can trade items with a hunter in the same city.
web-fury-coach-draw = Events with a bat go to Dracula.
web-fury-coach-discard = A card has to go: you hold too many, or something has taken one. Click a lit card to discard it.
web-fury-coach-opening = Cards you play now come before the first round. When nobody adds one, combat begins.
web-fury-coach-tactic = Choose a card. The table shows what happens against each of the enemy’s cards.
web-fury-coach-enemy-tactic = Choose a card. The table shows what happens against each card a hunter may have.
web-fury-coach-dracula-move = Click a lit place or one of your powers. Unless you are seen, the hunters only learn whether you go by land or by sea.
web-fury-coach-place-token = The encounter waits in this city, unseen, for a hunter to arrive.
web-fury-coach-put-back = You hold too many encounters. Click lit ones to put them back in the pool.
web-fury-coach-to-catacombs = You can send this city to the catacombs, with one extra encounter on it.
web-fury-coach-mature = An encounter that leaves the trail can mature, which has a different effect.
web-fury-coach-clear = Taking cards out of the catacombs makes room. Their encounters don’t mature.
web-fury-coach-answer = An event was played. Cancel it if you have a card that can, or let it happen.
web-fury-coach-double-back = The lit places are in your trail or catacombs, and close enough.
web-fury-coach-wolf = The wolf can run along up to two roads.

## The table as text

web-fury-field-seat = your seat
web-fury-field-round = round
web-fury-field-phase = step
web-fury-field-active = whose turn
web-fury-field-time = time of day
web-fury-field-night = night
web-fury-field-vampires = vampires
web-fury-field-vampires-to-win = vampires to win
web-fury-field-resolve = resolve
web-fury-field-used = used this round
web-fury-field-dracula = Dracula
web-fury-field-hunters = hunters
web-fury-field-trail = trail
web-fury-field-catacombs = catacombs
web-fury-field-dropped = left the trail
web-fury-field-event-deck = event deck
web-fury-field-event-discards = discarded events
web-fury-field-item-deck = item deck
web-fury-field-item-discards = discarded items
web-fury-field-pool = encounters in the pool
web-fury-field-ally-of-hunters = hunters’ ally
web-fury-field-ally-of-dracula = Dracula’s ally
web-fury-field-ground = Consecrated Ground
web-fury-field-hosts = Heavenly Host
web-fury-field-roadblock = Roadblock
web-fury-field-storm = Stormy Seas
web-fury-field-storm-left = turns of storm left
web-fury-field-combat = combat
web-fury-field-running = cards being played
web-fury-field-trade = trade
web-fury-field-party = search together
web-fury-field-drawn = drawn
web-fury-field-belief = where Dracula could be
web-fury-field-id = who
web-fury-field-place = place
web-fury-field-health = health
web-fury-field-health-most = full health
web-fury-field-bites = bites
web-fury-field-bites-to-defeat = bites to defeat
web-fury-field-items = items
web-fury-field-events = events
web-fury-field-dogs = dogs
web-fury-field-shown-item = item shown
web-fury-field-shown-event = event shown
web-fury-field-own-items = your items
web-fury-field-own-events = your events
web-fury-field-own-tokens = your encounters
web-fury-field-seen = known cards
web-fury-field-seen-tokens = known encounters
web-fury-field-seen-events = known events
web-fury-field-group = group
web-fury-field-moved = has moved
web-fury-field-misses = misses a turn
web-fury-field-fog = fog
web-fury-field-bats = bats
web-fury-field-keeps = tokens kept
web-fury-field-voyage = voyage
web-fury-field-announced = announced move
web-fury-field-at-sea = at sea
web-fury-field-blood = blood
web-fury-field-blood-most = full blood
web-fury-field-tokens = encounters
web-fury-field-swift = moves twice
web-fury-field-space = space
web-fury-field-serial = card number
web-fury-field-back = back
web-fury-field-up = face up
web-fury-field-powers = powers
web-fury-field-kind = kind
web-fury-field-enemy = enemy
web-fury-field-fighters = fighters
web-fury-field-found = found by the hunters
web-fury-field-continues = Continue results
web-fury-field-traps = Trap
web-fury-field-planning = Advance Planning
web-fury-field-ban = no escape yet
web-fury-field-repelled = repelled
web-fury-field-enemy-bonus = enemy’s bonus
web-fury-field-hunter-bonus = hunter’s bonus
web-fury-field-shown = cards shown
web-fury-field-target = attacked
web-fury-field-cards = hunters’ cards
web-fury-field-card = card
web-fury-field-lain = played last round
web-fury-field-lain-enemy = enemy’s card last round
web-fury-field-hunter-roll = hunter’s roll
web-fury-field-enemy-roll = enemy’s roll
web-fury-field-winner = winner
web-fury-field-hands = your tactics
web-fury-field-enemy-hand = enemy’s tactics
web-fury-field-by = by
web-fury-field-cancelled = cancelled
web-fury-field-asked = asks
web-fury-field-other = other
web-fury-field-offer = offer

## Combat, continued

web-fury-hold = Tap to play a card. Hold to see its results first.
web-fury-effect-besides = { "; " }
