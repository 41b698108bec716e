"""`python -m tampu.cli`."""

import sys

from tampu.cli.program import main

if __name__ == "__main__":
    sys.exit(main())
