# Vampire: The Eternal Struggle: perché qualcosa non si può fare. Il combattimento è in vtes-combat; voti, torpore e contese sono in vtes-politics.

## Ciò che una carta richiede

vtes-reason-not-now = Ora questa carta non si può giocare.
vtes-reason-announced-first = Giocala dopo l’annuncio dell’azione.
vtes-reason-needs-clan =
    { $clan-count ->
        [one] Solo per il clan { $clan }.
       *[other] Solo per questi clan: { $clan }.
    }
vtes-reason-needs-title =
    { $title-count ->
        [one] Solo per questo titolo: { $title }.
       *[other] Solo per uno di questi titoli: { $title }.
    }
vtes-reason-needs-discipline =
    { $superior ->
        [1] Serve il livello superiore in { $discipline }.
       *[0] Serve { $discipline }.
    }
vtes-reason-needs-vampire = Solo un vampiro può farlo.
vtes-reason-needs-ready-minion = Non controlli alcun servitore attivo che soddisfi i requisiti.
vtes-reason-needs-edge = Non hai il Vantaggio.
vtes-reason-forbidden-by-card = Una carta su questo servitore lo vieta.
vtes-reason-only-one = Questo servitore ha già una carta di questo tipo.
vtes-reason-not-both = Queste due carte non si possono giocare nella stessa azione.
vtes-reason-no-target = Non c’è alcun bersaglio legale.
vtes-reason-only-next-minion = Solo nella prossima fase dei servitori di chi la controlla.
vtes-reason-cannot-be-target = Una carta vieta a questo servitore di agire contro quello.
vtes-reason-needs-neighbour = Solo mentre agisce un servitore del tuo predatore o della tua preda.
vtes-reason-only-directed-at-ally = Solo quando viene annunciata un’azione diretta contro un tuo alleato.

## Ciò che costa

vtes-reason-not-enough-pool = Non hai abbastanza punti risorsa.
vtes-reason-not-enough-blood = Non c’è abbastanza sangue.
vtes-reason-below-capacity = Questo vampiro non ha ancora tanto sangue quanto la sua capacità.
vtes-reason-not-enough-transfers = Non hai abbastanza trasferimenti.
vtes-reason-no-counters = Su questa carta non ci sono segnalini.
vtes-reason-empty-hand = La tua mano è vuota.
vtes-reason-crypt-empty = La tua cripta è vuota.

## Chi, e quante volte

vtes-reason-not-yours = Non controlli questa carta.
vtes-reason-not-your-turn = Solo nel tuo turno.
vtes-reason-locked = Questo servitore è impegnato.
vtes-reason-locked-only = La può giocare solo un servitore impegnato.
vtes-reason-not-ready = Questo servitore non è attivo.
vtes-reason-stuck = Questo servitore è inibito: deve fare due cose diverse, o una che non può fare.
vtes-reason-used-already = È già stata usata.
vtes-reason-once-per-action = Questo servitore ha già giocato questa carta in questa azione.
vtes-reason-once-between-unlocks = Questo servitore ha già giocato questa carta dalla sua ultima fase di disimpegno.
vtes-reason-already-so = È già così.
vtes-reason-nobody-unlocks = I servitori non possono disimpegnarsi durante questa azione.

## Fasi

vtes-reason-contest-first = Prima risolvi le tue contese.
vtes-reason-forced-first = Prima va applicata un’altra carta.
vtes-reason-no-burn-option = Questa carta non ha l’opzione di bruciare.
vtes-reason-could-be-played = Non puoi bruciare questa carta, perché potresti giocarla.
vtes-reason-not-a-master = Nella fase dominus si giocano solo carte dominus.
vtes-reason-no-master-action = Non hai più azioni di fase dominus.
vtes-reason-no-discard = Non hai più azioni di fase di scarto.
vtes-reason-one-event = In una fase di scarto puoi giocare un solo evento.
vtes-reason-event-played = Questo evento è già stato giocato in questa partita.

## Mentre una carta viene giocata

vtes-reason-only-cancels = Mentre una carta viene giocata, puoi solo cancellarla o risvegliarti.
vtes-reason-other-type = Questa cancella carte di un altro tipo.
vtes-reason-not-against-you = La carta non è giocata contro questo servitore.
vtes-reason-only-out-of-turn = Una carta dominus fuori-turno si gioca solo nel turno di un altro Matusalemme.
vtes-reason-not-out-of-turn = Nel turno di un altro si gioca solo una carta dominus fuori-turno.
vtes-reason-one-out-of-turn = Hai già giocato una carta dominus fuori-turno dopo la tua fase dominus.

## Azioni

vtes-reason-not-an-action = Questa carta non si gioca come azione.
vtes-reason-must-act = Una carta fa agire prima un altro servitore.
vtes-reason-must-hunt = Prima deve cacciare un vampiro attivo senza sangue.
vtes-reason-just-recruited = Un alleato reclutato in questo turno non può ancora agire.
vtes-reason-same-card = Questo servitore ha già agito con questa carta in questo turno.
vtes-reason-same-action = Questo servitore non può ripetere la stessa azione in questo turno.
vtes-reason-one-bleed = Questo servitore ha già dissanguato in questo turno.
vtes-reason-one-political = Un vampiro può compiere un’azione politica per turno, un alleato nessuna.
vtes-reason-no-equipment = Nessun altro tuo servitore ha un equipaggiamento per questo.
vtes-reason-nobody-in-torpor = Non c’è nessun vampiro in torpore da scegliere come bersaglio.
vtes-reason-not-anarch = Può farlo solo un vampiro senza titolo e non Anarchico.

## Durante un’azione

vtes-reason-not-your-action = Puoi giocare modificatori di azione solo nelle tue azioni.
vtes-reason-not-its-action = Solo in un’azione del vampiro stesso.
vtes-reason-not-your-reaction = Puoi reagire solo alle azioni degli altri.
vtes-reason-acting-minion-only = La può giocare solo il servitore agente.
vtes-reason-other-vampire-only = La può giocare solo un vampiro attivo diverso dal servitore agente.
vtes-reason-one-limited = Un altro modificatore limitato ha già aumentato il dissanguamento.
vtes-reason-stealth-not-needed = Ora la furtività non serve.
vtes-reason-intercept-not-needed = Ora l’intercetto non serve.
vtes-reason-intercept-only-blocker = Solo il servitore che tenta di bloccare può ottenere intercetto.
vtes-reason-nobody-voted = Nessun vampiro ha ancora votato.
vtes-reason-only-undirected = Solo per le tue azioni indirette.
vtes-reason-only-directed-at-you = Solo per le azioni dirette a te.
vtes-reason-only-predator-acts = Solo per le azioni del tuo predatore.
vtes-reason-only-bleed = Solo per le azioni di dissanguare.
vtes-reason-only-bleed-at-you = Solo quando ti dissanguano.
vtes-reason-only-declined = Solo dopo che i blocchi sono stati declinati.
vtes-reason-only-would-bleed = Solo quando un dissanguamento sta per avere successo.
vtes-reason-only-attempt = Solo quando un servitore tenta di bloccare.
vtes-reason-only-polling = Solo mentre si vota in un referendum.
vtes-reason-only-political = Solo per azioni politiche.
vtes-reason-only-action = Solo durante un’azione.
vtes-reason-only-blocked = Solo per il servitore agente quando è bloccato.
vtes-reason-only-after-block = Solo per un servitore attivo che ha appena bloccato.
vtes-reason-only-after-action = Solo subito dopo la risoluzione di un’azione.
vtes-reason-only-as-announced = Solo quando viene annunciata l’azione.
vtes-reason-only-directed = Solo per azioni dirette.
vtes-reason-only-other-action = Solo per un altro tipo di azione.
vtes-reason-only-same-targets = Solo per le azioni dirette contro gli stessi Matusalemme di prima.
vtes-reason-only-passed = Il referendum non è passato.
vtes-reason-only-success = L’azione non ha avuto successo.
vtes-reason-only-if-blocked = L’azione non è stata bloccata.
vtes-reason-first-action = Non durante la prima azione di una fase dei servitori.
vtes-reason-only-requiring = L’azione non richiedeva { $clan } o { $discipline }.
vtes-reason-not-locked = Non è impegnato.
vtes-reason-reaction-played = Durante l’azione è stata giocata una carta reazione.
vtes-reason-not-involved = Solo quando un tuo alleato spettro o zombi è in combattimento.
vtes-reason-ash-too-small = Non ci sono abbastanza carte nella pila degli scarti.
vtes-reason-library-empty = Nella tua libreria non c’è nessuna carta da bruciare.
vtes-reason-cannot-react = Questo servitore non può giocare carte reazione in questo turno.
vtes-reason-needs-titled-of-sect = Richiede un vampiro titolato: { $sect }.
vtes-reason-needs-vampire-of-sect = Richiede un vampiro di questa setta: { $sect }.

## Bloccare

vtes-reason-not-yours-to-block = Non puoi bloccare questa azione.
vtes-reason-attempt-in-progress = Un altro servitore sta tentando di bloccare.
vtes-reason-is-blocking = Questo servitore sta tentando di bloccare.
vtes-reason-declined = Hai già rinunciato a bloccare.
vtes-reason-just-failed = Questo tentativo è appena fallito, e da allora non è cambiato nulla. Per riprovare, scegli «Chiedimi ogni volta».
vtes-reason-cannot-be-blocked = Questa azione non si può bloccare.
vtes-reason-no-vampires = I vampiri non possono bloccare questa azione.
vtes-reason-cannot-block = Questo servitore non può bloccare.
vtes-reason-cannot-block-this = Questo servitore non può tentare di bloccare questa azione.
vtes-reason-nothing-together = C’è al massimo una fonte di voti che può votare così senza pagare.
