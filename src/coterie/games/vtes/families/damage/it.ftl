vtes-damage = { $amount } { $amount ->
        [one] danno
       *[other] danni
    }
vtes-damage-gun = { $gun } da attacchi di armi da fuoco o { $other } da qualsiasi altra fonte
vtes-all-of-strikes = tutti i danni degli attacchi del servitore avversario in questo round
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
vtes-effect-inflict = poi subisce { $damage } danno aggravato
vtes-effect-prevent = previeni danno: { $amount }
vtes-effect-environmental = danno { $damage } in ogni round
vtes-effect-immune = immune a parte del danno
vtes-effect-wound = un servitore subisce danno { $damage }
vtes-prompt-wound = { $card }: quale dei tuoi servitori subisce il danno?
vtes-does-prevent = previeni danno
