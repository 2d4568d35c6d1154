# Perché qualcosa nella stanza dei mazzi, o con un mazzo portato a un tavolo, non è stato fatto.

refused-no-measurement = Questa misurazione non c’è più. Avviala di nuovo.
refused-measuring-already = Un tuo mazzo è già in misurazione. Prima fermala, oppure aspetta.
refused-measuring-many = In questo momento si misurano molti mazzi. Riprova tra qualche minuto.
refused-too-many-games = Per ora hai esaurito le partite di misurazione. Chiedine di meno, o riprova più tardi.
refused-too-many-decks = Stai cambiando mazzo troppo spesso. Aspetta un minuto.
refused-brought-late = La partita è cominciata. Ognuno gioca con il mazzo che ha portato.
refused-brought-position = Questo tavolo comincia da una posizione: nessuno porta un mazzo.
refused-brought-nothing = A questo gioco nessuno porta un mazzo.
refused-brought-stale = Un mazzo portato a questo tavolo non si può più giocare. Scegli di nuovo il tuo mazzo.
