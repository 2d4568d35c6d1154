# Vampire: The Eternal Struggle : ce qui arrive. Le combat est dans vtes-combat ; les voix, la torpeur et les disputes dans vtes-politics.

## Les tours et la fin

vtes-event-turn =
    { $seat-you ->
        [1] Tour { $turn } : c’est à vous de jouer.
       *[0] Tour { $turn } : c’est { $seat-to } de jouer.
    }
vtes-event-ousted =
    { $seat-you ->
        [1] Vous êtes hors jeu.
       *[0] { $seat-The } est hors jeu.
    }
vtes-event-points = { $seat-you ->
        [1] Vous gagnez
       *[0] { $seat-The } gagne
    } { $half ->
        [1] un demi-point de victoire.
       *[other] 1 point de victoire.
    }
vtes-event-resigned =
    { $seat-you ->
        [1] Vous abandonnez.
       *[0] { $seat-The } abandonne.
    }
vtes-event-timed-out =
    { $seat-you ->
        [1] Vous êtes à court de temps.
       *[0] { $seat-The } est à court de temps.
    }
vtes-event-withdraws =
    { $seat-you ->
        [1] Vous annoncez votre retrait.
       *[0] { $seat-The } annonce son retrait.
    }
vtes-event-withdrawal-failed =
    { $seat-you ->
        [1] Votre retrait échoue.
       *[0] Le retrait { $seat-of } échoue.
    }
vtes-event-withdrawn =
    { $seat-you ->
        [1] Vous vous retirez de la partie.
       *[0] { $seat-The } se retire de la partie.
    }
vtes-event-won =
    { $seat-you ->
        [1] { $reason } Vous gagnez avec le plus de points de victoire.
       *[0] { $reason } { $seat-The } gagne avec le plus de points de victoire.
    }
vtes-event-drawn = { $reason } Personne ne gagne.

## Réserve, sang, Avantage

vtes-event-pool-lost = { $seat-you ->
        [1] Vous brûlez
       *[0] { $seat-The } brûle
    } { $amount ->
        [one] { $amount } point de réserve. Réserve : { $pool }.
       *[other] { $amount } points de réserve. Réserve : { $pool }.
    }
vtes-event-pool-gained = { $seat-you ->
        [1] Vous gagnez
       *[0] { $seat-The } gagne
    } { $amount ->
        [one] { $amount } point de réserve. Réserve : { $pool }.
       *[other] { $amount } points de réserve. Réserve : { $pool }.
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
    { $seat-you ->
        [1]
            { $amount ->
                [one] { $piece } donne { $amount } point de sang à votre réserve. Sang : { $blood }, réserve : { $pool }.
               *[other] { $piece } donne { $amount } points de sang à votre réserve. Sang : { $blood }, réserve : { $pool }.
            }
       *[0]
            { $amount ->
                [one] { $piece } donne { $amount } point de sang à la réserve { $seat-of }. Sang : { $blood }, réserve : { $pool }.
               *[other] { $piece } donne { $amount } points de sang à la réserve { $seat-of }. Sang : { $blood }, réserve : { $pool }.
            }
    }
vtes-event-pool-to-blood = { $seat-you ->
        [1] Vous déplacez
       *[0] { $seat-The } déplace
    } { $amount ->
        [one] { $amount } point de réserve sur { $piece }. Réserve : { $pool }, sang : { $blood }.
       *[other] { $amount } points de réserve sur { $piece }. Réserve : { $pool }, sang : { $blood }.
    }
vtes-event-edge =
    { $seat-you ->
        [1] Vous prenez l’Avantage.
       *[0] { $seat-The } prend l’Avantage.
    }
vtes-event-counters-lost =
    { $amount ->
        [one] 1 compteur de { $card } est brûlé. Compteurs : { $counters }.
       *[other] { $amount } compteurs de { $card } sont brûlés. Compteurs : { $counters }.
    }

## Cartes

vtes-event-drew = Vous piochez { $card }.
vtes-event-draws =
    { $seat-you ->
        [1] Vous piochez une carte.
       *[0] { $seat-The } pioche une carte.
    }
vtes-event-drew-open =
    { $seat-you ->
        [1] Vous piochez { $card }, au vu de tous.
       *[0] { $seat-The } pioche { $card }, au vu de tous.
    }
vtes-event-open-hand = { $seat-you ->
        [1] Vous jouez
       *[0] { $seat-The } joue
    } { $cards-count ->
        [0] à main découverte, et elle est vide.
       *[other] à main découverte : { $cards }.
    }
vtes-event-discarded =
    { $seat-you ->
        [1] Vous défaussez { $card }.
       *[0] { $seat-The } défausse { $card }.
    }
vtes-event-crypt =
    { $seat-you ->
        [1] Vous piochez une carte de la crypte.
       *[0] { $seat-The } pioche une carte de la crypte.
    }
vtes-event-removed-ash =
    { $seat-you ->
        [1] De votre tas de cendres, { $card } est retirée de la partie.
       *[0] Du tas de cendres ({ $seat }), { $card } est retirée de la partie.
    }
vtes-event-exchanged =
    { $seat-you ->
        [1] Vous échangez { $card } de la main contre { $other } du tas de cendres.
       *[0] { $seat-The } échange { $card } de la main contre { $other } du tas de cendres.
    }
vtes-event-top-burned =
    { $seat-you ->
        [1] Vous brûlez { $card }, la première carte de la bibliothèque.
       *[0] { $seat-The } brûle { $card }, la première carte de la bibliothèque.
    }
vtes-event-master =
    { $seat-you ->
        [1] Vous jouez { $card }.
       *[0] { $seat-The } joue { $card }.
    }
vtes-event-event =
    { $seat-you ->
        [1] Vous jouez l’événement { $card }.
       *[0] { $seat-The } joue l’événement { $card }.
    }
vtes-event-plays = { $user } joue { $card } comme action.
vtes-event-played =
    { $level ->
        [2] { $user } joue { $card } au niveau supérieur.
       *[other] { $user } joue { $card }.
    }
vtes-event-cancelled = La carte { $card } est annulée.
vtes-event-used =
    { $seat-you ->
        [1] Vous utilisez { $card }.
       *[0] { $seat-The } utilise { $card }.
    }
vtes-event-applied = { $card } prend effet.
vtes-event-put-in-play =
    { $seat-you ->
        [1] Vous mettez { $card } en jeu.
       *[0] { $seat-The } met { $card } en jeu.
    }
vtes-event-put-on = { $card } va sur { $piece }.
vtes-event-given =
    { $seat-you ->
        [1] Vous contrôlez maintenant { $card }.
       *[0] { $seat-The } contrôle maintenant { $card }.
    }
vtes-event-influenced =
    { $seat-you ->
        [1] Vous faites entrer { $piece } en jeu.
       *[0] { $seat-The } fait entrer { $piece } en jeu.
    }
vtes-event-sent-back =
    { $seat-you ->
        [1] { $piece } va dans votre région incontrôlée.
       *[0] { $piece } va dans la région incontrôlée { $seat-of }.
    }
vtes-event-merged =
    { $seat-you ->
        [1] Vous fusionnez les deux versions : { $piece }.
       *[0] { $seat-The } fusionne les deux versions : { $piece }.
    }
vtes-event-recruited =
    { $seat-you ->
        [1] Vous recrutez { $piece }.
       *[0] { $seat-The } recrute { $piece }.
    }
vtes-event-locked = { $piece } s’incline.
vtes-event-unlocked = { $piece } se redresse.
vtes-event-burned = { $piece } brûle et va au tas de cendres.
vtes-event-torpor = { $piece } part en torpeur.

## Actions

vtes-event-announces-bleed =
    { $seat-you ->
        [1] { $actor } agit pour vous mordre.
       *[0] { $actor } agit pour mordre { $seat-the }.
    }
vtes-event-announces-hunt = { $actor } agit pour chasser.
vtes-event-announces-equip-from = { $actor } agit pour prendre { $things }.
vtes-event-announces-leave-torpor = { $actor } agit pour sortir de torpeur.
vtes-event-announces-rescue = { $actor } agit pour secourir { $things }, en torpeur, en payant { $amount } des 2 points de sang.
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
        [0] { $actor } agit grâce à { $card } : { $does }. Discrétion : { $stealth }.
       *[other] { $actor } agit grâce à { $card } : { $does }. Cible : { $things }. Discrétion : { $stealth }.
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
vtes-event-attempts = { $piece } tente de bloquer.
vtes-event-attempt-failed = { $piece } ne parvient pas à bloquer.
vtes-event-blocked = { $blocker } bloque { $actor }.
vtes-event-success = { $actor } réussit son action.
vtes-event-without-effect = { $actor } réussit son action, mais sans effet : le coût ne peut pas être payé.
vtes-event-fizzled = { $actor } réussit son action, mais sans effet : ce qu’il lui fallait n’est plus là.
vtes-event-action-ended = L’action prend fin sans succès.
vtes-event-bled =
    { $seat-you ->
        [1] { $actor } vous mord pour { $amount }.
       *[0] { $actor } mord { $seat-the } pour { $amount }.
    }
vtes-event-equipped-from = { $piece } prend l’équipement.
