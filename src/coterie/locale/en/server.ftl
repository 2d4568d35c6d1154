# What the server says outside the table: notices that a game waits for somebody, and the answers of `coterie admin`.

## Notices

notice-table = { $title } ({ $game })
notice-subject = Your turn: { $table }
notice-body = It is your turn. Table: { $table }. Your seat: { $seat }.
notice-open = To the table: { $link }
notice-stop = No more such messages: { $link }
notice-confirm-subject = Please confirm: notices from { $table }
notice-confirm-body = Somebody at the table { $table } would like a message at this address whenever it is their turn. If that is you, please confirm here: { $link }
notice-confirm-ignore = If it is not, do nothing. Nothing more will be sent.
notice-page-confirm = Shall we write to you when it is your turn at { $table }?
notice-page-confirm-button = Yes, write to me
notice-page-confirmed = You will get a message when it is your turn at { $table }.
notice-page-stop = Shall we stop writing to you about { $table }?
notice-page-stop-button = Yes, stop
notice-page-stopped = You will get no more messages about { $table }.
notice-page-gone = This link is no longer valid.
notice-feed-title = Your turn at { $table }
notice-feed-turn = It is your turn.
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
    [one] { $count } table replayed. No faults.
   *[other] { $count } tables replayed. No faults.
}
admin-fault = { $table }, row { $row }: { $fault }
admin-fault-table = { $table }: { $fault }
admin-backed-up = Everything is in { $file }.
admin-restored = The database is as { $file } has it.
admin-closed = Table { $table } is closed.
admin-kicked = Nobody can play { $seat } at table { $table } with the old link any more.
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
