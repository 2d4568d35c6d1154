# Frasi pronte: ciò che i giocatori si dicono, ciascuno nella propria lingua.

kernel-talk-hello = Ciao, e buona partita.
kernel-talk-moment = Un momento, per favore.
kernel-talk-back = Eccomi di nuovo.
kernel-talk-thanks = Grazie.
kernel-talk-well-played = Ben giocato.
kernel-talk-good-game = Bella partita a tutti.

vtes-talk-no-block = Io non blocco.
vtes-talk-please-no-block = Per favore, non bloccate.
vtes-talk-block-help = Qualcun altro può bloccare?
vtes-talk-deal = Affare fatto.
vtes-talk-no-deal = Niente accordo.
vtes-talk-promise-kept = Ho mantenuto la promessa.
vtes-talk-low-pool = Ho poche risorse.
vtes-talk-against =
    { $seat-you ->
        [1] Stai vincendo: è ora di fermarti.
       *[0] { $seat-The } sta vincendo. Meglio fermare chi è in testa.
    }
vtes-talk-truce = { $seat-The }: lasciami in pace questo turno, e io farò lo stesso.
vtes-talk-vote-with = { $seat-The }: vota con me ora, e la prossima volta voterò con te.
vtes-talk-vote-for = { $seat-The }: per favore, vota a favore.
vtes-talk-vote-against = { $seat-The }: per favore, vota contro.
vtes-talk-rescue = { $seat-The }: salva il mio vampiro, e ti dovrò un favore.
vtes-talk-bleed-less = { $seat-The }: allenta la presa, e io andrò avanti.
vtes-talk-do-not-oust = { $seat-The }: se la tua preda cade ora, tocca a te.
