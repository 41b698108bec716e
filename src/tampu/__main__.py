"""`python -m tampu` is the command `tampu`."""

import sys

from tampu.cli import main

sys.exit(main())
