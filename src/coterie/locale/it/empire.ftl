# Vampire Empire: nomi, domande, scelte, eventi, motivi e conclusioni.
# I nomi di giocatori, personaggi e pile hanno le forme che le frasi richiedono; quelli delle carte nessuna,
# perché i giocatori possono portare carte proprie: si scrive { $card } da solo.

empire-name = Vampire Empire

empire-seat-human = Giocatore umano
    .the = il giocatore umano
    .The = Il giocatore umano
    .of = del giocatore umano
    .to = al giocatore umano
empire-seat-vampire = Giocatore vampiro
    .the = il giocatore vampiro
    .The = Il giocatore vampiro
    .of = del giocatore vampiro
    .to = al giocatore vampiro

empire-character-lady = Signora
    .the = la Signora
    .The = La Signora
    .of = della Signora
    .to = alla Signora
    .on = sulla Signora
    .gender = feminine
empire-character-lord = Signore
    .the = il Signore
    .The = Il Signore
    .of = del Signore
    .to = al Signore
    .on = sul Signore
    .gender = masculine
empire-character-officer = Funzionario
    .the = il Funzionario
    .The = Il Funzionario
    .of = del Funzionario
    .to = al Funzionario
    .on = sul Funzionario
    .gender = masculine
empire-character-monk = Monaco
    .the = il Monaco
    .The = Il Monaco
    .of = del Monaco
    .to = al Monaco
    .on = sul Monaco
    .gender = masculine
empire-character-nun = Suora
    .the = la Suora
    .The = La Suora
    .of = della Suora
    .to = alla Suora
    .on = sulla Suora
    .gender = feminine
empire-character-bishop = Vescovo
    .the = il Vescovo
    .The = Il Vescovo
    .of = del Vescovo
    .to = al Vescovo
    .on = sul Vescovo
    .gender = masculine
empire-character-maid = Domestica
    .the = la Domestica
    .The = La Domestica
    .of = della Domestica
    .to = alla Domestica
    .on = sulla Domestica
    .gender = feminine
empire-character-cook = Cuoco
    .the = il Cuoco
    .The = Il Cuoco
    .of = del Cuoco
    .to = al Cuoco
    .on = sul Cuoco
    .gender = masculine
empire-character-butler = Maggiordomo
    .the = il Maggiordomo
    .The = Il Maggiordomo
    .of = del Maggiordomo
    .to = al Maggiordomo
    .on = sul Maggiordomo
    .gender = masculine

empire-profession-nobles = Nobiltà
empire-profession-clergy = Clero
empire-profession-servants = Servitù

empire-pile-deck = Mazzo
    .the = il mazzo
    .from = dal mazzo
empire-pile-cellar = Scantinato
    .the = lo scantinato
    .from = dallo scantinato
empire-pile-moat = Fossato
    .the = il fossato
    .from = dal fossato

empire-phase-discard = Scarta e pesca
empire-phase-reveal = Rivela un vampiro
empire-phase-before = Prima dell’azione
empire-phase-action = Azione
empire-phase-after = Dopo l’azione

empire-type-combat = Carta Combattimento
empire-type-vampire = Carta Vampiro
empire-type-holy-water = Carta Acqua Santa
empire-type-support = Carta Supporto

## Carte

empire-card-h-nobles-1 = Pugnale
empire-card-h-nobles-2 = Stocco
empire-card-h-nobles-3 = Spadone
empire-card-h-servants-1 = Scopa
empire-card-h-servants-2 = Coltello da cucina
empire-card-h-servants-3 = Forcone
empire-card-h-clergy-1 = Rosario
empire-card-h-clergy-2 = Turibolo
empire-card-h-clergy-3 = Pastorale
empire-card-h-nobles-servants-1 = Torcia
empire-card-h-servants-clergy-1 = Candeliere
empire-card-h-nobles-clergy-1 = Anello con sigillo
empire-card-h-holy-1 = Ampolla d’acqua santa
empire-card-h-holy-2 = Acqua santa
empire-card-h-holy-3 = Acquasantiera
empire-card-h-holy-nobles-1 = Lama benedetta
empire-card-h-holy-servants-1 = Aglio benedetto
empire-card-h-holy-clergy-1 = Croce benedetta
empire-card-h-novice = Novizio
empire-card-h-squire = Scudiero
empire-card-h-groom = Stalliere
empire-card-h-cancel-combat = Sacrificio
empire-card-h-draw = Preghiera
empire-card-h-tutor-deck = Cronaca
empire-card-h-tutor-cellar = Dispensa
empire-card-h-tutor-moat = Ripescaggio
empire-card-h-spy = Interrogatorio
empire-card-h-protect = Diritto d’asilo
empire-card-h-cancel-support = Vigilanza
empire-card-h-confession = Confessione

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
empire-card-v-vampire-1 = Artigli
empire-card-v-vampire-2 = Zanne
empire-card-v-vampire-3 = Sete di sangue
empire-card-v-vampire-nobles-1 = Stirpe oscura
empire-card-v-vampire-servants-1 = Servo ammaliato
empire-card-v-vampire-clergy-1 = Messa nera
empire-card-v-organist = Organista
empire-card-v-lady-in-waiting = Dama di compagnia
empire-card-v-scullion = Sguattero
empire-card-v-cancel-combat = Ipnosi
empire-card-v-draw = Banchetto di sangue
empire-card-v-tutor-deck = Grimorio
empire-card-v-tutor-cellar = Cripta
empire-card-v-tutor-moat = Risorto dalla tomba
empire-card-v-spy = Ricatto
empire-card-v-protect = Nebbia
empire-card-v-cancel-support = Intrigo
empire-card-v-bat-form = Forma di pipistrello

## Domande

empire-prompt-discard =
    { $excess ->
        [0] Vuoi scartare e pescare, o proseguire?
        [one] Hai troppe carte in mano: scartane una.
       *[other] Hai troppe carte in mano: scartane { $excess }.
    }
empire-prompt-reveal = Vuoi rivelare uno dei tuoi vampiri?
empire-prompt-action =
    { $day ->
        [1] Scegli la tua azione per il giorno.
       *[0] Scegli la tua azione per la notte.
    }
empire-prompt-strike = Vuoi attaccare subito { $who-the }?
empire-prompt-lay-attack = Attacca { $target-the } con { $attacker-the }: round { $round }, attacco { $attack }, difesa { $defence }.
empire-prompt-lay-defence = Difendi { $target-the } contro { $attacker-the }: round { $round }, attacco { $attack }, difesa { $defence }.
empire-limit-cards = Carte
empire-limit-points = Punti
empire-limit-copies = { $card }
empire-prompt-pay-cost =
    { $left ->
        [one] Scegli una carta con cui pagare.
       *[other] Scegli { $left } carte con cui pagare.
    }
empire-prompt-pay-pass =
    { $left ->
        [one] Scegli una carta da scartare.
       *[other] Scegli { $left } carte da scartare.
    }
empire-prompt-pay-hide =
    { $left ->
        [one] Scegli una carta Combattimento per nascondere il personaggio.
       *[other] Scegli { $left } carte Combattimento per nascondere il personaggio.
    }
empire-prompt-pay-water =
    { $left ->
        [one] Scegli una carta Acqua Santa.
       *[other] Scegli { $left } carte Acqua Santa.
    }
empire-prompt-support-before = Giochi una carta Supporto prima dell’azione?
empire-prompt-support-after = Giochi una carta Supporto dopo l’azione?
empire-prompt-support-fight = Giochi una carta Supporto in questo combattimento?
empire-prompt-answer = { $seat-The } gioca { $card }. Vuoi rispondere?
empire-prompt-target = Scegli il bersaglio di { $card }.
empire-prompt-replace = { $card }: carta annullata. Ne giochi un’altra?
empire-prompt-pick = Quale carta prendi { $pile-from }?
empire-prompt-spy = Quale carta deve scartare l’avversario?

## Scelte

empire-option-discard-cellar = Scarta { $card } nello scantinato
empire-option-discard-moat = Scarta { $card } nel fossato
empire-option-discard-draw = Pesca fino ad avere otto carte
empire-option-discard-skip = Prosegui senza pescare
empire-option-reveal = Rivela che { $who-the } è un vampiro
empire-option-reveal-none = Non rivelare nessuno
empire-option-fight = Attacca { $target-the } con { $attacker-the }
empire-option-hide = Nascondi { $who-the } in città
empire-option-water = Usa l’acqua santa { $who-on }
empire-option-pass =
    { $count ->
        [0] Passa
        [one] Passa e scarta una carta
       *[other] Passa e scarta { $count } carte
    }
empire-option-strike-none = Non attaccare
empire-option-lay = Gioca { $card }, valore { $value }
empire-option-lay-water = Gioca la carta appena usata: { $card }, valore { $value }
empire-option-lay-none = Non giocare carte
empire-option-lay-stop = Interrompi l’attacco
empire-option-replace-none = Non giocarne un’altra
empire-option-card = { $card }
empire-option-support =
    { $cost ->
        [0] Gioca { $card } gratis
        [one] Gioca { $card } per una carta
       *[other] Gioca { $card } per { $cost } carte
    }
empire-option-support-none-open = Non giocare carte Supporto
empire-option-support-none-fight = Non giocare carte Supporto
empire-option-support-none-answer = Non rispondere

empire-target-plain = { $what }
empire-target-attack = { $who }, gettone attacco
empire-target-defence = { $who }, gettone difesa

## Eventi

empire-event-turn = { $day ->
        [1] Turno { $turn }: si fa giorno.
       *[0] Turno { $turn }: cala la notte.
    } { $seat-you ->
        [1] Tocca a te.
       *[0] Tocca { $seat-to }.
    }
empire-event-you-draw = Peschi { $cards }.
empire-event-draws = { $seat-you ->
        [1] Peschi
       *[0] { $seat-The } pesca
    } { $count ->
        [one] una carta.
       *[other] { $count } carte.
    }
empire-event-cellar =
    { $seat-you ->
        [1]
            { $count ->
                [0] Hai vuoti il mazzo e lo scantinato. Lo scantinato è chiuso.
                [one] Formi un nuovo mazzo dallo scantinato: una carta. Lo scantinato è chiuso.
               *[other] Formi un nuovo mazzo dallo scantinato: { $count } carte. Lo scantinato è chiuso.
            }
       *[0]
            { $count ->
                [0] { $seat-The } ha vuoti il mazzo e lo scantinato. Lo scantinato è chiuso.
                [one] { $seat-The } forma un nuovo mazzo dallo scantinato: una carta. Lo scantinato è chiuso.
               *[other] { $seat-The } forma un nuovo mazzo dallo scantinato: { $count } carte. Lo scantinato è chiuso.
            }
    }
empire-event-discards = { $seat-you ->
        [1] Scarti
       *[0] { $seat-The } scarta
    } { $moat ->
        [0]
            { $cellar ->
                [one] una carta nello scantinato.
               *[other] { $cellar } carte nello scantinato.
            }
        [one]
            { $cellar ->
                [0] una carta nel fossato.
                [one] una carta nello scantinato e una nel fossato.
               *[other] { $cellar } carte nello scantinato e una nel fossato.
            }
       *[other]
            { $cellar ->
                [0] { $moat } carte nel fossato.
                [one] una carta nello scantinato e { $moat } nel fossato.
               *[other] { $cellar } carte nello scantinato e { $moat } nel fossato.
            }
    }
empire-event-vampire =
    { $who-gender ->
        [feminine] { $who-The } viene rivelata: è un vampiro.
       *[masculine] { $who-The } viene rivelato: è un vampiro.
    }
empire-event-human =
    { $who-gender ->
        [feminine] { $who-The } è umana.
       *[masculine] { $who-The } è umano.
    }
empire-event-enters =
    { $revealed ->
        [1] { $who-The }, vampiro rivelato, entra nel castello.
       *[0] { $who-The } entra nel castello.
    }
empire-event-under-city = { $who-The } finisce in fondo alla città.
empire-event-hides =
    { $seat-you ->
        [1] Nascondi { $who-the } con { $cards }.
       *[0] { $seat-The } nasconde { $who-the } con { $cards }.
    }
empire-event-water =
    { $seat-you ->
        [1] Usi l’acqua santa { $who-on }: { $cards }.
       *[0] { $seat-The } usa l’acqua santa { $who-on }: { $cards }.
    }
empire-event-passes =
    { $seat-you ->
        [1]
            { $count ->
                [0] Passi.
                [one] Passi e scarti una carta.
               *[other] Passi e scarti { $count } carte.
            }
       *[0]
            { $count ->
                [0] { $seat-The } passa.
                [one] { $seat-The } passa e scarta una carta.
               *[other] { $seat-The } passa e scarta { $count } carte.
            }
    }
empire-event-attacks =
    { $seat-you ->
        [1] Attacchi { $target-the } con { $attacker-the }.
       *[0] { $seat-The } attacca { $target-the } con { $attacker-the }.
    }
empire-event-lays =
    { $seat-you ->
        [1]
            { $count ->
                [0] Non giochi carte. Attacco { $attack }, difesa { $defence }.
               *[other] Giochi { $cards }. Attacco { $attack }, difesa { $defence }.
            }
       *[0]
            { $count ->
                [0] { $seat-The } non gioca carte. Attacco { $attack }, difesa { $defence }.
               *[other] { $seat-The } gioca { $cards }. Attacco { $attack }, difesa { $defence }.
            }
    }
empire-event-round = Fine del round { $round }: attacco { $attack }, difesa { $defence }.
empire-event-survives = { $who-The } sopravvive.
empire-event-dies =
    { $vampire ->
        [1] { $who-The } muore. Era un vampiro.
       *[0]
            { $who-gender ->
                [feminine] { $who-The } muore. Era umana.
               *[masculine] { $who-The } muore. Era umano.
            }
    }
empire-event-plays = { $seat-you ->
        [1] Giochi
       *[0] { $seat-The } gioca
    } { $cost ->
        [0] { $card } gratis.
        [one] { $card } per una carta.
       *[other] { $card } per { $cost } carte.
    }
empire-event-plays-on = { $seat-you ->
        [1] Giochi
       *[0] { $seat-The } gioca
    } { $cost ->
        [0] { $card } gratis. Bersaglio: { $target }.
        [one] { $card } per una carta. Bersaglio: { $target }.
       *[other] { $card } per { $cost } carte. Bersaglio: { $target }.
    }
empire-event-no-effect = { $card } non ha effetto.
empire-event-cancelled = La carta { $card } è annullata.
empire-event-replaces =
    { $seat-you ->
        [1] Al suo posto giochi { $card }.
       *[0] Al suo posto { $seat-the } gioca { $card }.
    }
empire-event-you-pick = Prendi { $card } { $pile-from }.
empire-event-picks =
    { $seat-you ->
        [1] Prendi una carta { $pile-from }.
       *[0] { $seat-The } prende una carta { $pile-from }.
    }
empire-event-you-see = Vedi la mano dell’avversario: { $cards }.
empire-event-sees =
    { $seat-you ->
        [1] Guardi la mano dell’avversario.
       *[0] { $seat-The } guarda la mano dell’avversario.
    }
empire-event-spy-discards = La carta { $card } passa da quella mano al fossato.
empire-event-you-trust =
    { $who-gender ->
        [feminine] Un segnalino del sacchetto ti mostra che { $who-the } è umana.
       *[masculine] Un segnalino del sacchetto ti mostra che { $who-the } è umano.
    }
empire-event-over =
    { $winner-you ->
        [1] { $reason } Hai vinto.
       *[0] { $reason } Vince { $winner-the }.
    }
empire-event-drawn = { $reason } La partita finisce in parità.

## Conclusioni

empire-tally =
    Punti per i superstiti: { $ones } { $one-you ->
        [1] a te
       *[0] { $one-to }
    }, { $others } { $other-you ->
        [1] a te
       *[0] { $other-to }
    }
empire-end-no-human = Tutti gli umani sono morti.
empire-end-no-vampire = Tutti i vampiri sono morti.
empire-end-castle = Tre vampiri rivelati tengono il castello.
empire-end-cards = Entrambi i giocatori hanno finito le carte. { $tally }.
empire-end-turns = L’ultimo turno è stato giocato. { $tally }.
empire-end-agreed = I giocatori decidono di fermarsi. { $tally }.
empire-end-resign =
    { $seat-you ->
        [1] Abbandoni.
       *[0] { $seat-The } abbandona.
    }
empire-end-timeout =
    { $seat-you ->
        [1] Hai esaurito il tempo.
       *[0] { $seat-The } esaurisce il tempo.
    }

## Motivi: perché qualcosa non si può fare, e che cosa servirebbe

empire-reason-must-discard-down = Hai in mano più di otto carte. Prima scarta fino ad averne otto.
empire-reason-must-draw = Hai la mano vuota e puoi ancora pescare, quindi devi farlo.
empire-reason-nothing-to-draw = Non c’è nulla da pescare: hai già otto carte, o non ne restano da pescare.
empire-reason-cellar-used = Il tuo scantinato è già stato usato e resta chiuso per tutta la partita.
empire-reason-already-revealed = Questo vampiro è già rivelato.
empire-reason-not-a-vampire = Si può rivelare solo un vampiro, e questo personaggio è umano.
empire-reason-hide-needs-cards = Per nascondere un personaggio servono in mano tre carte Combattimento adatte.
empire-reason-hide-needs-city = La città è vuota. Per nascondere un personaggio serve chi ne prenda il posto.
empire-reason-water-needs-cards = Servono in mano due carte Acqua Santa.
empire-reason-water-known = Tutti sanno già che cos’è questo personaggio.
empire-reason-attacker-is-vampire = Il giocatore umano non può attaccare con un vampiro rivelato.
empire-reason-attacker-must-be-revealed = Nel castello c’è un vampiro rivelato, quindi deve attaccare un vampiro rivelato.
empire-reason-target-protected = Questo personaggio è protetto e in questo turno non può essere attaccato.
empire-reason-no-valid-card = Serve in mano una carta valida per chi attacca.
empire-reason-too-weak = Tutte le tue carte valide insieme non superano i gettoni difesa del bersaglio.
empire-reason-not-a-combat-card = Questa è una carta Supporto. Qui serve una carta Combattimento.
empire-reason-not-a-red-card = In questa partita solo le carte Vampiro servono a nascondere un personaggio.
empire-reason-not-holy-water = Qui serve una carta Acqua Santa.
empire-reason-wrong-profession = La carta deve avere la professione del personaggio che sostieni.
empire-reason-water-needs-revealed = Questa carta Acqua Santa richiede un vampiro rivelato come avversario, o un personaggio della sua professione da sostenere.
empire-reason-red-needs-revealed = Questa carta Vampiro richiede un vampiro rivelato da sostenere, o un personaggio della sua professione.
empire-reason-must-defend = In questa partita chi difende e ha una carta valida deve giocarla.
empire-reason-not-a-support-card = Questa non è una carta Supporto.
empire-reason-cannot-pay = Non hai in mano abbastanza altre carte per pagarla.
empire-reason-only-in-a-fight = Questa carta si gioca solo in un combattimento, dopo che l’avversario ha giocato le sue.
empire-reason-not-in-a-fight = Questa carta non si gioca in un combattimento. Giocala prima o dopo l’azione.
empire-reason-only-as-answer = Questa carta si gioca solo in risposta a una carta Supporto dell’avversario.
empire-reason-not-as-answer = Questa carta non può rispondere a una carta Supporto.
empire-reason-only-before-action = Questa carta va giocata prima dell’azione del turno.
empire-reason-no-target = Ora non c’è un bersaglio adatto a questa carta.
empire-reason-pile-empty = In quella pila non ci sono carte.
empire-reason-bag-empty = Nel sacchetto non ci sono più segnalini.

## I personaggi dei bot: come gioca ciascuno

empire-cast-top = Fa qualunque cosa le regole permettano, e si sorprende quanto te.
empire-cast-feather = Non ha un piano: per questo nessuno lo indovina.
empire-cast-kite = Gioca con giudizio, quando ci pensa.
empire-cast-cup = Dimentica spesso che c’era un’altra carta da giocare.
empire-cast-key = Osserva chi combatte contro chi, ne trae conclusioni e ogni tanto bluffa.
empire-cast-anvil = Tiene da parte buone carte per la difesa e decide a colpo d’occhio.
empire-cast-abacus = Gioca la serata nella mente, molte volte, prima di calare una carta.
empire-cast-glasses = Non vede la tua mano, così ne immagina una dopo l’altra.
