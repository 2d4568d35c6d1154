# Vampire Empire : noms, questions, choix, événements, motifs et fins de partie.
# Les noms des joueurs, des personnages et des piles ont les formes dont les phrases ont besoin ; ceux des cartes
# n’en ont pas, car chacun peut apporter les siennes : on écrit { $card } seul.

empire-name = Vampire Empire

empire-seat-human = Joueur humain
    .the = le joueur humain
    .The = Le joueur humain
    .of = du joueur humain
    .to = au joueur humain
empire-seat-vampire = Joueur vampire
    .the = le joueur vampire
    .The = Le joueur vampire
    .of = du joueur vampire
    .to = au joueur vampire

empire-character-lady = Dame
    .the = la Dame
    .The = La Dame
    .of = de la Dame
    .to = à la Dame
    .gender = feminine
empire-character-lord = Seigneur
    .the = le Seigneur
    .The = Le Seigneur
    .of = du Seigneur
    .to = au Seigneur
    .gender = masculine
empire-character-officer = Officier
    .the = l’Officier
    .The = L’Officier
    .of = de l’Officier
    .to = à l’Officier
    .gender = masculine
empire-character-monk = Moine
    .the = le Moine
    .The = Le Moine
    .of = du Moine
    .to = au Moine
    .gender = masculine
empire-character-nun = Nonne
    .the = la Nonne
    .The = La Nonne
    .of = de la Nonne
    .to = à la Nonne
    .gender = feminine
empire-character-bishop = Évêque
    .the = l’Évêque
    .The = L’Évêque
    .of = de l’Évêque
    .to = à l’Évêque
    .gender = masculine
empire-character-maid = Servante
    .the = la Servante
    .The = La Servante
    .of = de la Servante
    .to = à la Servante
    .gender = feminine
empire-character-cook = Cuisinier
    .the = le Cuisinier
    .The = Le Cuisinier
    .of = du Cuisinier
    .to = au Cuisinier
    .gender = masculine
empire-character-butler = Majordome
    .the = le Majordome
    .The = Le Majordome
    .of = du Majordome
    .to = au Majordome
    .gender = masculine

empire-profession-nobles = Noblesse
empire-profession-clergy = Clergé
empire-profession-servants = Domesticité

empire-pile-deck = Pioche
    .the = la pioche
    .from = dans la pioche
empire-pile-cellar = Cave
    .the = la cave
    .from = dans la cave
empire-pile-moat = Douves
    .the = les douves
    .from = dans les douves

empire-phase-discard = Défausse et pioche
empire-phase-reveal = Révéler un vampire
empire-phase-before = Avant l’action
empire-phase-action = Action
empire-phase-after = Après l’action

empire-type-combat = Carte Combat
empire-type-vampire = Carte Vampire
empire-type-holy-water = Carte Eau bénite
empire-type-support = Carte Soutien

## Cartes

empire-card-h-nobles-1 = Dague
empire-card-h-nobles-2 = Rapière
empire-card-h-nobles-3 = Épée large
empire-card-h-servants-1 = Balai
empire-card-h-servants-2 = Couteau de cuisine
empire-card-h-servants-3 = Fourche
empire-card-h-clergy-1 = Chapelet
empire-card-h-clergy-2 = Encensoir
empire-card-h-clergy-3 = Crosse
empire-card-h-nobles-servants-1 = Torche
empire-card-h-servants-clergy-1 = Chandelier
empire-card-h-nobles-clergy-1 = Chevalière
empire-card-h-holy-1 = Fiole d’eau bénite
empire-card-h-holy-2 = Eau bénite
empire-card-h-holy-3 = Bénitier
empire-card-h-holy-nobles-1 = Lame bénite
empire-card-h-holy-servants-1 = Ail bénit
empire-card-h-holy-clergy-1 = Croix bénite
empire-card-h-novice = Novice
empire-card-h-squire = Écuyer
empire-card-h-groom = Palefrenier
empire-card-h-cancel-combat = Sacrifice
empire-card-h-draw = Prière
empire-card-h-tutor-deck = Chronique
empire-card-h-tutor-cellar = Garde-manger
empire-card-h-tutor-moat = Repêchage
empire-card-h-spy = Interrogatoire
empire-card-h-protect = Droit d’asile
empire-card-h-cancel-support = Vigilance
empire-card-h-confession = Confession

empire-card-v-nobles-1 = { empire-card-h-nobles-1 }
empire-card-v-nobles-2 = { empire-card-h-nobles-2 }
empire-card-v-nobles-3 = { empire-card-h-nobles-3 }
empire-card-v-servants-1 = { empire-card-h-servants-1 }
empire-card-v-servants-2 = { empire-card-h-servants-2 }
empire-card-v-servants-3 = { empire-card-h-servants-3 }
empire-card-v-clergy-1 = { empire-card-h-clergy-1 }
empire-card-v-clergy-2 = { empire-card-h-clergy-2 }
empire-card-v-clergy-3 = { empire-card-h-clergy-3 }
empire-card-v-nobles-servants-1 = { empire-card-h-nobles-servants-1 }
empire-card-v-servants-clergy-1 = { empire-card-h-servants-clergy-1 }
empire-card-v-nobles-clergy-1 = { empire-card-h-nobles-clergy-1 }
empire-card-v-vampire-1 = Griffes
empire-card-v-vampire-2 = Crocs
empire-card-v-vampire-3 = Soif de sang
empire-card-v-vampire-nobles-1 = Lignée obscure
empire-card-v-vampire-servants-1 = Serviteur envoûté
empire-card-v-vampire-clergy-1 = Messe noire
empire-card-v-organist = Organiste
empire-card-v-lady-in-waiting = Dame de compagnie
empire-card-v-scullion = Marmiton
empire-card-v-cancel-combat = Hypnose
empire-card-v-draw = Festin de sang
empire-card-v-tutor-deck = Grimoire
empire-card-v-tutor-cellar = Crypte
empire-card-v-tutor-moat = Sorti de la tombe
empire-card-v-spy = Chantage
empire-card-v-protect = Brouillard
empire-card-v-cancel-support = Intrigue
empire-card-v-bat-form = Forme de chauve-souris

## Questions

empire-prompt-discard =
    { $excess ->
        [0] Défausser et piocher, ou continuer ?
        [one] Vous avez trop de cartes : défaussez-en une.
       *[other] Vous avez trop de cartes : défaussez-en { $excess }.
    }
empire-prompt-reveal = Révéler l’un de vos vampires ?
empire-prompt-action =
    { $day ->
        [1] Choisissez votre action pour le jour.
       *[0] Choisissez votre action pour la nuit.
    }
empire-prompt-strike = Attaquer aussitôt { $who-the } ?
empire-prompt-lay-attack = Attaquez { $target-the } avec { $attacker-the } : manche { $round }, attaque { $attack }, défense { $defence }.
empire-prompt-lay-defence = Défendez { $target-the } contre { $attacker-the } : manche { $round }, attaque { $attack }, défense { $defence }.
empire-limit-cards = Cartes
empire-limit-points = Points
empire-limit-copies = { $card }
empire-prompt-pay-cost =
    { $left ->
        [one] Choisissez une carte pour payer.
       *[other] Choisissez { $left } cartes pour payer.
    }
empire-prompt-pay-pass =
    { $left ->
        [one] Choisissez une carte à défausser.
       *[other] Choisissez { $left } cartes à défausser.
    }
empire-prompt-pay-hide =
    { $left ->
        [one] Choisissez une carte Combat pour cacher le personnage.
       *[other] Choisissez { $left } cartes Combat pour cacher le personnage.
    }
empire-prompt-pay-water =
    { $left ->
        [one] Choisissez une carte Eau bénite.
       *[other] Choisissez { $left } cartes Eau bénite.
    }
empire-prompt-support-before = Jouer une carte Soutien avant l’action ?
empire-prompt-support-after = Jouer une carte Soutien après l’action ?
empire-prompt-support-fight = Jouer une carte Soutien dans ce combat ?
empire-prompt-answer = { $seat-The } joue { $card }. Répondre ?
empire-prompt-target = { $card } : choisissez une cible.
empire-prompt-replace = La carte { $card } est annulée. En jouer une autre ?
empire-prompt-pick = Quelle carte prendre { $pile-from } ?
empire-prompt-spy = Quelle carte l’adversaire doit-il défausser ?

## Choix

empire-option-discard-cellar = Défausser { $card } dans la cave
empire-option-discard-moat = Défausser { $card } dans les douves
empire-option-discard-draw = Piocher jusqu’à avoir huit cartes
empire-option-discard-skip = Continuer sans piocher
empire-option-reveal = Révéler que { $who-the } est un vampire
empire-option-reveal-none = Ne révéler personne
empire-option-fight = Attaquer { $target-the } avec { $attacker-the }
empire-option-hide = Cacher { $who-the } dans la ville
empire-option-water = Utiliser l’eau bénite sur { $who-the }
empire-option-pass =
    { $count ->
        [0] Passer
        [one] Passer et défausser une carte
       *[other] Passer et défausser { $count } cartes
    }
empire-option-strike-none = Ne pas attaquer
empire-option-lay = Jouer { $card }, valeur { $value }
empire-option-lay-water = Jouer la carte déjà utilisée : { $card }, valeur { $value }
empire-option-lay-none = Ne jouer aucune carte
empire-option-lay-stop = Interrompre l’attaque
empire-option-replace-none = Ne pas en jouer d’autre
empire-option-card = { $card }
empire-option-support =
    { $cost ->
        [0] Jouer { $card } gratuitement
        [one] Jouer { $card } pour une carte
       *[other] Jouer { $card } pour { $cost } cartes
    }
empire-option-support-none-open = Ne pas jouer de carte Soutien
empire-option-support-none-fight = Ne pas jouer de carte Soutien
empire-option-support-none-answer = Ne pas répondre

empire-target-plain = { $what }
empire-target-attack = { $who }, jeton d’attaque
empire-target-defence = { $who }, jeton de défense

## Événements

empire-event-turn = { $day ->
        [1] Tour { $turn } : le jour se lève.
       *[0] Tour { $turn } : la nuit tombe.
    } { $seat-you ->
        [1] C’est à vous de jouer.
       *[0] C’est { $seat-to } de jouer.
    }
empire-event-you-draw = Vous piochez { $cards }.
empire-event-draws = { $seat-you ->
        [1] Vous piochez
       *[0] { $seat-The } pioche
    } { $count ->
        [one] une carte.
       *[other] { $count } cartes.
    }
empire-event-cellar =
    { $seat-you ->
        [1]
            { $count ->
                [0] Vous n’avez plus de pioche, et votre cave est vide. La cave est fermée.
                [one] Vous formez une nouvelle pioche avec la cave : une carte. La cave est fermée.
               *[other] Vous formez une nouvelle pioche avec la cave : { $count } cartes. La cave est fermée.
            }
       *[0]
            { $count ->
                [0] { $seat-The } n’a plus de pioche, et sa cave est vide. La cave est fermée.
                [one] { $seat-The } forme une nouvelle pioche avec la cave : une carte. La cave est fermée.
               *[other] { $seat-The } forme une nouvelle pioche avec la cave : { $count } cartes. La cave est fermée.
            }
    }
empire-event-discards = { $seat-you ->
        [1] Vous défaussez
       *[0] { $seat-The } défausse
    } { $moat ->
        [0]
            { $cellar ->
                [one] une carte dans la cave.
               *[other] { $cellar } cartes dans la cave.
            }
        [one]
            { $cellar ->
                [0] une carte dans les douves.
                [one] une carte dans la cave et une dans les douves.
               *[other] { $cellar } cartes dans la cave et une dans les douves.
            }
       *[other]
            { $cellar ->
                [0] { $moat } cartes dans les douves.
                [one] une carte dans la cave et { $moat } dans les douves.
               *[other] { $cellar } cartes dans la cave et { $moat } dans les douves.
            }
    }
empire-event-vampire =
    { $who-gender ->
        [feminine] { $who-The } est révélée : c’est un vampire.
       *[masculine] { $who-The } est révélé : c’est un vampire.
    }
empire-event-human =
    { $who-gender ->
        [feminine] { $who-The } est humaine.
       *[masculine] { $who-The } est humain.
    }
empire-event-enters =
    { $revealed ->
        [1] { $who-The }, vampire révélé, entre au château.
       *[0] { $who-The } entre au château.
    }
empire-event-under-city = { $who-The } va sous la ville.
empire-event-hides =
    { $seat-you ->
        [1] Vous cachez { $who-the } avec { $cards }.
       *[0] { $seat-The } cache { $who-the } avec { $cards }.
    }
empire-event-water =
    { $seat-you ->
        [1] Vous utilisez l’eau bénite sur { $who-the } : { $cards }.
       *[0] { $seat-The } utilise l’eau bénite sur { $who-the } : { $cards }.
    }
empire-event-passes =
    { $seat-you ->
        [1]
            { $count ->
                [0] Vous passez.
                [one] Vous passez et défaussez une carte.
               *[other] Vous passez et défaussez { $count } cartes.
            }
       *[0]
            { $count ->
                [0] { $seat-The } passe.
                [one] { $seat-The } passe et défausse une carte.
               *[other] { $seat-The } passe et défausse { $count } cartes.
            }
    }
empire-event-attacks =
    { $seat-you ->
        [1] Vous attaquez { $target-the } avec { $attacker-the }.
       *[0] { $seat-The } attaque { $target-the } avec { $attacker-the }.
    }
empire-event-lays =
    { $seat-you ->
        [1]
            { $count ->
                [0] Vous ne jouez aucune carte. Attaque { $attack }, défense { $defence }.
               *[other] Vous jouez { $cards }. Attaque { $attack }, défense { $defence }.
            }
       *[0]
            { $count ->
                [0] { $seat-The } ne joue aucune carte. Attaque { $attack }, défense { $defence }.
               *[other] { $seat-The } joue { $cards }. Attaque { $attack }, défense { $defence }.
            }
    }
empire-event-round = Fin de la manche { $round } : attaque { $attack }, défense { $defence }.
empire-event-survives = { $who-The } survit.
empire-event-dies =
    { $vampire ->
        [1] { $who-The } meurt. C’était un vampire.
       *[0]
            { $who-gender ->
                [feminine] { $who-The } meurt. Elle était humaine.
               *[masculine] { $who-The } meurt. Il était humain.
            }
    }
empire-event-plays = { $seat-you ->
        [1] Vous jouez
       *[0] { $seat-The } joue
    } { $cost ->
        [0] { $card } gratuitement.
        [one] { $card } pour une carte.
       *[other] { $card } pour { $cost } cartes.
    }
empire-event-plays-on = { $seat-you ->
        [1] Vous jouez
       *[0] { $seat-The } joue
    } { $cost ->
        [0] { $card } gratuitement. Cible : { $target }.
        [one] { $card } pour une carte. Cible : { $target }.
       *[other] { $card } pour { $cost } cartes. Cible : { $target }.
    }
empire-event-no-effect = { $card } n’a aucun effet.
empire-event-cancelled = La carte { $card } est annulée.
empire-event-replaces =
    { $seat-you ->
        [1] À la place, vous jouez { $card }.
       *[0] À la place, { $seat-the } joue { $card }.
    }
empire-event-you-pick = Vous prenez { $card } { $pile-from }.
empire-event-picks =
    { $seat-you ->
        [1] Vous prenez une carte { $pile-from }.
       *[0] { $seat-The } prend une carte { $pile-from }.
    }
empire-event-you-see = Vous voyez la main de l’adversaire : { $cards }.
empire-event-sees =
    { $seat-you ->
        [1] Vous regardez la main de votre adversaire.
       *[0] { $seat-The } regarde la main de l’adversaire.
    }
empire-event-spy-discards = La carte { $card } passe de cette main dans les douves.
empire-event-you-trust =
    { $who-gender ->
        [feminine] Un pion du sac vous apprend que { $who-the } est humaine.
       *[masculine] Un pion du sac vous apprend que { $who-the } est humain.
    }
empire-event-over =
    { $winner-you ->
        [1] { $reason } Vous gagnez.
       *[0] { $reason } { $winner-The } gagne.
    }
empire-event-drawn = { $reason } La partie finit à égalité.

## Fins de partie

empire-tally =
    Points pour les survivants : { $ones } { $one-you ->
        [1] à vous
       *[0] { $one-to }
    }, { $others } { $other-you ->
        [1] à vous
       *[0] { $other-to }
    }
empire-end-no-human = Tous les humains sont morts.
empire-end-no-vampire = Tous les vampires sont morts.
empire-end-castle = Trois vampires révélés tiennent le château.
empire-end-cards = Les deux joueurs n’ont plus de cartes. { $tally }.
empire-end-turns = Le dernier tour est joué. { $tally }.
empire-end-agreed = Les joueurs conviennent d’arrêter. { $tally }.
empire-end-resign =
    { $seat-you ->
        [1] Vous abandonnez.
       *[0] { $seat-The } abandonne.
    }
empire-end-timeout =
    { $seat-you ->
        [1] Vous avez épuisé votre temps.
       *[0] { $seat-The } a épuisé son temps.
    }

## Motifs : pourquoi une chose est impossible, et ce qu’il faudrait

empire-reason-must-discard-down = Vous avez plus de huit cartes en main. Défaussez d’abord jusqu’à n’en avoir que huit.
empire-reason-must-draw = Votre main est vide et vous pouvez encore piocher : vous devez le faire.
empire-reason-nothing-to-draw = Il n’y a rien à piocher : vous avez déjà huit cartes, ou il n’en reste plus.
empire-reason-cellar-used = Votre cave a déjà servi et reste fermée jusqu’à la fin de la partie.
empire-reason-already-revealed = Ce vampire est déjà révélé.
empire-reason-not-a-vampire = Seul un vampire peut être révélé, et ce personnage est humain.
empire-reason-hide-needs-cards = Pour cacher un personnage, il faut en main trois cartes Combat qui conviennent.
empire-reason-hide-needs-city = La ville est vide. Pour cacher un personnage, il faut qu’un autre prenne sa place.
empire-reason-water-needs-cards = Il faut deux cartes Eau bénite en main.
empire-reason-water-known = Tout le monde sait déjà ce qu’est ce personnage.
empire-reason-attacker-is-vampire = Le joueur humain ne peut pas attaquer avec un vampire révélé.
empire-reason-attacker-must-be-revealed = Un vampire révélé est au château : c’est un vampire révélé qui doit attaquer.
empire-reason-target-protected = Ce personnage est protégé et ne peut pas être attaqué pendant ce tour.
empire-reason-no-valid-card = Il faut en main une carte valable pour l’attaquant.
empire-reason-too-weak = Toutes vos cartes valables réunies ne dépassent pas les jetons de défense de la cible.
empire-reason-not-a-combat-card = C’est une carte Soutien. Il faut ici une carte Combat.
empire-reason-not-a-red-card = Dans cette partie, seules les cartes Vampire servent à cacher un personnage.
empire-reason-not-holy-water = Il faut ici une carte Eau bénite.
empire-reason-wrong-profession = La carte doit avoir la profession du personnage que vous soutenez.
empire-reason-water-needs-revealed = Cette carte Eau bénite demande un vampire révélé à combattre, ou un personnage de sa profession à soutenir.
empire-reason-red-needs-revealed = Cette carte Vampire demande un vampire révélé à soutenir, ou un personnage de sa profession.
empire-reason-must-defend = Dans cette partie, le défenseur qui a une carte valable doit en jouer une.
empire-reason-not-a-support-card = Ce n’est pas une carte Soutien.
empire-reason-cannot-pay = Vous n’avez pas assez d’autres cartes en main pour la payer.
empire-reason-only-in-a-fight = Cette carte ne se joue que dans un combat, après que l’adversaire a joué des cartes.
empire-reason-not-in-a-fight = Cette carte ne se joue pas dans un combat. Jouez-la avant ou après l’action.
empire-reason-only-as-answer = Cette carte ne se joue qu’en réponse à une carte Soutien de l’adversaire.
empire-reason-not-as-answer = Cette carte ne peut pas répondre à une carte Soutien.
empire-reason-only-before-action = Cette carte se joue avant l’action du tour.
empire-reason-no-target = Il n’y a pas de cible qui convienne à cette carte.
empire-reason-pile-empty = Il n’y a aucune carte dans cette pile.
empire-reason-bag-empty = Il n’y a plus de pion dans le sac.

## La troupe des bots : comment chacun joue

empire-cast-top = Fait tout ce que les règles permettent, et s’en étonne autant que vous.
empire-cast-feather = N’a pas de plan : personne ne peut donc le deviner.
empire-cast-kite = Joue avec bon sens, quand l’idée lui vient.
empire-cast-cup = Oublie souvent qu’il y avait une autre carte à jouer.
empire-cast-key = Regarde qui se bat contre qui, en tire des conclusions et bluffe de temps en temps.
empire-cast-anvil = Garde de bonnes cartes pour la défense et décide d’un coup d’œil.
empire-cast-abacus = Joue la soirée en pensée, bien des fois, avant de jouer une carte.
empire-cast-glasses = Ne voit pas votre main, et en imagine donc une après l’autre.
