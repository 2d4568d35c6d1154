# Fury of Dracula nel terminale: il suo tavolo.

cli-fury-turn = Round { $round }, { $time }: { $who } · { $phase }
cli-fury-tracks = Sangue di Dracula { $blood } su { $most } · vampiri { $vampires } su { $win } · Resolve { $resolve }
cli-fury-hunter = { $who }: { $place } · Vita { $health } su { $most } · morsi { $bites } su { $defeat } · Item { $items } · Event { $events }
cli-fury-misses = salta il prossimo turno
cli-fury-fog = nebbia: non muove
cli-fury-bats = pipistrelli: il movimento lo decide Dracula
cli-fury-announced = ha annunciato il prossimo movimento
cli-fury-group = con { $who }
cli-fury-by-road = Via strada: { $places }
cli-fury-by-rail = In treno: { $places }
cli-fury-by-sea = Via mare: { $places }
cli-fury-own-item = Item: { $cards }
cli-fury-own-card = Event: { $cards }
cli-fury-own-encounter = Encounter: { $cards }
cli-fury-his-card = Event conosciuti: { $cards }
cli-fury-his-encounter = Encounter conosciuti: { $cards }
cli-fury-known = Conosciute: { $cards }
cli-fury-dracula = { $who }: { $where } · Encounter { $tokens } · Event { $events }
cli-fury-unseen =
    { $sea ->
        [1] non visto, in mare
       *[0] non visto
    }
cli-fury-belief =
    Può essere qui: { $places }{ $more ->
        [0] { "" }
        [one] , e in un altro luogo
       *[other] , e in altri { $more } luoghi
    }
cli-fury-trail = Trail, dalla carta più recente
cli-fury-catacombs = Catacombe
cli-fury-back-city = una città, coperta
cli-fury-back-sea = un mare, coperto
cli-fury-back-power = un potere
cli-fury-face-down = { $place }, coperta
cli-fury-hidden =
    { $count ->
        [one] un Encounter nascosto
       *[other] { $count } Encounter nascosti
    }
cli-fury-paid = punti Sangue pagati qui: { $count }
cli-fury-ally-hunters = Alleato dei cacciatori: { $card }
cli-fury-ally-dracula = Alleato di Dracula: { $card }
cli-fury-holy = Chiusi a Dracula: { $places }
cli-fury-roadblock = Chiusa ai cacciatori: { $one } – { $other }
cli-fury-storm =
    { $count ->
        [one] Stormy Seas: { $place } è chiuso a Dracula ancora per un turno
       *[other] Stormy Seas: { $place } è chiuso a Dracula ancora per { $count } turni
    }
cli-fury-playing =
    { $cancelled ->
        [1] { $who }: { $card }, annullata
       *[0] { $who }: { $card }
    }
cli-fury-offers = { $who } offre: { $cards }
cli-fury-combat =
    { $round ->
        [0] Prima del combattimento: { $fighters } contro { $enemy }
       *[other] Combattimento, round { $round }: { $fighters } contro { $enemy }
    }
cli-fury-lays = { $who }: { $card }
cli-fury-laid = Nel round precedente, { $who }: { $card }
cli-fury-rolls = Tiri: cacciatori { $hunters }, nemico { $enemy }
cli-fury-may-lay = Si possono giocare, { $who }: { $cards }
