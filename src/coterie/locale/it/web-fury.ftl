# Fury of Dracula nel browser: la mappa, il Trail, i cacciatori, il combattimento.

## The map

web-fury-map-day = Mappa dell’Europa di giorno
web-fury-map-night = Mappa dell’Europa di notte
web-fury-map-keys = Le frecce muovono la mappa, più e meno cambiano l’ingrandimento, zero la mostra intera. I luoghi che si possono scegliere sono pulsanti, e sotto se ne può aprire l’elenco.
web-fury-closer = Ingrandisci
web-fury-farther = Rimpicciolisci
web-fury-whole = Tutta la mappa
web-fury-reach =
    { $count ->
        [one] Un luogo da scegliere
       *[other] { $count } luoghi da scegliere
    }
web-fury-legend = Che cosa mostra la mappa
web-fury-legend-belief = può essere qui
web-fury-legend-road = strada
web-fury-legend-west = ferrovia ovest
web-fury-legend-east = ferrovia est
web-fury-legend-sea = mare
web-fury-kind-large = Grande città
web-fury-kind-small = Piccola città
web-fury-kind-sea = Mare
web-fury-kind-castle = Qui Dracula è sempre visibile. Quando arriva guadagna 2 punti Sangue, e aggiunge 1 ai suoi tiri di combattimento. I cacciatori non possono riposarsi, rifornirsi né scambiare.
web-fury-kind-hospital = Dracula non vi entra mai. Qui si può curare un morso, con un dado.
web-fury-by-road = Via strada:
web-fury-by-rail = In treno:
web-fury-die = Il dado del treno: { $faces }.
web-fury-by-sea = Via mare:
web-fury-here = Qui:
web-fury-list = { $places }
web-fury-ground = Consecrated Ground: Dracula non può entrare né passare.
web-fury-host = Heavenly Host: Dracula non può entrare né passare.
web-fury-storm = Stormy Seas: chiuso a Dracula. Turni rimasti: { $count }.
web-fury-roadblock = Roadblock: chiusa ai cacciatori
web-fury-chance = Probabilità che Dracula sia qui: { $percent }%.
web-fury-belief = Ombreggia dove può essere
web-fury-belief-hint =
    { $count ->
        [one] Un luogo, da ciò che tutti hanno visto.
       *[other] { $count } luoghi, da ciò che tutti hanno visto.
    }
web-fury-belief-settings = Fury of Dracula: mostra ai cacciatori dove può essere Dracula, in base a ciò che tutti hanno visto.
web-fury-stands = { $who }, { $place }
web-fury-dracula-stands = Dracula, { $place }

## Tracks

web-fury-time = Momento del giorno
web-fury-blood = sangue
web-fury-blood-hint = Il sangue di Dracula. Un Killed lo porta al prossimo di questi valori: { $points }. Quando finisce vincono i cacciatori.
web-fury-vampires = vampiri
web-fury-vampires-hint = Dracula vince quando questo tracciato è pieno.
web-fury-resolve = Resolve
web-fury-resolve-hint = Punti per i cacciatori: ciascuno può usarne uno all’inizio del proprio turno, e ognuna delle tre azioni vale una volta per round. Ogni nuova alba ne aggiunge uno.
web-fury-of = su { $most }
web-fury-allies = Alleati in gioco

## Trail and catacombs

web-fury-trail = Trail
web-fury-trail-hint = la più recente per prima; una settima carta spinge fuori la più vecchia
web-fury-catacombs = Catacombe
web-fury-space-first = 1, recente
web-fury-space-last = { $space }, vecchia
web-fury-space-sea = { $space }, in mare
web-fury-space-seen = { $space }, vista
web-fury-space-plain = { $space }
web-fury-dropped = uscita
web-fury-empty = vuoto
web-fury-hospital = Ospedale
web-fury-back-city = una città, coperta
web-fury-back-sea = un mare, coperto
web-fury-back-power = un potere
web-fury-face-down = coperta per i cacciatori
web-fury-token-hidden = un Encounter nascosto
web-fury-blood-paid =
    { $count ->
        [one] un punto Sangue pagato qui
       *[other] { $count } punti Sangue pagati qui
    }
web-fury-encounters =
    { $count ->
        [0] nessun Encounter
        [one] un Encounter
       *[other] { $count } Encounter
    }
web-fury-was-in = Dracula era qui: { $place }

## Hunters and Dracula

web-fury-hunters = Cacciatori
web-fury-hunter-spoken = { $who }, { $place }, vita { $health } su { $most }, morsi { $bites }, Item { $items }, Event { $events }
web-fury-health = Vita { $count } su { $most }
web-fury-bites = Morsi: { $count }; con { $most } è la sconfitta
web-fury-of-bites = { $count } su { $most }
web-fury-cards-held =
    { $items ->
        [one] un Item
       *[other] { $items } Item
    }, { $events ->
        [one] un Event
       *[other] { $events } Event
    }
web-fury-dracula-held =
    { $tokens ->
        [one] un Encounter
       *[other] { $tokens } Encounter
    }, { $events ->
        [one] un Event
       *[other] { $events } Event
    }
web-fury-known-cards = Conosciute:
web-fury-misses = salta il prossimo turno
web-fury-in-fog = nebbia: non muove
web-fury-in-bats = pipistrelli: il movimento lo decide Dracula
web-fury-group = con { $who }
web-fury-announced = ha annunciato il prossimo movimento
web-fury-at-sea = in mare
web-fury-encounters-title = Encounter
web-fury-events-title = Event
web-fury-powers-title = Poteri
web-fury-power-once = Un potere che si trova nel Trail non si può usare finché non ne esce.
web-fury-ability-lord_godalming = Quando tira il dado del treno può tirarlo ancora una volta.
web-fury-ability-dr_seward = Può tenere una carta in più: un Item o un Event.
web-fury-ability-van_helsing = Sopravvive a due morsi.
web-fury-ability-mina_harker = Quando si rifornisce può prendere una carta in più, e ha un morso fin dall’inizio.
web-fury-spoken = { $card }. { $does }
web-fury-assumed = Su una parte di questo le fonti divergono o tacciono. Le nostre decisioni dicono come si gioca qui.
web-fury-initiative = Iniziativa { $number }

## Combat

web-fury-combat = Combattimento
web-fury-combat-round = Combattimento, round { $round }
web-fury-combat-before = Prima del combattimento
web-fury-a-vampire = Un vampiro
web-fury-tactics = Carte tattica
web-fury-card-waits = non ancora scelta
web-fury-no-card = nessuna carta
web-fury-lain = Giocata nel round prima: { $card }
web-fury-blood-left =
    { $count ->
        [one] 1 punto Sangue rimasto
       *[other] { $count } punti Sangue rimasti
    }
web-fury-continues = Continue: { $count } su 3
web-fury-trap = Trap: +{ $count }
web-fury-bonus-enemy = +{ $count } al nemico
web-fury-bonus-hunter = +{ $count } al cacciatore
web-fury-planning = { $who }: +{ $count }
web-fury-no-escape = niente fuga nei primi tre round
web-fury-repelled = respinto: schivata o fuga
web-fury-results = Se { $card } incontra un’altra carta
web-fury-against = Carta del nemico
web-fury-against-hunter = Carta del cacciatore
web-fury-hunter-wins = Il cacciatore vince il tiro
web-fury-enemy-wins = { $enemy } vince il tiro
web-fury-spent = l’Item si consuma
web-fury-effect-and = { ", " }
web-fury-effect-continue = si continua
web-fury-effect-end = il combattimento finisce
web-fury-effect-repel = Dracula è respinto
web-fury-effect-bite = il cacciatore è morso
web-fury-effect-bat = Dracula vola via
web-fury-effect-kill = il nemico viene ucciso
web-fury-effect-blood =
    { $count ->
        [one] Dracula perde un punto Sangue
       *[other] Dracula perde { $count } punti Sangue
    }
web-fury-effect-health =
    { $count ->
        [one] il cacciatore perde un punto vita
       *[other] il cacciatore perde { $count } punti vita
    }
web-fury-effect-hunter-bonus = +1 al prossimo tiro del cacciatore
web-fury-effect-enemy-bonus = +1 al prossimo tiro del nemico
web-fury-effect-lose-event = il cacciatore perde un Event
web-fury-effect-lose-items = il cacciatore perde tutti gli Item

## Cards on their way

web-fury-running = Carte in corso di gioco
web-fury-plays = { $who } gioca
web-fury-cancelled = Annullata
web-fury-drawn = Pescata
web-fury-trade = { $who } scambia con { $other }

## Where the game is

web-fury-crumb-round = Round { $round }, { $time }
web-fury-crumb-turn = { $who }
web-fury-crumb-combat = combattimento, round { $round }
web-fury-sure-blood = Dark Call costa 2 punti Sangue, e ne hai { $count }.
web-fury-sure-leap = Il salto può costare fino a 6 punti vita.
web-fury-chart = Sangue e vita per round

## What a question means

web-fury-coach-begin = Va bene qualsiasi città illuminata, sulla mappa o nell’elenco. Nelle grandi i cacciatori si riforniscono meglio.
web-fury-coach-turn-start = Prima di muovere puoi usare un punto Resolve, unirti a un gruppo o lasciarlo, o giocare una carta illuminata.
web-fury-coach-travel = Clicca un luogo illuminato. Le strade sono sicure; per il treno serve il dado.
web-fury-coach-destination = I luoghi illuminati sono quelli raggiungibili.
web-fury-coach-train-die = Puoi tenere il tiro o riprovare; vale il secondo.
web-fury-coach-action = Riposare dà 2 punti vita, ma gli Event possono andare a Dracula. Rifornirsi dà carte. Con un cacciatore nella stessa città si possono scambiare Item.
web-fury-coach-draw = Gli Event col pipistrello vanno a Dracula.
web-fury-coach-discard = Una carta deve andarsene: sono troppe, o qualcosa ne ha tolta una. Le carte illuminate si possono scartare.
web-fury-coach-opening = Ciò che si gioca ora viene prima del primo round. Quando nessuno aggiunge carte, il combattimento comincia.
web-fury-coach-tactic = Scegli una carta. La tabella mostra che cosa succede contro ogni carta del nemico.
web-fury-coach-enemy-tactic = Scegli una carta. La tabella mostra che cosa succede contro ogni carta che un cacciatore può avere.
web-fury-coach-dracula-move = Clicca un luogo illuminato, o uno dei tuoi poteri. Dove nessuno ti vede, i cacciatori sanno solo se vai per terra o per mare.
web-fury-coach-place-token = Un Encounter aspetta in questa città, non visto, un cacciatore.
web-fury-coach-put-back = Hai più Encounter del limite. Quelli illuminati tornano nel Pool.
web-fury-coach-to-catacombs = La città può andare nelle catacombe, con un Encounter in più.
web-fury-coach-mature = Un Encounter che esce dal Trail può maturare e avere il suo altro effetto.
web-fury-coach-clear = Le carte tolte dalle catacombe fanno posto; i loro Encounter non maturano.
web-fury-coach-answer = È stato giocato un Event. Annullalo con una carta, se ne hai una che può farlo, o lascialo valere.
web-fury-coach-double-back = I luoghi illuminati sono nel tuo Trail o nelle catacombe e abbastanza vicini.
web-fury-coach-wolf = Il lupo percorre fino a due strade.

## The table as text

web-fury-field-seat = il tuo posto
web-fury-field-round = round
web-fury-field-phase = fase
web-fury-field-active = di chi è il turno
web-fury-field-time = momento del giorno
web-fury-field-night = notte
web-fury-field-vampires = vampiri
web-fury-field-vampires-to-win = vampiri per vincere
web-fury-field-resolve = Resolve
web-fury-field-used = usate in questo round
web-fury-field-dracula = Dracula
web-fury-field-hunters = cacciatori
web-fury-field-trail = Trail
web-fury-field-catacombs = catacombe
web-fury-field-dropped = uscite dal Trail
web-fury-field-event-deck = mazzo Event
web-fury-field-event-discards = Event scartati
web-fury-field-item-deck = mazzo Item
web-fury-field-item-discards = Item scartati
web-fury-field-pool = Encounter nel Pool
web-fury-field-ally-of-hunters = alleato dei cacciatori
web-fury-field-ally-of-dracula = alleato di Dracula
web-fury-field-ground = Consecrated Ground
web-fury-field-hosts = Heavenly Host
web-fury-field-roadblock = Roadblock
web-fury-field-storm = Stormy Seas
web-fury-field-storm-left = turni di tempesta rimasti
web-fury-field-combat = combattimento
web-fury-field-running = carte in corso di gioco
web-fury-field-trade = scambio
web-fury-field-party = cercano insieme
web-fury-field-drawn = pescata
web-fury-field-belief = dove può essere Dracula
web-fury-field-id = chi
web-fury-field-place = luogo
web-fury-field-health = vita
web-fury-field-health-most = vita massima
web-fury-field-bites = morsi
web-fury-field-bites-to-defeat = morsi per la sconfitta
web-fury-field-items = Item
web-fury-field-events = Event
web-fury-field-dogs = cani
web-fury-field-shown-item = Item scoperto
web-fury-field-shown-event = Event scoperto
web-fury-field-own-items = i tuoi Item
web-fury-field-own-events = i tuoi Event
web-fury-field-own-tokens = i tuoi Encounter
web-fury-field-seen = carte conosciute
web-fury-field-seen-tokens = Encounter conosciuti
web-fury-field-seen-events = Event conosciuti
web-fury-field-group = gruppo
web-fury-field-moved = ha mosso
web-fury-field-misses = salta un turno
web-fury-field-fog = nebbia
web-fury-field-bats = pipistrelli
web-fury-field-keeps = segnalini tenuti
web-fury-field-voyage = viaggio per mare
web-fury-field-announced = movimento annunciato
web-fury-field-at-sea = in mare
web-fury-field-blood = sangue
web-fury-field-blood-most = sangue massimo
web-fury-field-tokens = Encounter
web-fury-field-swift = muove due volte
web-fury-field-space = posizione
web-fury-field-serial = numero della carta
web-fury-field-back = dorso
web-fury-field-up = scoperta
web-fury-field-powers = poteri
web-fury-field-kind = tipo
web-fury-field-enemy = nemico
web-fury-field-fighters = combattenti
web-fury-field-found = trovato dai cacciatori
web-fury-field-continues = risultati Continue
web-fury-field-traps = Trap
web-fury-field-planning = Advance Planning
web-fury-field-ban = niente fuga per ora
web-fury-field-repelled = respinto
web-fury-field-enemy-bonus = bonus del nemico
web-fury-field-hunter-bonus = bonus del cacciatore
web-fury-field-shown = carte scoperte
web-fury-field-target = attaccato
web-fury-field-cards = carte dei cacciatori
web-fury-field-card = carta
web-fury-field-lain = sul tavolo
web-fury-field-lain-enemy = carta nemica sul tavolo
web-fury-field-hunter-roll = tiro del cacciatore
web-fury-field-enemy-roll = tiro del nemico
web-fury-field-winner = vincitore
web-fury-field-hands = le tue tattiche
web-fury-field-enemy-hand = tattiche del nemico
web-fury-field-by = giocata da
web-fury-field-cancelled = annullata
web-fury-field-asked = chiede
web-fury-field-other = altro
web-fury-field-offer = offerta

## Combat, continued

web-fury-hold = Un tocco gioca la carta. Tienila premuta per vederne prima gli esiti.
web-fury-effect-besides = { "; " }
