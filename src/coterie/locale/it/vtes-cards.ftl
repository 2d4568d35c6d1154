# Testo stampato delle carte di Vampire: The Eternal Struggle. I nodi delle definizioni si compongono con queste parole.
# Di un sintagma $who le forme $who-of, $who-to, $who-from, $who-on, $who-by hanno la preposizione, $who-whose dice di chi è,
# $who-number è one, many o you, $who-gender è m o f. $mood è do (un ordine), to (un infinito), does, can, also o then.


## Nomi

vtes-noun-minion = servitore
    .plural = servitori
    .gender = m
vtes-noun-vampire = vampiro
    .plural = vampiri
    .gender = m
vtes-noun-ally = alleato
    .plural = alleati
    .gender = m
vtes-noun-retainer = seguace
    .plural = seguaci
    .gender = m
vtes-noun-methuselah = Matusalemme
    .plural = Matusalemme
    .gender = m
vtes-noun-equipment = equipaggiamento
    .plural = equipaggiamenti
    .gender = m
vtes-noun-card = carta
    .plural = carte
    .gender = f
vtes-noun-bearer = portatore
    .plural = portatori
    .gender = m
vtes-noun-employer = possessore
    .plural = possessori
    .gender = m

## Aggettivi

vtes-adjective-ready = attivo
    .f = attiva
    .plural = attivi
    .fp = attive
vtes-adjective-locked = impegnato
    .f = impegnata
    .plural = impegnati
    .fp = impegnate
vtes-adjective-younger = più giovane
    .f = più giovane
    .plural = più giovani
    .fp = più giovani
vtes-adjective-older = più vecchio
    .f = più vecchia
    .plural = più vecchi
    .fp = più vecchie
vtes-adjective-titled = titolato
    .f = titolata
    .plural = titolati
    .fp = titolate
vtes-adjective-other = altro
    .f = altra
    .plural = altri
    .fp = altre
vtes-adjective-acting = agente
    .f = agente
    .plural = agenti
    .fp = agenti
vtes-adjective-reacting = che reagisce
    .f = che reagisce
    .plural = che reagiscono
    .fp = che reagiscono
vtes-adjective-target = bersaglio
    .f = bersaglio
    .plural = bersaglio
    .fp = bersaglio
vtes-adjective-chosen = scelto
    .f = scelta
    .plural = scelti
    .fp = scelte
vtes-adjective-attached = che la porta
    .f = che la porta
    .plural = che la portano
    .fp = che la portano
vtes-adjective-camarilla = della Camarilla
    .f = della Camarilla
    .plural = della Camarilla
    .fp = della Camarilla
vtes-adjective-sabbat = del Sabbat
    .f = del Sabbat
    .plural = del Sabbat
    .fp = del Sabbat
vtes-adjective-independent = indipendente
    .f = indipendente
    .plural = indipendenti
    .fp = indipendenti
vtes-adjective-laibon = Laibon
    .f = Laibon
    .plural = Laibon
    .fp = Laibon
vtes-adjective-anarch = anarchico
    .f = anarchica
    .plural = anarchici
    .fp = anarchiche
vtes-adjective-non-camarilla = non della Camarilla
    .f = non della Camarilla
    .plural = non della Camarilla
    .fp = non della Camarilla
vtes-adjective-non-sabbat = non del Sabbat
    .f = non del Sabbat
    .plural = non del Sabbat
    .fp = non del Sabbat
vtes-adjective-non-independent = non indipendente
    .f = non indipendente
    .plural = non indipendenti
    .fp = non indipendenti
vtes-adjective-non-laibon = non Laibon
    .f = non Laibon
    .plural = non Laibon
    .fp = non Laibon
vtes-adjective-non-anarch = non anarchico
    .f = non anarchica
    .plural = non anarchici
    .fp = non anarchiche

## Qualcuno

vtes-who-you = tu
vtes-who-acting = il servitore agente
vtes-who-opposing = il servitore avversario
vtes-who-prey = la tua preda
vtes-who-predator = il tuo predatore
vtes-who-prey-again = la preda
    .number = one
vtes-who-target = il Matusalemme bersaglio
vtes-who-that = quel Matusalemme
vtes-who-controller = il suo controllore
vtes-who-each = ogni Matusalemme
vtes-who-blocker = il servitore bloccante

## Dove, e di chi

vtes-in-torpor = in torpore
vtes-in-uncontrolled-any = in una zona non controllata
vtes-in-uncontrolled-yours = nella tua zona non controllata
vtes-in-uncontrolled-preys = nella zona non controllata della tua preda
vtes-in-uncontrolled-neighbours = nella zona non controllata del tuo predatore o della tua preda
vtes-in-uncontrolled-theirs = nella sua zona non controllata
vtes-whose-yours = che controlli
vtes-whose-preys = che la tua preda controlla
vtes-whose-predators = controllato dal tuo predatore
vtes-whose-neighbours = controllato dal tuo predatore o dalla tua preda
vtes-whose-preys-again = che controlla
vtes-whose-theirs = che controlla
vtes-whose-thats = che quel Matusalemme controlla
vtes-things-yours = su uno dei tuoi servitori
vtes-things-preys = su uno dei servitori della tua preda
vtes-things-neighbours = su uno dei servitori del tuo predatore o della tua preda
vtes-things-preys-again = su uno dei suoi servitori
vtes-things-theirs = su uno dei suoi servitori
vtes-things-thats = su uno dei servitori di quel Matusalemme
vtes-of-clan = del clan { $clan }
vtes-of-capacity = con capacità { $capacity } o più
vtes-of-capacity-at-most = con capacità { $capacity } o meno
vtes-of-small-capacity = con capacità inferiore a X

## Discipline

vtes-basic = { $name } { $mark }
vtes-superior = { $name } superiore { $mark }
vtes-with-discipline = { $who } con { $discipline }
vtes-without = senza { $discipline }
vtes-discipline-abo = Abombwe
vtes-discipline-ani = Animalità
vtes-discipline-aus = Auspex
vtes-discipline-cel = Velocità
vtes-discipline-chi = Chimerismo
vtes-discipline-dai = Daimoinon
vtes-discipline-dem = Demenza
vtes-discipline-dom = Dominazione
vtes-discipline-for = Robustezza
vtes-discipline-mal = Maleficia
vtes-discipline-mel = Melpominee
vtes-discipline-myt = Mytherceria
vtes-discipline-nec = Necromanzia
vtes-discipline-obe = Obeah
vtes-discipline-obf = Oscurazione
vtes-discipline-obl = Oblio
vtes-discipline-obt = Ottenebrazione
vtes-discipline-pot = Potenza
vtes-discipline-pre = Ascendente
vtes-discipline-pro = Proteide
vtes-discipline-qui = Quietus
vtes-discipline-san = Sanguinus
vtes-discipline-ser = Serpentis
vtes-discipline-spi = Spiritus
vtes-discipline-str = Striga
vtes-discipline-tem = Temporis
vtes-discipline-tha = Stregoneria del sangue
vtes-discipline-thn = Thanatosis
vtes-discipline-val = Valeren
vtes-discipline-vic = Vicissitudine
vtes-discipline-vis = Visceratika
vtes-discipline-flight = Volo
vtes-virtue-def = Difesa
vtes-virtue-inn = Innocenza
vtes-virtue-jud = Giudizio
vtes-virtue-mar = Martirio
vtes-virtue-red = Redenzione
vtes-virtue-ven = Vendetta
vtes-virtue-viz = Visione

## Clan

vtes-clan-abomination = Abominio
    .plural = Abomini
    .gender = m
vtes-clan-ahrimane = Ahrimane
    .plural = Ahrimane
    .gender = m
vtes-clan-akunanse = Akunanse
    .plural = Akunanse
    .gender = m
vtes-clan-avenger = Vendicatore
    .plural = Vendicatori
    .gender = m
vtes-clan-baali = Baali
    .plural = Baali
    .gender = m
vtes-clan-banu-haqim = Banu Haqim
    .plural = Banu Haqim
    .gender = m
vtes-clan-blood-brother = Fratello di Sangue
    .plural = Fratelli di Sangue
    .gender = m
vtes-clan-brujah = Brujah
    .plural = Brujah
    .gender = m
vtes-clan-brujah-antitribu = Brujah antitribu
    .plural = Brujah antitribu
    .gender = m
vtes-clan-caitiff = Caitiff
    .plural = Caitiff
    .gender = m
vtes-clan-daughter-of-cacophony = Figlia della Cacofonia
    .plural = Figlie della Cacofonia
    .gender = f
vtes-clan-defender = Difensore
    .plural = Difensori
    .gender = m
vtes-clan-gangrel = Gangrel
    .plural = Gangrel
    .gender = m
vtes-clan-gangrel-antitribu = Gangrel antitribu
    .plural = Gangrel antitribu
    .gender = m
vtes-clan-gargoyle = Gargoyle
    .plural = Gargoyle
    .gender = m
vtes-clan-giovanni = Giovanni
    .plural = Giovanni
    .gender = m
vtes-clan-guruhi = Guruhi
    .plural = Guruhi
    .gender = m
vtes-clan-harbinger-of-skulls = Harbinger of Skulls
    .plural = Harbinger of Skulls
    .gender = m
vtes-clan-hecata = Hecata
    .plural = Hecata
    .gender = m
vtes-clan-innocent = Innocente
    .plural = Innocenti
    .gender = m
vtes-clan-ishtarri = Ishtarri
    .plural = Ishtarri
    .gender = m
vtes-clan-judge = Giudice
    .plural = Giudici
    .gender = m
vtes-clan-kiasyd = Kiasyd
    .plural = Kiasyd
    .gender = m
vtes-clan-lasombra = Lasombra
    .plural = Lasombra
    .gender = m
vtes-clan-malkavian = Malkavian
    .plural = Malkavian
    .gender = m
vtes-clan-malkavian-antitribu = Malkavian antitribu
    .plural = Malkavian antitribu
    .gender = m
vtes-clan-martyr = Martire
    .plural = Martiri
    .gender = m
vtes-clan-ministry = Ministro
    .plural = Ministri
    .gender = m
vtes-clan-nagaraja = Nagaraja
    .plural = Nagaraja
    .gender = m
vtes-clan-nosferatu = Nosferatu
    .plural = Nosferatu
    .gender = m
vtes-clan-nosferatu-antitribu = Nosferatu antitribu
    .plural = Nosferatu antitribu
    .gender = m
vtes-clan-osebo = Osebo
    .plural = Osebo
    .gender = m
vtes-clan-pander = Pander
    .plural = Pander
    .gender = m
vtes-clan-ravnos = Ravnos
    .plural = Ravnos
    .gender = m
vtes-clan-redeemer = Redentore
    .plural = Redentori
    .gender = m
vtes-clan-salubri = Salubri
    .plural = Salubri
    .gender = m
vtes-clan-salubri-antitribu = Salubri antitribu
    .plural = Salubri antitribu
    .gender = m
vtes-clan-samedi = Samedi
    .plural = Samedi
    .gender = m
vtes-clan-toreador = Toreador
    .plural = Toreador
    .gender = m
vtes-clan-toreador-antitribu = Toreador antitribu
    .plural = Toreador antitribu
    .gender = m
vtes-clan-tremere = Tremere
    .plural = Tremere
    .gender = m
vtes-clan-tremere-antitribu = Tremere antitribu
    .plural = Tremere antitribu
    .gender = m
vtes-clan-true-brujah = True Brujah
    .plural = True Brujah
    .gender = m
vtes-clan-tzimisce = Tzimisce
    .plural = Tzimisce
    .gender = m
vtes-clan-ventrue = Ventrue
    .plural = Ventrue
    .gender = m
vtes-clan-ventrue-antitribu = Ventrue antitribu
    .plural = Ventrue antitribu
    .gender = m
vtes-clan-visionary = Visionario
    .plural = Visionari
    .gender = m

## Sette, titoli, tipi

vtes-sect-camarilla = Camarilla
vtes-sect-sabbat = Sabbat
vtes-sect-independent = Indipendente
vtes-sect-laibon = Laibon
vtes-sect-anarch = Anarchico
vtes-title-primogen = primogenito
    .plural = primogeniti
    .gender = m
vtes-title-prince = principe
    .plural = principi
    .gender = m
vtes-title-justicar = conciliatore
    .plural = conciliatori
    .gender = m
vtes-title-inner-circle = membro del Circolo Interno
    .plural = membri del Circolo Interno
    .gender = m
vtes-title-baron = barone
    .plural = baroni
    .gender = m
vtes-title-bishop = vescovo
    .plural = vescovi
    .gender = m
vtes-title-archbishop = arcivescovo
    .plural = arcivescovi
    .gender = m
vtes-title-priscus = priscus
    .plural = prisci
    .gender = m
vtes-title-cardinal = cardinale
    .plural = cardinali
    .gender = m
vtes-title-regent = reggente
    .plural = reggenti
    .gender = m
vtes-title-magaji = magaji
    .plural = magaji
    .gender = m
vtes-title-kholo = kholo
    .plural = kholo
    .gender = m
vtes-title-1-vote = 1 voto
    .plural = 1 voto
    .gender = m
vtes-title-2-votes = 2 voti
    .plural = 2 voti
    .gender = m
vtes-type-vampire = vampiro
vtes-type-imbued = imbued
vtes-type-action = azione
vtes-type-political-action = azione politica
vtes-type-equipment = equipaggiamento
vtes-type-ally = alleato
vtes-type-retainer = seguace
vtes-type-action-modifier = modificatore di azione
vtes-type-reaction = reazione
vtes-type-combat = combattimento
vtes-type-master = dominus
vtes-type-event = evento
vtes-type-reflex = riflesso
vtes-type-power = potere
vtes-type-conviction = convinzione

## Tratti

vtes-trait-unique = unico
    .keyword = unica
    .gender = m
vtes-trait-location = luogo
    .keyword = luogo
    .gender = m
vtes-trait-hunting-ground = territorio di caccia
    .keyword = territorio di caccia
    .gender = m
vtes-trait-trifle = triviale
    .keyword = triviale
    .gender = f
vtes-trait-out-of-turn = fuori turno
    .keyword = fuori turno
    .gender = f
vtes-trait-discipline = disciplina
    .keyword = disciplina
    .gender = f
vtes-trait-trophy = trofeo
    .keyword = trofeo
    .gender = m
vtes-trait-archetype = archetipo
    .keyword = archetipo
    .gender = m
vtes-trait-title = titolo
    .keyword = titolo
    .gender = m
vtes-trait-boon = favore
    .keyword = favore
    .gender = m
vtes-trait-frenzy = frenesia
    .keyword = frenesia
    .gender = f
vtes-trait-grapple = presa
    .keyword = presa
    .gender = f
vtes-trait-gun = arma da fuoco
    .keyword = arma da fuoco
    .gender = f
vtes-trait-melee = da mischia
    .keyword = da mischia
    .gender = f
vtes-trait-weapon = arma
    .keyword = arma
vtes-trait-vehicle = veicolo
    .keyword = veicolo
    .gender = m
vtes-trait-animal = animale
    .keyword = animale
    .gender = m
vtes-trait-changeling = changeling
    .keyword = changeling
    .gender = m
vtes-trait-demon = demone
    .keyword = demone
    .gender = m
vtes-trait-ghoul = ghoul
    .keyword = ghoul
    .gender = m
vtes-trait-mage = mago
    .keyword = mago
    .gender = m
vtes-trait-mortal = mortale
    .keyword = mortale
    .gender = m
vtes-trait-mummy = mummia
    .keyword = mummia
    .gender = f
vtes-trait-werewolf = lupo mannaro
    .keyword = lupo mannaro
    .gender = m
vtes-trait-wraith = spettro
    .keyword = spettro
    .gender = m
vtes-trait-zombie = zombi
    .keyword = zombi
    .gender = m
vtes-trait-blood-cursed = Maledizione del Sangue
    .keyword = Maledizione del Sangue
vtes-trait-infernal = Infernalista
    .keyword = Infernalista
vtes-trait-red-list = Lista Rossa
    .keyword = Lista Rossa
vtes-trait-scarce = Raro
    .keyword = Raro
vtes-trait-seraph = Serafino
    .keyword = Serafino
vtes-trait-circle = circolo
    .keyword = circolo
vtes-trait-slave = Schiavo
    .keyword = Schiavo
vtes-trait-sterile = Sterile
    .keyword = Sterile

## Numeri

vtes-stat-stealth = furtività
    .the = la furtività
vtes-stat-intercept = intercetto
    .the = l’intercetto
vtes-stat-bleed = dissanguamento
    .the = il dissanguamento
vtes-stat-strength = forza
    .the = la forza
vtes-stat-votes = voti
    .the = i voti
vtes-stat-hand = capacità di mano
    .the = la capacità di mano
vtes-stat-transfers = trasferimenti
    .the = i trasferimenti
vtes-blood = { $amount } { $amount ->
        [one] punto sangue
       *[other] punti sangue
    }
vtes-as-much-blood-lost-to-damage = tanti punti sangue quanti ne ha persi il vampiro avversario per danni in questo round
vtes-pool = { $amount } { $amount ->
        [one] punto risorsa
       *[other] punti risorsa
    }
vtes-count-0 = zero
vtes-count-1 = uno
vtes-count-2 = due
vtes-count-3 = tre
vtes-count-4 = quattro
vtes-count-5 = cinque
vtes-count-6 = sei
vtes-count-7 = sette
vtes-count-8 = otto
vtes-number-x = X
vtes-number-x-plus-1 = X+1
vtes-number-copies-you-control = il numero di copie { $card-of } che controlli
vtes-number-counters-here = il numero di segnalini { $card-on }
vtes-number-points = il numero di punti
vtes-each-counters-here = per ogni segnalino { $card-on }
vtes-each-margin = per ogni voto di scarto con cui il referendum è passato
vtes-each-minions-they-control = per ogni servitore che controlla
vtes-each-clan-they-control = per ogni vampiro del clan scelto che controlla
vtes-each-points = per ogni punto assegnatogli
vtes-each-copies-you-control = per ogni copia { $card-of } che controlli

## Condizioni di un cambiamento

vtes-while-bleed-at-you = durante le azioni di dissanguare dirette contro di te
vtes-while-directed = durante le azioni dirette
vtes-while-directed-at-you = durante le azioni dirette contro di te
vtes-while-bleed = durante le azioni di dissanguare
vtes-while-undirected = durante le azioni indirette
vtes-while-calls = durante le azioni politiche
vtes-while-hunts = quando caccia
vtes-while-equips = durante le azioni di equipaggiare
vtes-while-employs = quando assolda seguaci
vtes-while-recruits = quando recluta alleati
vtes-while-diablerizes = durante le azioni di diablerie
vtes-while-against-you = contro di te
vtes-while-against = contro { $who }
vtes-while-target-controls = contro un Matusalemme che controlla { $what }
vtes-while-opposing = in combattimento con { $who }
vtes-while = finché { $when }, { $clause }
vtes-while-ready = { $who } è attivo
vtes-while-locked = { $who } è impegnato
vtes-while-edge = hai il Vantaggio
vtes-while-controls = { $who-number ->
        [you] controlli
        [many] { $who } controllano
       *[one] { $who } controlla
    } { $what }
vtes-while-poor = { $who-number ->
        [you] hai
        [many] { $who } hanno
       *[one] { $who } ha
    } { $pool } punti risorsa o meno
vtes-while-titled-acts = contro i vampiri titolati
vtes-against = { $change } contro { $who }

## Che cos’è una carta, e quando si può giocare

vtes-text-colon = :
vtes-text-heading-sect = { $sect }
vtes-text-heading-title = { $sect }, { $title }
vtes-text-heading-clan = { $sect }, { $title } { $clan }
vtes-text-heading-city = { $sect }, { $title } { $city-of }
vtes-text-unique-location = luogo unico
vtes-text-creature-with = { $kind } con { $life } { $life ->
        [one] punto vita
       *[other] punti vita
    }
vtes-text-weapon = arma: { $kind }
vtes-text-life = { $life } { $life ->
        [one] punto vita
       *[other] punti vita
    }
vtes-text-body-strength = { $amount } forza
vtes-text-body-bleed = { $amount } dissanguamento
vtes-text-has = { $card } ha { $things }
vtes-text-stealth-action = azione a { $stealth }
vtes-text-is-stealth-action = questa è un’{ $stealth }
vtes-text-requires = richiede { $titles }
vtes-text-only-usable = utilizzabile solo { $when }
vtes-text-usable = utilizzabile { $when }
vtes-text-not-leaving = non utilizzabile da un vampiro che sta per essere bruciato o per andare in torpore
vtes-by = { $who-by }
vtes-by-titled = da { $titles }
vtes-by-other-ready = da un vampiro attivo che non sia il servitore agente
vtes-by-outside-combat = da un servitore attivo che non sia nel combattimento
vtes-usable-bleed = durante un’azione di dissanguare
vtes-usable-bleed-at-you = durante un’azione di dissanguare contro di te
vtes-usable-directed-at-you = durante un’azione diretta contro di te (o una carta che controlli)
vtes-usable-directed = durante un’azione diretta
vtes-usable-polling-political = durante la fase di votazione di un’azione politica
vtes-usable-polling = durante la fase di votazione di qualsiasi referendum
vtes-usable-declined-bleed-at-you = se un servitore ti sta dissanguando, dopo che i blocchi sono stati declinati
vtes-usable-would-bleed = se un dissanguare sta per avere successo
vtes-usable-attempt = se un servitore tenta di bloccare
vtes-usable-blocked = se { $who } viene bloccato, prima della risoluzione del blocco
vtes-usable-after-block = che ha bloccato, dopo la risoluzione del blocco
vtes-usable-successful = se l’azione ha avuto successo
vtes-usable-was-blocked = se l’azione è stata bloccata
vtes-usable-after = dopo la risoluzione dell’azione
vtes-usable-announced = quando viene annunciata l’azione
vtes-usable-after-successful = dopo la risoluzione di un’azione che ha avuto successo
vtes-usable-after-successful-directed = dopo la risoluzione di un’azione diretta che ha avuto successo
vtes-usable-after-passed = dopo la risoluzione di un’azione politica il cui referendum è passato
vtes-usable-acting = se sta agendo { $who }
vtes-usable-before-range = prima che sia determinata la distanza
vtes-usable-before-strikes-close = a distanza ravvicinata, prima che siano scelti gli attacchi
vtes-usable-close = a distanza ravvicinata
vtes-usable-long = a lunga distanza
vtes-usable-round-end = alla fine di un round di combattimento
vtes-text-play-once-round = { $who } può giocare una sola copia di { $name } per round
vtes-text-play-once-combat = { $who } può giocare una sola copia di { $name } per combattimento
vtes-text-play-once-turn = { $who } può giocare una sola copia di { $name } per turno
vtes-text-play-once-action = { $who } può giocare una sola copia di { $name } per azione
vtes-text-play-once-between-unlocks = { $who } può giocare una sola copia di { $name } tra una sua fase di disimpegno e l’altra
vtes-text-replace-your-unlock = non rimpiazzare questa carta fino alla tua prossima fase di disimpegno
vtes-text-replace-your-master = non rimpiazzare questa carta fino alla tua prossima fase dominus
vtes-text-replace-your-influence = non rimpiazzare questa carta fino alla tua prossima fase di influenza
vtes-text-replace-your-discard = non rimpiazzare questa carta fino alla tua prossima fase di scarto
vtes-text-x-is = X è { $number }
vtes-text-above-and = come sopra, e { $clause }
vtes-text-above-with = come sopra, { $clause }
vtes-text-above-but = come sopra, ma { $clause }

## Azioni

vtes-text-instead-of-success = invece, { $clauses }

## Referendum

vtes-text-choose = scegli { $who }

## Abilità

vtes-text-if-in-torpor = se { $who } è in torpore, { $clause }
vtes-text-if-ready = se è nella zona attiva, { $clause }
vtes-text-if-ready-when = se { $who } è nella zona attiva { $when }, { $clause }
vtes-text-if-this-ready = se { $who } è nella zona attiva, { $clause }
vtes-text-not-first-action = non utilizzabile durante la prima azione di una fase dei servitori
vtes-text-one-ground = un vampiro può guadagnare sangue da un solo territorio di caccia per turno
vtes-text-once-round = una volta per round, { $clause }
vtes-text-once-combat = una volta per combattimento, { $clause }
vtes-text-once-turn = una volta per turno, { $clause }
vtes-text-once-action = una volta per azione, { $clause }
vtes-text-once-between-unlocks = una volta tra una sua fase di disimpegno e l’altra, { $clause }
vtes-at-your-unlock = durante la tua fase di disimpegno, { $clause }
vtes-at-each-unlock = durante la fase di disimpegno di ogni Matusalemme, { $clause }
vtes-at-other-unlock = durante la fase di disimpegno di ogni altro Matusalemme, { $clause }
vtes-at-preys-unlock = durante la fase di disimpegno della tua preda, { $clause }
vtes-at-their-unlock = durante la propria fase di disimpegno, { $clause }
vtes-at-your-master = durante la tua fase dominus, { $clause }
vtes-at-their-master = durante la propria fase dominus, { $clause }
vtes-at-your-influence = durante la tua fase di influenza, { $clause }
vtes-at-your-discard = durante la tua fase di scarto, { $clause }
vtes-at-torpor = dopo che { $who } è andato in torpore, { $clause }
vtes-at-in-torpor = se { $who } è in torpore, { $clause }
vtes-at-blocks = se blocca un vampiro titolato o un’azione politica, { $clause } prima della risoluzione del blocco
vtes-at-blocked = se { $who } viene bloccato, { $clause } prima della risoluzione del blocco
vtes-at-next-bleed = la prossima volta che { $who } sta per dissanguare con successo lo stesso Matusalemme, { $clause }
vtes-at-first-recruit = { $clause } se questa è la sua prima azione riuscita di reclutare un alleato in questo turno
vtes-at-called-passed = { $clause } dopo che un referendum indetto { $who-by } è passato
vtes-predators-referendum = un referendum indetto dal tuo predatore
vtes-at-predators-passed = { $clause } dopo che { vtes-predators-referendum } è passato
vtes-political-referendum = il referendum di un’azione politica
vtes-at-passed = { $clause } dopo che { vtes-political-referendum } è passato
vtes-text-you-can = puoi { $clause }
vtes-text-instead-of = { $first } invece di { $second }
vtes-text-can = { $who } può { $clause }
vtes-text-use = { $who-number ->
        [you] puoi
       *[other] { $who } può
    } { $cost }{ $purpose }
vtes-text-purpose = { " " }per { $clause }
vtes-text-purpose-later = ; { $clause }
vtes-text-when-first = { $when }, { $clause }
vtes-text-not-blocking = { " " }se non sta bloccando
vtes-when-your-unlock = durante la tua fase di disimpegno
vtes-when-each-unlock = durante la fase di disimpegno di ogni Matusalemme
vtes-when-other-unlock = durante la fase di disimpegno di ogni altro Matusalemme
vtes-when-your-master = durante la tua fase dominus
vtes-when-your-influence = durante la tua fase di influenza
vtes-when-your-discard = durante la tua fase di scarto
vtes-when-polling = durante la fase di votazione di un’azione politica
vtes-when-any-polling = durante la fase di votazione di qualsiasi referendum
vtes-when-announced = quando { $who } annuncia un’azione non diretta
vtes-when-aimed = quando viene dichiarata un’azione diretta contro { $who }
vtes-when-next-minion = durante la tua prossima fase dei servitori
vtes-when-during-action = durante un’azione
vtes-when-directed-at-you = durante un’azione diretta contro di te (o una carta che controlli)
vtes-when-same-targets = durante un’azione diretta contro lo stesso Matusalemme o lo stesso insieme di Matusalemme
vtes-when-bleed = durante un’azione di dissanguare
vtes-when-unreacted = dopo aver eseguito con successo un’azione durante la quale non è stata giocata nessuna carta reazione
vtes-when-succeeded = dopo che { $who } ha eseguito con successo un’azione che richiede { $what }
vtes-when-before-range = prima che sia determinata la distanza in un combattimento che coinvolge { $who }
vtes-text-action = { $who } { $who-number ->
        [many] possono
       *[other] può
    } { $clause } con un’azione { $has ->
        [stealth] (D) a { $stealth }
        [undirected] a { $stealth }
       *[none] (D)
    }
vtes-text-that-costs = { " " }che costa { $blood }
vtes-text-clan-stealth = ; { $who } { $who-number ->
        [many] ottengono
       *[other] ottiene
    } { $change } durante quell’azione
vtes-text-stays-locked = { $clause } invece di disimpegnare normalmente
vtes-text-instead = ogni volta che dovresti rimpiazzare una carta diversa { $card-from }, invece { $clause }
vtes-text-burn-at-most = se dovresti bruciare più di { $pool } per un dissanguare, bruci invece { $pool }
vtes-text-not-to-torpor = se { $who } dovesse andare in torpore, invece { $clause }
vtes-text-not-burned = se { $who } dovesse essere bruciato, invece { $clause }
vtes-text-hurts-less = ogni attacco o effetto che infligge danni a { $who } ne infligge { $amount } in meno
vtes-text-opposing-hurts-less = in combattimento, ogni attacco o effetto con cui { $by } infligge danni a { $who } ne infligge { $amount } in meno
