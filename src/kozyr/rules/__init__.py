"""The reference rules of Durak: readable, immutable, standard library only."""
