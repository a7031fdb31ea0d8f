"""The reference rules and the core, compared node by node."""
