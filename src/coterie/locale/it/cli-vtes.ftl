# Vampire: The Eternal Struggle nella riga di comando.

## Cards

cli-vtes-capacity = capacità { $capacity }
cli-vtes-group = gruppo { $group }
cli-vtes-cost-x = costa X
cli-vtes-cost-pool = costa { $count } { $count ->
    [one] risorsa
   *[other] risorse
}
cli-vtes-cost-blood = costa { $count } sangue
cli-vtes-banned = Questa carta è bandita.
cli-vtes-official = Testo ufficiale
cli-vtes-ours = Il nostro testo
cli-vtes-definition = Definizione
cli-vtes-definition-none = Non serve: la carta non ha testo oltre a setta e titolo.
cli-vtes-rulings = { $count ->
    [0] Nessuna decisione arbitrale
    [one] Una decisione arbitrale
   *[other] { $count } decisioni arbitrali
}
cli-vtes-tests = { $count ->
    [0] Nessun test
    [one] Un test
   *[other] { $count } test
}
cli-vtes-complete = Completa: puoi giocarla, e la sua definizione dice ciò che dice la carta.
cli-vtes-changed = Completa, ma il testo ufficiale è cambiato da quando abbiamo verificato la definizione.
cli-vtes-differs = Non corrisponde: nella clausola { $clause } la carta dice «{ $official }», la definizione «{ $ours }».
cli-vtes-incomplete = Qui non puoi ancora giocare questa carta. Per cominciare a scriverla:

## Counting

cli-vtes-coverage = Puoi giocare { $complete } carte su { $cards }.
cli-vtes-coverage-decks = Nei { $decks } mazzi della Quinta Edizione, insieme: { $complete } su { $cards }.
cli-vtes-by-precons = Per mazzo
cli-vtes-by-types = Per tipo
cli-vtes-by-disciplines = Per Disciplina richiesta
cli-vtes-by-sets = Per espansione

## Beginning a card

cli-vtes-new-print = La definizione va in { $module }, i test in { $tests }:
cli-vtes-new-written = Avviata { $constant } in { $module }, con i test in { $tests }.
cli-vtes-new-module = Il modulo { $module } è nuovo: aggiungilo ai moduli in { $file }.
cli-vtes-new-next = Scrivi nella definizione che cosa fa la carta, e nei test come si gioca. Poi controllala:
cli-vtes-read-one = C’è esattamente una lettura, e la si può giocare.
cli-vtes-read-several = Ci sono { $count } letture dove dovrebbe essercene una.
cli-vtes-read-unknown = { $count ->
    [one] Da questa frase non si ricava nulla:
   *[other] Da queste { $count } frasi non si ricava nulla:
}
cli-vtes-read-unproved = Ogni frase è stata letta, ma insieme non danno il testo della carta.
cli-vtes-read-all = Lette { $cards } carte. Altre { $refused } sono state lette ma non si possono giocare così come sono, e { $unread } hanno frasi che nessuna parola dice.
cli-vtes-read-doubtful = { $card } ha più di una lettura, perciò è stata lasciata fuori.
cli-vtes-read-locked = { $count } testi sono fissati.

## The table

cli-vtes-turn = Turno { $turn }: { $seat }, { $phase }
cli-vtes-seat = { $seat }: risorse { $pool }, punti { $points }
cli-vtes-edge = il Vantaggio
cli-vtes-you = tu
cli-vtes-prey = la tua preda
cli-vtes-predator = il tuo predatore
cli-vtes-ousted = eliminato
cli-vtes-withdrawing = si ritira
cli-vtes-piles = Mano { $hand }, libreria { $library }, cripta { $crypt }, pila degli scarti { $ash }
cli-vtes-seen = Carte note in questa mano: { $cards }
cli-vtes-ash = Pila degli scarti: { $cards }
cli-vtes-removed = Rimosse dal gioco: { $cards }
cli-vtes-ready = zona attiva
cli-vtes-torpor = torpore
cli-vtes-uncontrolled = non controllata
cli-vtes-in-play = in gioco
cli-vtes-contested = contesa
cli-vtes-locked = impegnata
cli-vtes-blood = sangue { $blood }/{ $capacity }
cli-vtes-life = vita { $life }
cli-vtes-counters = segnalini { $count }
cli-vtes-facedown = coperta ({ $number })
cli-vtes-younger = capacità minore di { $capacity }
cli-vtes-bleed = dissanguamento { $bleed }
cli-vtes-strength = forza { $strength }
cli-vtes-intercept = intercetto { $intercept }
cli-vtes-votes = voti { $votes }
cli-vtes-acts = può agire
cli-vtes-blocks = può bloccare
cli-vtes-with = con { $cards }
cli-vtes-left-master = Azioni di fase dominus rimaste: { $count }
cli-vtes-left-influence = Trasferimenti rimasti: { $count }
cli-vtes-left-discard = Azioni di fase di scarto rimaste: { $count }
cli-vtes-hand = La tua mano ({ $count })
cli-vtes-looks = Stai guardando: { $cards }
cli-vtes-playing = { $seat } gioca { $card }
cli-vtes-action = { $actor } agisce: furtività { $stealth }
cli-vtes-action-bleed = { $actor } dissangua { $target }: dissanguamento { $bleed }, furtività { $stealth }
cli-vtes-blocker = { $blocker } blocca, intercetto { $intercept }
cli-vtes-stealth-from = Furtività: { $sources }
cli-vtes-bleed-from = Dissanguamento: { $sources }
cli-vtes-intercept-from = Intercetto: { $sources }
cli-vtes-played = { $minion } ha giocato { $card }
cli-vtes-may-block = Possono ancora bloccare (intercetto): { $minions }
cli-vtes-votes-left = Voti ancora da esprimere: { $votes }
cli-vtes-base = base
cli-vtes-combat = Combattimento, round { $round }, { $range ->
    [long] lunga distanza
   *[close] corta distanza
}
cli-vtes-fighter-damage = danno in arrivo { $damage }
cli-vtes-referendum =
    { $hunt ->
        [1] Caccia di sangue a { $who }: { $for } voti a favore, { $against } contro
       *[0] { $who } indice un referendum: { $for } voti a favore, { $against } contro
    }
cli-vtes-referendum-card = Referendum su { $card }: { $for } voti a favore, { $against } contro
cli-vtes-terms = Termini: { $terms }
cli-vtes-legend = Le Discipline sono indicate con le prime lettere; maiuscole se superiori.
