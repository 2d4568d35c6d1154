vtes-damage = { $amount } de dano
vtes-damage-gun = { $gun } de golpes de arma de fogo ou { $other } de qualquer outra fonte
vtes-all-of-strikes = todo o dano dos golpes do servo oponente neste assalto
vtes-text-inflict = depois da resolução da ação, { $who } sofre { $damage } de dano agravado ambiental que não pode ser prevenido
vtes-text-inflict-other = { $who } sofre { $damage } de dano agravado ambiental que não pode ser prevenido
vtes-text-wound = { $chooser } escolhe { $some }; { $who } sofre { $damage } de dano que não pode ser prevenido
vtes-text-prevent = { $mood ->
        [to] prevenir
       *[other] previna
    } { $damage }
vtes-text-prevent-if-blocks = { $who } pode prevenir { $damage } durante o primeiro assalto do combate resultante se bloquear
vtes-text-environmental = neste combate, o servo oponente sofre { $damage }R de dano ambiental a cada assalto durante a resolução normal dos golpes
vtes-text-for-environmental = por { $damage }R de dano ambiental
vtes-text-retainer-inflicts = { $card } inflige { $damage }R de dano ao servo oponente a cada assalto de combate durante a resolução normal dos golpes
vtes-effect-inflict = depois sofrer { $damage } de dano agravado
vtes-effect-prevent = prevenir dano: { $amount }
vtes-effect-environmental = { $damage } de dano em cada rodada
vtes-effect-immune = imune a parte do dano
vtes-effect-wound = um servo sofre { $damage } de dano
vtes-prompt-wound = { $card }: qual dos seus servos sofre o dano?
vtes-does-prevent = prevenir dano
