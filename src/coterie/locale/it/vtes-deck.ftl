# File di mazzi di Vampire: The Eternal Struggle.

## Faults

vtes-deck-at = Riga { $number }: { $text }
vtes-deck-at-source = Riga { $number }: { $text } [{ $source }]
vtes-deck-and = { $one } · { $other }
vtes-deck-of = Mazzo di { $seat }: { $text }
vtes-deck-file = { $file }: { $text }
vtes-deck-no-deck = Non c’è nessun mazzo «{ $name }»; ci sono { $decks }.
vtes-deck-not-in-crypt = { $name } va nella libreria.
vtes-deck-not-in-library = { $name } va nella cripta.
vtes-deck-empty = È vuoto.
vtes-deck-no-card = Non contiene nessuna carta.
vtes-deck-no-text = Non è un testo, e quindi non è il file di un mazzo.
vtes-deck-file-long = Non è il file di un mazzo: ha più di { $most } caratteri.
vtes-deck-file-lines = Non è il file di un mazzo: ha più di { $most } righe.
vtes-deck-long = Un mazzo portato al tavolo ha al massimo { $signs } caratteri e { $lines } righe.
vtes-deck-large = Un mazzo portato al tavolo ha al massimo { $most } carte; questo ne ha { $count }.
vtes-deck-feldb = Un mazzo FELDB ha la grandezza della cripta dopo nome, autore e descrizione; qui quella riga manca.
vtes-deck-json-broken = Riga { $number }: qui il JSON è rotto ({ $why }).
vtes-deck-json-large = Questo JSON non è un mazzo: contiene qualcosa di troppo grande.
vtes-deck-json-other = Questo JSON non è un mazzo: un mazzo è un oggetto, con le carte, o con cripta e libreria.
vtes-deck-amaranth = Un mazzo salvato così ha numeri che solo Amaranth conosce; salvalo là come testo.
vtes-deck-elsewhere = { $link }: questo link indica un mazzo che sta su un altro server, a cui non si chiede nulla. Aprilo là, salva il mazzo come testo, JSON o link con le carte dopo un #, e usa quello.
vtes-deck-xml-deep = Riga { $number }: gli elementi sono uno dentro l’altro per più di { $most } livelli.
vtes-deck-xml-doctype = Riga { $number }: il file di un mazzo non ha un tipo di documento; togli la riga con <!DOCTYPE.
vtes-deck-xml-broken = Riga { $number }: qui l’XML è rotto ({ $why }).
vtes-deck-xml-other = Riga { $number }: questo XML non è un mazzo: è un <{ $tag }>, e dovrebbe essere un <deck>.
vtes-deck-no-format = Non c’è nessun formato «{ $name }»; ci sono { $formats }.
vtes-deck-line = Non è né una carta né un titolo di sezione.
vtes-deck-unknown = Non c’è nessuna carta «{ $name }».
vtes-deck-unknown-close = Non c’è nessuna carta «{ $name }». Le somiglia: { $close }.
vtes-deck-count = { $name } non può esserci { $count } volte: da 1 a { $most }.
vtes-deck-no-number = «{ $written }» non dice quante copie.
vtes-deck-number = Nessuna carta ha il numero { $number }.
vtes-deck-number-not-name = Il numero { $number } è { $card }, ma il nome dice { $name }.
vtes-deck-no-group = Non c’è { $name } del gruppo { $group }; c’è nel gruppo { $groups }.
vtes-deck-no-advanced = Non c’è una versione avanzata di { $name }.
vtes-deck-which = Più di una carta si chiama { $name }, e il resto della cripta non dice quale. Scrivi una tra { $ways }.

## Notes

vtes-deck-by-groups = { $name } è nei gruppi { $groups }; secondo il resto della cripta si intende quella del gruppo { $group }.
vtes-deck-older = { $name } è nei gruppi { $groups }; senza gruppo questo formato intende la più vecchia, del gruppo { $group }.
vtes-deck-by-capacity = Per la sua capacità di { $capacity } è { $name }.
vtes-deck-number-by-name = Nessuna carta ha il numero { $number }; il nome dice { $name }, e vale quello.
vtes-deck-other-part = { $name } è fuori posto, e conta per la { $part }.
vtes-deck-part-crypt = cripta
vtes-deck-part-library = libreria
vtes-deck-column = { $name } è del gruppo { $group }, non { $written }.
vtes-deck-older-name = { $written } ora si chiama { $name }.
vtes-deck-claim = La lista dice { $said } carte, e le sue righe ne hanno { $counted }.
vtes-deck-comment = Lasciata da parte: non nomina nessuna carta.
vtes-deck-no-count = Senza numero: una copia di { $name }.
vtes-deck-not-owned = Lasciata da parte: nessuna copia di { $name }.
vtes-deck-encoding = Il file non è in UTF-8; è letto come testo di Windows, e gli accenti possono essere sbagliati.

## Whether a deck may be played

vtes-deck-crypt-small = Una cripta ha almeno { $least } carte; questa ne ha { $count }.
vtes-deck-library-size = Una libreria ha da { $least } a { $most } carte; questa ne ha { $count }.
vtes-deck-groups = I gruppi di una cripta devono essere uno, o due consecutivi: { $first } è del gruppo { $low }, { $last } del gruppo { $high }.
vtes-deck-banned = { $card } è bandita.
vtes-deck-not-v5 = { $card } non è in nessuna espansione del formato V5.
vtes-deck-kind-standard = Standard
vtes-deck-kind-v5 = V5
vtes-deck-kind-duel = Duello
vtes-deck-kind-third = Terza Edizione, { $players } giocatori
vtes-deck-legal = { $kind }: regolare.
vtes-deck-illegal = { $kind }: non regolare, per { $count ->
    [one] un motivo
   *[other] { $count } motivi
}.
vtes-deck-playable = Qui si può giocare ogni sua carta.
vtes-deck-missing = { $count ->
    [one] Una sua carta qui non si può ancora giocare
   *[other] { $count } sue carte qui non si possono ancora giocare
}: { $cards }.

## Showing and converting

vtes-deck-nameless = Un mazzo senza nome
vtes-deck-by = di { $author }
vtes-deck-sizes = Letto come { $format }: cripta { $crypt }, libreria { $library }.
vtes-deck-crypt = Cripta ({ $count })
vtes-deck-library = Libreria ({ $count })
vtes-deck-faults = { $count ->
    [one] Una riga non è capita
   *[other] { $count } righe non sono capite
}
vtes-deck-understood = Le carte capite:
vtes-deck-notes = Da sapere
vtes-deck-more = { $count ->
    [one] e un’altra
   *[other] e altre { $count }
}
vtes-deck-lost = Il formato { $format } non ha posto per { $what }.
vtes-deck-field-name = il nome
vtes-deck-field-author = l’autore
vtes-deck-field-description = la descrizione
vtes-deck-field-event = il torneo
vtes-deck-field-notes = le note sulle carte
vtes-deck-written = { $file } è scritto.
