"""The examples in the docs run."""

import doctest
from pathlib import Path

import pytest

import tampu

DOCS = Path(__file__).parents[2] / "docs"
PAGES = sorted(page.name for page in DOCS.glob("*.md") if ">>> " in page.read_text())


@pytest.mark.parametrize("page", PAGES)
def test_the_examples_of_a_page_run(page: str) -> None:
    result = doctest.testfile(str(DOCS / page), module_relative=False)
    assert result.attempted
    assert not result.failed


def test_the_examples_of_the_package_run() -> None:
    result = doctest.testmod(tampu)
    assert result.attempted
    assert not result.failed
