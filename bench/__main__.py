"""How fast the engines and the table are, beside their peers.

python -m bench                       everything; writes docs/performance.md
python -m bench --only engines peers  some parts, printed
python -m bench --only load           what a server carries and withstands; writes its sections
python -m bench --quick --json        a short look, for machines
"""

import argparse
import json
import sys
from pathlib import Path

from rich.console import Console
from rich.markdown import Markdown
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from bench.figures import Figures, Plan, measured
from bench.machine import ROOT
from bench.report import attacks, loads, markdown
from bench.sections import with_others, with_section

PARTS = ("engines", "peers", "table", "browsers", "load")
PAGE = ROOT / "docs/performance.md"


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m bench",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--only", nargs="+", choices=PARTS, default=list(PARTS), metavar="PART")
    parser.add_argument("--quick", action="store_true", help="short and rough; writes no page")
    parser.add_argument("--json", action="store_true", help="one JSON object on standard output")
    parser.add_argument("--out", type=Path, help="the page to write (default: docs/performance.md)")
    return parser.parse_args()


def measured_with_bar(plan: Plan) -> Figures:
    columns = (TextColumn("measuring"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as bar:
        task = bar.add_task("", total=plan.steps)
        return measured(plan, lambda: bar.advance(task))


def main() -> int:
    asked = arguments()
    try:
        found = measured_with_bar(Plan(asked.quick, asked.only))
    except KeyboardInterrupt:
        return 130
    page = asked.out or PAGE
    before = page.read_text(encoding="utf-8") if page.exists() else ""
    if set(asked.only) == set(PARTS) and not asked.quick:
        page.parent.mkdir(parents=True, exist_ok=True)
        page.write_text(with_others(markdown(found), before), encoding="utf-8")
    elif asked.only == ["load"] and not asked.quick:
        for section in (loads(found), attacks(found)):
            before = with_section(before, section)
        page.write_text(before, encoding="utf-8")
    if asked.json:
        print(json.dumps(found))
    else:
        Console().print(Markdown(markdown(found)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
