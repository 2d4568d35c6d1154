# Ce que le serveur dit hors de la table : les avis qu’une partie attend quelqu’un, et les réponses de `coterie admin`.

## Avis

notice-table = { $title } ({ $game })
notice-subject = À vous de jouer : { $table }
notice-body = C’est à vous de jouer. Table : { $table }. Votre place : { $seat }.
notice-open = Aller à la table : { $link }
notice-stop = Ne plus recevoir ces messages : { $link }
notice-confirm-subject = Merci de confirmer : alertes de tour pour { $table }
notice-confirm-body = Quelqu’un à la table { $table } souhaite un message à cette adresse chaque fois que c’est son tour. Si c’est vous, confirmez ici : { $link }
notice-confirm-ignore = Sinon, ignorez ce message : vous n’en recevrez pas d’autre.
notice-page-confirm = Voulez-vous un message quand c’est à vous de jouer à la table { $table } ?
notice-page-confirm-button = Oui, écrivez-moi
notice-page-confirmed = Vous recevrez un message quand ce sera à vous de jouer à la table { $table }.
notice-page-stop = Ne plus recevoir de messages sur la table { $table } ?
notice-page-stop-button = Oui, arrêter
notice-page-stopped = Vous ne recevrez plus de messages au sujet de la table { $table }.
notice-page-gone = Ce lien n’est plus valable.
notice-feed-title = À vous de jouer à la table { $table }
notice-feed-turn = C’est à vous de jouer.
notice-feed-over = La partie est terminée.

## L’entretien des tables

admin-exported = { $count ->
    [one] { $count } table écrite dans { $file }.
   *[other] { $count } tables écrites dans { $file }.
}
admin-imported = { $count ->
    [one] { $count } table lue dans { $file }.
   *[other] { $count } tables lues dans { $file }.
}
admin-sound = { $count ->
    [one] { $count } table rejouée. Aucune erreur.
   *[other] { $count } tables rejouées. Aucune erreur.
}
admin-fault = { $table }, ligne { $row } : { $fault }
admin-fault-table = { $table } : { $fault }
admin-backed-up = Tout est sauvegardé dans { $file }.
admin-restored = Base de données restaurée depuis { $file }.
admin-closed = Table { $table } fermée.
admin-resumed = { $count ->
    [0] La table { $table } reprend où elle en était.
    [one] La table { $table } reprend. { $count } choix a été annulé.
   *[other] La table { $table } reprend. { $count } choix ont été annulés.
}
admin-kept = { $count ->
    [one] { $count } partie conservée telle qu’elle a été vue.
   *[other] { $count } parties conservées telles qu’elles ont été vues.
}
admin-downgraded = La base de données est revenue à { $to }. Vous pouvez lancer l’ancienne version.
admin-kicked = L’ancien lien de { $seat } à la table { $table } ne fonctionne plus.
admin-muted = { $seat } à la table { $table } ne peut plus écrire dans la discussion.
admin-unmuted = { $seat } à la table { $table } peut à nouveau écrire dans la discussion.
admin-purged = { $count ->
    [one] { $count } table supprimée.
   *[other] { $count } tables supprimées.
}
admin-would-purge = { $count ->
    [one] { $count } table serait supprimée.
   *[other] { $count } tables seraient supprimées.
}
