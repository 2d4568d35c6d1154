# Why a card that is defined can’t be played: what the rules don’t carry out.

vtes-unplayable-word = Le regole non eseguono { $word } { $place }.
vtes-unplayable-field = Le regole non leggono { $field } «{ $value }» di { $word } { $place }.
vtes-unplayable-layer = { $word } chiede ciò che decide il suo stesso strato, o uno successivo, { $place }.
vtes-unplayable-never = Ciò che { $word } chiede { $place } non può mai darsi.
vtes-unplayable-unbound = { $word } parla di { $reference }, e niente dice chi o che cosa sia { $place }.
vtes-unplayable-alone = { $word } non fa nulla senza { $other }.
vtes-unplayable-untimely = Le regole non eseguono { $word } in quel momento { $place }.
vtes-unplayable-two-choices = Si sceglie una sola cosa { $place }, ma gli effetti ne chiedono più d’una.
vtes-unplayable-two-sides = I due lati di una scelta { $place } non si distinguono.
vtes-unplayable-no-card = { $word } nomina { $card }, e non c’è una carta così.
vtes-unplayable-type = Non ci sono regole per le carte di tipo «{ $type }».
vtes-unplayable-keyword = Le carte di tipo «{ $type }» non hanno la parola chiave «{ $trait }».
vtes-unplayable-shape = Come carta di tipo «{ $type }», { $what ->
    [modes] ha modi che non può avere
    [kind] un modo è di un altro tipo
    [above] il primo modo continua da nulla
    [level] i livelli non vanno con le sue Discipline
    [idle] una parte non fa nulla
    [moments] nomina un momento che non è suo
    [window] non c’è un momento per giocarla
    [by] chiede un utilizzatore che nessuno controlla
    [once] nessuno conta quante volte si gioca
    [replace] non viene mai rimpiazzata
    [stealth] ha furtività senza essere un’azione
    [user] chiede a chi la gioca qualcosa che nessuno controlla
    [body] vita, forza o dissanguamento mancano o sono fuori posto
    [resolved] si risolve come dissanguamento o caccia, e il resto si perde
    [out-of-turn] deve annullare una carta ed essere fuori turno, o nessuna delle due cose
    [discipline] deve insegnare una Disciplina ed esserlo, o nessuna delle due cose
    [twice] dice due volte ciò che si legge una volta
   *[x] nessuno calcola la sua X
}.

## Where in the definition

vtes-place-master = su una carta Master
vtes-place-action = su una carta azione
vtes-place-political = su una carta azione politica
vtes-place-equipment = su un equipaggiamento
vtes-place-ally = su un alleato
vtes-place-retainer = su un seguace
vtes-place-modifier = su un modificatore di azione
vtes-place-reaction = su una reazione
vtes-place-combat = su una carta combattimento
vtes-place-event = su un evento
vtes-place-reflex = su un riflesso
vtes-place-crypt = su un vampiro
vtes-place-attached = su una carta messa su un servitore
vtes-place-table = su una carta in gioco
vtes-place-nowhere = su una carta che non resta mai in gioco
vtes-place-use = in un’abilità che si usa
vtes-place-fight = in un’abilità usata in combattimento
vtes-place-phase = in ciò che accade in una fase
vtes-place-torpor = quando un vampiro va in torpore
vtes-place-burned = quando qualcosa viene bruciato
vtes-place-blocks = quando un vampiro blocca
vtes-place-next-bleed = al prossimo dissanguamento
vtes-place-called-passed = dopo un referendum approvato
vtes-place-recruited = quando si recluta un alleato
vtes-place-moment = quando succede qualcosa
vtes-place-offer = in un’azione offerta da una carta
vtes-place-static = in ciò che vale sempre
vtes-place-passes = in ciò che porta un referendum
vtes-place-if-bled = dopo un dissanguamento
vtes-place-if-blocked = se l’azione è bloccata
vtes-place-after-success = dopo l’azione
vtes-place-after-combat = dopo il combattimento
vtes-place-paid = in ciò per cui si paga
vtes-place-cost = in un costo
vtes-place-door = in ciò che accadrebbe
vtes-place-instead = in ciò che si fa invece
vtes-place-if = in una condizione per usare un’abilità
vtes-place-while = in una condizione
vtes-place-amount = in un numero
