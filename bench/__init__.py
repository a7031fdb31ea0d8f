"""Benchmarks: `make bench` runs them side by side and writes their figures into results.md."""
