# Fury of Dracula dans le terminal : sa table.

cli-fury-turn = Round { $round }, { $time } : { $who } · { $phase }
cli-fury-tracks = Sang de Dracula { $blood } sur { $most } · vampires { $vampires } sur { $win } · détermination { $resolve }
cli-fury-hunter = { $who } : { $place } · santé { $health } sur { $most } · morsures { $bites } sur { $defeat } · objets { $items } · événements { $events }
cli-fury-misses = passe son prochain tour
cli-fury-fog = brouillard : pas de déplacement
cli-fury-bats = chauves-souris : Dracula décide du déplacement
cli-fury-announced = a annoncé le prochain déplacement
cli-fury-group = avec { $who }
cli-fury-by-road = Par la route : { $places }
cli-fury-by-rail = En train : { $places }
cli-fury-by-sea = Par mer : { $places }
cli-fury-own-item = Objets : { $cards }
cli-fury-own-card = Événements : { $cards }
cli-fury-own-encounter = Rencontres : { $cards }
cli-fury-his-card = Événements connus : { $cards }
cli-fury-his-encounter = Rencontres connues : { $cards }
cli-fury-known = Connues : { $cards }
cli-fury-dracula = { $who } : { $where } · rencontres { $tokens } · événements { $events }
cli-fury-unseen =
    { $sea ->
        [1] invisible, en mer
       *[0] invisible
    }
cli-fury-belief =
    Il peut être ici : { $places }{ $more ->
        [0] { "" }
        [one] , et dans un autre lieu
       *[other] , et dans { $more } autres lieux
    }
cli-fury-trail = Piste, de la plus récente à la plus ancienne
cli-fury-catacombs = Catacombes
cli-fury-back-city = une ville, face cachée
cli-fury-back-sea = une mer, face cachée
cli-fury-back-power = un pouvoir
cli-fury-face-down = { $place }, face cachée
cli-fury-hidden =
    { $count ->
        [one] une rencontre cachée
       *[other] { $count } rencontres cachées
    }
cli-fury-paid = points de sang payés ici : { $count }
cli-fury-ally-hunters = Allié des chasseurs : { $card }
cli-fury-ally-dracula = Allié de Dracula : { $card }
cli-fury-holy = Fermés à Dracula : { $places }
cli-fury-roadblock = Fermée aux chasseurs : { $one } – { $other }
cli-fury-storm =
    { $count ->
        [one] Stormy Seas : { $place }, fermée à Dracula encore un tour
       *[other] Stormy Seas : { $place }, fermée à Dracula encore { $count } tours
    }
cli-fury-playing =
    { $cancelled ->
        [1] { $who } : { $card }, annulée
       *[0] { $who } : { $card }
    }
cli-fury-offers = { $who } offre : { $cards }
cli-fury-combat =
    { $round ->
        [0] Avant le combat : { $fighters } contre { $enemy }
       *[other] Combat, round { $round } : { $fighters } contre { $enemy }
    }
cli-fury-lays = { $who } : { $card }
cli-fury-laid = Au round précédent, { $who } : { $card }
cli-fury-rolls = Jets : chasseurs { $hunters }, ennemi { $enemy }
cli-fury-may-lay = Peut jouer, { $who } : { $cards }
