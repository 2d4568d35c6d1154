# Il client nel browser: il tavolo di gioco, il tavolo di Vampire Empire e le repliche.

## The table

table-prompt = La domanda
table-where = A che punto è la partita
table-stage = La scena
table-rail = Appunti, cronaca e altro
table-your-move = Tocca a te
table-asks-you = { $what }: scegli tu
table-waiting = In attesa
table-waiting-for = Si aspetta: { $who }
table-waited-for = deve decidere
table-a-moment = Un momento.
table-over = La partita è finita.
table-the-rule = La regola
table-stop-explaining = Basta spiegazioni
table-space = Spazio
table-space-again = { $count ->
    [one] Qui puoi ancora fare un’altra cosa.
   *[other] Qui puoi ancora fare altre { $count } cose.
  } Premi di nuovo Spazio per “{ $answer }”.
table-answers-below =
    { $count ->
        [one] Un’altra risposta più sotto
       *[other] Altre { $count } risposte più sotto
    }
table-thing-lit = { $thing }. Si può scegliere.
table-confirm = Conferma
table-unmark = Da capo
table-count-of = { $what }: { $sum } su { $count }
table-count-least = { $what }: { $sum }, almeno { $least }
table-count-most = { $what }: { $sum }, al massimo { $most }
table-count-between = { $what }: { $sum }, da { $least } a { $most }
table-count = Scelte: { $sum }
table-one-more = Uno in più: { $what }
table-one-less = Uno in meno: { $what }
table-thing-marked = { $thing }. Selezione: { $count }.
table-thing-grey = { $thing }. Non ora: vedi perché.
table-menu = Che cosa vuoi fare?
table-why-not = Perché no?
table-coach = Clicca ciò che ha il bordo luminoso. Clicca ciò che è grigio per sapere perché non puoi usarlo.
table-day = giorno
table-night = notte
table-you = Tu
table-your-seats = I tuoi posti
table-bot = Bot, { $level }
table-away = assente: gioca un bot ({ $bot })
table-resigned = ha abbandonato: gioca un bot ({ $bot })
table-not-here = non connesso
table-watching = Stai guardando

table-link-connecting = connessione in corso
table-link-connected = connesso
table-link-lost = non connesso
table-link-ended = chiuso
table-lost = Connessione persa. Tornerà da sola, e la tua ultima scelta è al sicuro.
table-problem = Il tavolo ha chiuso la connessione.
table-wait-choice = Invio la tua scelta…
table-unreachable = Il server non risponde. Controlla la connessione e riprova.
table-again = Riprova
table-home = Vai alla pagina iniziale

table-log = Cronaca
table-since = Dalla tua ultima visita
table-chat = Chat
table-chat-new = Chat ({ $count })
table-chat-empty = Nessuno ha ancora detto nulla.
table-chat-say = Di’ qualcosa
table-chat-send = Invia
table-chat-to = A chi
table-chat-all = Tutti
table-whisper = a { $to }
table-passing = Passo auto
table-passing-hint = Dove l’interruttore è acceso, il tavolo passa per te senza chiedere.
table-passing-none = Qui compaiono via via le domande alle quali si può passare.
table-passing-keep = Usa questo anche ai nuovi tavoli
table-passing-kept = I nuovi tavoli di questo gioco passeranno alle stesse domande.
table-hold = Ferma: chiedimi sempre
table-hold-hint = Finché è acceso, il tavolo non passa mai per te. Tasto: H.
table-held = Fermo: ti si chiede sempre
table-you-pass = Qui non c’è altro da scegliere: passi
table-you-pass-ordered = Qui passi automaticamente
table-window-answered = La tua risposta c’è. Puoi cambiarla finché resta tempo.
table-window-holding = Stai prendendo tempo. Rispondi, o lascia andare.
table-window-held = Qualcuno si prende più tempo.
table-window-hold = Prendi tempo
table-window-release = Lascia andare
table-unanswered = Passa quando il tempo finisce
table-unanswered-hint = Finché è spento, il tavolo ti aspetta, e gli altri capiscono che avevi qualcosa da giocare.
table-holding = Prendi tempo per me
table-holding-hint = Dove non rispondi, il server può aspettare quanto aspetti tu di solito. Così una tua pausa non rivela nulla.
table-holding-off = Mai
table-holding-sometimes = A volte
table-holding-often = Spesso
table-more = Altro
table-as-text = Tavolo in testo
table-as-text-hint = Tutto in parole, per i lettori di schermo e per chi lo preferisce così.
table-explaining = Spiega mentre gioco
table-keys =
    Tasti: da 1 a 9 scelgono risposte e ciò che è illuminato, Spazio prosegue, le frecce scorrono una fila.
    R legge una carta, ? dice perché no, U annulla, H prende tempo dove puoi reagire, e altrove ti fa chiedere sempre, finché non lo premi di nuovo.
    N salta alla tua prossima decisione, T dà un suggerimento contro i bot.
table-out = Sei fuori dalla partita.
table-out-hint = Gli altri continuano. Troverai il risultato in Le mie partite.
table-watch = Guarda
table-watch-fast = Guarda veloce
table-leave = Esci
table-skip = Salta alla mia prossima decisione
table-sit = Riprendi il tuo posto
table-stand = Fai giocare un bot
table-resign = Abbandona
table-sure = Confermi?
table-sure-resign = Ti arrendi.
table-yes-do = Sì
table-no-do = No
table-yes = sì
table-no = no
table-undo = Annulla
table-undo-ask = Annulla (chiedi agli altri)
table-undo-granted = L’ultima scelta è stata annullata.
table-undo-denied = L’ultima scelta resta.
table-wish = Permettere di annullare?
table-wish-asks = { $who } vuole annullare l’ultima scelta.
table-wish-yes = Va bene
table-wish-waits = { $who } vuole annullare. Si aspetta: { $missing }.
table-ending = { $who } ha abbandonato, e continua un bot. Se tutti sono d’accordo, la partita finisce qui e quella parte perde.
table-ending-waits = Si aspetta: { $missing }.
table-ending-yes = Finisci la partita
table-ending-no = Continua
table-sound-on = Attiva il suono
table-sound-off = Disattiva il suono
table-title-asked = Tocca a te

table-gathering = La partita comincia quando tutti i posti sono occupati.
table-gathering-join = Prendi un posto. La partita comincia quando tutti i posti sono occupati.
table-your-name = Il tuo nome
table-seat-open = libero
table-seat-closed = chiuso
table-sit-here = Siediti qui
table-remove = Rimuovi
table-remove-who = Rimuovi { $who }
table-sure-remove = { $who } perde il posto e non può tornare a questo tavolo.
table-invite = Invita qualcuno
table-invite-hint = Chi apre questo link può prendere un posto libero.
table-copy = Copia il link
table-copied = Link copiato.
table-own-link-hint = Per giocare da un altro dispositivo:
table-own-link = copia il tuo link personale. Tienilo per te.

table-end-won = Hai vinto
table-end-lost = Hai perso
table-end-draw = Pareggio
table-end-wins = Vince { $who }
table-rematch = Rivincita
table-to-rematch = Vai alla rivincita
table-replay = Guarda il replay
table-record = Salva la registrazione

table-text-options = Che cosa puoi scegliere
table-text-stands = Come stanno le cose
table-text-table = Il tavolo
table-text-refusals =
    { $count ->
        [one] Una cosa che ora non puoi scegliere, e perché
       *[other] { $count } cose che ora non puoi scegliere, e perché
    }

## Vampire Empire

web-empire-crumb-turn =
    { $you ->
        [1] Turno { $turn }, il tuo
       *[0]
            { $day ->
                [1] Turno { $turn }, giorno
               *[0] Turno { $turn }, notte
            }
    }
web-empire-crumb-fight =
    { $round ->
        [1] combattimento, primo round
       *[2] combattimento, secondo round
    }
web-empire-crumb-support = carta Supporto
web-empire-place-castle = castello
web-empire-place-city = città
web-empire-place-dead = fuori gioco
web-empire-place-bottom = in fondo alla città
web-empire-city-count =
    { $count ->
        [0] La città è vuota
        [one] Città: una carta coperta
       *[other] Città: { $count } carte coperte
    }
web-empire-face-down =
    { $count ->
        [one] una coperta
       *[other] { $count } coperte
    }
web-empire-under = in fondo alla città, posto { $place }
web-empire-dead-as =
    { $nature ->
        [vampire] { $who }, vampiro
       *[human] { $who }, { $gender ->
            [feminine] umana
           *[masculine] umano
        }
    }
web-empire-the-vampires = I tre vampiri
web-empire-you-are-human = tu, con gli umani
web-empire-you-are-vampire = tu, con i vampiri
web-empire-hand-count = mano { $count }
web-empire-hand-empty = Non hai carte in mano.
web-empire-hand-seen = Carte che hai visto in questa mano:
web-empire-hand-shown = Mano alla fine:
web-empire-your-hand = La tua mano
web-empire-closed = chiuso
web-empire-revealed =
    { $count ->
        [one] { $count } rivelato su 3
       *[other] { $count } rivelati su 3
    }
web-empire-pile-deck = Peschi da qui.
web-empire-pile-cellar = Diventa un nuovo mazzo, una volta sola, quando il mazzo è vuoto.
web-empire-pile-moat = Carte giocate o scartate. Non tornano più.

web-empire-nature =
    { $nature ->
        [vampire]
            { $public ->
                [1] vampiro
               *[0] vampiro, nascosto
            }
        [human]
            { $gender ->
                [feminine] umana
               *[masculine] umano
            }
       *[unknown]
            { $gender ->
                [feminine] sconosciuta
               *[masculine] sconosciuto
            }
    }
web-empire-attack-tokens =
    { $count ->
        [one] un gettone attacco
       *[other] { $count } gettoni attacco
    }
web-empire-defence-tokens =
    { $count ->
        [one] un gettone difesa
       *[other] { $count } gettoni difesa
    }
web-empire-protected = non può subire attacchi in questo turno
web-empire-safe = al sicuro
web-empire-suspected = sospetto
web-empire-believed = forse umano
web-empire-was-attacked =
    { $count ->
        [one] attacchi subiti di notte: uno
       *[other] attacchi subiti di notte: { $count }
    }

web-empire-know = Che cosa sai
web-empire-people = Le nove persone
web-empire-only-you = lo vedi solo tu
web-empire-person = Persona
web-empire-where = Dove
web-empire-note = Nota
web-empire-guess = { $who }: la tua ipotesi
web-empire-note-suspected = Sospetto un vampiro
web-empire-note-open = Non saprei
web-empire-note-cleared = Credo che non sia un vampiro
web-empire-note-token =
    { $gender ->
        [feminine] umana: hai il segnalino
       *[masculine] umano: hai il segnalino
    }
web-empire-note-dead =
    { $nature ->
        [vampire] era un vampiro
       *[human] { $gender ->
            [feminine] era umana
           *[masculine] era umano
        }
    }
web-empire-sum =
    { $shown ->
        [0] Tre vampiri fra nove persone. Nessuno è rivelato. Fra le { $open } persone ancora incerte, { $left } sono vampiri.
        [one] Tre vampiri fra nove persone. Uno è rivelato. Fra le { $open } persone ancora incerte, { $left } sono vampiri.
        [3] Tutti e tre i vampiri sono rivelati.
       *[other] Tre vampiri fra nove persone. { $shown } sono rivelati. Fra le { $open } persone ancora incerte, { $left ->
            [one] una è un vampiro
           *[other] { $left } sono vampiri
        }.
    }

web-empire-you-attack = Attacchi con
web-empire-attacks = Attaccante
web-empire-against = Contro
web-empire-you-defend = Difendi
web-empire-role-attacks = attacca
web-empire-role-defends = sotto attacco
web-empire-round =
    { $round ->
        [1] Primo round
       *[2] Secondo round
    }
web-empire-round-now = in corso
web-empire-round-over = concluso
web-empire-totals = Attacco { $attack }, difesa { $defence }.
web-empire-slot-own = scegli le carte
web-empire-slot-other = ci sta pensando
web-empire-none-laid = nessuna carta
web-empire-counts-attack = gettone attacco +{ $count }
web-empire-counts-defence = gettone difesa +{ $count }
web-empire-tokens-gone = i gettoni non contano più
web-empire-tie = parità: chi difende sopravvive
web-empire-stands = Per come stanno le cose,
web-empire-stands-dies = { $who-the } muore.
web-empire-stands-lives = { $who-the } sopravvive.
web-empire-holds =
    { $count ->
        [0] { $who } non ha carte in mano.
        [one] { $who } ha in mano una carta.
       *[other] { $who } ha in mano { $count } carte.
    }
web-empire-running = Carte Supporto in corso
web-empire-plays = { $who } gioca
web-empire-you-play = Giochi
web-empire-target = Bersaglio: { $target }.
web-empire-cancelled = Annullata: non ha effetto.
web-empire-offer = Carte fra cui scegliere

web-empire-value = Valore { $value }
web-empire-cost-day =
    { $cost ->
        [0] Di giorno gratis
        [one] Di giorno una carta
       *[other] Di giorno { $cost } carte
    }
web-empire-cost-night =
    { $cost ->
        [0] Di notte gratis
        [one] Di notte una carta
       *[other] Di notte { $cost } carte
    }
web-empire-timing =
    { $timing ->
        [fight] Si gioca in un combattimento, dopo le carte Combattimento.
        [answer] Si gioca in risposta a una carta Supporto.
        [before] Si gioca prima dell’azione.
       *[open] Si gioca prima o dopo l’azione.
    }
web-empire-copies =
    { $count ->
        [one] Una copia nel mazzo.
       *[other] { $count } copie nel mazzo.
    }
web-empire-guessed = Ricostruzione nostra: la lista stampata non è pubblica.
web-empire-fits-vampire = per un vampiro
web-empire-fits-holy = contro un vampiro
web-empire-fits-or = { " o " }
web-empire-spoken-combat = { $card }, valore { $value }, { $fits }
web-empire-spoken-support = { $card }, carta Supporto, costo { $day } di giorno, { $night } di notte. { $does }
web-empire-effect-token =
    Mette un gettone attacco o difesa su { $profession ->
        [nobles] un nobile
        [clergy] un membro del clero
        [servants] un servitore
       *[any] un personaggio qualsiasi
    } nel castello.
web-empire-effect-cancel-combat = Annulla una carta Combattimento appena giocata dall’avversario, che può giocarne un’altra.
web-empire-effect-draw =
    { $amount ->
        [one] Pesca una carta.
       *[other] Pesca { $amount } carte.
    }
web-empire-effect-pick =
    Prendi una carta a scelta { $pile ->
        [deck] dal tuo mazzo
        [cellar] dal tuo scantinato
       *[moat] dal tuo fossato
    }.
web-empire-effect-spy = Guarda la mano dell’avversario; una sua carta va nel fossato.
web-empire-effect-protect = Un personaggio nel castello non può essere attaccato in questo turno.
web-empire-effect-cancel-support = Annulla la carta Supporto appena giocata.
web-empire-effect-confession = Guarda un segnalino dal sacchetto: quel personaggio è umano.
web-empire-effect-swap = Metti un personaggio del castello in fondo alla città; entra il primo della città.
web-empire-brief-token =
    { $profession ->
        [nobles] gettone: nobiltà
        [clergy] gettone: clero
        [servants] gettone: servitù
       *[any] gettone: chiunque
    }
web-empire-brief-cancel-combat = annulla, in lotta
web-empire-brief-draw =
    { $amount ->
        [one] pesca una carta
       *[other] pesca { $amount } carte
    }
web-empire-brief-pick =
    { $pile ->
        [deck] scegli dal mazzo
        [cellar] dallo scantinato
       *[moat] scegli dal fossato
    }
web-empire-brief-spy = guarda l’altra mano
web-empire-brief-protect = proteggi qualcuno
web-empire-brief-cancel-support = annulla in risposta
web-empire-brief-confession = scopri un umano
web-empire-brief-swap = in fondo alla città

web-empire-sure-pass = Passare costa due carte della tua mano, o tutte se ne hai di meno.
web-empire-sure-last =
    { $count ->
        [one] È l’ultima carta della tua mano.
       *[other] Sono le ultime carte che hai in mano.
    }
web-empire-sure-dies = Per come stanno le cose, { $who-the } muore, e potresti ancora giocare una carta.

web-empire-confirm-discard =
    { $count ->
        [0] Scarta
       *[other] Scarta { $count }
    }
web-empire-confirm-lay-attack =
    { $sum ->
        [0] Attacca
       *[other] Attacca con { $sum }
    }
web-empire-confirm-lay-defence =
    { $sum ->
        [0] Difendi
       *[other] Difendi con { $sum }
    }
web-empire-confirm-pay-cost =
    { $count ->
        [0] Paga
       *[other] Paga { $count }
    }

web-empire-coach-discard = Clicca le carte da scartare: una volta per lo scantinato, che può tornare, due per il fossato, che non torna mai. Poi peschi fino a otto.
web-empire-coach-reveal = Un vampiro rivelato combatte con le carte rosse, ma tutti sanno chi è. Tre nel castello vincono.
web-empire-coach-action = Un’azione per turno. Clicca chi ha il bordo luminoso per vedere che cosa puoi fare: prima chi attacca, poi il bersaglio.
web-empire-coach-strike = Puoi attaccare subito il vampiro che hai scoperto. Clicca chi attacca.
web-empire-coach-lay = Qui puoi giocare le carte luminose. Se a fine round l’attacco supera la difesa, chi difende muore; la parità lo salva.
web-empire-coach-replace = La tua carta è stata annullata. Puoi giocarne un’altra valida al suo posto.
web-empire-coach-support = Le carte Supporto costano altre carte, con prezzi diversi di giorno e di notte. Puoi sempre dire di no.
web-empire-coach-target = Clicca su chi o che cosa giochi la carta.
web-empire-coach-pay = Clicca le carte con cui pagare. Vanno nel fossato.
web-empire-coach-pick = Vedi tutta la pila. Clicca la carta da prendere.
web-empire-coach-spy = Questa è la mano del tuo avversario. Clicca la carta da eliminare.

web-window-empire-prompt-support-before = Carte Supporto prima dell’azione
web-window-empire-prompt-support-after = Carte Supporto dopo l’azione
web-window-empire-prompt-support-fight = Carte Supporto in un combattimento
web-window-empire-prompt-answer = Risposte a carte Supporto
web-window-empire-prompt-reveal = Rivelare un vampiro
web-window-empire-prompt-replace = Sostituire una carta annullata
web-window-empire-prompt-strike = Attacco dopo l’acqua santa

## Vampire Empire as text: what its view holds

web-empire-field-seat = posto
web-empire-field-active = di turno
web-empire-field-turn = turno
web-empire-field-phase = fase
web-empire-field-castle = castello
web-empire-field-city = persone in città
web-empire-field-bottom = in fondo alla città, in ordine
web-empire-field-characters = persone
web-empire-field-bag = segnalini nel sacchetto
web-empire-field-sides = giocatori
web-empire-field-hand = mano
web-empire-field-fight = combattimento
web-empire-field-running = carte Supporto in corso
web-empire-field-id = chi
web-empire-field-profession = professione
web-empire-field-place = luogo
web-empire-field-nature = natura
web-empire-field-public = noto a tutti
web-empire-field-attack = attacco
web-empire-field-defence = difesa
web-empire-field-protected = al sicuro
web-empire-field-attacked = attacchi di notte
web-empire-field-shielded = difese dei vampiri
web-empire-field-deck = mazzo
web-empire-field-cellar = scantinato
web-empire-field-moat = fossato
web-empire-field-cellar-used = scantinato chiuso
web-empire-field-seen = carte viste in mano
web-empire-field-shown = mano alla fine
web-empire-field-by = giocatore attaccante
web-empire-field-attacker = chi attacca
web-empire-field-target = bersaglio
web-empire-field-round = round
web-empire-field-attack-now = attacco di questo round
web-empire-field-defence-now = difesa di questo round
web-empire-field-attack-total = attacco totale
web-empire-field-defence-total = difesa totale
web-empire-field-card = carta
web-empire-field-cost = costo
web-empire-field-cancelled = annullata
web-empire-field-announced = annunciata
web-empire-value-nature-vampire = vampiro
web-empire-value-nature-human = essere umano

## The replay viewer

replay-title = Replay
replay-missing = Questa partita non esiste, o non è ancora finita. Potrai rivederla quando sarà finita.
replay-seen-by = Vista da
replay-spectator = Spettatore
replay-slider = Scelta
replay-at = Turno { $turn } di { $turns }, scelta { $number } di { $length }
replay-start = Inizio della partita
replay-prev = Scelta precedente
replay-next = Scelta successiva
replay-play = Avvia
replay-pause = Pausa
replay-turn-prev = Turno precedente
replay-turn-next = Turno successivo
replay-faster = Velocità doppia
replay-fork = Gioca da qui
replay-fork-hint = Agli altri posti giocano i bot. La partita originale resta com’è.
replay-share = Condividi questo momento
replay-shared = Link a questo momento copiato.
replay-in-address = Il link a questo momento è nella barra degli indirizzi: copialo da lì.
replay-did = { $who }: { $what }
replay-chart = Carte rimaste turno per turno
replay-log = Fin qui
replay-steps = Passi
