"""What the words of a game must be: a sentence for all its engine says, and no other."""

from collections.abc import Mapping
from pathlib import Path

from tampu.core.game import Game
from tampu.languages import LANGS
from tampu.languages.messages import Messages
from tampu.languages.rulebook import KINDS, RULE, UNPROVEN, Kind, Pages, read_pages, without_marks
from tampu.languages.spoken import Spoken
from tampu.languages.typography import slips

GAME_WORDS = ("game-title", "game-subtitle", "game-tagline", "game-designer")
_Facts = Mapping[str, set[str]]


def broken_promises(kinds: Mapping[str, Kind], said: Spoken, code: set[str]) -> list[str]:
    """Where the engine says other things than kinds.toml promises. `code`: rules in its code."""
    cites = said.events.keys() | said.refusals.keys() | code
    found = [
        f"the engine cites {rule}, which is no paragraph" for rule in sorted(cites - kinds.keys())
    ]
    for rule, kind in kinds.items():
        if rule not in code and (kind.event is not None or kind.refusal is not None):
            found.append(f"{rule} promises an event or a refusal, but no code cites it")
        found += _differs(rule, "event", kind.event, said.events.get(rule, set()))
        found += _differs(rule, "refusal", kind.refusal, said.refusals.get(rule, set()))
        if rule in said.scoring and "points" not in (kind.event or ()):
            found.append(f"{rule} pays points, but its event does not promise points")
    return found


def _differs(
    rule: str, what: str, promised: list[str] | None, heard: set[frozenset[str]]
) -> list[str]:
    if promised is None:
        return [f"the engine gives {rule} as {what}, kinds.toml does not say so"] if heard else []
    wanted = set(promised) - {"points"}
    return [
        f"{rule}: the engine’s {what} has {sorted(facts)}, kinds.toml says {sorted(wanted)}"
        for facts in sorted(heard, key=sorted)
        if facts != wanted
    ]


def needed(game: Game, kinds: Mapping[str, Kind], said: Spoken) -> dict[str, set[str]]:
    """The parts that the words of a game must have, each with the variables it may use.

    `.met`, which it may have: an event told to a seat that it happens to, though another caused it;
    `$you` is the fact that names this seat.
    """
    parts: dict[str, set[str]] = {name: set() for name in GAME_WORDS}
    for rule, kind in kinds.items():
        if kind.event is not None:
            parts[f"{rule}.event"] = set(kind.event)
            parts[f"{rule}.met"] = {*kind.event, "you"}
        if kind.refusal is not None:
            parts[f"{rule}.refusal"] = set(kind.refusal)
    for question, facts in said.questions.items():
        always = {"name"}.union(frozenset.intersection(*facts))
        for part in ("", ".title", ".waiting"):
            parts[f"question-{question}{part}"] = always
    parts |= {f"question-{question}.guide": set() for question in said.decided}
    for option in game.options:
        parts[f"option-{option.key}"] = parts[f"option-{option.key}.help"] = set()
        parts |= {f"option-{option.key}-{value}": set() for value in option.values}
    return parts


def unfit(english: Messages, wanted: _Facts, prefix: str) -> list[str]:
    """Parts that the English words lack, parts that nothing asks for, variables never given."""
    lacks = sorted(name for name in wanted.keys() - english.parts if not name.endswith(".met"))
    found = [f"{name} is missing" for name in lacks]
    ours = (f"{prefix}-", "question-", "option-", "game-")
    extra = sorted(name for name in english.parts.keys() - wanted if name.startswith(ours))
    found += [f"{name} is superfluous: the game never says it" for name in extra]
    for name in sorted(wanted.keys() & english.parts.keys()):
        lost = sorted(english.variables(name) - wanted[name])
        found += [f"{name} uses ${each}, which the game does not give" for each in lost]
    return found


def rulebook_slips(
    folder: Path, kinds: Mapping[str, Kind], marks: Mapping[str, tuple[str, str]]
) -> list[str]:
    """What is wrong with the paragraphs of a rulebook in any language."""
    found = [f"kinds.toml: {line}" for line in _kind_slips(kinds)]
    chapters = len({chapter for _, chapter, _ in _read(folder, "en").paragraphs})
    for lang in LANGS:
        pages = _read(folder, lang)
        lines = [f"neither heading nor paragraph: {line}" for line in pages.strays]
        rules = [rule for rule, _, _ in pages.paragraphs]
        lines += [f"{rule} is missing" for rule in kinds if rule not in rules]
        lines += [f"{rule} is superfluous" for rule in rules if rule not in kinds]
        if sorted(set(rules), key=_place) != rules:
            lines.append("the paragraphs are not in order, or one stands there twice")
        if len({chapter for _, chapter, _ in pages.paragraphs}) != chapters:
            lines.append("there are not as many chapters as in English")
        for rule, _, text in pages.paragraphs:
            lines += _paragraph_slips(lang, rule, text, kinds, marks[lang])
        found += [f"{lang}.md: {line}" for line in lines]
    return found


def _place(rule: str) -> tuple[str, int]:
    """Where a rule stands in the book: CF-1101 comes after CF-932."""
    prefix, _, number = rule.partition("-")
    return prefix, int(number)


def _read(folder: Path, lang: str) -> Pages:
    path = folder / f"{lang}.md"
    return read_pages(path.read_text(encoding="utf-8") if path.is_file() else "")


def _kind_slips(kinds: Mapping[str, Kind]) -> list[str]:
    found = [
        f"{rule}: there is no kind {k.kind!r}" for rule, k in kinds.items() if k.kind not in KINDS
    ]
    for rule, kind in kinds.items():
        if (kind.kind in UNPROVEN) != bool(kind.reason):
            found.append(f"{rule}: a reason is for definitions and what is not enforceable")
    return found


def _paragraph_slips(
    lang: str, rule: str, marked: str, kinds: Mapping[str, Kind], marks: tuple[str, str]
) -> list[str]:
    """Marks that do not fit, rules that do not exist, signs that are set wrongly."""
    text, have = without_marks(marked, marks)
    kind = kinds.get(rule, Kind(""))
    want = [
        mark for mark, is_so in zip(marks, (kind.ruling, kind.reconstructed), strict=True) if is_so
    ]
    found = [] if sorted(have) == sorted(want) else [f"{rule}: its marks must be {want}"]
    found += [f"{rule} cites {other}" for other in RULE.findall(text) if other not in kinds]
    return found + [f"{rule}: {slip}" for slip in slips(lang, text)]
