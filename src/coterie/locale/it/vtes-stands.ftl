# Che cosa è in corso, e come stanno le cose.

## Che cosa si fa

vtes-deed-gone = Il servitore che agiva non c’è più.
vtes-deed-bleed =
    { $seat-you ->
        [1]
            { $left ->
                [0] { $actor } ti dissangua di { $amount }: saresti fuori dal gioco.
               *[other] { $actor } ti dissangua di { $amount }: le tue risorse scenderebbero a { $left }.
            }
       *[0]
            { $left ->
                [0] { $actor } dissangua { $seat-the } di { $amount }: sarebbe fuori dal gioco.
               *[other] { $actor } dissangua { $seat-the } di { $amount }: le risorse scenderebbero a { $left }.
            }
    } Furtività: { $stealth }.
vtes-deed-card =
    { $things-count ->
        [0] { $actor } agisce con { $card }. Furtività: { $stealth }.
       *[other] { $actor } agisce con { $card }. Bersaglio: { $things }. Furtività: { $stealth }.
    }
vtes-deed-use =
    { $things-count ->
        [0] { $actor } agisce usando { $card }. Furtività: { $stealth }.
       *[other] { $actor } agisce usando { $card }. Bersaglio: { $things }. Furtività: { $stealth }.
    }
vtes-deed-own =
    { $things-count ->
        [0] { $actor } agisce con la propria abilità. Furtività: { $stealth }.
       *[other] { $actor } agisce con la propria abilità. Bersaglio: { $things }. Furtività: { $stealth }.
    }
vtes-deed-other = { $actor } agisce. Furtività: { $stealth }.
vtes-deed-hunt = { $actor } agisce per cacciare. Furtività: { $stealth }.
vtes-deed-leave-torpor = { $actor } agisce per lasciare il torpore. Furtività: { $stealth }.
vtes-deed-become-anarch = { $actor } agisce per passare agli Anarchici. Furtività: { $stealth }.
vtes-deed-equip = { $actor } agisce per prendere { $things }. Furtività: { $stealth }.
vtes-deed-rescue = { $actor } agisce per risvegliare { $things } dal torpore. Furtività: { $stealth }.
vtes-deed-diablerize = { $actor } agisce per diablerizzare { $things }. Furtività: { $stealth }.
vtes-deed-attack = { $actor } agisce per attaccare { $things }. Furtività: { $stealth }.
vtes-deed-nothing = ciò che non c’è più

## Come stanno le cose

vtes-stands-both = { $first } { $second }
vtes-stands-blocked = Per ora { $blocker } blocca { $actor }.
vtes-stands-bleed =
    { $seat-you ->
        [1] Per ora il dissanguamento è di { $amount } e i tuoi punti risorsa sono { $pool }: ne restano { $left }.
       *[0] Per ora il dissanguamento è di { $amount } e i punti risorsa sono { $pool }: ne restano { $left }.
    }
vtes-stands-oust =
    { $seat-you ->
        [1] Per ora il dissanguamento è di { $amount } e i tuoi punti risorsa sono { $pool }: sei fuori dal gioco.
       *[0] Per ora il dissanguamento è di { $amount } e i punti risorsa sono { $pool }: { $seat-the } è fuori dal gioco.
    }
vtes-stands-no-bleed = Per ora non si brucia alcun punto risorsa.
vtes-stands-hunt = Per ora { $actor } guadagna { $amount } sangue.
vtes-stands-referendum = Per ora il referendum viene indetto.
vtes-stands-success = Per ora l’azione riesce.
vtes-stands-unpaid = Per ora non ne viene nulla: il costo non può essere pagato.
vtes-stands-no-target = Per ora non ne viene nulla: il bersaglio non c’è più.
vtes-stands-wounded = Per ora { $piece } va in torpore.
vtes-stands-burned = Per ora { $piece } viene bruciato.
vtes-stands-continues = Il combattimento continua.
vtes-stands-ends = Il combattimento termina.
vtes-stands-passes = Per ora il referendum passa: { $pro } a favore, { $contra } contro.
vtes-stands-fails = Per ora il referendum non passa: { $pro } a favore, { $contra } contro.

## Termini

vtes-terms-clan = { $clan }
vtes-terms-seat = { $seat-the }
vtes-terms-minion = { $piece }
vtes-terms-points = { $seat-the }: { $points }

## Che cosa dura di una carta

vtes-mark-waits = aspetta un dissanguamento di { $seat-the }
vtes-mark-contests = contende il suo titolo
vtes-mark-stays-locked = non si disimpegna nella prossima fase di disimpegno
vtes-mark-recruited = reclutato in questo turno
vtes-mark-returns = torna a { $seat-the } alla fine del turno
vtes-mark-marked = marcato da { $seat-the }
vtes-mark-barred-react = non può reagire in questo turno
vtes-mark-barred-block = non può bloccare in questo turno
vtes-mark-barred-vote = non può votare in questo turno
