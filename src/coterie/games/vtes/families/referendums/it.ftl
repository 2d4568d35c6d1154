vtes-text-passes = se il referendum ha successo, { $clause }
vtes-text-choose-clan = scegli un clan
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
vtes-text-represent-city = { $card } viene messa { $who-on } a rappresentare il titolo unico di { $title } di { $city } ({ $sect })
vtes-effect-abstain = un vampiro che ha votato si astiene e si impegna
vtes-effect-bar = limita alcuni servitori in questo turno
vtes-event-terms-clan = Clan scelto: { $clan }.
vtes-event-terms-points = { $seat-you ->
        [1] Ricevi
       *[0] { $seat-The } riceve
    } { $points ->
        [one] un punto.
       *[other] { $points } punti.
    }
vtes-event-terms-shift =
    { $seat-you ->
        [1] Vengono distribuiti { $pool } dei tuoi punti risorsa.
       *[0] Vengono distribuiti { $pool } punti risorsa { $seat-of }.
    }
vtes-event-terms-vampire = Vampiro scelto: { $piece }.
vtes-event-terms-minion = Servitore scelto: { $piece }.
vtes-event-terms-favour =
    { $seat-you ->
        [1] Matusalemme scelto: tu.
       *[0] Matusalemme scelto: { $seat }.
    }
vtes-prompt-clan = { $card }: scegli un clan.
vtes-prompt-shift-from = { $card }: di chi sono i punti risorsa da distribuire?
vtes-prompt-share-less = { $card }: i punti risorsa non bastano. Chi ne riceve 1 in meno?
vtes-prompt-terms-vampire = { $card }: scegli un vampiro.
vtes-prompt-terms-minion = { $card }: scegli un servitore, o fermati qui.
vtes-prompt-favour = { $card }: scegli un Matusalemme che non riceve punti.
vtes-prompt-share = { $card }: a chi va il prossimo punto sangue?
vtes-reason-nobody-richer = Nessun altro Matusalemme ha più punti risorsa di te.
vtes-reason-nobody-to-choose = Nessuno corrisponde ai termini di questo referendum.
vtes-text-toll = i vampiri devono bruciare { $blood } per esprimere voti e preferenze contro i referendum indetti { $who-by }
