# Al tavolo con gli altri: limiti, posti, fine, frasi.

table-stopping = { $who } propone di finire qui la partita. Se tutti sono d’accordo, finisce così com’è.
table-sure-stop = Finire qui la partita? Se gli altri sono d’accordo, finisce così com’è.
table-stop = Proponi di finire
table-delay = Gli spettatori vedono la partita con { $time } di ritardo.
table-ends-at = Finisce alle { $time }
table-rematch-new-seats = Rivincita in posti nuovi
table-seats-drawn = I posti sono estratti a sorte.
table-sit-anywhere = Siediti
table-talk = Frasi pronte
table-talk-about = A chi o su chi
table-talk-say = Dilla
table-talk-only = Nascondi la chat libera
table-talk-only-hint = Leggi ancora le frasi pronte.
table-watching-late = Stai guardando con { $time } di ritardo. A fine partita vedi tutto subito.
web-new-delay = Gli spettatori vedono la partita
web-new-delay-hint = Con un ritardo nessuno può riferire ciò che accade. A fine partita vedono tutto.
web-new-delay-late = Con { $time } di ritardo
web-new-delay-none = In diretta
web-new-limit = Limite di tempo
web-new-limit-hint = Allo scadere, la partita finisce come se tutti fossero d’accordo.
web-new-limit-none = Nessun limite
web-new-seating = Estrai i posti a sorte
web-new-seating-hint = Mazzi e bot si spostano con loro.
