# What the kernel itself says.

kernel-game-over = The game is over.
kernel-not-asked = You are not asked now. Waiting for: { $seats }.
