# Il tavolo di Vampire: The Eternal Struggle nel browser.

web-vtes-crumb-turn = Turno { $turn }, { $who-you ->
    [1] tu
   *[other] { $who }
}
web-vtes-crumb-action = { $what }: { $who }
web-vtes-crumb-combat = combattimento, round { $round }
web-vtes-crumb-referendum = referendum
web-vtes-sure-pool = Costa { $pool } risorse e tu ne hai { $left }: saresti eliminato. Lo fai lo stesso?

## What is said of cards on the table

web-vtes-level = { $discipline }, { $superior ->
    [1] superiore
   *[other] base
}
web-vtes-blood-of = sangue { $blood } su { $capacity }
web-vtes-life = vita { $life }
web-vtes-locked = impegnata
web-vtes-in-torpor = in torpore
web-vtes-acting = agisce
web-vtes-blocking = blocca
web-vtes-fighting = in combattimento
web-vtes-contested = contesa
web-vtes-with = con { $cards }
web-vtes-counters = segnalini: { $count }
web-vtes-face-down = Carta della cripta { $number }, coperta
web-vtes-is-uncontrolled = non controllata
web-vtes-younger = capacità minore di { $capacity }
web-vtes-figure-stealth = furtività { $amount }
web-vtes-figure-intercept = intercetto { $amount }
web-vtes-figure-votes = voti: { $amount }
web-vtes-figure-ballots = preferenze: { $amount }
web-vtes-figure-bleed = dissanguamento { $amount }
web-vtes-figure-strength = forza { $amount }

## The boards

web-vtes-you = Tu
web-vtes-location = luogo
web-vtes-word-pool = risorse
web-vtes-word-edge = Vantaggio
web-vtes-pool = risorse { $pool }
web-vtes-pool-after = così come stanno le cose restano { $pool } risorse
web-vtes-role-prey = la tua preda
web-vtes-role-predator = il tuo predatore
web-vtes-role-both = tua preda e predatore
web-vtes-short-prey = preda
web-vtes-short-predator = predatore
web-vtes-short-both = preda e predatore
web-vtes-has-edge = ha il Vantaggio
web-vtes-points = punti vittoria: { $points }
web-vtes-their-turn = di turno
web-vtes-withdrawing = si ritira
web-vtes-not-your-turn = non è il tuo turno
web-vtes-left-master = Azioni di fase dominus rimaste: { $count }
web-vtes-left-influence = Trasferimenti rimasti: { $count }
web-vtes-left-discard = Scarti rimasti: { $count }
web-vtes-count-hand = Carte in mano: { $count }
web-vtes-count-library = Carte nella libreria: { $count }
web-vtes-count-crypt = Carte nella cripta: { $count }
web-vtes-count-ash = Carte nella pila degli scarti: { $count }. Apri
web-vtes-open-cards = Carte scoperte: { $seat }
web-vtes-zone-ready = Le tue carte in gioco
web-vtes-zone-uncontrolled = Non controllati
web-vtes-zone-ash = Pila degli scarti: { $count }
web-vtes-zone-removed = Rimosse dal gioco: { $count }
web-vtes-zone-later = Da sostituire più tardi: { $count }
web-vtes-zone-seen = Note in mano: { $count }
web-vtes-zone-library-bottom = Note in fondo alla libreria: { $count }
web-vtes-zone-crypt-bottom = Note in fondo alla cripta: { $count }
web-vtes-empty = vuota
web-vtes-no-cards = Nessuna carta in gioco
web-vtes-more = ancora { $count }
web-vtes-your-seat = La tua zona
web-vtes-your-hand = La tua mano
web-vtes-hand-empty = La tua mano è vuota.
web-vtes-ring = Gli altri Matusalemme in ordine di gioco, dalla preda al predatore
web-vtes-seats = Matusalemme in ordine di gioco
web-vtes-choose-there = lì c’è qualcosa da scegliere

## Out of the game

web-vtes-gone = Fuori dal gioco
web-vtes-gone-hint = Le loro carte hanno lasciato il tavolo.
web-vtes-you-are-out = Sei fuori
web-vtes-you-keep = Punti vittoria che conservi: { $points }
web-vtes-out-by = { $by-The } ti ha eliminato nel turno { $turn }.
web-vtes-ring-label = Chi ha eliminato chi, con i punti vittoria.
web-vtes-fell-to = Turno { $turn }: { $by } elimina { $seat }.
web-vtes-fell = Turno { $turn }: { $seat } lascia il gioco.
web-vtes-head-seat = Matusalemme
web-vtes-head-points = Punti vittoria
web-vtes-head-left = Fuori dal gioco
web-vtes-survived = sopravvive
web-vtes-left-out = fuori dal gioco
web-vtes-left-by = turno { $turn }, da { $by-you ->
    [1] te
   *[other] { $by }
}
web-vtes-left-in = turno { $turn }
