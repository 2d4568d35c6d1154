# Ce qui est en cours, et où en sont les choses.

## Ce qui se fait

vtes-deed-gone = Le serviteur qui agissait n’est plus là.
vtes-deed-bleed =
    { $seat-you ->
        [1]
            { $left ->
                [0] { $actor } vous mord pour { $amount } : vous seriez hors jeu.
               *[other] { $actor } vous mord pour { $amount } : il vous resterait { $left } en réserve.
            }
       *[0]
            { $left ->
                [0] { $actor } mord { $seat-the } pour { $amount } : c’est de quoi éliminer ce joueur.
               *[other] { $actor } mord { $seat-the } pour { $amount } : il resterait { $left } en réserve.
            }
    } Discrétion : { $stealth }.
vtes-deed-card =
    { $things-count ->
        [0] { $actor } agit avec { $card }. Discrétion : { $stealth }.
       *[other] { $actor } agit avec { $card }. Cible : { $things }. Discrétion : { $stealth }.
    }
vtes-deed-use =
    { $things-count ->
        [0] { $actor } agit grâce à { $card }. Discrétion : { $stealth }.
       *[other] { $actor } agit grâce à { $card }. Cible : { $things }. Discrétion : { $stealth }.
    }
vtes-deed-own =
    { $things-count ->
        [0] { $actor } agit par sa propre capacité. Discrétion : { $stealth }.
       *[other] { $actor } agit par sa propre capacité. Cible : { $things }. Discrétion : { $stealth }.
    }
vtes-deed-other = { $actor } agit. Discrétion : { $stealth }.
vtes-deed-hunt = { $actor } agit pour chasser. Discrétion : { $stealth }.
vtes-deed-leave-torpor = { $actor } agit pour sortir de torpeur. Discrétion : { $stealth }.
vtes-deed-become-anarch = { $actor } agit pour devenir Anarch. Discrétion : { $stealth }.
vtes-deed-equip = { $actor } agit pour prendre { $things }. Discrétion : { $stealth }.
vtes-deed-rescue = { $actor } agit pour secourir { $things }, en torpeur. Discrétion : { $stealth }.
vtes-deed-diablerize = { $actor } agit pour diabler { $things }. Discrétion : { $stealth }.
vtes-deed-attack = { $actor } agit pour attaquer { $things }. Discrétion : { $stealth }.
vtes-deed-nothing = ce qui n’est plus là

## Où en sont les choses

vtes-stands-both = { $first } { $second }
vtes-stands-blocked = Pour l’instant, { $blocker } bloque { $actor }.
vtes-stands-bleed =
    { $seat-you ->
        [1] Pour l’instant, la morsure est de { $amount } et votre réserve de { $pool } : il en reste { $left }.
       *[0] Pour l’instant, la morsure est de { $amount } et la réserve de { $pool } : il en reste { $left }.
    }
vtes-stands-oust =
    { $seat-you ->
        [1] Pour l’instant, la morsure est de { $amount } et votre réserve de { $pool } : vous êtes hors jeu.
       *[0] Pour l’instant, la morsure est de { $amount } et la réserve de { $pool } : { $seat-the } est hors jeu.
    }
vtes-stands-no-bleed = Pour l’instant, aucune réserve n’est brûlée.
vtes-stands-hunt = Pour l’instant, { $actor } gagne { $amount } sang.
vtes-stands-referendum = Pour l’instant, le référendum est appelé.
vtes-stands-success = Pour l’instant, l’action réussit.
vtes-stands-unpaid = Pour l’instant, il ne se passe rien : le coût ne peut pas être payé.
vtes-stands-no-target = Pour l’instant, il ne se passe rien : la cible n’est plus là.
vtes-stands-wounded = Pour l’instant, { $piece } part en torpeur.
vtes-stands-burned = Pour l’instant, on brûle { $piece }.
vtes-stands-continues = Le combat continue.
vtes-stands-ends = Le combat prend fin.
vtes-stands-passes = Pour l’instant, le référendum passe : { $pro } pour, { $contra } contre.
vtes-stands-fails = Pour l’instant, le référendum échoue : { $pro } pour, { $contra } contre.

## Termes

vtes-terms-clan = { $clan }
vtes-terms-seat = { $seat-the }
vtes-terms-minion = { $piece }
vtes-terms-points = { $seat-the } : { $points }

## Ce qui dure d’une carte

vtes-mark-waits = attend une morsure contre { $seat-the }
vtes-mark-contests = conteste son titre
vtes-mark-stays-locked = ne se redresse pas à la prochaine phase de redressement
vtes-mark-recruited = recruté ce tour-ci
vtes-mark-returns = revient à { $seat-the } à la fin du tour
vtes-mark-marked = visé par { $seat-the }
vtes-mark-barred-react = ne peut pas réagir ce tour-ci
vtes-mark-barred-block = ne peut pas bloquer ce tour-ci
vtes-mark-barred-vote = ne peut pas voter ce tour-ci
