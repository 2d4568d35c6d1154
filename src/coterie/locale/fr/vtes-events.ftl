# Vampire: The Eternal Struggle : ce qui arrive. Le combat est dans vtes-combat ; les voix, la torpeur et les disputes dans vtes-politics.

## Les tours et la fin

vtes-event-turn = Tour { $turn } : c’est { $seat-to } de jouer.
vtes-event-ousted = { $seat-The } est éliminé.
vtes-event-points =
    { $half ->
        [1] { $seat-The } gagne un demi-point de victoire.
       *[other] { $seat-The } gagne 1 point de victoire.
    }
vtes-event-resigned = { $seat-The } abandonne.
vtes-event-timed-out = { $seat-The } est à court de temps.
vtes-event-withdraws = { $seat-The } annonce son retrait.
vtes-event-withdrawal-failed = Le retrait { $seat-of } échoue.
vtes-event-withdrawn = { $seat-The } se retire de la partie.
vtes-event-won = { $reason } { $seat-The } a le plus de points de victoire et gagne.
vtes-event-drawn = { $reason } Personne ne gagne.

## Réserve, sang, Avantage

vtes-event-pool-lost =
    { $amount ->
        [one] { $seat-The } brûle { $amount } point de réserve. Réserve : { $pool }.
       *[other] { $seat-The } brûle { $amount } points de réserve. Réserve : { $pool }.
    }
vtes-event-pool-gained =
    { $amount ->
        [one] { $seat-The } gagne { $amount } point de réserve. Réserve : { $pool }.
       *[other] { $seat-The } gagne { $amount } points de réserve. Réserve : { $pool }.
    }
vtes-event-blood-lost =
    { $kind ->
        [1]
            { $amount ->
                [one] { $piece } brûle { $amount } point de sang. Sang : { $blood }.
               *[other] { $piece } brûle { $amount } points de sang. Sang : { $blood }.
            }
       *[other]
            { $amount ->
                [one] { $piece } brûle { $amount } point de vie. Vie : { $blood }.
               *[other] { $piece } brûle { $amount } points de vie. Vie : { $blood }.
            }
    }
vtes-event-blood-gained =
    { $amount ->
        [0] { $piece } ne peut pas avoir plus de sang. Sang : { $blood }.
        [one]
            { $kind ->
                [1] { $piece } gagne { $amount } point de sang. Sang : { $blood }.
               *[other] { $piece } gagne { $amount } point de vie. Vie : { $blood }.
            }
       *[other]
            { $kind ->
                [1] { $piece } gagne { $amount } points de sang. Sang : { $blood }.
               *[other] { $piece } gagne { $amount } points de vie. Vie : { $blood }.
            }
    }
vtes-event-blood-to-pool =
    { $amount ->
        [one] { $piece } donne { $amount } point de sang à la réserve { $seat-of }. Sang : { $blood }, réserve : { $pool }.
       *[other] { $piece } donne { $amount } points de sang à la réserve { $seat-of }. Sang : { $blood }, réserve : { $pool }.
    }
vtes-event-pool-to-blood =
    { $amount ->
        [one] { $seat-The } déplace { $amount } point de réserve sur { $piece }. Réserve : { $pool }, sang : { $blood }.
       *[other] { $seat-The } déplace { $amount } points de réserve sur { $piece }. Réserve : { $pool }, sang : { $blood }.
    }
vtes-event-edge = { $seat-The } prend l’Avantage.
vtes-event-counters-lost =
    { $amount ->
        [one] 1 compteur de { $card } est brûlé. Compteurs : { $counters }.
       *[other] { $amount } compteurs de { $card } sont brûlés. Compteurs : { $counters }.
    }

## Cartes

vtes-event-drew = Vous piochez { $card }.
vtes-event-drew-open = { $seat-The } pioche { $card }, au vu de tous.
vtes-event-open-hand =
    { $cards-count ->
        [0] { $seat-The } joue à main découverte, et elle est vide.
       *[other] { $seat-The } joue à main découverte : { $cards }.
    }
vtes-event-discarded = { $seat-The } défausse { $card }.
vtes-event-crypt = { $seat-The } pioche une carte de la crypte.
vtes-event-looks = { $seat-The } regarde la main { $victim-of }.
vtes-event-saw =
    { $cards-count ->
        [0] La main est vide.
       *[other] Dans la main vous voyez : { $cards }.
    }
vtes-event-searched = { $seat-The } cherche dans sa bibliothèque et la mélange.
vtes-event-removed = { $seat-The } retire { $card } de la partie.
vtes-event-removed-ash = Du tas de cendres ({ $seat }), { $card } est retirée de la partie.
vtes-event-taken-back = { $seat-The } reprend { $card } dans le tas de cendres.
vtes-event-put-under = { $seat-The } déplace { $card } du tas de cendres vers le dessous de la bibliothèque.
vtes-event-exchanged = { $seat-The } échange { $card } de la main contre { $other } dans le tas de cendres.
vtes-event-revealed = { $seat-The } révèle { $card }, la première carte de la crypte.
vtes-event-top-burned = { $seat-The } brûle { $card }, la première carte de la bibliothèque.
vtes-event-master = { $seat-The } joue { $card }.
vtes-event-event = { $seat-The } joue l’événement { $card }.
vtes-event-plays = { $user } joue { $card } comme action.
vtes-event-played =
    { $level ->
        [2] { $user } joue { $card } au niveau supérieur.
       *[other] { $user } joue { $card }.
    }
vtes-event-cancelled = La carte { $card } est annulée.
vtes-event-used = { $seat-The } utilise { $card }.
vtes-event-applied = { $card } prend effet.
vtes-event-put-in-play = { $seat-The } met { $card } en jeu.
vtes-event-put-on = { $card } va sur { $piece }.
vtes-event-given = { $seat-The } contrôle maintenant { $card }.
vtes-event-influenced = { $seat-The } fait entrer { $piece } en jeu.
vtes-event-sent-back = { $piece } va dans la région incontrôlée ({ $seat }).
vtes-event-counters = { $card } reçoit { $amount } { $amount ->
        [one] compteur
       *[other] compteurs
    }. Compteurs : { $counters }.
vtes-event-merged = { $seat-The } fusionne les deux versions : { $piece }.
vtes-event-recruited = { $seat-The } recrute { $piece }.
vtes-event-locked = { $piece } s’incline.
vtes-event-unlocked = { $piece } se redresse.
vtes-event-wakes = { $piece } se réveille.
vtes-event-burned = { $piece } brûle et va au tas de cendres.
vtes-event-torpor = { $piece } part en torpeur.

## Actions

vtes-event-announces-bleed = { $actor } agit pour mordre { $seat-the }.
vtes-event-announces-hunt = { $actor } agit pour chasser.
vtes-event-announces-equip-from = { $actor } agit pour prendre { $things }.
vtes-event-announces-leave-torpor = { $actor } agit pour sortir de torpeur.
vtes-event-announces-rescue = { $actor } agit pour secourir { $things }, en torpeur, et paierait { $amount } des 2 points de sang.
vtes-event-announces-diablerize = { $actor } agit pour diabler { $things }.
vtes-event-announces-become-anarch = { $actor } agit pour devenir Anarch.
vtes-event-attacks = { $actor } agit pour attaquer { $piece }.
vtes-event-acts-with =
    { $things-count ->
        [0]
            { $level ->
                [2] { $actor } agit avec { $card } au niveau supérieur. Discrétion : { $stealth }.
               *[other] { $actor } agit avec { $card }. Discrétion : { $stealth }.
            }
       *[other]
            { $level ->
                [2] { $actor } agit avec { $card } au niveau supérieur. Cible : { $things }. Discrétion : { $stealth }.
               *[other] { $actor } agit avec { $card }. Cible : { $things }. Discrétion : { $stealth }.
            }
    }
vtes-event-acts-by =
    { $things-count ->
        [0] { $actor } agit par { $card } : { $does }. Discrétion : { $stealth }.
       *[other] { $actor } agit par { $card } : { $does }. Cible : { $things }. Discrétion : { $stealth }.
    }
vtes-event-acts-own =
    { $things-count ->
        [0] { $actor } agit : { $does }. Discrétion : { $stealth }.
       *[other] { $actor } agit : { $does }. Cible : { $things }. Discrétion : { $stealth }.
    }
vtes-event-stealth = { $piece } obtient +{ $amount } en discrétion.
vtes-event-stealth-lost = { $piece } obtient -{ $amount } en discrétion.
vtes-event-intercept = { $piece } obtient +{ $amount } en interception.
vtes-event-intercept-less = { $piece } obtient -{ $amount } en interception.
vtes-event-bleed = { $piece } obtient +{ $amount } en morsure.
vtes-event-bleed-waiting = { $piece } obtient +{ $amount } en morsure tant que la cible a { $pool } points de réserve ou moins.
vtes-event-bleed-reduced = { $piece } mord pour { $amount } de moins.
vtes-event-redirected = { $seat-The } est la nouvelle cible de la morsure.
vtes-event-attempts = { $piece } tente de bloquer.
vtes-event-attempt-failed = { $piece } ne parvient pas à bloquer.
vtes-event-attempt-given-up = { $piece } renonce à sa tentative de blocage.
vtes-event-blocked = { $blocker } bloque { $actor }.
vtes-event-success = { $actor } réussit son action.
vtes-event-without-effect = { $actor } réussit son action, mais sans effet : le coût ne peut pas être payé.
vtes-event-action-ended = L’action prend fin sans succès.
vtes-event-action-failed = L’action échoue.
vtes-event-bled = { $actor } mord { $seat-the } pour { $amount }.
vtes-event-equipped-from = { $piece } prend l’équipement.
