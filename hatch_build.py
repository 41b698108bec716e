"""Put the built page and, where a C compiler is, the compiled engines into the wheel."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))
from tools import compile_engines

PAGE = Path("src/tampu/server/page")


class TampuBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Runs for wheels only; an editable install uses what lies in the checkout."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        self.add_page(root, build_data)
        self.add_engines(root, build_data)

    def add_page(self, root: Path, build_data: dict[str, Any]) -> None:
        """`make web` builds the page; a source distribution carries it ready-made."""
        if not (root / PAGE / "index.html").is_file():
            subprocess.run(["make", "web"], cwd=root, check=True)
        build_data["artifacts"].append(f"{PAGE}/**")

    def add_engines(self, root: Path, build_data: dict[str, Any]) -> None:
        if os.environ.get("TAMPU_PLAIN", "") not in ("", "0") or not compile_engines.compiler():
            self.app.display_info("engines: plain Python, so the wheel fits every machine")
            return
        for path in compile_engines.build(root).iterdir():
            build_data["force_include"][str(path)] = f"tampu/native/{path.name}"
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
