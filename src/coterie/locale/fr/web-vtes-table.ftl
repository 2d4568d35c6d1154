# La table de Vampire: The Eternal Struggle dans le navigateur.

web-vtes-crumb-turn = Tour { $turn }, { $who-you ->
    [1] vous
   *[other] { $who }
}
web-vtes-crumb-action = { $what } : { $who }
web-vtes-crumb-combat = combat, round { $round }
web-vtes-crumb-referendum = référendum
web-vtes-sure-pool = Cela coûte { $pool } points de réserve et il vous en reste { $left } : vous seriez éliminé. Le faire quand même ?

## What is said of cards on the table

web-vtes-level = { $discipline }, { $superior ->
    [1] supérieur
   *[other] inférieur
}
web-vtes-blood-of = { $blood } de sang sur { $capacity }
web-vtes-life = { $life } de vie
web-vtes-locked = inclinée
web-vtes-in-torpor = en torpeur
web-vtes-acting = agit
web-vtes-blocking = bloque
web-vtes-fighting = en combat
web-vtes-contested = disputée
web-vtes-with = avec { $cards }
web-vtes-counters = compteurs : { $count }
web-vtes-face-down = Carte de crypte { $number }, face cachée
web-vtes-is-uncontrolled = incontrôlée
web-vtes-younger = capacité inférieure à { $capacity }
web-vtes-figure-stealth = discrétion { $amount }
web-vtes-figure-intercept = interception { $amount }
web-vtes-figure-votes = voix : { $amount }
web-vtes-figure-ballots = bulletins : { $amount }
web-vtes-figure-bleed = morsure { $amount }
web-vtes-figure-strength = force { $amount }

## The boards

web-vtes-you = Vous
web-vtes-location = lieu
web-vtes-word-pool = réserve
web-vtes-word-edge = Avantage
web-vtes-pool = réserve { $pool }
web-vtes-pool-after = en l’état, il resterait { $pool } de réserve
web-vtes-role-prey = votre proie
web-vtes-role-predator = votre prédateur
web-vtes-role-both = votre proie et prédateur
web-vtes-short-prey = proie
web-vtes-short-predator = prédateur
web-vtes-short-both = proie et prédateur
web-vtes-has-edge = a l’Avantage
web-vtes-points = points de victoire : { $points }
web-vtes-their-turn = dont c’est le tour
web-vtes-withdrawing = se retire
web-vtes-not-your-turn = pas votre tour
web-vtes-left-master = Actions de phase de maître restantes : { $count }
web-vtes-left-influence = Transferts restants : { $count }
web-vtes-left-discard = Défausses restantes : { $count }
web-vtes-count-hand = Cartes en main : { $count }
web-vtes-count-library = Cartes dans la bibliothèque : { $count }
web-vtes-count-crypt = Cartes dans la crypte : { $count }
web-vtes-count-ash = Cartes dans le tas de cendres : { $count }. Ouvrir
web-vtes-open-cards = Cartes visibles : { $seat }
web-vtes-zone-ready = Vos cartes en jeu
web-vtes-zone-uncontrolled = Incontrôlés
web-vtes-zone-ash = Tas de cendres : { $count }
web-vtes-zone-removed = Retirées de la partie : { $count }
web-vtes-zone-later = À remplacer plus tard : { $count }
web-vtes-zone-seen = Connues en main : { $count }
web-vtes-zone-library-bottom = Connues sous la bibliothèque : { $count }
web-vtes-zone-crypt-bottom = Connues sous la crypte : { $count }
web-vtes-empty = vide
web-vtes-no-cards = Aucune carte en jeu
web-vtes-more = encore { $count }
web-vtes-your-seat = Votre zone
web-vtes-your-hand = Votre main
web-vtes-hand-empty = Votre main est vide.
web-vtes-ring = Les autres Mathusalems dans l’ordre de jeu, de la proie au prédateur
web-vtes-seats = Mathusalems dans l’ordre de jeu
web-vtes-choose-there = quelque chose à choisir là

## Out of the game

web-vtes-gone = Hors de la partie
web-vtes-gone-hint = Leurs cartes ont quitté la table.
web-vtes-you-are-out = Vous êtes éliminé
web-vtes-you-keep = Points de victoire que vous gardez : { $points }
web-vtes-out-by = { $by-The } vous a éliminé au tour { $turn }.
web-vtes-ring-label = Qui a éliminé qui, avec les points de victoire.
web-vtes-fell-to = Tour { $turn } : { $by } élimine { $seat }.
web-vtes-fell = Tour { $turn } : { $seat } quitte la partie.
web-vtes-head-seat = Mathusalem
web-vtes-head-points = Points de victoire
web-vtes-head-left = A quitté la partie
web-vtes-survived = survit
web-vtes-left-out = hors de la partie
web-vtes-left-by = tour { $turn }, par { $by-you ->
    [1] vous
   *[other] { $by }
}
web-vtes-left-in = tour { $turn }
