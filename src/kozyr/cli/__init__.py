"""The kozyr command."""
