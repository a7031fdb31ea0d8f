"""One file a step; the first digits are the revision."""
