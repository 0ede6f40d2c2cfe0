"""Measurements, run by hand with `python -m tests.benchmarks`; they print ratios of one run, for machines differ.

`python -m tests.benchmarks.verdicts` measures the verdict engine alone, `python -m tests.benchmarks.peers` compares it with others.
"""
