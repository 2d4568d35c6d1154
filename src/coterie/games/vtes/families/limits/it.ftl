vtes-text-cannot-block = { $who } non può bloccare
vtes-text-cannot-block-whom = { $who } { $who-number ->
        [many] non possono
       *[other] non può
    } bloccare { $whom }
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
vtes-text-cannot-be-blocked = le azioni { $who-whose } che non siano di dissanguare non possono essere bloccate
vtes-text-cannot-be-blocked-by-vampires = i vampiri non possono bloccare questa azione
vtes-text-cannot-unlock = { $who } non disimpegna normalmente
vtes-text-cannot-be-dodged = in combattimento, gli attacchi { $who-of } non possono essere schivati
vtes-text-cannot-gain-life = { $who } non può guadagnare punti vita (quelli che guadagnerebbe vanno invece alla banca del sangue)
vtes-effect-forbid-be-blocked-by-vampires = i vampiri non possono bloccarla
vtes-effect-forbid-block = non può bloccare
vtes-effect-forbid-unlock = non si disimpegna come di norma
vtes-effect-must = deve agire per primo
vtes-text-only-one = { $who } può avere { $what-gender ->
        [f] una sola
       *[m] un solo
    } { $what }
vtes-text-only-one-named = { $who } può avere una sola copia di { $name }
vtes-text-not-both = { $this } e le carte chiamate «{ $name }» non possono essere giocate entrambe durante la stessa azione
vtes-text-cannot-play = non può giocare carte chiamate «{ $name }»
vtes-text-untouchable = { $who } non può essere il bersaglio di azioni dirette che richiedono { $disciplines }
vtes-text-hinders = finché { $who } è nella zona attiva, i servitori devono bruciare la prima carta della propria libreria per tentare di bloccare { $acting }
