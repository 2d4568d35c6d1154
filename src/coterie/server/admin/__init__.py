"""What `coterie admin` does to a database, also while servers run on it: the rows are the truth, and servers notice that they changed."""
