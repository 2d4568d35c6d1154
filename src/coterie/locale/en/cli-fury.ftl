# Fury of Dracula in the terminal: its table.

cli-fury-turn = Round { $round }, { $time }: { $who } · { $phase }
cli-fury-tracks = Dracula’s blood { $blood } of { $most } · vampires { $vampires } of { $win } · resolve { $resolve }
cli-fury-hunter = { $who }: { $place } · health { $health } of { $most } · bites { $bites } of { $defeat } · items { $items } · events { $events }
cli-fury-misses = misses the next turn
cli-fury-fog = fog: no move
cli-fury-bats = bats: Dracula decides the move
cli-fury-announced = has announced the next move
cli-fury-group = with { $who }
cli-fury-by-road = By road: { $places }
cli-fury-by-rail = By rail: { $places }
cli-fury-by-sea = By sea: { $places }
cli-fury-own-item = Items: { $cards }
cli-fury-own-card = Events: { $cards }
cli-fury-own-encounter = Encounters: { $cards }
cli-fury-his-card = Known events: { $cards }
cli-fury-his-encounter = Known encounters: { $cards }
cli-fury-known = Known: { $cards }
cli-fury-dracula = { $who }: { $where } · encounters { $tokens } · events { $events }
cli-fury-unseen =
    { $sea ->
        [1] unseen, at sea
       *[0] unseen
    }
cli-fury-belief =
    He may be in: { $places }{ $more ->
        [0] { "" }
        [one] , and one more place
       *[other] , and { $more } more places
    }
cli-fury-trail = Trail, newest first
cli-fury-catacombs = Catacombs
cli-fury-back-city = a city, face down
cli-fury-back-sea = a sea, face down
cli-fury-back-power = a power
cli-fury-face-down = { $place }, face down
cli-fury-hidden =
    { $count ->
        [one] a hidden encounter
       *[other] { $count } hidden encounters
    }
cli-fury-paid = { $count } blood paid here
cli-fury-ally-hunters = Ally of the hunters: { $card }
cli-fury-ally-dracula = Dracula’s ally: { $card }
cli-fury-holy = Closed to Dracula: { $places }
cli-fury-roadblock = Closed to hunters: { $one } – { $other }
cli-fury-storm =
    { $count ->
        [one] Stormy Seas: { $place } is closed to Dracula for one more turn
       *[other] Stormy Seas: { $place } is closed to Dracula for { $count } more turns
    }
cli-fury-playing =
    { $cancelled ->
        [1] { $who }: { $card }, cancelled
       *[0] { $who }: { $card }
    }
cli-fury-offers = { $who } offers: { $cards }
cli-fury-combat =
    { $round ->
        [0] Before the combat: { $fighters } against { $enemy }
       *[other] Combat, round { $round }: { $fighters } against { $enemy }
    }
cli-fury-lays = { $who }: { $card }
cli-fury-laid = Last round, { $who }: { $card }
cli-fury-rolls = Rolls: hunters { $hunters }, enemy { $enemy }
cli-fury-may-lay = Can be played, { $who }: { $cards }
