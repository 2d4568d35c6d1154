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
vtes-in-ash-you = nella tua pila degli scarti
vtes-in-ash-prey = nella pila degli scarti della tua preda
vtes-in-ash-that = nella propria pila degli scarti
vtes-of-clan = del clan { $clan }
vtes-of-capacity = con capacità { $capacity } o più
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
vtes-clan-assamite = Assamita
    .plural = Assamiti
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
vtes-clan-follower-of-set = Seguace di Set
    .plural = Seguaci di Set
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
vtes-trait-vehicle = veicolo
    .keyword = veicolo
    .gender = m
vtes-trait-animal = animale
    .keyword = animale
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
vtes-change-stealth = { $change } furtività
vtes-change-intercept = { $change } intercetto
vtes-change-bleed = { $change } dissanguamento
vtes-change-strength = { $change } forza
vtes-change-votes = { $change } { $amount ->
        [one] voto
       *[other] voti
    }
vtes-change-hand = { $change } capacità di mano
vtes-change-transfers = { $change } { $amount ->
        [one] trasferimento
       *[other] trasferimenti
    }
vtes-blood = { $amount } { $amount ->
        [one] punto sangue
       *[other] punti sangue
    }
vtes-as-much-blood-lost-to-damage = tanti punti sangue quanti ne ha persi il vampiro avversario per danni in questo round
vtes-pool = { $amount } { $amount ->
        [one] punto risorsa
       *[other] punti risorsa
    }
vtes-damage = { $amount } { $amount ->
        [one] danno
       *[other] danni
    }
vtes-damage-gun = { $gun } da attacchi di armi da fuoco o { $other } da qualsiasi altra fonte
vtes-all-of-strikes = tutti i danni degli attacchi del servitore avversario in questo round
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

vtes-additional = { $change } addizionale
vtes-gain-more = , con { $change }
vtes-if-clan = se { $who } è { $clan }
vtes-if-titled = se { $who } è titolato
vtes-gain-pool-at-most = { " " }se il Matusalemme bersaglio ha { $pool } punti risorsa o meno
vtes-gain-against = { " " }a sfavore del referendum
vtes-gain-until-turn-end = { " " }fino alla fine del turno
vtes-gain-early = , anche se { $stat } non serve ancora
vtes-gain-limited = { " " }(limitato)
vtes-with-edge = { " " }se hai il Vantaggio
vtes-while-bleed-at-you = durante le azioni di dissanguare dirette contro di te
vtes-while-directed = durante le azioni dirette
vtes-while-directed-at-you = durante le azioni dirette contro di te
vtes-while-bleed = durante le azioni di dissanguare
vtes-while-titled-acts = contro i vampiri titolati
vtes-against = { $change } contro { $who }

## Che cos’è una carta, e quando si può giocare

vtes-text-colon = :
vtes-text-heading-sect = { $sect }
vtes-text-heading-title = { $sect }, { $title }
vtes-text-heading-clan = { $sect }, { $title } { $clan }
vtes-text-heading-city = { $sect }, { $title } { $city-of }
vtes-text-slave-of = schiavo dei { $clan }
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

## Numeri che cambiano, sangue e risorse

vtes-text-for = per { $change }
vtes-text-gets = { $who-number ->
        [you] ottieni
        [many] { $who } ottengono
       *[one] { $who } ottiene
    } { $change }
vtes-text-to-get = ottenere { $change }
vtes-text-give = dare { $change } { $who-to }
vtes-text-add-blood = { $mood ->
        [to] aggiungere
       *[other] aggiungi
    } { $blood } { $who-to }
vtes-text-gain-blood = { $who } { $mood ->
        [can] può guadagnare
       *[other] guadagna
    } { $blood }
vtes-text-some-to-pool = , di cui fino a { $amount } vanno ai tuoi punti risorsa
vtes-text-to-gain-blood = guadagnare { $blood }
vtes-text-move-to-pool-instead = fino a { $amount } di quei punti sangue vanno ai tuoi punti risorsa invece che { $who-to }
vtes-text-burn-blood = { $who } brucia { $blood }
vtes-text-burn-blood-to = brucia { $blood } per { $clause }
vtes-text-burn-blood-from = { $mood ->
        [also] brucia
       *[other] { $by-number ->
            [you] bruci
           *[other] { $by } brucia
        }
    } { $blood } { $who-from }
vtes-text-burn-pool = { $who-number ->
        [you] bruci
       *[other] { $who } brucia
    } { $pool }
vtes-text-burn-their-pool = bruciare { $amount } dei suoi punti risorsa
vtes-text-to-burn-pool = bruciare { $pool }
vtes-text-gain-pool = { $who-number ->
        [you] guadagni
       *[other] { $who } guadagna
    } { $pool }
vtes-text-to-gain-pool = guadagnare { $pool }
vtes-text-move-blood = sposta da { $least } a { $most } punti sangue da quel vampiro ai tuoi punti risorsa
vtes-text-any-blood = { " " }con una qualsiasi quantità di sangue
vtes-text-exchange = il controllore { $who-of } { $mood ->
        [can] può spostare
       *[other] sposta
    } 1 punto sangue { $who-from } ai propri punti risorsa o dai propri punti risorsa { $who-to }
vtes-text-store-pool = { $mood ->
        [to] spostare
       *[other] sposta
    } { $amount } { $amount ->
        [one] segnalino
       *[other] segnalini
    } dai tuoi punti risorsa { $card-on }
vtes-text-store-blood = { $who } { $mood ->
        [can] può spostare
       *[other] sposta
    } { $blood } da sé { $card-on }
vtes-text-unload = { $mood ->
        [to] spostare
       *[other] sposta
    } tutti i segnalini { $card-on } { $who-on }
vtes-text-for-each = { $each }, { $clause }

## Azioni

vtes-text-bleed = dissanguare con { $change }
vtes-text-lock = { $mood ->
        [to] impegnare
       *[other] impegna
    } { $who }
vtes-text-lock-up-to = { $mood ->
        [to] impegnare
       *[other] impegna
    } fino a { $count } { $who }
vtes-text-lock-one-of-two = { $mood ->
        [to] impegnare
       *[other] impegna
    } uno dei due
vtes-text-do-not-lock = non impegnare { $who }
vtes-text-unlock = { $mood ->
        [to] disimpegnare
       *[other] disimpegna
    } { $who }
vtes-text-wake = { $who } si risveglia (ignora l’obbligo di essere disimpegnato per giocare carte reazione e tentare di bloccare fino alla fine dell’azione)
vtes-text-ally-stays-locked = se { $who } è un alleato, non disimpegna normalmente durante la sua prossima fase di disimpegno
vtes-text-must-block = { $who } brucia { $blood } per disimpegnarsi e tentare di bloccare con { $change }, anche se { $stat } non serve ancora
vtes-text-fail-attempt = far fallire quel tentativo
vtes-text-not-again = ; { $who } non può tentare di nuovo di bloccare questa azione
vtes-text-unlock-if-blocks = se { $who } blocca, può bruciare { $blood } per disimpegnarsi dopo la risoluzione del blocco
vtes-text-reduce-bleed = { $mood ->
        [to] ridurre
       *[other] riduci
    } l’ammontare del dissanguare di { $amount }
vtes-text-redirect = cambia il bersaglio del dissanguare in un altro Matusalemme che non sia il controllore del servitore agente (quel Matusalemme può tentare di bloccare)
vtes-text-choice-or = { $first } oppure { $second }
vtes-text-choice-either = { $first } oppure { $second }
vtes-text-choice-in-combat = { $first }, oppure { $second }
vtes-text-end-action = { $mood ->
        [then] termina l’azione
       *[other] l’azione termina (senza successo)
    }
vtes-text-fail-action = farla fallire
vtes-text-no-repeat = { $who } non può eseguire di nuovo la stessa azione in questo turno
vtes-text-if-blocked = se questa azione viene bloccata, { $clause } prima della risoluzione del blocco
vtes-text-if-bled = se il dissanguamento ha successo (per 1 o più), { $clause }
vtes-text-lock-failed-blockers = i servitori che tentano di bloccare questa azione e falliscono vengono impegnati prima della risoluzione dell’azione
vtes-text-cannot-block = { $who } non può bloccare
vtes-text-cannot-block-this = { $who } { $who-number ->
        [many] non possono
       *[other] non può
    } bloccare questa azione
vtes-text-cannot-unlock-now = durante questa azione, { $who } { $who-number ->
        [many] non possono
       *[other] non può
    } disimpegnarsi
vtes-text-cannot-target-this = { $who } { $who-number ->
        [many] non possono
       *[other] non può
    } eseguire azioni dirette contro { $whom }
vtes-text-block-toll = { $who } { $who-number ->
        [many] devono
       *[other] deve
    } bruciare { $blood } per tentare di bloccare (gli alleati non possono bruciare sangue)
vtes-text-surcharge = le carte { $kind } costano +{ $amount } { $amount ->
        [one] punto sangue o punto vita
       *[other] punti sangue o punti vita
    }
vtes-text-replaced-after-action = quelle carte non vengono rimpiazzate fino alla fine dell’azione
vtes-text-cannot-be-blocked = le azioni { $who-whose } che non siano di dissanguare non possono essere bloccate
vtes-text-cannot-be-blocked-by-vampires = i vampiri non possono bloccare questa azione
vtes-text-cannot-unlock = { $who } non disimpegna normalmente
vtes-text-cannot-be-dodged = in combattimento, gli attacchi { $who-of } non possono essere schivati
vtes-text-cannot-gain-life = { $who } non può guadagnare punti vita (quelli che guadagnerebbe vanno invece alla banca del sangue)
vtes-text-inflict = dopo la risoluzione dell’azione, { $who } subisce { $damage } { $damage ->
        [one] danno aggravato ambientale non prevenibile
       *[other] danni aggravati ambientali non prevenibili
    }
vtes-text-inflict-other = { $who } subisce { $damage } { $damage ->
        [one] danno aggravato ambientale non prevenibile
       *[other] danni aggravati ambientali non prevenibili
    }
vtes-text-wound = { $chooser } sceglie { $some }; { $who } subisce { $damage } { $damage ->
        [one] danno non prevenibile
       *[other] danni non prevenibili
    }
vtes-text-bleed-burns-no-pool = il dissanguare non brucia punti risorsa
vtes-text-bleed-is-unsuccessful = non ha successo
vtes-text-instead-of-success = invece, { $clauses }
vtes-text-enter-combat = { $mood ->
        [to] entrare
       *[other] entra
    } in combattimento con { $who }
vtes-text-enter-combat-and-lock = { $mood ->
        [to] entrare in combattimento con { $who } e impegnarlo
       *[other] entra in combattimento con { $who } e impegnalo
    }
vtes-text-they-act = { $who } è considerato il servitore agente durante quel combattimento
vtes-text-after-success = dopo la risoluzione dell’azione, se quell’azione ha avuto successo, { $clause }

## Combattimento

vtes-text-press = inseguimento
vtes-text-give-press = dare 1 inseguimento { $who-to }
vtes-text-to-continue = , utilizzabile solo per continuare il combattimento
vtes-text-maneuver = manovra
vtes-optional-presses = { $amount } { $amount ->
        [one] inseguimento opzionale
       *[other] inseguimenti opzionali
    }
vtes-optional-maneuvers = { $amount } { $amount ->
        [one] manovra opzionale
       *[other] manovre opzionali
    }
vtes-with = con { $things }
vtes-each-combat = { " " }per combattimento
vtes-in-resulting-combat = { " " }durante il combattimento che ne consegue, se { $who } blocca
vtes-text-strike = { $mood ->
        [to] effettuare un attacco
       *[other] attacco
    }: { $does }
vtes-text-strike-ranged = attacco, a distanza: { $does }
vtes-strike-hand = mani nude con +{ $amount } { $amount ->
        [one] danno
       *[other] danni
    }
vtes-strike-damage = { $damage } danni
vtes-strike-dodge = schivata
vtes-strike-combat-ends = termina il combattimento
vtes-strike-steal-blood = ruba { $amount } { $amount ->
        [one] punto sangue o punto vita (che diventa punto sangue)
       *[other] punti sangue o punti vita (che diventano punti sangue)
    }
vtes-strike-destroy-equipment = distruggi un equipaggiamento
vtes-strike-steal-equipment = ruba un equipaggiamento
vtes-strike-put-on = metti { $card } sul servitore avversario con { $amount } { $amount ->
        [one] segnalino
       *[other] segnalini
    }
vtes-strike-torpor = manda in torpore il vampiro avversario o brucia l’alleato avversario
vtes-additional-strikes = { $amount ->
        [1] attacco addizionale (limitato)
       *[other] { $amount } attacchi addizionali (limitato)
    }
vtes-with-additional-strikes = con { $amount } { $amount ->
        [one] attacco addizionale (limitato)
       *[other] attacchi addizionali (limitato)
    }
vtes-text-after-combat = dopo che il combattimento termina, { $clause }
vtes-text-unlock-before-end = disimpegna { $who } prima che il combattimento termini
vtes-text-unlocking = , e disimpegna { $who }
vtes-text-prevent = { $mood ->
        [to] prevenire
       *[other] previeni
    } { $damage }
vtes-text-prevent-if-blocks = { $who } può prevenire { $damage } durante il primo round del combattimento che ne consegue, se blocca
vtes-text-environmental = in questo combattimento, il servitore avversario subisce { $damage }R { $damage ->
        [one] danno ambientale
       *[other] danni ambientali
    } ogni round durante la normale risoluzione degli attacchi
vtes-text-for-environmental = per { $damage }R { $damage ->
        [one] danno ambientale
       *[other] danni ambientali
    }
vtes-text-retainer-inflicts = { $card } infligge { $damage }R { $damage ->
        [one] danno
       *[other] danni
    } al servitore avversario ogni round di combattimento durante la normale risoluzione degli attacchi
vtes-text-hands-only = gli attacchi che non sono a mani nude non possono essere usati in questo round (da nessuno dei combattenti)
vtes-text-next-round-close = se ha luogo un altro round di combattimento, quel round è a distanza ravvicinata (salta la determinazione della distanza per quel round)
vtes-text-end-combat = far terminare quel combattimento

## Referendum

vtes-text-passes = se il referendum ha successo, { $clause }
vtes-text-in-this-referendum = in questo referendum, { $clause }
vtes-text-choose = scegli { $who }
vtes-text-choose-clan = scegli un clan
vtes-text-choose-two = scegli due { $who }
vtes-text-choose-voter = scegli un vampiro che ha espresso voti o preferenze in questo referendum
vtes-text-abstains = { $who } viene impegnato e si astiene (questo cancella i voti e le preferenze { $who-whose })
vtes-text-allocate = distribuisci { $points } punti tra { $least } o più Matusalemme
vtes-text-allocate-others = scegli un Matusalemme e distribuisci { $points } punti tra { $least } o più altri Matusalemme
vtes-text-choose-up-to = scegli fino a { $count } { $who }
vtes-text-bar = { $who } non possono { $what } in questo turno
vtes-barred-react = giocare carte reazione
vtes-barred-block = bloccare
vtes-barred-vote = esprimere voti o preferenze
vtes-text-share = { $each }, distribuisci { $blood } dalla banca del sangue tra { $who } e i tuoi punti risorsa
vtes-text-share-each = un vampiro non può guadagnare più di { $blood } in questo modo
vtes-text-share-pool = non puoi guadagnare più di { $pool } { $pool ->
        [one] punto risorsa
       *[other] punti risorsa
    } in questo modo, o più di { $titled } se { $who } è titolato
vtes-text-shift-pool = scegli un Matusalemme che ha più punti risorsa di te e distribuisci { $pool } dei suoi punti risorsa tra 1 o più altri Matusalemme (te incluso)
vtes-text-distribute = i punti risorsa sono distribuiti come hai scelto
vtes-text-represent = { $card } viene messa { $who-on } a rappresentare il titolo unico della Camarilla di { $title } { $clan }

## Carte

vtes-text-put-in-play = { $mood ->
        [to] mettere
       *[other] metti
    } { $card } in gioco
vtes-text-with-counters = { " " }con { $amount } { $amount ->
        [one] segnalino
       *[other] segnalini
    }
vtes-text-add-counters = { $mood ->
        [to] aggiungere
       *[other] aggiungi
    } { $amount } { $amount ->
        [one] segnalino
       *[other] segnalini
    } { $card-to }
vtes-text-remove-ash = { $mood ->
        [to] rimuovere
       *[other] rimuovi
    } dal gioco { $amount } { $amount ->
        [one] carta
       *[other] carte
    } { $where }
vtes-text-remove-ash-random = { $by-number ->
        [you] rimuovi
       *[other] rimuove
    } dal gioco una carta libreria a caso { $where }
vtes-text-send-back = { $mood ->
        [to] spostare
       *[other] sposta
    } { $who } nella zona non controllata del suo proprietario
vtes-where-x-counters = , dove X è il numero di segnalini { $card-on }
vtes-text-take-control = { $mood ->
        [to] prenderne
       *[other] prendine
    } il controllo
vtes-text-take-control-turn = { $mood ->
        [to] prenderne
       *[other] prendine
    } il controllo fino alla fine del tuo turno
vtes-text-put-on = { $mood ->
        [does] { $card } viene messa { $who-on }
       *[other] metti { $card } { $who-on }
    }
vtes-text-and-lock = { " " }e impegnalo
vtes-text-still-control = ; controlli ancora { $card }
vtes-text-burn-named = { " " }e puoi bruciare una carta chiamata «{ $name }» (se ce n’è una)
vtes-text-burn = { $mood ->
        [to] bruciare
        [doing] bruciare
       *[other] brucia
    } { $what }
vtes-text-give-control = { $mood ->
        [to] dare
       *[other] dai
    } { $who-to } il controllo { $card-of }
vtes-text-takes-control = { $who } prende il controllo { $card-of }
vtes-text-cancel = cancella una carta { $kind } mentre viene giocata
vtes-text-as-others-play = { " " }da un altro Matusalemme
vtes-text-cost-not-paid = , e il suo costo non viene pagato
vtes-text-exchange-with-ash = scambiare una carta della tua mano con una carta libreria nella tua pila degli scarti
vtes-text-from-ash-hand = { $mood ->
        [to] spostare
       *[other] sposta
    } una carta libreria dalla tua pila degli scarti alla tua mano
vtes-text-from-ash-library-bottom = { $mood ->
        [to] spostare
       *[other] sposta
    } una carta libreria dalla tua pila degli scarti in fondo alla tua libreria
vtes-text-reveal-crypt = rivela la prima carta della tua cripta
vtes-text-draw-if = se è { $clan }, pescala e aggiungile { $blood }; altrimenti, spostala in fondo alla tua cripta
vtes-text-move-to-ready = { $mood ->
        [to] spostare
       *[other] sposta
    } { $who } nella zona attiva
vtes-text-recover = { $mood ->
        [to] spostare
       *[other] sposta
    } { $who } dal torpore alla zona attiva del suo controllore
vtes-text-discard = { $mood ->
        [to] scartare
       *[other] scarta
    } una carta (poi pesca per rimpiazzarla)
vtes-text-discards = { $who } scarta { $amount } { $amount ->
        [one] carta
       *[other] carte
    } a sua scelta
vtes-text-draw-crypt = { $mood ->
        [to] pescare 1 carta dalla tua cripta e poi rimuovere
       *[other] pesca 1 carta dalla tua cripta e poi rimuovi
    } dal gioco una carta cripta nella tua zona non controllata
vtes-text-search-equip = cerca nella tua libreria una carta equipaggiamento ed equipaggiane { $who } (requisiti e costo si applicano normalmente; poi mischia la libreria)
vtes-text-look-and-discard = guarda la mano { $who-whose } e scartane una carta a tua scelta
vtes-text-open-hand = { $who } gioca con la mano scoperta

## Abilità

vtes-text-count-locks = aggiungi 1 segnalino { $card-to } ogni volta che la impegni
vtes-text-burn-at = brucia { $card } se { $amount ->
        [0] non ha segnalini
        [one] ha 1 segnalino
       *[other] ha { $amount } segnalini
    }
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
vtes-text-even-locked = { " " }(anche se è impegnata)
vtes-text-burn-life = bruciare { $amount } { $amount ->
        [one] punto vita
       *[other] punti vita
    }
vtes-text-to-burn-blood = bruciare { $blood }
vtes-text-burn-pool-or-blood = bruciare { $pool } o { $blood } { $who-from }
vtes-text-discard-requiring = scartare una carta che richiede { $discipline }
vtes-text-remove-own-ash = rimuovere dal gioco { $count } carte nella tua pila degli scarti
vtes-text-spend-transfers = usare { $amount } { $amount ->
        [one] trasferimento
       *[other] trasferimenti
    }
vtes-when-any-time = in qualsiasi momento
vtes-when-your-unlock = durante la tua fase di disimpegno
vtes-when-each-unlock = durante la fase di disimpegno di ogni Matusalemme
vtes-when-other-unlock = durante la fase di disimpegno di ogni altro Matusalemme
vtes-when-your-master = durante la tua fase dominus
vtes-when-your-influence = durante la tua fase di influenza
vtes-when-your-discard = durante la tua fase di scarto
vtes-when-your-transfers = mentre usi i trasferimenti
vtes-when-polling = durante la fase di votazione di un’azione politica
vtes-when-any-polling = durante la fase di votazione di qualsiasi referendum
vtes-when-announced = quando { $who } annuncia un’azione non diretta
vtes-when-aimed = quando viene dichiarata un’azione diretta contro { $who }
vtes-when-next-minion = durante la tua prossima fase dei servitori
vtes-when-during-action = durante un’azione
vtes-when-directed-at-you = durante un’azione diretta contro di te (o una carta che controlli)
vtes-when-same-targets = durante un’azione diretta contro lo stesso Matusalemme o lo stesso insieme di Matusalemme
vtes-when-combat = durante il combattimento
vtes-when-strike = come attacco
vtes-when-damage = quando subisce danni
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
vtes-text-only-one = { $who } può avere { $what-gender ->
        [f] una sola
       *[m] un solo
    } { $what }
vtes-text-only-one-named = { $who } può avere una sola copia di { $name }
vtes-text-not-both = { $this } e le carte chiamate «{ $name }» non possono essere giocate entrambe durante la stessa azione
vtes-text-cannot-play = non può giocare carte chiamate «{ $name }»
vtes-text-cards-cost = giocare carte chiamate «{ $name }» ti costa { $pool }
vtes-text-this-costs = giocare { $this } { $who-on } costa { $pool }
vtes-text-toll = i vampiri devono bruciare { $blood } per esprimere voti e preferenze contro i referendum indetti { $who-by }
vtes-text-untouchable = { $who } non può essere il bersaglio di azioni dirette che richiedono { $disciplines }
vtes-text-plays-as = { $who } può giocare carte che richiedono { $disciplines } a livello base come un vampiro
vtes-text-plays-as-not-actions = { $who } può giocare carte che non sono azioni e che richiedono { $disciplines } a livello base come un vampiro
vtes-text-free-act-at-once = { $who } può eseguire azioni nel turno in cui viene reclutato
vtes-text-teaches = { $who } ottiene +1 livello di { $discipline }
vtes-text-more-capacity = { " " }e { $capacity } alla capacità
vtes-text-not-on-superior = non può essere messa { $who-on } con { $discipline }
vtes-text-hinders = finché { $who } è nella zona attiva, i servitori devono bruciare la prima carta della propria libreria per tentare di bloccare { $acting }
vtes-text-stays-locked = { $who } brucia { $amount } { $amount ->
        [one] segnalino
       *[other] segnalini
    } { $card-from } invece di disimpegnare normalmente
vtes-text-instead = ogni volta che dovresti rimpiazzare una carta diversa { $card-from }, brucia invece { $amount ->
        [one] 1 segnalino
       *[other] { $amount } segnalini
    } { $card-from }
