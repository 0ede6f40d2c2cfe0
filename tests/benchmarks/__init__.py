"""Measurements, run by hand with `python -m tests.benchmarks`; they print ratios of one run, for machines differ."""
