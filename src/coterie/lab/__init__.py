"""The laboratory: every game as a PettingZoo environment and as an OpenSpiel game, made from the public interface alone (extra `lab`)."""
