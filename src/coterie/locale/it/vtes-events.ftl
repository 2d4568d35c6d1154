# Vampire: The Eternal Struggle: ciò che accade. Il combattimento è in vtes-combat; voti, torpore e contese sono in vtes-politics.

## I turni e la fine

vtes-event-turn = Turno { $turn }: tocca { $seat-to }.
vtes-event-ousted = { $seat-The } è eliminato.
vtes-event-points =
    { $half ->
        [1] { $seat-The } ottiene mezzo punto vittoria.
       *[other] { $seat-The } ottiene 1 punto vittoria.
    }
vtes-event-resigned = { $seat-The } abbandona.
vtes-event-timed-out = { $seat-The } ha finito il tempo.
vtes-event-withdraws = { $seat-The } annuncia il proprio ritiro.
vtes-event-withdrawal-failed = Il ritiro { $seat-of } fallisce.
vtes-event-withdrawn = { $seat-The } si ritira dalla partita.
vtes-event-won = { $reason } { $seat-The } ha più punti vittoria di tutti e vince.
vtes-event-drawn = { $reason } Nessuno vince.

## Risorse, sangue, il Vantaggio

vtes-event-pool-lost =
    { $amount ->
        [one] { $seat-The } brucia 1 punto risorsa. Risorse: { $pool }.
       *[other] { $seat-The } brucia { $amount } punti risorsa. Risorse: { $pool }.
    }
vtes-event-pool-gained =
    { $amount ->
        [one] { $seat-The } guadagna 1 punto risorsa. Risorse: { $pool }.
       *[other] { $seat-The } guadagna { $amount } punti risorsa. Risorse: { $pool }.
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
    { $amount ->
        [one] 1 punto sangue passa da { $piece } alle risorse { $seat-of }. Sangue: { $blood }, risorse: { $pool }.
       *[other] { $amount } punti sangue passano da { $piece } alle risorse { $seat-of }. Sangue: { $blood }, risorse: { $pool }.
    }
vtes-event-pool-to-blood =
    { $amount ->
        [one] { $seat-The } sposta 1 punto risorsa su { $piece }. Risorse: { $pool }, sangue: { $blood }.
       *[other] { $seat-The } sposta { $amount } punti risorsa su { $piece }. Risorse: { $pool }, sangue: { $blood }.
    }
vtes-event-edge = { $seat-The } prende il Vantaggio.
vtes-event-counters-lost =
    { $amount ->
        [one] Viene bruciato 1 segnalino di { $card }. Segnalini: { $counters }.
       *[other] Vengono bruciati { $amount } segnalini di { $card }. Segnalini: { $counters }.
    }

## Carte

vtes-event-drew = Peschi { $card }.
vtes-event-drew-open = { $seat-The } pesca { $card }, alla vista di tutti.
vtes-event-open-hand =
    { $cards-count ->
        [0] { $seat-The } gioca a mano scoperta, e la mano è vuota.
       *[other] { $seat-The } gioca a mano scoperta: { $cards }.
    }
vtes-event-discarded = { $seat-The } scarta { $card }.
vtes-event-crypt = { $seat-The } pesca una carta dalla cripta.
vtes-event-looks = { $seat-The } guarda la mano { $victim-of }.
vtes-event-saw =
    { $cards-count ->
        [0] La mano è vuota.
       *[other] Nella mano vedi: { $cards }.
    }
vtes-event-searched = { $seat-The } cerca nella libreria e la mescola.
vtes-event-removed = { $seat-The } rimuove { $card } dal gioco.
vtes-event-removed-ash = Dalla pila degli scarti ({ $seat }) { $card } è rimossa dal gioco.
vtes-event-taken-back = { $seat-The } riprende { $card } dalla pila degli scarti.
vtes-event-put-under = { $seat-The } sposta { $card } dalla pila degli scarti in fondo alla libreria.
vtes-event-exchanged = { $seat-The } scambia { $card } della mano con { $other } nella pila degli scarti.
vtes-event-revealed = { $seat-The } rivela { $card }, la prima carta della cripta.
vtes-event-top-burned = { $seat-The } brucia { $card }, la prima carta della libreria.
vtes-event-master = { $seat-The } gioca { $card }.
vtes-event-event = { $seat-The } gioca l’evento { $card }.
vtes-event-plays = { $user } gioca { $card } come azione.
vtes-event-played =
    { $level ->
        [2] { $user } gioca { $card } al livello superiore.
       *[other] { $user } gioca { $card }.
    }
vtes-event-cancelled = La carta { $card } è cancellata.
vtes-event-used = { $seat-The } usa { $card }.
vtes-event-applied = { $card } ha effetto.
vtes-event-put-in-play = { $seat-The } mette in gioco { $card }.
vtes-event-put-on = { $card } va su { $piece }.
vtes-event-given = { $seat-The } ora controlla { $card }.
vtes-event-influenced = { $seat-The } porta in gioco { $piece }.
vtes-event-sent-back = { $piece } va nella zona non controllata ({ $seat }).
vtes-event-counters = { $card } riceve { $amount } { $amount ->
        [one] segnalino
       *[other] segnalini
    }. Segnalini: { $counters }.
vtes-event-merged = { $seat-The } unisce le due versioni di { $piece }.
vtes-event-recruited = { $seat-The } recluta { $piece }.
vtes-event-locked = { $piece } si impegna.
vtes-event-unlocked = { $piece } si disimpegna.
vtes-event-wakes = { $piece } si risveglia.
vtes-event-burned = { $piece } brucia e va nella pila degli scarti.
vtes-event-torpor = { $piece } va in torpore.

## Azioni

vtes-event-announces-bleed = { $actor } agisce per dissanguare { $seat-the }.
vtes-event-announces-hunt = { $actor } agisce per cacciare.
vtes-event-announces-equip-from = { $actor } agisce per prendere { $things }.
vtes-event-announces-leave-torpor = { $actor } agisce per lasciare il torpore.
vtes-event-announces-rescue = { $actor } agisce per risvegliare { $things } dal torpore e pagherebbe { $amount } dei 2 punti sangue.
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
        [0] { $actor } agisce tramite { $card }: { $does }. Furtività: { $stealth }.
       *[other] { $actor } agisce tramite { $card }: { $does }. Bersaglio: { $things }. Furtività: { $stealth }.
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
vtes-event-bleed-reduced = Il dissanguamento di { $piece } è ridotto di { $amount }.
vtes-event-redirected = { $seat-The } è il nuovo bersaglio del dissanguamento.
vtes-event-attempts = { $piece } tenta di bloccare.
vtes-event-attempt-failed = { $piece } non riesce a bloccare.
vtes-event-attempt-given-up = { $piece } rinuncia al tentativo di blocco.
vtes-event-blocked = { $blocker } blocca { $actor }.
vtes-event-success = L’azione di { $actor } ha successo.
vtes-event-without-effect = L’azione di { $actor } non ha effetto: il suo costo non può essere pagato.
vtes-event-action-ended = L’azione termina senza successo.
vtes-event-action-failed = L’azione fallisce.
vtes-event-bled = { $actor } dissangua { $seat-the } di { $amount }.
vtes-event-equipped-from = { $piece } prende l’equipaggiamento.
