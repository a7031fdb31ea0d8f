"""The migrations of the store, run at every start."""
