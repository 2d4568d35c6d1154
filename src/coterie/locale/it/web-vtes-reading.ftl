# Vampire: The Eternal Struggle nel browser: leggere una carta, le parole del gioco e la replica.

## Leggere una carta

web-vtes-read-close = Chiudi
web-vtes-read-own = Nella tua lingua
web-vtes-read-official = Inglese ufficiale
web-vtes-read-unplayable = Questa carta qui non si può ancora giocare. Ecco il suo testo ufficiale in inglese.
web-vtes-read-unreachable = Il testo ufficiale ora non si carica.
web-vtes-read-level =
    { $superior ->
        [1] { $discipline } superiore
       *[0] { $discipline } base
    }
web-vtes-read-degree =
    { $superior ->
        [1] superiore
       *[0] base
    }
web-vtes-read-capacity = capacità { $capacity }
web-vtes-read-group = gruppo { $group }
web-vtes-read-advanced = avanzato
web-vtes-read-burn-option = opzione di bruciare
web-vtes-read-blood-of = { $blood } punti sangue su { $capacity }
web-vtes-read-pool = risorse
web-vtes-read-blood = sangue
web-vtes-read-life = vita
web-vtes-read-strength = forza
web-vtes-read-bleed = dissanguamento
web-vtes-read-locked = impegnata
web-vtes-read-unlocked = disimpegnata
web-vtes-read-torpor = in torpore
web-vtes-read-contested = contesa
web-vtes-read-face-down = Una carta a faccia in giù
web-vtes-read-younger = Ha capacità inferiore a { $capacity }.
web-vtes-read-counters =
    { $count ->
        [one] { $count } segnalino su di essa
       *[other] { $count } segnalini su di essa
    }
web-vtes-read-owner = Proprietario: { $seat }
web-vtes-read-played-at = Giocata a { $level }
web-vtes-read-votes =
    { $count ->
        [one] { $count } voto
       *[other] { $count } voti
    }
web-vtes-read-done = Fatto in questo turno: { $deeds }
web-vtes-read-on = Su di essa:
web-vtes-read-who = Chi può giocarla ora
web-vtes-read-what = Che cosa può fare ora
web-vtes-read-rulings = Chiarimenti ({ $count })
web-vtes-read-rulebook = Dal regolamento
web-vtes-read-seat-pool = punti risorsa: { $pool }
web-vtes-read-seat-edge = ha il Vantaggio
web-vtes-read-seat-prey = Preda: { $seat }
web-vtes-read-seat-predator = Predatore: { $seat }
web-vtes-read-seat-points =
    { $points ->
        [one] { $points } punto vittoria
       *[other] { $points } punti vittoria
    }

## Le parole del gioco: un termine, le forme in cui sta nelle frasi, e che cosa vuol dire

web-vtes-term-stealth = Furtività
    .forms = furtività
    .says = Quanto bene si nasconde il servitore agente. Un blocco riesce solo con un intercetto almeno pari.
web-vtes-term-intercept = Intercetto
    .forms = intercetto
    .says = Quanto bene un servitore scopre chi agisce. Per bloccare deve essere almeno pari alla furtività.
web-vtes-term-bleed = Dissanguare
    .forms = dissanguare, dissangua, dissanguamento
    .says = Un’azione contro un Matusalemme, di solito la tua preda. Se riesce, brucia altrettanti punti risorsa e tu prendi il Vantaggio.
web-vtes-term-pool = Punti risorsa
    .forms = punti risorsa, punto risorsa, risorse
    .says = La tua influenza e la tua vita nel gioco: chi non ne ha è eliminato. Con essi paghi anche i vampiri e molte carte.
web-vtes-term-edge = Il Vantaggio
    .forms = Vantaggio
    .says = Lo ha chi ha dissanguato per ultimo. Dà 1 punto risorsa nella fase di disimpegno, oppure si brucia per un voto.
web-vtes-term-prey = Preda
    .forms = preda
    .says = Il Matusalemme alla tua sinistra. Quando è eliminato guadagni 1 punto vittoria e 6 punti risorsa, chiunque sia stato.
web-vtes-term-predator = Predatore
    .forms = predatore
    .says = Il Matusalemme alla tua destra, di cui sei la preda.
web-vtes-term-torpor = Torpore
    .forms = torpore
    .says = Dove giacciono i vampiri che non hanno potuto risanare il danno. Lì non possono che uscirne: non bloccano, non votano, e altri possono diablerizzarli.
web-vtes-term-wake = Risveglio
    .forms = risveglio, risveglia, si risveglia
    .says = Un vampiro impegnato che si risveglia può bloccare e reagire come se fosse disimpegnato, fino alla fine dell’azione.
web-vtes-term-contest = Contesa
    .forms = conteso, contesa, contese, contende
    .says = Due Matusalemme hanno la stessa carta unica o lo stesso titolo. Sono fuori gioco finché uno rinuncia; per continuare si paga in ogni fase di disimpegno.
web-vtes-term-lock = Impegnare
    .forms = impegnare, impegna, impegnato, impegnata
    .says = Una carta impegnata è girata di lato: è stata usata. I servitori impegnati non possono agire né bloccare finché non si disimpegnano.
web-vtes-term-block = Bloccare
    .forms = bloccare, blocca, bloccato, blocco
    .says = Un servitore disimpegnato tenta di fermare l’azione. Se riesce, l’azione fallisce e i due combattono.
web-vtes-term-hunt = Cacciare
    .forms = cacciare, caccia
    .says = Un’azione a +1 furtività con cui un vampiro guadagna sangue, di solito 1. Chi è senza sangue deve cacciare.
web-vtes-term-minion = Servitore
    .forms = servitore, servitori
    .says = Un vampiro o un alleato che controlli: chi agisce, blocca e combatte per te.
web-vtes-term-transfer = Trasferimento
    .forms = trasferimento, trasferimenti
    .says = Ciò che spendi nella fase di influenza: 1 sposta 1 punto risorsa su un vampiro non controllato, 2 ne riprendono 1.
web-vtes-term-capacity = Capacità
    .forms = capacità
    .says = Quanto sangue può avere un vampiro, quanto costa portarlo in gioco, e la sua età.
web-vtes-term-referendum = Referendum
    .forms = referendum
    .says = Ciò che un’azione politica riuscita indice. Tutti possono votare; con più voti a favore che contro è approvato.
web-vtes-term-vote = Voto
    .forms = voto, voti
    .says = I voti vengono da vampiri titolati, dal Vantaggio e da carte. Tutti quelli di una fonte vanno dalla stessa parte.
web-vtes-term-diablerie = Diablerie
    .forms = diablerie, diablerizzare, diablerizza
    .says = Un vampiro ne brucia uno in torpore e ne prende il sangue. Poi un referendum decide se bruciare il diablerista.
web-vtes-term-blood-hunt = Caccia di sangue
    .forms = caccia di sangue
    .says = Il referendum dopo una diablerie: se passa, il diablerista è bruciato.
web-vtes-term-range = Distanza
    .forms = distanza, distanza ravvicinata, lunga distanza
    .says = Ogni round comincia a distanza ravvicinata. A lunga distanza valgono solo attacchi a distanza e difese.
web-vtes-term-maneuver = Manovra
    .forms = manovra, manovre, manovri
    .says = Cambia la distanza di questo round; l’altra parte può rispondere con una sua.
web-vtes-term-strike = Attacco
    .forms = attacco, attacchi
    .says = Ciò che fa ogni combattente in un round: a mani nude, con un’arma o con una carta. Avvengono insieme.
web-vtes-term-press = Inseguimento
    .forms = inseguimento, inseguimenti, insegui
    .says = Si usa alla fine di un round: per farne un altro, o per cancellare l’inseguimento avversario.
web-vtes-term-aggravated = Danno aggravato
    .forms = aggravato, aggravati
    .says = Danno che i vampiri non possono risanare. Li manda in torpore, e se sono già feriti può bruciarli.
web-vtes-term-oust = Eliminazione
    .forms = eliminato, eliminata, fuori dal gioco
    .says = Un Matusalemme senza punti risorsa è fuori dal gioco; il suo predatore guadagna 1 punto vittoria e 6 punti risorsa.
web-vtes-term-ash-heap = Pila degli scarti
    .forms = pila degli scarti
    .says = Dove finiscono le carte bruciate e giocate. Chiunque può guardarla.
web-vtes-term-uncontrolled = Zona non controllata
    .forms = zona non controllata, non controllato
    .says = I vampiri vi stanno a faccia in giù finché hanno tanto sangue quanta capacità.

## I capitoli del regolamento

web-vtes-chapter-goal = Il gioco
web-vtes-chapter-cards = Le carte e come si giocano
web-vtes-chapter-library = I tipi di carte della libreria
web-vtes-chapter-unlock = Fase di disimpegno e fase dominus
web-vtes-chapter-actions = Azioni
web-vtes-chapter-block = Bloccare
web-vtes-chapter-combat = Combattimento
web-vtes-chapter-torpor = Torpore e diablerie
web-vtes-chapter-politics = Referendum
web-vtes-chapter-influence = Fase di influenza e fase di scarto
web-vtes-chapter-sects = Sette, titoli e tratti
web-vtes-chapter-words = Parole del gioco
web-vtes-chapter-single = Carte singole

## La replica

web-vtes-turn = Turno { $turn }: { $who }
web-vtes-chart-pool = Risorse
web-vtes-chart-points = Punti vittoria
web-vtes-chart-minions = Servitori
web-vtes-chart-cards = Carte in mano e libreria
