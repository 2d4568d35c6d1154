vtes-text-must-block = { $who } queima { $blood } para desvirar e tentar bloquear com { $change }, mesmo que { $stat } ainda não seja necessária
vtes-text-fail-attempt = fazer essa tentativa falhar
vtes-text-not-again = ; { $who } não pode tentar bloquear esta ação de novo
vtes-text-if-blocked = se esta ação for bloqueada, { $clause } antes da resolução do bloqueio
vtes-text-lock-failed-blockers = os servos que tentarem bloquear esta ação e falharem são virados antes da resolução da ação
vtes-text-block-toll = { $who } { $who-number ->
        [many] precisam
       *[other] precisa
    } queimar { $blood } para tentar bloquear (aliados não podem queimar sangue)
vtes-effect-must-block = desvirar e tentar bloquear, intercepção +{ $intercept }
vtes-effect-fail-attempt = a tentativa de bloqueio falha
vtes-effect-lock-failed-blockers = quem falha em bloquear é virado
vtes-effect-block-toll = bloquear custa { $blood } de sangue
vtes-effect-if-blocked = se bloqueada: { $do }
vtes-prompt-toll = { $card }: queimar sangue para continuar a tentativa de bloqueio?
vtes-does-must-block = desvirar e bloquear
vtes-event-attempt-given-up = { $piece } desiste da tentativa de bloqueio.
