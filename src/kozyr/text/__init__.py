"""Fluent texts: languages, message files, and sentences for events and refusals."""
