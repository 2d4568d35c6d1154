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
vtes-text-burn-blood-from = { $mood ->
        [also] brucia
       *[other] { $by-number ->
            [you] bruci
           *[other] { $by } brucia
        }
    } { $blood } { $who-from }
vtes-text-move-blood = sposta da { $least } a { $most } punti sangue da quel vampiro ai tuoi punti risorsa
vtes-text-exchange = il controllore { $who-of } { $mood ->
        [can] può spostare
       *[other] sposta
    } 1 punto sangue { $who-from } ai propri punti risorsa o dai propri punti risorsa { $who-to }
vtes-text-burn-life = bruciare { $amount } { $amount ->
        [one] punto vita
       *[other] punti vita
    }
vtes-text-to-burn-blood = bruciare { $blood }
vtes-effect-add-blood = aggiungi { $amount } sangue
vtes-effect-gain-blood = guadagna { $amount } sangue
vtes-effect-burn-blood = brucia { $amount } sangue
vtes-effect-move-blood = sposta da { $least } a { $most } sangue tra i tuoi punti risorsa
vtes-effect-exchange = sposta 1 sangue in un senso o nell’altro
vtes-prompt-payer = { $card }: quale vampiro brucia il sangue?
vtes-prompt-gain-blood = { $card }: quale vampiro guadagna il sangue?
vtes-prompt-to-pool = { $card }: quanto di questo sangue va alle tue risorse?
vtes-prompt-burn-blood = { $card }: a quale vampiro bruci il sangue?
vtes-prompt-move-blood = { $card }: quanto sangue sposti alle tue risorse?
vtes-prompt-exchange = { $card }: da che parte sposti 1 segnalino?
vtes-does-add-blood = aggiungi sangue
vtes-does-gain-blood = guadagna sangue
vtes-reason-not-enough-life = Non ci sono abbastanza punti vita.
