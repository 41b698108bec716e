"""`python -m tampu.arena`: the same as `tampu arena match`."""

import sys

from tampu.cli.program import main

if __name__ == "__main__":
    sys.exit(main(["arena", "match", *sys.argv[1:]]))
