vtes-text-end-action = { $mood ->
        [then] encerre a ação
       *[other] a ação termina (sem sucesso)
    }
vtes-text-fail-action = fazê-la falhar
vtes-text-no-repeat = { $who } não pode fazer a mesma ação de novo neste turno
vtes-text-enter-combat = { $mood ->
        [to] entrar
       *[other] entre
    } em combate com { $who }
vtes-text-enter-combat-and-lock = { $mood ->
        [to] entrar em combate com { $who } e virá-lo
       *[other] entre em combate com { $who } e vire-o
    }
vtes-text-they-act = { $who } é considerado o servo agente durante aquele combate
vtes-text-after-success = depois da resolução da ação, se aquela ação foi bem-sucedida, { $clause }
vtes-effect-hunt = caçar por { $bonus } a mais
vtes-effect-end-action = a ação termina
vtes-effect-enter-combat = entrar em combate
vtes-effect-after-success = depois de um sucesso: { $do }
vtes-does-after-success = desvirar depois
vtes-does-end-action = fazer a ação falhar
vtes-does-enter-combat = entrar em combate
vtes-event-action-failed = A ação falha.
