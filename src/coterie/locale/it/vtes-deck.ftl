# File di mazzi di Vampire: The Eternal Struggle.

## Faults

vtes-deck-at = Riga { $number }: { $text }
vtes-deck-at-source = Riga { $number }: { $text } [{ $source }]
vtes-deck-and = { $one } · { $other }
vtes-deck-of = Mazzo di { $seat }: { $text }
vtes-deck-file = { $file }: { $text }
vtes-deck-no-deck = Non c’è nessun mazzo «{ $name }». Scegli tra { $decks }.
vtes-deck-not-in-crypt = { $name } va nella libreria.
vtes-deck-not-in-library = { $name } va nella cripta.
vtes-deck-empty = È vuoto.
vtes-deck-no-card = Non contiene nessuna carta.
vtes-deck-no-text = Non è un testo, quindi non può essere il file di un mazzo.
vtes-deck-file-long = Non è il file di un mazzo: ha più di { $most } caratteri.
vtes-deck-file-lines = Non è il file di un mazzo: ha più di { $most } righe.
vtes-deck-long = Un mazzo che porti al tavolo può avere al massimo { $signs } caratteri e { $lines } righe.
vtes-deck-large = Un mazzo che porti al tavolo può avere al massimo { $most } carte; questo ne ha { $count }.
vtes-deck-feldb = Un mazzo FELDB dà la grandezza della cripta dopo nome, autore e descrizione; quella riga manca.
vtes-deck-json-broken = Riga { $number }: qui il JSON è rotto ({ $why }).
vtes-deck-json-large = Questo JSON non è un mazzo: contiene qualcosa di troppo grande.
vtes-deck-json-other = Questo JSON non è un mazzo: un mazzo è un oggetto con le carte, o con cripta e libreria.
vtes-deck-amaranth = Un mazzo salvato così ha numeri che solo Amaranth conosce; salvalo là come testo.
vtes-deck-elsewhere = { $link }: questo link porta a un mazzo su un altro server, e da lì i mazzi non vengono presi. Aprilo là, salva il mazzo come testo, JSON o link con le carte dopo un #, e usa quello.
vtes-deck-xml-deep = Riga { $number }: gli elementi sono annidati per più di { $most } livelli.
vtes-deck-xml-doctype = Riga { $number }: il file di un mazzo non ha un tipo di documento; togli la riga con <!DOCTYPE.
vtes-deck-xml-broken = Riga { $number }: qui l’XML è rotto ({ $why }).
vtes-deck-xml-other = Riga { $number }: questo XML non è un mazzo: è un <{ $tag }> e dovrebbe essere un <deck>.
vtes-deck-no-format = Non c’è nessun formato «{ $name }». Scegli tra { $formats }.
vtes-deck-line = Non è né una carta né un titolo di sezione.
vtes-deck-unknown = Nessuna carta si chiama «{ $name }».
vtes-deck-unknown-close = Nessuna carta si chiama «{ $name }». Intendevi { $close }?
vtes-deck-count = { $count } copie di { $name } non sono possibili: da 1 a { $most }.
vtes-deck-no-number = «{ $written }» non è un numero di copie.
vtes-deck-number = Nessuna carta ha il numero { $number }.
vtes-deck-number-not-name = Il numero { $number } è { $card }, ma il nome dice { $name }.
vtes-deck-no-group = Non c’è { $name } nel gruppo { $group }, solo nel gruppo { $groups }.
vtes-deck-no-advanced = Non c’è una versione avanzata di { $name }.
vtes-deck-which = Più di una carta si chiama { $name }, e dal resto della cripta non si capisce quale intendi. Scrivi una di queste: { $ways }.

## Notes

vtes-deck-by-groups = { $name } è nei gruppi { $groups }. A giudicare dal resto della cripta, intendi quella del gruppo { $group }.
vtes-deck-older = { $name } è nei gruppi { $groups }. Senza gruppo, questo formato intende la più vecchia, del gruppo { $group }.
vtes-deck-by-capacity = A giudicare dalla capacità di { $capacity }, è { $name }.
vtes-deck-number-by-name = Nessuna carta ha il numero { $number }. A giudicare dal nome, è { $name }.
vtes-deck-other-part = { $name } è fuori posto. Conta per la { $part }.
vtes-deck-part-crypt = cripta
vtes-deck-part-library = libreria
vtes-deck-column = { $name } è del gruppo { $group }, non { $written }.
vtes-deck-older-name = { $written } ora si chiama { $name }.
vtes-deck-claim = La lista dice { $said } carte, ma le sue righe ne danno { $counted }.
vtes-deck-comment = Saltata: non nomina nessuna carta.
vtes-deck-no-count = Senza numero: una copia di { $name }.
vtes-deck-not-owned = Saltata: nessuna copia di { $name }.
vtes-deck-encoding = Il file non è in UTF-8. È letto come testo di Windows, quindi gli accenti possono essere sbagliati.

## Whether a deck may be played

vtes-deck-crypt-small = Una cripta richiede almeno { $least } carte; questa ne ha { $count }.
vtes-deck-library-size = Una libreria richiede da { $least } a { $most } carte; questa ne ha { $count }.
vtes-deck-groups = Una cripta deve restare in un gruppo, o in due consecutivi: { $first } è del gruppo { $low }, { $last } del gruppo { $high }.
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
vtes-deck-playable = Qui puoi giocare ogni sua carta.
vtes-deck-missing = { $count ->
    [one] Una sua carta qui non si può ancora giocare
   *[other] { $count } sue carte qui non si possono ancora giocare
}: { $cards }.
vtes-deck-unplayable = { $card } non si può giocare così com’è definita: { $reasons }

## Showing and converting

vtes-deck-nameless = Mazzo senza nome
vtes-deck-by = di { $author }
vtes-deck-sizes = Letto come { $format }: cripta { $crypt }, libreria { $library }.
vtes-deck-crypt = Cripta ({ $count })
vtes-deck-library = Libreria ({ $count })
vtes-deck-faults = { $count ->
    [one] Una riga non è stata capita
   *[other] { $count } righe non sono state capite
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
vtes-deck-written = Salvato come { $file }.
