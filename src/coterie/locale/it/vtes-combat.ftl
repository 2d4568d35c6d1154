# VTES, combattimento: ciò che accade, le fasi di un round come domande, scelte e ragioni.

## What happens

vtes-event-combat = { $acting } e { $opposing } entrano in combattimento.
vtes-event-round = Comincia il round { $round } di combattimento.
vtes-event-maneuver = { $piece } manovra { $range ->
        [long] a lunga distanza
       *[close] a distanza ravvicinata
    }.
vtes-event-range = La distanza è { $range ->
        [long] lunga
       *[close] ravvicinata
    }.
vtes-event-strike =
    { $retainer ->
        [1] { $piece } attacca { $target }: { $strike }.
       *[0] { $piece } attacca: { $strike }.
    }
vtes-event-no-strike = { $piece } ha perso l’attacco che doveva usare.
vtes-event-out-of-range = L’attacco di { $piece } non ha effetto a lunga distanza.
vtes-event-dodged = { $piece } schiva.
vtes-event-combat-ended-by = { $piece } termina il combattimento.
vtes-event-stolen = { $piece } ruba { $amount } { $amount ->
        [one] punto
       *[other] punti
    } sangue o vita.
vtes-event-equipment-stolen = { $piece } ruba { $card }.
vtes-event-prevented = { $piece } previene { $amount } { $amount ->
        [one] danno
       *[other] danni
    }.
vtes-event-damage =
    { $aggravated ->
        [0] { $piece } subisce { $normal } { $normal ->
                [one] danno
               *[other] danni
            }.
       *[other]
            { $normal ->
                [0] { $piece } subisce { $aggravated } { $aggravated ->
                        [one] danno aggravato
                       *[other] danni aggravati
                    }.
               *[other] { $piece } subisce danno: { $normal } normale, { $aggravated } aggravato.
            }
    }
vtes-event-press =
    { $continues ->
        [1] { $piece } insegue per continuare il combattimento.
       *[0] { $piece } insegue per terminare il combattimento.
    }
vtes-event-combat-over = Il combattimento tra { $acting } e { $opposing } è finito.

## Strikes, by name

vtes-blow-hand = mani nude per { $amount }
vtes-blow-damage = { $amount } { $amount ->
        [one] danno
       *[other] danni
    }
vtes-blow-strength = { $amount } { $amount ->
        [one] danno
       *[other] danni
    }
vtes-blow-dodge = schivata
vtes-blow-combat-ends = termina il combattimento
vtes-blow-steal-blood = ruba { $amount } { $amount ->
        [one] punto
       *[other] punti
    } sangue o vita
vtes-blow-destroy-equipment = distruggi un equipaggiamento
vtes-blow-steal-equipment = ruba un equipaggiamento
vtes-blow-put-on = metti la carta sull’avversario, con { $amount } segnalini
vtes-blow-torpor = manda l’avversario in torpore, o brucialo se è un alleato

## The steps of a round, as questions

vtes-combat-before-range = { $minion } combatte con { $opponent }, round { $round }: prima di determinare la distanza.
vtes-combat-range = { $minion } combatte con { $opponent }, round { $round }: la distanza è { $range ->
        [long] lunga
       *[close] ravvicinata
    }. Manovri?
vtes-combat-before-strikes = { $minion } combatte con { $opponent }, round { $round }: prima di scegliere gli attacchi, { $range ->
        [long] a lunga distanza
       *[close] a distanza ravvicinata
    }.
vtes-combat-strike = { $minion } combatte con { $opponent }, round { $round }: scegli un attacco, { $range ->
        [long] a lunga distanza
       *[close] a distanza ravvicinata
    }.
vtes-combat-additional = { $minion } combatte con { $opponent }, round { $round }: ottieni attacchi addizionali?
vtes-combat-damage =
    { $aggravated ->
        [0] { $minion } sta per subire { $normal } { $normal ->
                [one] danno
               *[other] danni
            }.
       *[other] { $minion } sta per subire danno: { $normal } normale, { $aggravated } aggravato.
    } { $fate ->
        [wounded] Per ora va in torpore. Previeni qualcosa?
        [burned] Per ora viene bruciato. Previeni qualcosa?
       *[none] Previeni qualcosa?
    }
vtes-combat-press =
    { $continues ->
        [1] { $minion } combatte con { $opponent }, round { $round }: il combattimento continuerà. Insegui per terminarlo?
       *[0] { $minion } combatte con { $opponent }, round { $round }: il combattimento terminerà. Insegui per continuarlo?
    }
vtes-combat-round-end = { $minion } combatte con { $opponent }, round { $round }: fine del round.
vtes-prompt-prevent-which = Quale danno previeni?
vtes-prompt-strike-target = Chi attacchi?
vtes-prompt-equipment = Quale equipaggiamento?

## Options

vtes-option-maneuver-granted = Usa la manovra opzionale
vtes-option-maneuver-with = Manovra con { $card }, e attacca con essa
vtes-option-strike-hand = Attacco a mani nude con { $piece } per { $damage }
vtes-option-strike-with = Attacca con { $card }
vtes-option-strike-ability = Attacca con l’abilità di { $card }
vtes-option-prevent-granted = Previeni 1 danno
vtes-option-prevent-with = Previeni danni di pistole con { $card }
vtes-option-press-continue = Usa l’inseguimento opzionale per continuare
vtes-option-press-end = Usa l’inseguimento opzionale per terminare
vtes-option-damage-normal = Danno normale
vtes-option-damage-aggravated = Danno aggravato
vtes-option-damage-gun = Danno di una pistola
vtes-option-damage-gun-aggravated = Danno aggravato di una pistola
vtes-option-damage-other = Altro danno

## Reasons

vtes-reason-only-combat = Si usa solo quando un tuo servitore è in combattimento.
vtes-reason-combat-cards-only = In combattimento si giocano solo carte combattimento.
vtes-reason-outside-combat-only = Può giocarla solo un servitore attivo fuori dal combattimento.
vtes-reason-not-in-combat = Quel servitore non è coinvolto nel combattimento.
vtes-reason-leaving = Un vampiro bruciato o in torpore non può giocarla.
vtes-reason-once-per-round = Questo servitore ne ha già giocata una in questo round.
vtes-reason-once-per-combat = Questo servitore ne ha già giocata una in questo combattimento.
vtes-reason-close-only = La distanza deve essere ravvicinata.
vtes-reason-long-only = La distanza deve essere lunga.
vtes-reason-hands-only = In questo round si possono usare solo attacchi a mani nude.
vtes-reason-strike-committed = Una manovra ha già deciso l’attacco di questo round.
vtes-reason-one-source-of-strikes = In ogni round gli attacchi addizionali vengono da una sola carta o da un solo effetto.
vtes-reason-no-strike-damage = Non ci sono danni di un attacco da prevenire.
vtes-reason-only-to-continue = Questo inseguimento serve solo a continuare il combattimento.
vtes-reason-only-to-end = Questo inseguimento serve solo a terminare il combattimento.
vtes-reason-opponent-not-vampire = L’avversario non è un vampiro.
vtes-reason-just-stolen = Un equipaggiamento rubato non si può usare in questo round.
vtes-reason-only-before-range = Si gioca prima di determinare la distanza.
vtes-reason-only-range = Si gioca mentre si determina la distanza.
vtes-reason-only-before-strikes = Si gioca prima di scegliere gli attacchi.
vtes-reason-only-strikes = Si gioca quando si scelgono gli attacchi.
vtes-reason-only-additional = Si gioca dopo la prima coppia di attacchi.
vtes-reason-only-damage = Si gioca quando c’è danno da prevenire.
vtes-reason-only-press = Si gioca nella fase di inseguimento.
vtes-reason-only-round-end = Si gioca alla fine di un round.
