"""Tables in memory: the games people play now, the bots that think, and the clocks that run."""
