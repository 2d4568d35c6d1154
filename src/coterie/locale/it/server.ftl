# Ciò che il server dice fuori dal tavolo: gli avvisi che una partita aspetta qualcuno e le risposte di `coterie admin`.

## Avvisi

notice-table = { $title } ({ $game })
notice-subject = Tocca a te: { $table }
notice-body = Tocca a te. Tavolo: { $table }. Il tuo posto: { $seat }.
notice-open = Vai al tavolo: { $link }
notice-stop = Non ricevere più questi messaggi: { $link }
notice-confirm-subject = Conferma: avvisi di turno per { $table }
notice-confirm-body = Qualcuno al tavolo { $table } vorrebbe ricevere un messaggio a questo indirizzo ogni volta che tocca a lui. Se sei tu, conferma qui: { $link }
notice-confirm-ignore = Altrimenti ignora questo messaggio: non ne manderemo altri.
notice-page-confirm = Vuoi che ti scriviamo quando tocca a te al tavolo { $table }?
notice-page-confirm-button = Sì, scrivetemi
notice-page-confirmed = Riceverai un messaggio quando tocca a te al tavolo { $table }.
notice-page-stop = Non vuoi più messaggi sul tavolo { $table }?
notice-page-stop-button = Sì, basta
notice-page-stopped = Non riceverai più messaggi sul tavolo { $table }.
notice-page-gone = Questo link non è più valido.
notice-feed-title = Tocca a te al tavolo { $table }
notice-feed-turn = Tocca a te.
notice-feed-over = La partita è finita.

## Cura dei tavoli

admin-exported = { $count ->
    [one] { $count } tavolo scritto in { $file }.
   *[other] { $count } tavoli scritti in { $file }.
}
admin-imported = { $count ->
    [one] { $count } tavolo letto da { $file }.
   *[other] { $count } tavoli letti da { $file }.
}
admin-sound = { $count ->
    [one] { $count } tavolo rigiocato. Nessun errore.
   *[other] { $count } tavoli rigiocati. Nessun errore.
}
admin-fault = { $table }, riga { $row }: { $fault }
admin-fault-table = { $table }: { $fault }
admin-backed-up = Copia di tutto salvata in { $file }.
admin-restored = Database ripristinato da { $file }.
admin-closed = Tavolo { $table } chiuso.
admin-resumed = { $count ->
    [0] Il tavolo { $table } riprende da dov’era.
    [one] Il tavolo { $table } riprende. { $count } scelta è stata annullata.
   *[other] Il tavolo { $table } riprende. { $count } scelte sono state annullate.
}
admin-kept = { $count ->
    [one] { $count } partita conservata com’è stata vista.
   *[other] { $count } partite conservate come sono state viste.
}
admin-downgraded = Il database è tornato a { $to }. Ora puoi avviare la versione precedente.
admin-kicked = Il vecchio link di { $seat } al tavolo { $table } non funziona più.
admin-muted = { $seat } al tavolo { $table } non può più scrivere in chat.
admin-unmuted = { $seat } al tavolo { $table } può di nuovo scrivere in chat.
admin-purged = { $count ->
    [one] { $count } tavolo eliminato.
   *[other] { $count } tavoli eliminati.
}
admin-would-purge = { $count ->
    [one] { $count } tavolo sarebbe eliminato.
   *[other] { $count } tavoli sarebbero eliminati.
}
