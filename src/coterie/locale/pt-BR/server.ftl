# O que o servidor diz fora da mesa: os avisos de que uma partida espera por alguém e as respostas de `coterie admin`.

## Avisos

notice-table = { $title } ({ $game })
notice-subject = Sua vez: { $table }
notice-body = É a sua vez. Mesa: { $table }. Seu lugar: { $seat }.
notice-open = Ir para a mesa: { $link }
notice-stop = Não receber mais estas mensagens: { $link }
notice-confirm-subject = Confirme: avisos de vez para { $table }
notice-confirm-body = Alguém na mesa { $table } gostaria de receber uma mensagem neste endereço sempre que for a sua vez. Se for você, confirme aqui: { $link }
notice-confirm-ignore = Se não for, ignore esta mensagem: não enviaremos outra.
notice-page-confirm = Quer receber uma mensagem quando for a sua vez na mesa { $table }?
notice-page-confirm-button = Sim, quero
notice-page-confirmed = Você receberá uma mensagem quando for a sua vez na mesa { $table }.
notice-page-stop = Parar de receber mensagens sobre a mesa { $table }?
notice-page-stop-button = Sim, parar
notice-page-stopped = Você não receberá mais mensagens sobre a mesa { $table }.
notice-page-gone = Este link não é mais válido.
notice-feed-title = Sua vez na mesa { $table }
notice-feed-turn = É a sua vez.
notice-feed-over = A partida acabou.

## O cuidado das mesas

admin-exported = { $count ->
    [one] { $count } mesa gravada em { $file }.
   *[other] { $count } mesas gravadas em { $file }.
}
admin-imported = { $count ->
    [one] { $count } mesa lida de { $file }.
   *[other] { $count } mesas lidas de { $file }.
}
admin-sound = { $count ->
    [one] { $count } mesa rejogada. Nenhum erro.
   *[other] { $count } mesas rejogadas. Nenhum erro.
}
admin-fault = { $table }, linha { $row }: { $fault }
admin-fault-table = { $table }: { $fault }
admin-backed-up = Cópia de tudo salva em { $file }.
admin-restored = Banco de dados restaurado de { $file }.
admin-closed = Mesa { $table } fechada.
admin-resumed = { $count ->
    [0] A mesa { $table } continua de onde estava.
    [one] A mesa { $table } continua. { $count } escolha foi desfeita.
   *[other] A mesa { $table } continua. { $count } escolhas foram desfeitas.
}
admin-kept = { $count ->
    [one] { $count } partida guardada como foi vista.
   *[other] { $count } partidas guardadas como foram vistas.
}
admin-downgraded = O banco de dados voltou a { $to }. Você já pode iniciar a versão anterior.
admin-kicked = O link antigo de { $seat } na mesa { $table } não funciona mais.
admin-muted = { $seat } na mesa { $table } não pode mais escrever no chat.
admin-unmuted = { $seat } na mesa { $table } pode escrever no chat de novo.
admin-purged = { $count ->
    [one] { $count } mesa excluída.
   *[other] { $count } mesas excluídas.
}
admin-would-purge = { $count ->
    [one] { $count } mesa seria excluída.
   *[other] { $count } mesas seriam excluídas.
}
