vtes-with-edge = { " " }se hai il Vantaggio
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
vtes-effect-gain-pool = guadagna punti risorsa: { $amount }
vtes-effect-burn-pool = brucia punti risorsa: { $amount }
vtes-does-gain-pool = guadagna punti risorsa
