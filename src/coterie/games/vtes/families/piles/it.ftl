vtes-in-ash-you = nella tua pila degli scarti
vtes-in-ash-prey = nella pila degli scarti della tua preda
vtes-in-ash-that = nella propria pila degli scarti
vtes-text-remove-ash = { $mood ->
        [to] rimuovere
       *[other] rimuovi
    } dal gioco { $amount } { $amount ->
        [one] carta
       *[other] carte
    } { $where }
vtes-text-remove-ash-random = { $by-number ->
        [you] rimuovi
       *[other] rimuove
    } dal gioco una carta libreria a caso { $where }
vtes-text-exchange-with-ash = scambiare una carta della tua mano con una carta libreria nella tua pila degli scarti
vtes-text-from-ash-hand = { $mood ->
        [to] spostare
       *[other] sposta
    } una carta libreria dalla tua pila degli scarti alla tua mano
vtes-text-from-ash-library-bottom = { $mood ->
        [to] spostare
       *[other] sposta
    } una carta libreria dalla tua pila degli scarti in fondo alla tua libreria
vtes-text-discard = { $mood ->
        [to] scartare
       *[other] scarta
    } una carta (poi pesca per rimpiazzarla)
vtes-text-discards = { $who } scarta { $amount } { $amount ->
        [one] carta
       *[other] carte
    } a sua scelta
vtes-text-search-equip = cerca nella tua libreria una carta equipaggiamento ed equipaggiane { $who } (requisiti e costo si applicano normalmente; poi mischia la libreria)
vtes-text-look-and-discard = guarda la mano { $who-whose } e scartane una carta a tua scelta
vtes-text-open-hand = { $who } gioca con la mano scoperta
vtes-text-discard-requiring = scartare una carta che richiede { $discipline }
vtes-text-remove-own-ash = rimuovere dal gioco { $count } carte nella tua pila degli scarti
vtes-effect-look-and-discard = guarda la mano e scarta una carta
vtes-effect-open-hand = gioca a carte scoperte
vtes-effect-search-equip = cerca un equipaggiamento
vtes-effect-discard = scarta: { $amount }
vtes-effect-take-back = prendi una carta dalla pila degli scarti
vtes-effect-remove-ash = rimuovi dalla pila degli scarti: { $amount }
vtes-effect-pay = { $price }: { $do }
vtes-prompt-discard-theirs = { $card }: quale carta fai scartare?
vtes-prompt-search = { $card }: quale equipaggiamento prendi?
vtes-prompt-take-back = { $card }: quale carta riprendi?
vtes-does-discard = scarta e pesca
vtes-does-take-back = scambia una carta con la pila degli scarti
vtes-event-looks =
    { $seat-you ->
        [1] Guardi la mano { $victim-of }.
       *[0]
            { $victim-you ->
                [1] { $seat-The } guarda la tua mano.
               *[0] { $seat-The } guarda la mano { $victim-of }.
            }
    }
vtes-event-saw =
    { $cards-count ->
        [0] La mano è vuota.
       *[other] Nella mano vedi: { $cards }.
    }
vtes-event-searched =
    { $seat-you ->
        [1] Cerchi nella libreria e la mescoli.
       *[0] { $seat-The } cerca nella libreria e la mescola.
    }
vtes-event-found =
    { $seat-you ->
        [1] Prendi { $card } dalla libreria.
       *[0] { $seat-The } prende { $card } dalla libreria.
    }
vtes-event-taken-back =
    { $seat-you ->
        [1] Riprendi { $card } dalla pila degli scarti.
       *[0] { $seat-The } riprende { $card } dalla pila degli scarti.
    }
vtes-event-put-under =
    { $seat-you ->
        [1] Sposti { $card } dalla pila degli scarti in fondo alla libreria.
       *[0] { $seat-The } sposta { $card } dalla pila degli scarti in fondo alla libreria.
    }
vtes-reason-nothing-to-discard = Non hai in mano alcuna carta che richieda { $discipline }.
