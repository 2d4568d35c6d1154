# Prepared phrases: what players say to each other, each in the reader's language.

kernel-talk-hello = Hello, and have a good game.
kernel-talk-moment = One moment, please.
kernel-talk-back = I’m back.
kernel-talk-thanks = Thank you.
kernel-talk-well-played = Well played.
kernel-talk-good-game = Good game, everyone.

vtes-talk-no-block = I won’t block this.
vtes-talk-please-no-block = Please don’t block this.
vtes-talk-block-help = Can anyone else block this?
vtes-talk-deal = It’s a deal.
vtes-talk-no-deal = No deal.
vtes-talk-promise-kept = I kept my promise.
vtes-talk-low-pool = I’m low on pool.
vtes-talk-against =
    { $seat-you ->
        [1] You’re winning, and that has to stop.
       *[0] { $seat-The } is winning. We should stop that.
    }
vtes-talk-truce = { $seat-The }: leave me alone this turn, and I’ll leave you alone.
vtes-talk-vote-with = { $seat-The }: vote with me now, and I’ll vote with you next time.
vtes-talk-vote-for = { $seat-The }: please vote in favor.
vtes-talk-vote-against = { $seat-The }: please vote against.
vtes-talk-rescue = { $seat-The }: rescue my vampire, and I’ll owe you.
vtes-talk-bleed-less = { $seat-The }: ease off, and I’ll go forward.
vtes-talk-do-not-oust = { $seat-The }: if your prey falls now, you’re next.
