# Perché un bot di VTES ha scelto così, in una frase, detta a chi siede al suo posto.

vtes-bot-only = Non hai altra scelta.
vtes-bot-choice = Sembra la scelta migliore.
vtes-bot-best-card = Questa è la carta che vale di più.
vtes-bot-discard =
    { $soon ->
        [never] Nessuno dei tuoi vampiri può giocare questa carta, e al suo posto ne peschi un’altra.
        [later] Nessuno dei tuoi vampiri attivi può ancora giocare questa carta, e al suo posto ne peschi un’altra.
       *[other] Questa carta è la meno utile, e al suo posto ne peschi un’altra.
    }
vtes-bot-done = Qui non c’è altro che valga la pena fare.
vtes-bot-save-pool =
    { $threat ->
        [0] Con { $pool } punti risorsa è meglio non spendere più.
       *[other] { $predator-The } potrebbe dissanguarti di circa { $threat } a turno; con { $pool } punti risorsa è meglio non spendere più.
    }
vtes-bot-ready = Il prezzo di { $who } è pagato: porta questo vampiro in gioco con { $capacity } punti sangue.
vtes-bot-twice = Questo vampiro è già in gioco: un secondo sarebbe bruciato o conteso.
vtes-bot-build = { $who } offre di più per il suo prezzo: mancano { $missing } punti risorsa, e te ne restano { $left }.
vtes-bot-take-back = Con { $pool } punti risorsa questo vampiro non uscirà: il suo sangue sta meglio tra le tue risorse.
vtes-bot-new-crypt = Non puoi far uscire nessuno di questi vampiri: te ne serve un altro.
vtes-bot-merge = Le due versioni insieme sono più forti di una sola.
vtes-bot-use = Questa carta vale il suo prezzo.
vtes-bot-wait =
    { $threat ->
        [0] Niente di ciò che i tuoi servitori possono fare ora vale un impegno.
       *[other] { $predator-The } potrebbe dissanguarti di circa { $threat } a turno; hai { $pool } punti risorsa, e solo un servitore disimpegnato può bloccare.
    }
vtes-bot-oust =
    { $alone ->
        [1] { $who } può dissanguare di { $most }; { $prey-the } ha solo { $theirs } punti risorsa e sarebbe fuori dal gioco; { $blocks }.
       *[0] { $who } può dissanguare di { $most }, e gli altri tuoi servitori fanno il resto; { $prey-the } ha solo { $theirs } punti risorsa; { $blocks }.
    }
vtes-bot-bleed =
    { $more ->
        [0] { $who } dissangua di { $bleed }; { $prey-the } ha { $theirs } punti risorsa; { $blocks }.
       *[other] { $who } dissangua di { $bleed }, o di { $most } con una carta della tua mano; { $prey-the } ha { $theirs } punti risorsa; { $blocks }.
    }
vtes-bot-hunt = Il sangue di { $who } è { $blood } su { $capacity }; { $blocks }.
vtes-bot-rescue = Un vampiro in torpore non serve finché non è salvato.
vtes-bot-leave-torpor = Un vampiro in torpore non serve, ed è in pericolo.
vtes-bot-diablerize = Ti liberi per sempre di un vampiro nemico, e pochi voti possono punirti.
vtes-bot-fight = { $who } dovrebbe infliggere circa { $deals } di danno a { $other } e subirne circa { $takes }: costa di più all’avversario.
vtes-bot-burn-card = Quella carta in gioco ti danneggia.
vtes-bot-call =
    { $gain ->
        [0] { $loss ->
                [0] Puoi portare { $mine } voti, gli altri ne mostrano { $others }; aiuta te più di loro.
               *[other] Puoi portare { $mine } voti, gli altri ne mostrano { $others }; { $prey-the } perderebbe { $loss } punti risorsa.
            }
       *[other] { $loss ->
                [0] Puoi portare { $mine } voti, gli altri ne mostrano { $others }; guadagneresti { $gain } punti risorsa.
               *[other] Puoi portare { $mine } voti, gli altri ne mostrano { $others }; guadagneresti { $gain } punti risorsa, e { $prey-the } ne perderebbe { $loss }.
            }
    }
vtes-bot-lift = Il sangue su un vampiro da far uscire ti fa risparmiare risorse.
vtes-bot-invest =
    { $cost ->
        [0] Questa carta rende più di quanto costa.
       *[other] Questa carta costa { $cost } dei tuoi { $pool } punti risorsa e dovrebbe renderne di più.
    }
vtes-bot-vote-for =
    { $gain ->
        [0] { $prey-loss ->
                [0] Siamo a { $for } voti favorevoli e { $against } contrari, e ti aiuta.
               *[other] Siamo a { $for } voti favorevoli e { $against } contrari; { $prey-the } perderebbe { $prey-loss } punti risorsa.
            }
       *[other] Siamo a { $for } voti favorevoli e { $against } contrari; guadagneresti { $gain } punti risorsa.
    }
vtes-bot-vote-against =
    { $loss ->
        [0] Siamo a { $for } voti favorevoli e { $against } contrari, e ti danneggia.
       *[other] Siamo a { $for } voti favorevoli e { $against } contrari; ti costerebbe { $loss } dei tuoi { $pool } punti risorsa.
    }
vtes-bot-vote-edge = Siamo a { $for } voti favorevoli e { $against } contrari; un solo voto decide, e vale il Vantaggio.
vtes-bot-vote-card = Siamo a { $for } voti favorevoli e { $against } contrari, e qualche voto in più può decidere.
vtes-bot-silence = Senza i voti di quel vampiro l’esito è quello che vuoi.
vtes-bot-let-be =
    { $bleed ->
        [0] Non vale né una carta né un combattimento.
       *[other] Un dissanguamento di { $bleed } ti lascia { $left } punti risorsa su { $pool }, e fermarlo ti costerebbe di più.
    }
vtes-bot-break-off = Qui è meglio rinunciare che combattere.
vtes-bot-slip = Con { $stealth } di furtività contro { $intercept } di intercetto, l’azione passa.
vtes-bot-raise = Nessuno blocca; il dissanguamento passa da { $bleed } a { $most }, e { $prey-the } resta con { $left } punti risorsa su { $theirs }.
vtes-bot-unlock = Disimpegnato, può agire o bloccare ancora.
vtes-bot-feed = Questo sangue è gratis.
vtes-bot-cancel = Quella carta aiuterebbe un tuo vicino.
vtes-bot-block =
    { $bleed ->
        [0] { $who } ha { $intercept } di intercetto contro { $stealth } di furtività; nel combattimento aspettati circa { $deals } di danno inflitti e { $takes } subiti.
       *[other] Ferma un dissanguamento di { $bleed } sui tuoi { $pool } punti risorsa; { $who } ha { $intercept } di intercetto contro { $stealth } di furtività, e dovrebbe infliggere circa { $deals } di danno e subirne { $takes }.
    }
vtes-bot-bounce = Un dissanguamento di { $bleed } ti lascerebbe { $left } punti risorsa; meglio che tocchi { $prey-to }, che ne ha { $theirs }.
vtes-bot-reduce = Il dissanguamento di { $bleed } diminuisce di { $less }, e ti restano { $left } punti risorsa su { $pool }.
vtes-bot-catch = Con { $intercept } di intercetto contro { $stealth } di furtività, il blocco di { $who } riesce.
vtes-bot-wake = Da sveglio, questo servitore può farci qualcosa.
vtes-bot-strike = Infligge { $deals } di danno a { $other } (sangue: { $their-blood }); aspettati di subirne circa { $takes }.
vtes-bot-flee = Continuando infliggeresti circa { $deals } di danno e ne subiresti circa { $takes }: ti conviene che questo combattimento finisca.
vtes-bot-dodge = Subiresti circa { $takes } di danno da { $other } con sangue { $blood }, più di quanto potresti infliggere.
vtes-bot-range =
    { $range ->
        [long] A lunga distanza puoi infliggere circa { $deals } di danno e subirne circa { $takes }: ti va meglio.
       *[close] A distanza ravvicinata puoi infliggere circa { $deals } di danno e subirne circa { $takes }: ti va meglio.
    }
vtes-bot-press = Un altro round dovrebbe infliggere circa { $deals } di danno a { $other } per circa { $takes } in cambio.
vtes-bot-press-end = Un altro round ti costerebbe circa { $takes } di danno per circa { $deals } a { $other }.
vtes-bot-prevent = Previene { $less } di danno su { $damage }; il sangue di { $who } è { $blood }.
vtes-bot-press-on = Questo fa all’avversario più male di quanto ti costi.
vtes-bot-contest = Con { $pool } punti risorsa, la contesa vale questo.
vtes-bot-edge = Il Vantaggio ti dà 1 punto risorsa gratis.

## Parti di un motivo

vtes-hint-blocker = { $who } potrebbe bloccare
vtes-hint-blockers =
    { $count ->
        [0] { $unlocked ->
                [0] nessuno è disimpegnato per bloccare
               *[other] nessuno dei disimpegnati ha l’intercetto per bloccare
            }
       *[other] { $count } servitori potrebbero bloccare
    }

## I personaggi dei bot: come gioca ciascuno

vtes-cast-die = Gioca qualunque cosa sia permessa, in qualunque ordine.
vtes-cast-coin = Lascia fare al caso: bloccare, dissanguare o votare è lo stesso.
vtes-cast-feather = Niente accordi, niente rancori, niente piani.
vtes-cast-top = Forse ti dissangua, forse no. Non si può mai dire.
vtes-cast-kite = Conosce le regole, ma si lascia sfuggire metà di ciò che permettono.
vtes-cast-lantern = Dissangua alla luce del sole e si dimentica di bloccare.
vtes-cast-umbrella = Si ricorda della carta giusta un attimo troppo tardi.
vtes-cast-vane = Sta ancora imparando: ha buon senso e si distrae facilmente.
vtes-cast-anvil = Solide regole pratiche: dissangua la preda, bada alle risorse.
vtes-cast-key = Segue regole semplici, nessuna più lunga di una frase.
vtes-cast-cup = Pesa ogni combattimento prima di cercarlo.
vtes-cast-boot = Decide in fretta, e sempre con le stesse regole sensate.
vtes-cast-abacus = Gioca nella mente le mosse probabili, e le confronta.
vtes-cast-glasses = Immagina più e più volte le carte che non vede, prima di scegliere.
vtes-cast-hourglass = Ci mette più degli altri, perché prima prova le scelte probabili.
vtes-cast-maze = Accetta un buon consiglio, poi lo confronta con le alternative.
