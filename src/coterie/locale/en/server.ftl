# What the server says outside the table: notices that a game waits for somebody, and the answers of `coterie admin`.

## Notices

notice-table = { $title } ({ $game })
notice-subject = Your turn: { $table }
notice-body = It’s your turn. Table: { $table }. Your seat: { $seat }.
notice-open = Go to the table: { $link }
notice-stop = Stop these messages: { $link }
notice-confirm-subject = Please confirm: turn notifications for { $table }
notice-confirm-body = Someone at the table { $table } wants a message at this address whenever it’s their turn. If that’s you, confirm here: { $link }
notice-confirm-ignore = If not, ignore this message. We won’t send another.
notice-page-confirm = Should we message you when it’s your turn at { $table }?
notice-page-confirm-button = Yes, message me
notice-page-confirmed = We’ll message you when it’s your turn at { $table }.
notice-page-stop = Stop messages about { $table }?
notice-page-stop-button = Yes, stop
notice-page-stopped = You won’t get any more messages about { $table }.
notice-page-gone = This link is no longer valid.
notice-feed-title = Your turn at { $table }
notice-feed-turn = It’s your turn.
notice-feed-over = The game is over.

## Looking after the tables

admin-exported = { $count ->
    [one] { $count } table written to { $file }.
   *[other] { $count } tables written to { $file }.
}
admin-imported = { $count ->
    [one] { $count } table read from { $file }.
   *[other] { $count } tables read from { $file }.
}
admin-sound = { $count ->
    [one] { $count } table replayed. No errors.
   *[other] { $count } tables replayed. No errors.
}
admin-fault = { $table }, row { $row }: { $fault }
admin-fault-table = { $table }: { $fault }
admin-backed-up = Everything is backed up in { $file }.
admin-restored = The database is restored from { $file }.
admin-closed = Table { $table } closed.
admin-resumed = { $count ->
    [0] Table { $table } goes on where it was.
    [one] Table { $table } goes on. { $count } choice was taken back.
   *[other] Table { $table } goes on. { $count } choices were taken back.
}
admin-kept = { $count ->
    [one] { $count } game kept as it was seen.
   *[other] { $count } games kept as they were seen.
}
admin-downgraded = The database is back at { $to }. You can start the older version now.
admin-kicked = The old link to { $seat } at table { $table } no longer works.
admin-muted = { $seat } at table { $table } can no longer chat.
admin-unmuted = { $seat } at table { $table } can chat again.
admin-purged = { $count ->
    [one] { $count } table deleted.
   *[other] { $count } tables deleted.
}
admin-would-purge = { $count ->
    [one] { $count } table would be deleted.
   *[other] { $count } tables would be deleted.
}
