"""docs/performance.md section by section: what is measured anew takes the place of the old."""

import re


def sections(page: str) -> dict[str, str]:
    """The sections of a page by their headings; what stands before the first is no section."""
    found = re.findall(r"^## .*?(?=^## |\Z)", page, re.M | re.S)
    return {section.partition("\n")[0]: section for section in found}


def with_section(page: str, section: str) -> str:
    """The page with this section in the place of the old one, or at its end."""
    old = sections(page).get(section.partition("\n")[0])
    if old is None:
        return f"{page.rstrip()}\n\n{section.rstrip()}\n"
    return page.replace(old, f"{section.rstrip()}\n\n").rstrip() + "\n"


def with_others(page: str, before: str) -> str:
    """A new page, with the sections of the old one that it does not have."""
    for heading, section in sections(before).items():
        if heading not in sections(page):
            page = with_section(page, section)
    return page
