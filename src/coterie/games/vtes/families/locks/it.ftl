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
vtes-text-unlock-if-blocks = se { $who } blocca, può bruciare { $blood } per disimpegnarsi dopo la risoluzione del blocco
vtes-effect-lock = impegna servitori: { $up_to }
vtes-effect-lock-self = si impegna
vtes-effect-unlock-self = si disimpegna
vtes-effect-unlock = disimpegna un servitore
vtes-effect-wake = reagisce e blocca anche se impegnato
vtes-effect-unlock-if-blocks = dopo un blocco, disimpegna per { $blood } sangue
vtes-prompt-lock = { $card }: quale servitore impegni?
vtes-prompt-lock-up-to = { $card }: impegni un servitore o ti fermi qui?
vtes-prompt-unlock = { $card }: quale servitore disimpegni?
vtes-does-unlock = disimpegna un servitore
vtes-event-wakes = { $piece } si risveglia.
vtes-reason-card-locked = Questa carta è impegnata.
