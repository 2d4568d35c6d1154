# La sala dei mazzi.

web-nav-decks = Sala dei mazzi
web-wait-deck = Leggo il mazzo…

## The deck that is open

web-decks-deck = Mazzo
web-decks-new = Nuovo mazzo
web-decks-name = Nome del mazzo
web-decks-rename = Rinomina il mazzo
web-decks-saved = versione { $version }, salvata { $when } su questo dispositivo
web-decks-sizes = { $crypt } cripta, { $library } libreria, salvato
web-decks-crypt = cripta
web-decks-crypt-heading = Cripta
web-decks-crypt-size = { $least } o più; per capacità
web-decks-library = Libreria
web-decks-library-size = da { $least } a { $most }; per tipo
web-decks-group-of = gr. { $group }
web-decks-less = { $card }: una copia in meno
web-decks-more = { $card }: una copia in più
web-decks-undo = Annulla l’ultima modifica (U)
web-decks-begin = Da dove vuoi cominciare?
web-decks-begin-hint = Prendi uno dei sette mazzi della Quinta Edizione e cambia ciò che vuoi, porta una tua lista, oppure cerca e aggiungi carte con +.
web-decks-precon = { $clan }, versione mia
web-decks-plays-malkavian = Dissangua nell’ombra: furtività a ogni azione, e Dominazione per deviare i colpi che tornano.
web-decks-plays-nosferatu = Un muro di pugni e di bestie: blocca ciò che vede e vince lo scontro che segue.
web-decks-plays-toreador = Vota con fascino: referendum che tolgono risorse, e Maestà per uscire da uno scontro.
web-decks-plays-tremere = Magia del sangue, con pazienza: ruba sangue in combattimento, dissangua forte e legge ogni mossa.
web-decks-plays-ventrue = Principi che governano: vampiri grandi, molti voti, e la tempra per superare un blocco.
web-decks-plays-lasombra = Ombre che votano e colpiscono: dissanguamenti furtivi, trappole nel buio e gli Amici Noctis.
web-decks-plays-hecata = La famiglia e i suoi morti: cadaveri e spettri lavorano mentre i vampiri aspettano.

## Faults

web-decks-kind = Regole dei mazzi
web-decks-faults = { $count ->
    [one] Un errore.
   *[other] { $count } errori.
}
web-decks-show = Mostra
web-decks-next-fault = Errore successivo
web-decks-not-taken = I tavoli accettano il mazzo quando gli errori sono corretti.
web-decks-not-yet = non ancora
web-decks-not-yet-long = Qui non puoi ancora giocare questa carta.

## Search and filters

web-decks-search = Cerca fra { $count } carte per nome o per parole
web-decks-search-short = Cerca fra { $count } carte
web-decks-found = Carte trovate
web-decks-cards = { $count ->
    [one] carta
   *[other] carte
}
web-decks-none = Nessuna carta corrisponde. Togli un filtro, o cerca meno parole.
web-decks-order = Ordine
web-decks-order-name = per nome
web-decks-order-type = per tipo
web-decks-order-cost = per costo
web-decks-filters = Filtri
web-decks-filters-set = { $count ->
    [0] Filtri
    [one] Filtri, uno attivo
   *[other] Filtri, { $count } attivi
}
web-decks-show-found = { $count ->
    [one] Mostra una carta
   *[other] Mostra { $count } carte
}
web-decks-without = Togli il filtro: { $filter }
web-decks-clear = togli tutti
web-decks-any = tutti
web-decks-chosen = scelti: { $count }
web-decks-type = Tipo
web-decks-types = { $count } tipi
web-decks-clan = Clan
web-decks-clans = { $count } clan
web-decks-all-clans = Tutti i clan
web-decks-discipline = Disciplina
web-decks-all-disciplines = Tutte le Discipline
web-decks-twice = due volte: superiore
web-decks-basic = base
web-decks-superior = superiore
web-decks-basic-of = { $name }, base
web-decks-superior-of = { $name }, superiore
web-decks-costs = Costo e capacità
web-decks-blood = Sangue
web-decks-pool = Risorse
web-decks-capacity = Capacità
web-decks-at-least = { $what }, almeno
web-decks-at-most = { $what }, al massimo
web-decks-from-to = da { $low } a { $high }
web-decks-span = { $what } da { $low } a { $high }
web-decks-group = Gruppo
web-decks-set = Serie
web-decks-set-any = Serie: una delle { $count }
web-decks-sect = Setta
web-decks-sect-any = Ogni setta
web-decks-title = Titolo
web-decks-title-any = Ogni titolo
web-decks-legal = Formato
web-decks-legal-any = Regolari o no
web-decks-legal-in = Regolari in { $kind }
web-decks-text = Parole nel testo
web-decks-by-crypt = La mia cripta può giocarla
web-decks-playable = Giocabile a questo tavolo
web-decks-playable-short = giocabile

## Reading a card

web-decks-copies = Copie nel mazzo
web-decks-cost-x = costa X
web-decks-cost-blood = { $amount } sangue
web-decks-cost-pool = { $amount } risorse
web-decks-free = gratis

## Figures

web-decks-types-of = Tipi
web-decks-costs-of = Costi
web-decks-average = Capacità media { $average }; i quattro più cari costano { $dearest }.
web-decks-odds-hand = { $card } nella prima mano: { $odds }
web-decks-odds-crypt = { $card } fra i primi quattro: { $odds }
web-decks-disciplines-of = Discipline
web-decks-of-vampires = { $count ->
    [one] su un vampiro
   *[other] su { $count } vampiri
}
web-decks-of-cards = { $count ->
    [one] su una carta
   *[other] su { $count } carte
}
web-decks-solid = pieno: superiore, tratteggio: base
web-decks-hand = Una mano di prova
web-decks-out-by = un vampiro esce entro il turno { $turn } nel { $odds } delle pescate
web-decks-draw = Pesca ancora
web-decks-next-card = la carta seguente

## Trying and measuring

web-decks-try = Provalo contro i bot
web-decks-measure = Misura
web-decks-measure-games = Misura { $games } partite
web-decks-measured = Misurato
web-decks-measured-title = Come è andato { $deck }
web-decks-measure-hint = { $games } partite fra bot mostrano come va il mazzo a un tavolo da cinque: quanto vince, quali carte gioca e quali tiene soltanto.
web-decks-games = { $games } partite, { $bots } avversari
web-decks-won = tavoli vinti
web-decks-even = { $share } alla pari
web-decks-interval = Fra { $low } e { $high }, con il 95% di fiducia; la quota alla pari è { $even }
web-decks-points = punti a partita
web-decks-first-out = fuori per primo
web-decks-worst = predatore peggiore
web-decks-progress = { $games } partite su { $asked }
web-decks-stop = Ferma
web-decks-stopped = Fermato prima dell’ultima partita.
web-decks-failed = La misurazione si è interrotta. Ricominciala.
web-decks-stale = { $count ->
    [one] misurato una modifica fa
   *[other] misurato { $count } modifiche fa
}
web-decks-by-card = Per posto, avversario e carta
web-decks-by-seat = Per posto
web-decks-seat = Posto
web-decks-by-opponent = Per avversario
web-decks-opponent = Avversario
web-decks-it-won = ha vinto
web-decks-as-prey = vinti con lui come preda
web-decks-as-predator = vinti con lui come predatore
web-decks-fates = Che fine fanno le carte pescate
web-decks-card = Carta
web-decks-fate-played = giocata
web-decks-fate-kept = tenuta
web-decks-fate-discarded = scartata
web-decks-fate-drawn = pescata

## My decks

web-decks-mine = I miei mazzi
web-decks-mine-none = Non hai ancora mazzi.
web-decks-line = { $crypt } cripta, { $library } libreria, { $when }
web-decks-remove = Elimina { $deck }
web-decks-remove-sure = Elimina davvero
web-decks-begin-new = Nuovo mazzo vuoto
web-decks-from-precon = Copia un mazzo della Quinta Edizione
web-decks-move = Sposta su un altro dispositivo
web-decks-move-hint = Apri lì questo link: porta tutti i tuoi mazzi come sono ora, senza le versioni precedenti.
web-decks-moved = { $count ->
    [0] In questo link non c’erano mazzi.
    [one] È arrivato un mazzo.
   *[other] Sono arrivati { $count } mazzi.
}
web-decks-versions = Versioni
web-decks-versions-none = Qui trovi le versioni precedenti: tienine una ora, o torna dopo aver provato o misurato il mazzo.
web-decks-version-now = ora (versione { $number })
web-decks-version-of = versione { $number }
web-decks-compare = Confronta
web-decks-compare-with = con
web-decks-same = Queste due sono uguali.
web-decks-take-version = Torna alla versione { $number }
web-decks-keep-version = Tieni la versione { $number }

## In and out

web-decks-import = Importa
web-decks-import-title = Importa un mazzo
web-decks-import-hint = Da un file, come testo, o come link che contiene il mazzo. Ogni formato comune va bene; apri i mazzi di altri siti lì, e salvali come testo.
web-decks-import-rest = { $count ->
    [one] Prendi l’unica carta letta
   *[other] Prendi le { $count } carte lette
}
web-decks-file = Scegli un file
web-decks-paste = Incolla una lista o un link
web-decks-link-bad = In questo link non c’è nessun mazzo.
web-decks-export = Esporta
web-decks-export-title = Esporta il mazzo
web-decks-format = Formato
web-decks-format-text = Testo
web-decks-format-twd = Archivio dei tornei (TWD)
web-decks-format-jol = JOL
web-decks-format-vdb-text = VDB, testo
web-decks-format-vdb-url = VDB, link
web-decks-format-link = Coterie, link
web-decks-format-lackey = LackeyCCG, testo
web-decks-format-lackey-xml = LackeyCCG, .dek
web-decks-format-ardb = ARDB, XML
web-decks-format-feldb = FELDB
web-decks-format-krcg = JSON (krcg)
web-decks-format-sheet = Foglio da tavolo, nella tua lingua
web-decks-written = Il mazzo in questo formato
web-decks-copy-failed = Il browser non ci permette di copiare. Seleziona il testo e copialo tu.
web-decks-save = Salva su file
web-decks-print-text = Stampa questo testo
web-decks-print-sheet = Stampa un foglio
web-decks-share = Condividi
web-decks-share-hint = Chi apre questo link vede il mazzo e può farlo suo. Il mazzo è nel link stesso; nessun server lo conserva.
web-decks-share-link = Link con questo mazzo

## On a phone

web-decks-tabs = Parti della sala dei mazzi
web-decks-menu = Altro: i miei mazzi, importa, esporta
web-decks-tab-search = Cerca
web-decks-tab-deck = Mazzo { $count }
web-decks-tab-figures = Numeri
web-decks-tab-draw = Pesca

## Decks at a new table

web-decks-bring = Il tuo mazzo
web-decks-bring-of = Mazzo per { $seat }
web-decks-bring-usual = il mazzo che il tavolo ha per il posto
web-decks-bring-fifth = Quinta Edizione
web-decks-bring-hidden = Nessuno vede la tua scelta prima dell’inizio.
web-decks-brought = Il tuo mazzo è sul tavolo, coperto.
web-decks-build = Costruisci un mazzo nella sala dei mazzi
web-decks-play-now = Gioca subito contro i bot
web-decks-play-hint = Scegli come vuoi giocare: posto e bot sono pronti subito. Se vuoi compagnia, prepara il resto qui sotto.
