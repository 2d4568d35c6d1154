# La riga di comando: giocare, rivedere, registrazioni, e il tavolo di Vampire Empire.

## Parole

cli-yes = sì
cli-no = no
cli-yes-no = (s/n)
cli-yes-words = s si sì
cli-you = tu
cli-table = Il tavolo

## Giochi

cli-games-seats = Posti: { $seats }
cli-games-bots = Bot: { $bots }
cli-games-options = Opzioni (--setup KEY=VALUE):
cli-games-default = predefinito { $value }
cli-empire-setup-hide-cost = Quanto costa nascondersi: tre carte Combattimento qualsiasi, o tre rosse.
cli-empire-setup-attacker = Se il giocatore vampiro deve attaccare con un vampiro rivelato quando ne ha uno nel castello.
cli-empire-setup-death = Se il difensore può morire a ogni round, o soltanto alla fine del combattimento.
cli-empire-setup-tokens = Se i gettoni contano solo nel primo round, o in entrambi.
cli-empire-setup-defence = Se un difensore con una carta valida in mano può anche non giocarla.
cli-empire-setup-turn-limit = Dopo quanti turni si contano i vivi.
cli-vtes-setup-players = Quanti Matusalemme giocano, con i primi mazzi della scatola.
cli-vtes-setup-lists = Se tutti possono vedere le liste di tutti i mazzi o ciascuno conosce solo la propria.
cli-vtes-setup-turn-limit = Dopo quanti turni, contando quelli di tutti, la partita finisce e chi resta riceve mezzo punto; 0: nessun limite.
cli-vtes-setup-tournament = Se ritirarsi vale mezzo punto vittoria invece di uno.

## Giocare

cli-news = Che cosa è successo
cli-asks = { $asker }: { $prompt }
cli-hint = Scrivi un numero. t: tavolo, ?: che cosa non puoi fare, h: aiuto, q: esci.
cli-opponents = Giochi contro
cli-opponent = { $who }. { $line }
cli-thinks = Sta pensando: { $seat }
cli-bot-failed = { $seat }: il bot { $bot } ha avuto un errore ({ $error }). Al suo posto si è scelto a caso; la registrazione è in { $file }.
cli-hand-over = Passa la tastiera. Tocca a: { $seat }
cli-press-enter = Premi Invio quando nessun altro guarda.
cli-no-such-option = { $typed } non è un’opzione, ora.
cli-not-understood = «{ $typed }» non è né un’opzione né un comando. Scrivi h per l’aiuto.
cli-marks = Scegline più di una in una riga, per esempio 1 3 5; 2x3 sceglie tre volte il numero 2.
cli-mark-up-to = { $what } (fino a { $most })
cli-no-such-mark = «{ $typed }» non è una scelta. I numeri vanno da { $first } a { $last }, come 1 3 5 o 2x3.
cli-rule = Regola: { $rule }
cli-why-not = Che cosa non puoi fare ora
cli-why-not-nothing = In questo momento non ti è vietato nulla.
cli-option-key = Chiave: { $key }
cli-undo-nothing = Non c’è una tua decisione precedente a cui tornare.
cli-undo-revealed = Da allora qualcosa è stato rivelato. Annullare lo stesso?
cli-undone = Annullato.
cli-resign-sure = Abbandonare la partita?
cli-resign-end = Decidono gli altri: la partita finisce qui? Se no, continua un bot.
cli-log = Che cosa è successo finora
cli-overwrite = { $file } esiste già. Sovrascriverlo?
cli-saved = Salvato in { $file }.
cli-not-saved = Questa partita non è salvata. La prossima volta scrivi s FILE prima di uscire, o comincia con --save FILE; poi --load FILE la riprende.
cli-save-first = Per salvare la partita scrivi un nome di file. Premi Invio per uscire senza salvare:
cli-resume = Salvato. Per riprendere:
cli-always-asked = Questo gioco te lo chiede già ogni volta che puoi fare qualcosa.
cli-help = Aiuto
cli-help-number = NUMERO | sceglie quell’opzione
cli-help-key = CHIAVE | sceglie l’opzione con quella chiave
cli-help-marks = NUMERI | ne sceglie più di una: 1 3 5, o 2x3 per tre volte il numero 2
cli-help-table = t | mostra tutto il tavolo
cli-help-why = ? | che cosa non puoi fare ora, e perché
cli-help-explain = ? NUMERO | spiega un’opzione; ? REGOLA spiega una regola
cli-help-undo = u | torna alla tua decisione precedente
cli-help-save = s [FILE] | salva la partita
cli-help-log = l [RIGHE] | che cosa è successo finora
cli-help-always = a | chiedimi sempre, anche quando conta poco (attiva o disattiva)
cli-help-resign = r | abbandona
cli-help-help = h | questo aiuto
cli-help-quit = q | esce; Invio mostra di nuovo la domanda

## La fine

cli-outcome = Fine
cli-outcome-none = La partita non è finita.
cli-outcome-winners = Vince: { $winners }
cli-outcome-draw = Pareggio.
cli-points = punti

## Registrazioni

cli-record-ok = { $file }: la registrazione è valida.
cli-record-game = Gioco { $game }, regole { $rules }, seme { $seed }
cli-from-position = Comincia da una posizione preparata da qualcuno, non da una distribuzione delle carte.
cli-record-seats = Posti: { $seats }
cli-record-length =
    { $entries ->
        [one] { $entries } voce
       *[other] { $entries } voci
    } nel registro: { $choices ->
        [one] { $choices } scelta
       *[other] { $choices } scelte
    }, { $passes ->
        [one] { $passes } passo obbligato
       *[other] { $passes } passi obbligati
    }
cli-head-entry = voce
cli-head-seat = posto
cli-head-key = chiave
cli-head-choice = scelta
cli-outside = da fuori
cli-forced = passa: non può fare altro
cli-position-at =
    { $exact ->
        [1] Posizione dopo la voce { $entry }.
       *[0] Posizione dopo la voce { $entry }, l’ultimo punto prima della voce { $wanted } in cui se ne può prendere una.
    }
cli-position-setup = La registrazione ha opzioni proprie: usa gli stessi --setup e --deck quando giochi da questa posizione.
cli-replay-entry = Voce { $entry } di { $last }
cli-replay-prompt = [Invio/n] avanti, [p] indietro, [numero] salta, [q] esci:
cli-replay-keys = Premi Invio o scrivi n, p, q o un numero da 0 a { $last }.

## Vampire Empire

cli-empire-turn =
    Turno { $turn }, { $day ->
        [1] giorno: tocca al giocatore umano
       *[0] notte: tocca al giocatore vampiro
    } · { $phase }
cli-empire-nature =
    { $nature ->
        [vampire] { $public ->
            [1] { $gender ->
                [feminine] vampira rivelata
               *[masculine] vampiro rivelato
            }
           *[0] { $gender ->
                [feminine] vampira nascosta
               *[masculine] vampiro nascosto
            }
        }
        [human] { $public ->
            [1] { $gender ->
                [feminine] umana accertata
               *[masculine] umano accertato
            }
           *[0] { $gender ->
                [feminine] umana
               *[masculine] umano
            }
        }
       *[unknown] natura ignota
    }
cli-empire-token-attack = gettoni attacco: { $count }
cli-empire-token-defence = gettoni difesa: { $count }
cli-empire-protected = al sicuro questo turno
cli-empire-city = Città ({ $count }): { $members }
cli-empire-bottom = In fondo alla città, nell’ordine in cui arriveranno: { $members }
cli-empire-dead = Morti: { $members }
cli-empire-head-hand = Mano
cli-empire-cellar-used = usato
cli-empire-seen = Carte note in mano, { $seat }: { $cards }
cli-empire-running =
    Carta Supporto, { $seat }: { $card }. { $does }{ $cancelled ->
        [1] {" "}(annullata)
       *[0] {""}
    }
cli-empire-fight = Combattimento, round { $round }: { $attacker } contro { $target }
cli-empire-attack = Attacco
cli-empire-defence = Difesa
cli-empire-stands-dies = Per come stanno le cose, { $who } muore.
cli-empire-stands-lives = Per come stanno le cose, { $who } sopravvive.
cli-empire-hand = La tua mano ({ $count })

cli-empire-costs = giorno { $day }, notte { $night }
cli-empire-cost = Costo in carte: { $costs }
cli-empire-value = Valore: { $value }
cli-empire-fits =
    { $kind ->
        [vampire] per un vampiro rivelato
       *[holy-water] contro un vampiro rivelato
    }
cli-empire-timing =
    { $timing ->
        [fight] Si gioca in un combattimento, dopo le carte Combattimento.
        [answer] Si gioca in risposta a una carta Supporto.
        [before] Si gioca prima dell’azione.
       *[open] Si gioca prima o dopo l’azione.
    }
cli-empire-copies =
    { $copies ->
        [one] { $copies }{ $sign } copia nel mazzo
       *[other] { $copies }{ $sign } copie nel mazzo
    }
cli-empire-reconstructed = { $sign } ricostruzione nostra: la lista stampata non è pubblica.
cli-empire-effect-token =
    Mette un gettone attacco o difesa su { $profession ->
        [nobles] un nobile
        [clergy] un membro del clero
        [servants] un servitore
       *[any] un personaggio qualsiasi
    } nel castello.
cli-empire-effect-cancel-combat = Annulla una carta Combattimento appena giocata dall’avversario, che può giocarne un’altra.
cli-empire-effect-draw =
    { $amount ->
        [one] Pesca { $amount } carta.
       *[other] Pesca { $amount } carte.
    }
cli-empire-effect-pick =
    Prendi una carta a scelta { $pile ->
        [deck] dal tuo mazzo
        [cellar] dal tuo scantinato
       *[moat] dal tuo fossato
    }.
cli-empire-effect-spy = Guarda la mano dell’avversario; una sua carta va nel fossato.
cli-empire-effect-protect = Un personaggio nel castello non può essere attaccato in questo turno.
cli-empire-effect-cancel-support = Annulla la carta Supporto appena giocata.
cli-empire-effect-confession = Guarda un segnalino dal sacchetto: quel personaggio è umano.
cli-empire-effect-swap = Metti un personaggio del castello in fondo alla città; entra il primo della città.

cli-empire-deck =
    { $side ->
        [human] Il mazzo del giocatore umano
       *[vampire] Il mazzo del giocatore vampiro
    } ({ $count })
cli-empire-head-copies = copie
cli-empire-head-card = carta
cli-empire-head-type = tipo
cli-empire-head-worth = valore o costo
cli-empire-head-does = a chi serve o che cosa fa
cli-empire-deck-ok =
    OK: { $file }, { $side ->
        [human] un mazzo del giocatore umano
       *[vampire] un mazzo del giocatore vampiro
    }, { $cards } carte di { $kinds } tipi, di cui { $reconstructed } ricostruite.
