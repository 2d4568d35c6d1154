# VTES, politica: referendum, cacce di sangue, torpore e diablerie, contese, sette e tratti: che cosa succede, domande, scelte e motivi.
# I vampiri si chiamano come la loro carta; le frasi non usano forme che ne chiedano il genere.

## Referendum: che cosa succede

vtes-event-referendum =
    { $seat-you ->
        [1] Indici un referendum: { $card }.
       *[0] { $seat-The } indice un referendum: { $card }.
    }
vtes-event-blood-hunt = Si vota una caccia di sangue: { $piece }.
vtes-event-no-terms = Il referendum non ha termini possibili, e non succede nulla.
vtes-event-barred = { $piece } non può giocare carte reazione, bloccare o votare in questo turno.
vtes-event-votes-gained = { $seat-you ->
        [1] Guadagni
       *[0] { $seat-The } guadagna
    } { $votes ->
        [one] un voto ({ $source }).
       *[other] { $votes } voti ({ $source }).
    }
vtes-event-votes-for = { $seat-you ->
        [1] Dichiari
       *[0] { $seat-The } dichiara
    } { $votes ->
        [one] un voto a favore ({ $source }): { $pro } a { $contra }.
       *[other] { $votes } voti a favore ({ $source }): { $pro } a { $contra }.
    }
vtes-event-votes-against = { $seat-you ->
        [1] Dichiari
       *[0] { $seat-The } dichiara
    } { $votes ->
        [one] un voto contro ({ $source }): { $pro } a { $contra }.
       *[other] { $votes } voti contro ({ $source }): { $pro } a { $contra }.
    }
vtes-event-ballots-for = { $seat-you ->
        [1] Esprimi
       *[0] { $seat-The } esprime
    } { $ballots ->
        [one] una preferenza a favore ({ $source }): { $pro } a { $contra }.
       *[other] { $ballots } preferenze a favore ({ $source }): { $pro } a { $contra }.
    }
vtes-event-ballots-against = { $seat-you ->
        [1] Esprimi
       *[0] { $seat-The } esprime
    } { $ballots ->
        [one] una preferenza contro ({ $source }): { $pro } a { $contra }.
       *[other] { $ballots } preferenze contro ({ $source }): { $pro } a { $contra }.
    }
vtes-event-abstains = { $piece } si astiene: { $pro } a { $contra }.
vtes-event-edge-burned =
    { $seat-you ->
        [1] Bruci il Vantaggio.
       *[0] { $seat-The } brucia il Vantaggio.
    }
vtes-event-referendum-passed = Il referendum ha successo, { $pro } a { $contra }.
vtes-event-referendum-failed = Il referendum fallisce, { $pro } a { $contra }.

## Da dove vengono i voti

vtes-source-vote = carta azione politica
vtes-source-edge = il Vantaggio
vtes-source-piece = un servitore che non c’è più
vtes-source-card = una carta che non c’è più
vtes-told-source = { $source }

## Referendum: domande

vtes-prompt-polling =
    { $card }: { $pro } a favore, { $contra } contro. { $passes ->
        [1] Per ora passa.
       *[0] Per ora non passa.
    } { $votes ->
        [0] Voti?
        [one] Ti resta un voto.
       *[other] Ti restano { $votes } voti.
    }
vtes-prompt-blood-hunt =
    Caccia di sangue a { $piece }: { $pro } a favore, { $contra } contro. { $passes ->
        [1] Per ora passa.
       *[0] Per ora non passa.
    } { $votes ->
        [0] Voti?
        [one] Ti resta un voto.
       *[other] Ti restano { $votes } voti.
    }
vtes-prompt-allocate = { $card }: a chi vanno i { $points } punti?

## Referendum: scelte

vtes-option-all-for = Esprimi tutti i tuoi voti a favore: { $votes }
vtes-option-all-against = Esprimi tutti i tuoi voti contro: { $votes }
vtes-option-for =
    { $ballots ->
        [0]
            { $votes ->
                [one] Un voto a favore: { $source }
               *[other] { $votes } voti a favore: { $source }
            }
       *[other]
            { $votes ->
                [0] Preferenza a favore: { $source }
               *[other] Preferenza e { $votes } voti a favore: { $source }
            }
    }
vtes-option-against =
    { $ballots ->
        [0]
            { $votes ->
                [one] Un voto contro: { $source }
               *[other] { $votes } voti contro: { $source }
            }
       *[other]
            { $votes ->
                [0] Preferenza contro: { $source }
               *[other] Preferenza e { $votes } voti contro: { $source }
            }
    }
vtes-option-burn-edge = Brucia il Vantaggio per un voto
vtes-option-burn-card = Brucia { $card } per un voto
vtes-option-polled = Per ora ho finito

## Referendum: motivi

vtes-reason-not-in-blood-hunt = Una caccia di sangue non è un’azione: non puoi giocare modificatori di azione o reazioni.
vtes-reason-one-card-vote = Hai già avuto il tuo unico voto da una carta azione politica.
vtes-reason-votes-for = Questo vampiro vota a favore, e tutti i voti di una fonte vanno da una parte.

## Titoli, sette e contese

vtes-event-title-gained = { $piece } acquisisce un titolo: { $title }.
vtes-event-title-lost = { $piece } perde per sempre un titolo: { $title }.
vtes-event-title-contested = Il titolo di { $piece } è conteso.
vtes-event-title-won = La contesa è finita: { $piece } ha di nuovo il titolo.
vtes-event-sect = { $piece } cambia setta: { $sect }.
vtes-event-clan = { $piece } cambia clan: { $clan }.
vtes-event-contested =
    { $seat-you ->
        [1] La tua { $card }: carta contesa e fuori dal gioco.
       *[0] { $card } { $seat-of }: carta contesa e fuori dal gioco.
    }
vtes-event-yielded =
    { $seat-you ->
        [1] Cedi { $card }.
       *[0] { $seat-The } cede { $card }.
    }
vtes-event-contest-won =
    { $seat-you ->
        [1] La contesa è finita: la tua { $card } torna in gioco.
       *[0] La contesa è finita: { $card } { $seat-of } torna in gioco.
    }
vtes-option-contest-pay = Brucia 1 punto risorsa per contendere { $piece }
vtes-option-contest-yield = Rinuncia a { $piece }
vtes-option-contest-win = Gira { $piece } a faccia in su
vtes-option-contest-pay-title = Brucia 1 punto sangue di { $piece } per contendere il titolo
vtes-option-contest-yield-title = Rinuncia al titolo di { $piece }
vtes-option-contest-win-title = Riprendi il titolo di { $piece }
vtes-reason-needs-sect = Questo titolo è solo per un vampiro della setta { $sect }.
vtes-reason-needs-title-clan = Questo titolo è di un altro clan.
vtes-reason-have-unique = Hai già questa carta unica, e non puoi contenderla con te stesso.

## Torpore e diablerie

vtes-event-left-torpor = { $piece } lascia il torpore.
vtes-event-diablerie = { $piece } commette diablerie sul vampiro { $victim }.
vtes-event-took = { $piece } prende { $card }.
vtes-event-fetched-hand =
    { $seat-you ->
        [1] Prendi { $card } dalla mano.
       *[0] { $seat-The } prende { $card } dalla mano.
    }
vtes-event-fetched-ash =
    { $seat-you ->
        [1] Prendi { $card } dalla pila degli scarti.
       *[0] { $seat-The } prende { $card } dalla pila degli scarti.
    }
vtes-event-fetched-library =
    { $seat-you ->
        [1] Prendi { $card } dalla libreria e la mescoli.
       *[0] { $seat-The } prende { $card } dalla libreria e la mescola.
    }
vtes-event-trophy = { $piece } riceve { $card }.
vtes-prompt-rescue-cost = { $card } esce dal torpore: quanto dei 2 punti sangue paga chi risveglia?
vtes-prompt-diablerize-blocked = Hai bloccato { $card } in torpore: commetti diablerie?
vtes-prompt-take-equipment = Diablerie su { $card }: quale equipaggiamento prendi?
vtes-prompt-fetch-discipline = { $piece } può ricevere una Disciplina: quale carta?
vtes-prompt-fetch-trophy = { $piece } può ricevere un trofeo: quale carta?
vtes-prompt-move-trophy = Sposti { $card } su questo vampiro?
vtes-option-diablerize = Commetti diablerie
vtes-option-from-hand = { $card }, dalla mano
vtes-option-from-ash = { $card }, dalla pila degli scarti
vtes-option-from-library = { $card }, dalla libreria
vtes-reason-blood-cursed = Un vampiro con la Maledizione del Sangue non può commettere diablerie.
vtes-reason-superior-already = Questo vampiro ha già quella Disciplina a livello superiore.

## Tratti

vtes-trait-black-hand = Mano Nera
    .keyword = Mano Nera
vtes-trait-flight = Volo
    .keyword = Volo
vtes-event-steps-in = { $piece } combatte al posto di { $actor }.
vtes-event-marked =
    { $seat-you ->
        [1] Marchi { $piece } per questo turno.
       *[0] { $seat-The } marchia { $piece } per questo turno.
    }
vtes-reason-needs-trait = Solo per un servitore con questo tratto: { $trait }.
vtes-reason-sterile = Un vampiro sterile non può mettere in gioco vampiri.
vtes-reason-slave-alone = Uno schiavo non può eseguire azioni dirette se non hai un servitore attivo del clan { $clan }.
vtes-reason-not-marked = Non hai marchiato questo servitore in questo turno.
