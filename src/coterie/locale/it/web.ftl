# Il client nel browser: le sue pagine, tranne il tavolo di gioco e la visione delle partite finite.

## Everywhere

web-brand = Coterie, pagina iniziale
web-title = { $page } · Coterie
web-title-home = Coterie: un tavolo per i giochi di vampiri
web-nav = Pagine
web-nav-play = Gioca
web-nav-tables = Tavoli
web-nav-replays = Rivedi
web-nav-rules = Regole
web-nav-settings = Impostazioni
web-language = Lingua
web-theme-to-light = Passa al tema chiaro
web-theme-to-dark = Passa al tema scuro
web-skip = Vai al contenuto
web-close = Chiudi
web-copy = Copia
web-copied = Copiato.
web-copy-failed = Il browser non ci permette di copiare. L’indirizzo è selezionato: copialo tu.
web-just-now = proprio ora
web-broken = Questa parte della pagina non si è caricata. Controlla la connessione, poi ricarica la pagina.
web-problem = Non ha funzionato: { $message }
web-no-server = Il server non risponde. Controlla la connessione e riprova.
web-try-again = Riprova
web-wait-games = Carico i giochi…
web-wait-cards = Carico le carte…
web-wait-check = Controllo le opzioni…
web-wait-table = Preparo il tavolo…
web-wait-open = Apro il tavolo…
web-wait-join = Prendo posto…
web-wait-tables = Cerco i tavoli…
web-wait-mine = Cerco le tue partite…
web-wait-record = Carico la registrazione…
web-wait-notices = Carico i tuoi avvisi…
web-wait-replay = Carico la partita…
web-wait-upload = Leggo la registrazione…
web-wait-words = Carico la lingua…
web-wait-page = Carico la pagina…
web-foot-private = Non serve un account. Nulla lascia questo server.
web-foot-explains = La prima partita si spiega da sola mentre giochi.

## First page

web-home-title = Un tavolo per la lunga notte
web-home-lead = Coterie dà le carte, custodisce i segreti e conosce ogni regola. Gioca con gli amici, o lascia i posti vuoti ai bot.
web-games = Giochi
web-game-empire-about = Nove persone in un castello, tre di loro sono vampiri. Un giocatore sa quali; l’altro ha l’acqua santa.
web-game-fury-about = Uno di voi si nasconde in Europa. I cacciatori hanno una traccia fredda, le ferrovie, e tempo fino all’alba.
web-game-vtes-about = Vampiri antichi si combattono attraverso i più giovani. Dai la caccia al giocatore alla tua sinistra e sopravvivi a quello alla tua destra, con intrighi, voti e sangue.
web-game-empire-resign = Ti arrendi e vince il tuo avversario.
web-game-fury-resign =
    { $crowd ->
        [1] Perdi. Al tuo posto gioca un bot, e gli altri decidono se continuare.
       *[0] { $seat ->
            [dracula] Ti arrendi e vincono i cacciatori.
           *[other] { $seats ->
                [2] Ti arrendi e vince Dracula.
               *[other] Ti arrendi per tutti i cacciatori: la partita finisce e vince Dracula.
            }
        }
    }
web-game-vtes-resign = Vieni eliminato: il tuo predatore guadagna un punto vittoria e 6 punti risorsa, e gli altri continuano. Se resta un solo giocatore, la partita finisce.
web-players =
    { $count ->
        [one] Un giocatore
       *[other] { $count } giocatori
    }
web-minutes =
    { $count ->
        [one] Un minuto
       *[other] { $count } minuti
    }
web-play-now = Gioca subito
web-set-up = Prepara un tavolo

## My games

web-mine = Le mie partite
web-mine-waiting =
    { $count ->
        [0] Nessuna partita ti aspetta.
        [one] Una partita ti aspetta.
       *[other] { $count } partite ti aspettano.
    }
web-mine-none = Qui trovi le partite che cominci, o a cui ti unisci, in questo browser.
web-mine-move = Sposta questo elenco su un altro dispositivo
web-mine-line = { $seat }, con { $others }
web-mine-for = da { $time }
web-mine-gathering = in attesa di giocatori
web-mine-playing = in attesa di: { $others }
web-mine-halted = in sospeso dopo un aggiornamento
web-mine-unknown-game = Partita sconosciuta
web-mine-unknown = Per ora questo server non conosce questo posto. Il tuo link resta salvato.
web-mine-over = finita
web-mine-your-move = Tocca a te
web-mine-look = Guarda
web-mine-forget-game = Togli { $game } dall’elenco
web-move-title = Sposta le mie partite
web-move-explained = Apri questo link sull’altro dispositivo. Chi ce l’ha può giocare ai tuoi posti: non darlo a nessuno.
web-move-link = Link con tutti i tuoi posti
web-move-working = Carico le tue partite…
web-move-done =
    { $count ->
        [0] Questo server non conosce nessuno di questi posti.
        [one] Una partita aggiunta al tuo elenco.
       *[other] { $count } partite aggiunte al tuo elenco.
    }
web-move-home = Vai alle mie partite
web-seat-title = Prendi posto
web-seat-working = Preparo il tuo posto…
web-seat-unknown = Questo server non conosce il posto. Forse il tavolo è stato chiuso, o il link è incompleto.

## Notices

web-notices-title = Avvisi di turno
web-notices-of = Avvisami quando tocca a me: { $game }
web-notices-lead = Ricevi un messaggio quando { $game } ti aspetta da un minuto. Dice solo di quale tavolo si tratta.
web-notices-mail = E-mail
web-notices-mail-hint = Ti scriviamo una volta per chiederti conferma.
web-notices-unconfirmed = Non ancora confermato: controlla la posta.
web-notices-no-mail = Questo server non invia e-mail.
web-notices-webhook = Webhook
web-notices-webhook-hint = Per una chat o un programma. Invia un messaggio in JSON.
web-notices-feed = Feed
web-notices-feed-hint = Per un lettore di feed (Atom).
web-notices-feed-link = Indirizzo del feed
web-notices-save = Salva
web-notices-saved = Salvato.

## Bots and seats

web-bot-random = a caso
web-bot-easy = facile
web-bot-steady = costante
web-bot-search = riflessivo
web-bot-named = { $who } (bot, { $level })
web-seat-open = Posto libero
web-seat-closed = Chiuso
web-seat-somebody = Qualcuno

## Tables

web-origin-position = Da una posizione preparata
web-origin-position-hint = Questa partita comincia da una posizione preparata da qualcuno. Chi ha aperto il tavolo può conoscere le carte nascoste.
web-origin-fork = Continuata da un replay
web-origin-fork-hint = Questa partita continua da una già finita: chiunque può sapere che cosa verrà.
web-origin-record = Registrazione caricata
web-origin-record-hint = Qualcuno ha caricato questa partita. Non è stata giocata su questo server.
web-tables-title = Tavoli
web-tables-lead = I tavoli pubblici di questo server. Prendi un posto libero, o guarda.
web-tables-none = Nessun tavolo pubblico al momento.
web-tables-gathering = In attesa di giocatori
web-tables-playing = In corso
web-tables-join = Prendi posto
web-tables-join-as = Prendi questo posto: { $seat }
web-tables-watch = Guarda
web-tables-go = Vai al tavolo
web-tables-more = Mostra altri tavoli
web-clock-none = Senza orologio
web-clock-decision = { $time } per ogni decisione
web-clock-player = { $time } per ogni giocatore

## A new table

web-new-title = Nuovo tavolo
web-new-lead = Chi siede dove, quanto tempo c’è per pensare e chi può unirsi.
web-new-game = Gioco
web-new-seats = Posti
web-new-seat-kind = Chi gioca: { $seat }
web-new-mine = Io
web-new-open = Libero
web-new-bot = Bot: { $level }
web-new-anyone = Chiunque ({ $level })
web-new-person = { $name } ({ $level })
web-new-name = Il tuo nome
web-new-name-hint = Gli altri lo vedono al tavolo. Facoltativo.
web-new-table-name = Nome del tavolo
web-new-table-name-hint = Aiuta gli altri a trovare il tavolo. Facoltativo.
web-new-clock = Orologio
web-new-clock-none = Nessuno
web-new-clock-decision = Per decisione
web-new-clock-player = Per giocatore
web-new-clock-time = Tempo
web-new-clock-hint = Quando il tempo finisce, un bot gioca per te finché non torni.
web-new-windows = Tempo per reagire
web-new-windows-brisk = Rapido
web-new-windows-calm = Calmo
web-new-windows-slow = Lento
web-new-windows-hint = Tutti hanno lo stesso tempo, e chiunque può prendersene di più.
web-new-who = Chi può unirsi
web-new-private = Solo con il link
web-new-public = Chiunque su questo server
web-new-whispers = Sussurri
web-new-whispers-hint = I giocatori possono scriversi in privato.
web-new-rules = Opzioni di gioco
web-new-rules-hint = Dove il regolamento si può leggere in due modi, scegli tu. Quello che consigliamo è già selezionato.
web-new-file-usual = Predefinito
web-new-file-choose = Scegli un file
web-new-file-paste = o incolla una lista
web-new-file-remove = Torna al predefinito
web-new-file-bad = Impossibile leggere { $file }: non è né TOML né JSON. Guarda la riga { $line }.
web-new-file-large = { $file } è troppo grande. Il limite è 200 kB.
web-new-number-bad = Inserisci un numero intero da { $least } a { $most }.
web-new-setup-bad = Con queste opzioni non si può giocare: { $message }
web-new-make = Apri il tavolo
web-new-needs-me = Prendi almeno un posto, o lasciane uno libero.
web-new-made = Il tavolo è pronto
web-new-invite = Link d’invito
web-new-invite-hint = Chi lo apre può prendere un posto libero.
web-new-yours = Il tuo link personale: { $seat }
web-new-yours-hint = Ti riporta al tuo posto su qualsiasi dispositivo. Tienilo per te.
web-new-go = Vai al tavolo
web-setup-empire-hide-cost = Nascondersi costa
web-setup-empire-hide-cost-any = tre carte Combattimento qualsiasi
web-setup-empire-hide-cost-red = tre carte rosse
web-setup-empire-attacker = Con un vampiro rivelato nel castello, il giocatore vampiro
web-setup-empire-attacker-must = deve attaccare con quello
web-setup-empire-attacker-may = può attaccare con chiunque
web-setup-empire-death = Il difensore può morire
web-setup-empire-death-each = in entrambi i round
web-setup-empire-death-last = solo alla fine del combattimento
web-setup-empire-tokens = I gettoni contano
web-setup-empire-tokens-first = solo nel primo round
web-setup-empire-tokens-kept = in tutti e due i round
web-setup-empire-defence = Un difensore con una carta valida in mano
web-setup-empire-defence-free = può anche non giocarla
web-setup-empire-defence-must = deve giocarne una
web-setup-empire-turn-limit = Turni prima che si contino i vivi
web-setup-fury-players = Giocatori
web-setup-fury-players-2 = due: Dracula, e uno per tutti e quattro i cacciatori
web-setup-fury-players-3 = tre: Dracula, e due con due cacciatori ciascuno
web-setup-fury-players-4 = quattro: Dracula, e tre giocatori per i cacciatori
web-setup-fury-players-5 = cinque: Dracula, e uno per ogni cacciatore
web-setup-fury-landing = Quando Dracula sbarca in un porto
web-setup-fury-landing-free = non costa sangue
web-setup-fury-landing-paid = conta come movimento per mare
web-setup-fury-allies = Alleati in gioco
web-setup-fury-allies-side = uno per parte
web-setup-fury-allies-all = uno in tutto
web-setup-fury-bat = Dracula come pipistrello
web-setup-fury-bat-away = non si posa mai su un cacciatore
web-setup-fury-bat-onto = può posarsi su un cacciatore
web-setup-fury-train = Se il dado vieta un treno annunciato
web-setup-fury-train-free = il cacciatore si muove come permette il dado
web-setup-fury-train-lost = il cacciatore resta dov’è
web-setup-fury-shown-item = L’Item che un cacciatore morso deve rivelare
web-setup-fury-shown-item-joins = si può usare in combattimento
web-setup-fury-shown-item-apart = non si può usare in combattimento
web-setup-fury-newspaper = Newspaper Reports, se la carta coperta più vecchia è il luogo in cui si trova Dracula
web-setup-fury-newspaper-elsewhere = i cacciatori lo vengono a sapere, ma la carta resta coperta
web-setup-fury-newspaper-anywhere = la carta viene rivelata come le altre
web-setup-fury-turn-limit = Round prima che la partita sia patta
web-setup-fury-data = I tuoi numeri
web-setup-vtes-players = Giocatori
web-setup-vtes-players-2 = due
web-setup-vtes-players-3 = tre
web-setup-vtes-players-4 = quattro
web-setup-vtes-players-5 = cinque
web-setup-vtes-decks = Il tuo mazzo
web-setup-vtes-lists = Liste dei mazzi
web-setup-vtes-lists-closed = chiuse: conosci solo la tua
web-setup-vtes-lists-open = aperte: tutti possono vedere tutte le liste
web-setup-vtes-turn-limit = Turni prima che la partita finisca e chi resta riceva mezzo punto (si contano i turni di tutti; 0: nessun limite)
web-setup-vtes-tournament = Torneo: ritirarsi vale mezzo punto invece di uno
web-setup-empire-human-deck = Mazzo del giocatore umano
web-setup-empire-vampire-deck = Mazzo del giocatore vampiro

## Rules

web-rules-title = Regole
web-rules-of = { $game }: le regole
web-rules-lead = Ogni sezione del regolamento in breve, a parole nostre, con un esempio.
web-rules-search = Cerca nelle regole
web-rules-found =
    { $count ->
        [0] Nessun risultato
        [one] Una sezione
       *[other] { $count } sezioni
    }
web-rules-example = Per esempio
web-rules-contents = Sezioni
web-rules-link = Link a questa regola
web-rules-unwritten = Per questo gioco non ci sono regole scritte.

## Replays

web-replays-lead = Rivedi una partita finita da qualsiasi posto, o riprendila da qualsiasi momento.
web-replays-mine = Le mie partite finite
web-replays-none = Nessuna delle tue partite è ancora finita.
web-replays-watch = Rivedi
web-replays-file = Da un file
web-replays-file-hint = Puoi salvare una registrazione alla fine di una partita, o dalla riga di comando.
web-replays-choose = Scegli un file
web-replays-bad-file = Questo file non è la registrazione di una partita.
web-replays-won = Vittoria: { $winners }
web-replays-drawn = Pareggio

## Settings

web-settings-lead = Salvate in questo browser.
web-settings-look = Aspetto
web-settings-theme = Tema
web-settings-theme-system = Come nel sistema
web-settings-theme-light = Chiaro
web-settings-theme-dark = Scuro
web-settings-motion = Animazioni
web-settings-motion-hint = Le carte si muovono sul tavolo. Se è spento, una linea mostra che cosa è cambiato.
web-settings-play = Gioco
web-settings-sound = Suona quando tocca a te
web-settings-sound-hint = Un breve ticchettio, e un segno nel titolo della finestra.
web-settings-confirm = Conferma le scelte costose
web-settings-confirm-hint = Chiede ancora prima che ti arrenda o perda molto.
web-settings-explain = Spiega mentre gioco
web-settings-explain-hint = Una riga sotto ogni domanda dice che cosa significa e che cosa puoi cliccare.
web-settings-speed = Velocità dei bot
web-settings-speed-slow = Lenta
web-settings-speed-normal = Normale
web-settings-speed-fast = Veloce
web-settings-speed-instant = Istantanea
web-settings-speed-still = Le animazioni sono spente: ogni mossa appare subito.
web-settings-size = Dimensione del testo
web-settings-size-normal = Normale
web-settings-size-large = Grande
web-settings-size-largest = Molto grande
web-settings-hover = Mostra la carta intera quando la indichi
web-settings-hover-short = Presto
web-settings-hover-normal = Normale
web-settings-hover-long = Dopo un po’
web-settings-hover-never = Mai
web-settings-passing = Passo automatico ai nuovi tavoli
web-settings-passing-hint = Se un interruttore è acceso, i nuovi tavoli passano per te senza chiedere. Puoi cambiarlo a ogni tavolo.
web-settings-passing-none = Le domande a cui puoi passare compariranno qui quando le avrai incontrate a un tavolo.
web-settings-text = Tavoli in testo
web-settings-text-hint = I giochi come titoli, elenchi e pulsanti, per lettori di schermo e per chi usa la tastiera.
web-settings-name = Nome
web-settings-name-hint = Gli altri lo vedono quando prendi posto.

## Design

web-design-title = Design
web-design-lead = Due inchiostri e una fiamma: gli elementi del client.
web-design-colours = Colori
web-design-type = Caratteri
web-design-signs = Icone
web-design-buttons = Pulsanti e campi
web-design-people = Persone
web-design-roses = Rosoni
web-design-cards = Carte
web-design-states = Stati
web-design-available = disponibile
web-design-selected = scelta
web-design-not-now = non ora
web-design-elsewhere = sulla scena
web-design-face-down = coperta
web-design-blood = { $blood } sangue su { $capacity }
web-design-example-field = Un campo
web-design-example-question = Giochi un’altra carta, o lasci rispondere l’altro?
web-design-example-text = L’inchiostro nero dice ciò che è. Il rosso dice quanto costa in sangue. La fiamma dice che cosa puoi fare ora.
web-design-licence = licenza
web-design-open-dialog = Mostra una finestra
web-design-show-toast = Mostra un messaggio

## Not found

web-missing-title = Qui non c’è nulla
web-missing-text = Questa pagina non esiste. Il link può essere vecchio o incompleto.
web-missing-home = Vai alla pagina iniziale
