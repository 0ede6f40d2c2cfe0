"""Run the command line as `python -m scorekeeper`."""

from scorekeeper.cli import main

main()
