# Vampire: The Eternal Struggle: ciò che accade. Il combattimento è in vtes-combat; voti, torpore e contese sono in vtes-politics.

## I turni e la fine

vtes-event-turn =
    { $seat-you ->
        [1] Turno { $turn }: tocca a te.
       *[0] Turno { $turn }: tocca { $seat-to }.
    }
vtes-event-ousted =
    { $seat-you ->
        [1] Sei fuori dal gioco.
       *[0] { $seat-The } è fuori dal gioco.
    }
vtes-event-points = { $seat-you ->
        [1] Ottieni
       *[0] { $seat-The } ottiene
    } { $half ->
        [1] mezzo punto vittoria.
       *[other] 1 punto vittoria.
    }
vtes-event-resigned =
    { $seat-you ->
        [1] Abbandoni.
       *[0] { $seat-The } abbandona.
    }
vtes-event-timed-out =
    { $seat-you ->
        [1] Hai finito il tempo.
       *[0] { $seat-The } ha finito il tempo.
    }
vtes-event-withdraws =
    { $seat-you ->
        [1] Annunci il tuo ritiro.
       *[0] { $seat-The } annuncia il proprio ritiro.
    }
vtes-event-withdrawal-failed =
    { $seat-you ->
        [1] Il tuo ritiro fallisce.
       *[0] Il ritiro { $seat-of } fallisce.
    }
vtes-event-withdrawn =
    { $seat-you ->
        [1] Ti ritiri dalla partita.
       *[0] { $seat-The } si ritira dalla partita.
    }
vtes-event-won =
    { $seat-you ->
        [1] { $reason } Vinci con più punti vittoria di tutti.
       *[0] { $reason } { $seat-The } vince con più punti vittoria di tutti.
    }
vtes-event-drawn = { $reason } Nessuno vince.

## Risorse, sangue, il Vantaggio

vtes-event-pool-lost = { $seat-you ->
        [1] Bruci
       *[0] { $seat-The } brucia
    } { $amount ->
        [one] 1 punto risorsa. Risorse: { $pool }.
       *[other] { $amount } punti risorsa. Risorse: { $pool }.
    }
vtes-event-pool-gained = { $seat-you ->
        [1] Guadagni
       *[0] { $seat-The } guadagna
    } { $amount ->
        [one] 1 punto risorsa. Risorse: { $pool }.
       *[other] { $amount } punti risorsa. Risorse: { $pool }.
    }
vtes-event-blood-lost =
    { $kind ->
        [1]
            { $amount ->
                [one] { $piece } brucia 1 punto sangue. Sangue: { $blood }.
               *[other] { $piece } brucia { $amount } punti sangue. Sangue: { $blood }.
            }
       *[other]
            { $amount ->
                [one] { $piece } brucia 1 punto vita. Vita: { $blood }.
               *[other] { $piece } brucia { $amount } punti vita. Vita: { $blood }.
            }
    }
vtes-event-blood-gained =
    { $amount ->
        [0] { $piece } non può avere altro sangue. Sangue: { $blood }.
        [one]
            { $kind ->
                [1] { $piece } guadagna 1 punto sangue. Sangue: { $blood }.
               *[other] { $piece } guadagna 1 punto vita. Vita: { $blood }.
            }
       *[other]
            { $kind ->
                [1] { $piece } guadagna { $amount } punti sangue. Sangue: { $blood }.
               *[other] { $piece } guadagna { $amount } punti vita. Vita: { $blood }.
            }
    }
vtes-event-blood-to-pool =
    { $seat-you ->
        [1]
            { $amount ->
                [one] 1 punto sangue passa da { $piece } alle tue risorse. Sangue: { $blood }, risorse: { $pool }.
               *[other] { $amount } punti sangue passano da { $piece } alle tue risorse. Sangue: { $blood }, risorse: { $pool }.
            }
       *[0]
            { $amount ->
                [one] 1 punto sangue passa da { $piece } alle risorse { $seat-of }. Sangue: { $blood }, risorse: { $pool }.
               *[other] { $amount } punti sangue passano da { $piece } alle risorse { $seat-of }. Sangue: { $blood }, risorse: { $pool }.
            }
    }
vtes-event-pool-to-blood = { $seat-you ->
        [1] Sposti
       *[0] { $seat-The } sposta
    } { $amount ->
        [one] 1 punto risorsa su { $piece }. Risorse: { $pool }, sangue: { $blood }.
       *[other] { $amount } punti risorsa su { $piece }. Risorse: { $pool }, sangue: { $blood }.
    }
vtes-event-edge =
    { $seat-you ->
        [1] Prendi il Vantaggio.
       *[0] { $seat-The } prende il Vantaggio.
    }
vtes-event-counters-lost =
    { $amount ->
        [one] Viene bruciato 1 segnalino di { $card }. Segnalini: { $counters }.
       *[other] Vengono bruciati { $amount } segnalini di { $card }. Segnalini: { $counters }.
    }

## Carte

vtes-event-drew = Peschi { $card }.
vtes-event-draws =
    { $seat-you ->
        [1] Peschi una carta.
       *[0] { $seat-The } pesca una carta.
    }
vtes-event-drew-open =
    { $seat-you ->
        [1] Peschi { $card }, alla vista di tutti.
       *[0] { $seat-The } pesca { $card }, alla vista di tutti.
    }
vtes-event-open-hand = { $seat-you ->
        [1] Giochi
       *[0] { $seat-The } gioca
    } { $cards-count ->
        [0] a mano scoperta, e la mano è vuota.
       *[other] a mano scoperta: { $cards }.
    }
vtes-event-discarded =
    { $seat-you ->
        [1] Scarti { $card }.
       *[0] { $seat-The } scarta { $card }.
    }
vtes-event-crypt =
    { $seat-you ->
        [1] Peschi una carta dalla cripta.
       *[0] { $seat-The } pesca una carta dalla cripta.
    }
vtes-event-removed-ash =
    { $seat-you ->
        [1] { $card } nella tua pila degli scarti è rimossa dal gioco.
       *[0] { $card } nella pila degli scarti { $seat-of } è rimossa dal gioco.
    }
vtes-event-exchanged =
    { $seat-you ->
        [1] Scambi { $card } dalla mano con { $other } dalla pila degli scarti.
       *[0] { $seat-The } scambia { $card } dalla mano con { $other } dalla pila degli scarti.
    }
vtes-event-top-burned =
    { $seat-you ->
        [1] Bruci { $card }, la prima carta della libreria.
       *[0] { $seat-The } brucia { $card }, la prima carta della libreria.
    }
vtes-event-master =
    { $seat-you ->
        [1] Giochi { $card }.
       *[0] { $seat-The } gioca { $card }.
    }
vtes-event-event =
    { $seat-you ->
        [1] Giochi l’evento { $card }.
       *[0] { $seat-The } gioca l’evento { $card }.
    }
vtes-event-plays = { $user } gioca { $card } come azione.
vtes-event-played =
    { $level ->
        [2] { $user } gioca { $card } al livello superiore.
       *[other] { $user } gioca { $card }.
    }
vtes-event-cancelled = La carta { $card } è cancellata.
vtes-event-used =
    { $seat-you ->
        [1] Usi { $card }.
       *[0] { $seat-The } usa { $card }.
    }
vtes-event-applied = { $card } ha effetto.
vtes-event-put-in-play =
    { $seat-you ->
        [1] Metti in gioco { $card }.
       *[0] { $seat-The } mette in gioco { $card }.
    }
vtes-event-put-on = { $card } va su { $piece }.
vtes-event-given =
    { $seat-you ->
        [1] Ora controlli { $card }.
       *[0] { $seat-The } ora controlla { $card }.
    }
vtes-event-influenced =
    { $seat-you ->
        [1] Porti in gioco { $piece }.
       *[0] { $seat-The } porta in gioco { $piece }.
    }
vtes-event-sent-back =
    { $seat-you ->
        [1] { $piece } va nella tua zona non controllata.
       *[0] { $piece } va nella zona non controllata { $seat-of }.
    }
vtes-event-merged =
    { $seat-you ->
        [1] Unisci le due versioni di { $piece }.
       *[0] { $seat-The } unisce le due versioni di { $piece }.
    }
vtes-event-recruited =
    { $seat-you ->
        [1] Recluti { $piece }.
       *[0] { $seat-The } recluta { $piece }.
    }
vtes-event-locked = { $piece } si impegna.
vtes-event-unlocked = { $piece } si disimpegna.
vtes-event-burned = { $piece } brucia e va nella pila degli scarti.
vtes-event-torpor = { $piece } va in torpore.

## Azioni

vtes-event-announces-bleed =
    { $seat-you ->
        [1] { $actor } agisce per dissanguarti.
       *[0] { $actor } agisce per dissanguare { $seat-the }.
    }
vtes-event-announces-hunt = { $actor } agisce per cacciare.
vtes-event-announces-equip-from = { $actor } agisce per prendere { $things }.
vtes-event-announces-leave-torpor = { $actor } agisce per lasciare il torpore.
vtes-event-announces-rescue = { $actor } agisce per risvegliare { $things } dal torpore, pagando { $amount } dei 2 punti sangue.
vtes-event-announces-diablerize = { $actor } agisce per diablerizzare { $things }.
vtes-event-announces-become-anarch = { $actor } agisce per passare agli Anarchici.
vtes-event-attacks = { $actor } agisce per attaccare { $piece }.
vtes-event-acts-with =
    { $things-count ->
        [0]
            { $level ->
                [2] { $actor } agisce con { $card } al livello superiore. Furtività: { $stealth }.
               *[other] { $actor } agisce con { $card }. Furtività: { $stealth }.
            }
       *[other]
            { $level ->
                [2] { $actor } agisce con { $card } al livello superiore. Bersaglio: { $things }. Furtività: { $stealth }.
               *[other] { $actor } agisce con { $card }. Bersaglio: { $things }. Furtività: { $stealth }.
            }
    }
vtes-event-acts-by =
    { $things-count ->
        [0] { $actor } agisce usando { $card }: { $does }. Furtività: { $stealth }.
       *[other] { $actor } agisce usando { $card }: { $does }. Bersaglio: { $things }. Furtività: { $stealth }.
    }
vtes-event-acts-own =
    { $things-count ->
        [0] { $actor } agisce: { $does }. Furtività: { $stealth }.
       *[other] { $actor } agisce: { $does }. Bersaglio: { $things }. Furtività: { $stealth }.
    }
vtes-event-stealth = { $piece } ottiene +{ $amount } furtività.
vtes-event-stealth-lost = { $piece } ottiene -{ $amount } furtività.
vtes-event-intercept = { $piece } ottiene +{ $amount } intercetto.
vtes-event-intercept-less = { $piece } ottiene -{ $amount } intercetto.
vtes-event-bleed = { $piece } ottiene +{ $amount } dissanguamento.
vtes-event-bleed-waiting = { $piece } ottiene +{ $amount } dissanguamento finché il bersaglio ha { $pool } punti risorsa o meno.
vtes-event-attempts = { $piece } tenta di bloccare.
vtes-event-attempt-failed = { $piece } non riesce a bloccare.
vtes-event-blocked = { $blocker } blocca { $actor }.
vtes-event-success = L’azione di { $actor } ha successo.
vtes-event-without-effect = L’azione di { $actor } non ha effetto: il suo costo non può essere pagato.
vtes-event-fizzled = L’azione di { $actor } non ha effetto: ciò che le serviva non c’è più.
vtes-event-action-ended = L’azione termina senza successo.
vtes-event-bled =
    { $seat-you ->
        [1] { $actor } ti dissangua di { $amount }.
       *[0] { $actor } dissangua { $seat-the } di { $amount }.
    }
vtes-event-equipped-from = { $piece } prende l’equipaggiamento.
