# Vampire: The Eternal Struggle: nomi, domande, scelte e conclusioni. Ciò che accade è in vtes-events, i motivi in vtes-reasons.
# I Matusalemme hanno le forme che le frasi richiedono; le carte nessuna: il loro nome è dato, si scrive { $card } da solo.

vtes-name = Vampire: The Eternal Struggle

vtes-seat-a = Matusalemme A
    .the = il Matusalemme A
    .The = Il Matusalemme A
    .of = del Matusalemme A
    .to = al Matusalemme A
vtes-seat-b = Matusalemme B
    .the = il Matusalemme B
    .The = Il Matusalemme B
    .of = del Matusalemme B
    .to = al Matusalemme B
vtes-seat-c = Matusalemme C
    .the = il Matusalemme C
    .The = Il Matusalemme C
    .of = del Matusalemme C
    .to = al Matusalemme C
vtes-seat-d = Matusalemme D
    .the = il Matusalemme D
    .The = Il Matusalemme D
    .of = del Matusalemme D
    .to = al Matusalemme D
vtes-seat-e = Matusalemme E
    .the = il Matusalemme E
    .The = Il Matusalemme E
    .of = del Matusalemme E
    .to = al Matusalemme E

vtes-hidden = Vampiro n. { $number }

vtes-phase-unlock = Fase di disimpegno
vtes-phase-master = Fase dominus
vtes-phase-minion = Fase dei servitori
vtes-phase-influence = Fase di influenza
vtes-phase-discard = Fase di scarto

## Le fasi di un turno, come domande

vtes-prompt-phase-unlock = Fase di disimpegno: che cosa fai?
vtes-prompt-phase-master =
    { $actions ->
        [0] Fase dominus: non hai più azioni.
        [one] Fase dominus: ti resta un’azione.
       *[other] Fase dominus: ti restano { $actions } azioni.
    } I tuoi punti risorsa: { $pool }.
vtes-prompt-act = Fase dei servitori: che cosa fanno i tuoi servitori? Punti risorsa della tua preda: { $pool }.
vtes-prompt-phase-influence =
    { $transfers ->
        [0] Fase di influenza: non hai più trasferimenti.
        [one] Fase di influenza: ti resta un trasferimento.
       *[other] Fase di influenza: ti restano { $transfers } trasferimenti.
    } I tuoi punti risorsa: { $pool }.
vtes-prompt-phase-discard = Fase di scarto: scarti una carta?

## Le finestre di un’azione, come domande

vtes-window-announced = { $deed } Che cosa fai?
vtes-window-open =
    { $role ->
        [block]
            { $hopeless ->
                [1] { $deed } Per ora il tuo blocco fallirebbe. Blocchi?
               *[0] { $deed } Blocchi?
            }
        [own] { $deed } Per ora nessuno blocca. Giochi qualcosa?
       *[react] { $deed } Reagisci?
    }
vtes-window-attempt =
    { $blocks ->
        [1] { $deed } { $blocker } tenta di bloccare con intercetto { $intercept }. Per ora il blocco riesce. Che cosa fai?
       *[0] { $deed } { $blocker } tenta di bloccare con intercetto { $intercept }. Per ora il blocco fallisce. Che cosa fai?
    }
vtes-window-declined = Nessuno blocca { $actor }. { $stands } Che cosa fai?
vtes-window-would = { $actor } sta per dissanguare. { $stands } Che cosa fai?
vtes-window-blocked = { $blocker } blocca { $actor }. Che cosa fai?
vtes-window-after-block = Il blocco è risolto. Che cosa fai?
vtes-window-after =
    { $outcome ->
        [success] { $actor }: l’azione è riuscita. Che cosa fai?
        [blocked] { $actor }: l’azione è stata bloccata. Che cosa fai?
       *[other] { $actor }: l’azione è finita. Che cosa fai?
    }

## Altre domande

vtes-prompt-x = Scegli X per { $card }.
vtes-prompt-target = Scegli un bersaglio per { $card }.
vtes-prompt-one = { $card }: quale servitore si impegna?
vtes-prompt-other = { $card }: scegli l’altro servitore.
vtes-prompt-abstain = { $card }: quale vampiro si astiene?
vtes-prompt-discard = Quale carta scarti?
vtes-prompt-discard-several = Scarta { $count } carte. Quali?
vtes-prompt-discard-down = Hai troppe carte in mano: scartane una.
vtes-prompt-discard-down-several = Hai troppe carte in mano: scartane { $count }.
vtes-prompt-discard-for = { $card }: quale carta scarti per pagare?
vtes-prompt-rescue = Quale vampiro risvegli dal torpore?
vtes-prompt-diablerize = Quale vampiro diablerizzi?
vtes-prompt-equip-from = Quale equipaggiamento prendi?
vtes-prompt-trigger = Usi l’abilità di { $card }?
vtes-prompt-next-trigger = Quale carta viene ora?
vtes-prompt-instead = Quale carta si applica per prima?
vtes-prompt-rise = Bruci sangue per disimpegnare { $card }?
vtes-prompt-add-blood = { $card }: a quale vampiro aggiungi il sangue?
vtes-prompt-remove-ash = { $card }: quale carta della pila degli scarti rimuovi dal gioco?
vtes-prompt-remove-ash-several = { $card }: quali { $count } carte della pila degli scarti rimuovi dal gioco?
vtes-prompt-as-played =
    { $seat-you ->
        [1] Giochi { $card }. Rispondi?
       *[0] { $seat-The } gioca { $card }. Rispondi?
    }
vtes-prompt-burn-option = Scarti una carta con l’opzione di bruciare?
vtes-prompt-reduce = Impegni { $card } per pagare meno?
vtes-prompt-slave = Combatte uno schiavo al suo posto?
vtes-prompt-exchange-take = { $card }: quale carta della tua pila degli scarti vuoi?
vtes-prompt-exchange-give = { $card }: quale carta della tua mano dai in cambio?

## Scelte delle fasi

vtes-option-trigger = Applica { $card }
vtes-option-edge = Guadagna 1 punto risorsa con il Vantaggio
vtes-option-withdraw = Annuncia che ti ritiri
vtes-option-infernal = Brucia 1 punto risorsa per disimpegnare { $piece }
vtes-option-mark = Marchia { $piece } per questo turno
vtes-limit-transfers = Trasferimenti
vtes-limit-pool = Punti risorsa
vtes-limit-cards = Carte
vtes-limit-points = Punti
vtes-option-transfer = Sposta 1 punto risorsa su { $piece }
vtes-option-take-back = Sposta 1 punto sangue da { $piece } alle tue risorse
vtes-option-ready = Porta in gioco { $piece }
vtes-option-merge = Unisci { $piece } per 4 trasferimenti e 1 punto risorsa
vtes-option-crypt = Pesca dalla cripta per 4 trasferimenti e 1 punto risorsa
vtes-option-discard = Scarta una carta
vtes-option-event = Gioca l’evento { $card }
vtes-option-end-unlock = Chiudi la fase di disimpegno
vtes-option-end-master = Chiudi la fase dominus
vtes-option-end-minion-phase = Chiudi la fase dei servitori
vtes-option-end-influence = Chiudi la fase di influenza
vtes-option-end-discard = Chiudi il turno

## Scelte dei servitori

vtes-option-play =
    { $other ->
        [1] Gioca { $card } con { $user }: { $does }
       *[0]
            { $level ->
                [2] Gioca { $card } con { $user }, livello superiore
               *[other] Gioca { $card } con { $user }
            }
    }
vtes-option-play-master = Gioca { $card }
vtes-option-use = Usa { $card }: { $does }
vtes-option-act = Agisci con { $user } usando { $card }: { $does }
vtes-option-act-own = Agisci con { $user }: { $does }
vtes-option-block = Tenta di bloccare con { $piece }
vtes-option-block-hopeless = Tenta di bloccare con { $piece } (fallirebbe: intercetto { $intercept }, furtività { $stealth })
vtes-option-bleed = Dissangua con { $piece }
vtes-option-hunt = Caccia con { $piece }
vtes-option-equip-from = Equipaggia { $piece } da un altro servitore
vtes-option-leave-torpor = Lascia il torpore con { $piece }
vtes-option-act-rescue = Risveglia un vampiro dal torpore con { $piece }
vtes-option-act-diablerize = Diablerizza un vampiro in torpore con { $piece }
vtes-option-become-anarch = Passa agli Anarchici con { $piece }
vtes-option-attack = Attacca { $piece } con { $user }

## Scelte semplici

vtes-option-pass = Passa
vtes-option-decline = Non bloccare
vtes-option-yes = Sì
vtes-option-piece =
    { $seat-you ->
        [1] { $piece } (tu)
       *[0] { $piece } ({ $seat })
    }
vtes-option-gone = Non c’è più
vtes-option-card = { $card }
vtes-option-seat =
    { $seat-you ->
        [1] Tu
       *[0] { $seat }
    }
vtes-option-number = { $number }
vtes-option-clan = { $clan }
vtes-option-pool = Brucia punti risorsa
vtes-option-blood = Brucia sangue di un vampiro
vtes-option-lock = Impegna vampiri
vtes-option-burn = Brucia una carta
vtes-option-remove-ash = Rimuovi dal gioco una carta libreria a caso dalla pila degli scarti
vtes-option-reduce = Riduci il dissanguamento
vtes-option-votes = Ottieni voti
vtes-option-to-pool = Dal vampiro alle tue risorse
vtes-option-to-vampire = Dalle tue risorse al vampiro

## Conclusioni

vtes-end-last = Resta un solo Matusalemme.
vtes-end-limit = La partita si ferma qui, e chi è ancora in gioco riceve mezzo punto vittoria.

vtes-wish-ask-always = Chiedimi ogni volta, anche quando conta poco
vtes-wish-ask-usual = Chiedimi solo quando può contare
