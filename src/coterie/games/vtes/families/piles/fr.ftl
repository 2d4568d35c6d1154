vtes-in-ash-you = dans votre tas de cendres
vtes-in-ash-prey = dans le tas de cendres de votre proie
vtes-in-ash-that = dans son tas de cendres
vtes-text-remove-ash = { $mood ->
        [to] retirer
       *[other] retirez
    } du jeu { $amount } { $amount ->
        [one] carte
       *[other] cartes
    } { $where }
vtes-text-remove-ash-random = { $by-number ->
        [you] retirez
       *[other] retire
    } du jeu une carte de bibliothèque au hasard { $where }
vtes-text-exchange-with-ash = échanger une carte de votre main contre une carte de bibliothèque de votre tas de cendres
vtes-text-from-ash-hand = { $mood ->
        [to] déplacer
       *[other] déplacez
    } une carte de bibliothèque de votre tas de cendres vers votre main
vtes-text-from-ash-library-bottom = { $mood ->
        [to] déplacer
       *[other] déplacez
    } une carte de bibliothèque de votre tas de cendres vers le dessous de votre bibliothèque
vtes-text-discard = { $mood ->
        [to] vous défausser
       *[other] défaussez-vous
    } d’une carte (piochez ensuite)
vtes-text-discards = { $who } se défausse de { $amount } { $amount ->
        [one] carte
       *[other] cartes
    } de son choix
vtes-text-search-equip = cherchez une carte d’équipement dans votre bibliothèque et équipez-en { $who } (prérequis et coût s’appliquent normalement ; remélangez ensuite)
vtes-text-look-and-discard = regardez la main { $who-whose } et défaussez-en une carte de votre choix
vtes-text-open-hand = { $who } joue avec sa main à découvert
vtes-text-discard-requiring = se défausser d’une carte qui requiert { $discipline }
vtes-text-remove-own-ash = retirer du jeu { $count } cartes de votre tas de cendres
vtes-effect-look-and-discard = regarder la main et défausser une carte
vtes-effect-open-hand = jouer à main ouverte
vtes-effect-search-equip = chercher un équipement
vtes-effect-discard = défausser : { $amount }
vtes-effect-take-back = prendre une carte dans le tas de cendres
vtes-effect-remove-ash = retirer du tas de cendres : { $amount }
vtes-effect-pay = { $price } : { $do }
vtes-prompt-discard-theirs = { $card } : quelle carte lui faites-vous défausser ?
vtes-prompt-search = { $card } : quel équipement prenez-vous ?
vtes-prompt-take-back = { $card } : reprendre quelle carte ?
vtes-does-discard = défausser et piocher
vtes-does-take-back = échanger une carte avec le tas de cendres
vtes-event-looks =
    { $seat-you ->
        [1] Vous regardez la main { $victim-of }.
       *[0]
            { $victim-you ->
                [1] { $seat-The } regarde votre main.
               *[0] { $seat-The } regarde la main { $victim-of }.
            }
    }
vtes-event-saw =
    { $cards-count ->
        [0] La main est vide.
       *[other] Dans la main vous voyez : { $cards }.
    }
vtes-event-searched =
    { $seat-you ->
        [1] Vous cherchez dans votre bibliothèque et la mélangez.
       *[0] { $seat-The } cherche dans sa bibliothèque et la mélange.
    }
vtes-event-found =
    { $seat-you ->
        [1] Vous prenez { $card } dans votre bibliothèque.
       *[0] { $seat-The } prend { $card } dans sa bibliothèque.
    }
vtes-event-taken-back =
    { $seat-you ->
        [1] Vous reprenez { $card } dans le tas de cendres.
       *[0] { $seat-The } reprend { $card } dans le tas de cendres.
    }
vtes-event-put-under =
    { $seat-you ->
        [1] Vous déplacez { $card } du tas de cendres vers le dessous de la bibliothèque.
       *[0] { $seat-The } déplace { $card } du tas de cendres vers le dessous de la bibliothèque.
    }
vtes-reason-nothing-to-discard = Vous n’avez en main aucune carte qui requiert { $discipline }.
