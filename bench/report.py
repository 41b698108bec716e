"""The figures for people: docs/performance.md."""

from bench.figures import Figures

HEAD = """# Performance

Written by `make bench`; do not edit. Ratios are the result: they were measured side by side in one
run, engines and peers by turns, on one core, and hardly depend on the machine. Every figure is the
median of {rounds} rounds of {seconds} seconds of processor time.

A *decision* is an answer of a player, also when only one was legal; a *line* is a decision or a
draw of chance (a card, a lot, a roll). All play is uniformly random.
"""


def markdown(found: Figures) -> str:
    """The whole page."""
    plan = found["plan"]
    parts = [HEAD.format(rounds=plan["rounds"], seconds=plan["seconds"])]
    if found["engines"]:
        parts.append(engines(found["engines"]))
    if found["peers"]:
        parts.append(peers(found["peers"]))
    if found["engines"] and found["peers"]:
        parts.append(ratios(found["engines"], found["peers"]))
    parts += [live(found), loads(found), attacks(found), machine(found["machine"])]
    return "\n".join(part for part in parts if part)


def table(heads: list[str], rows: list[list[str]]) -> str:
    lines = [heads, ["---"] + ["---:"] * (len(heads) - 1), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines) + "\n"


def engines(found: list[Figures]) -> str:
    """Our engines, compiled and plain."""
    rows = [
        [
            f"{one['game']}, {one['seats']} players, {one['build']}",
            thousands(one["inside_decisions"]),
            thousands(one["inside_lines"]),
            thousands(one["stepped_decisions"]),
            thousands(one["stepped_lines"]),
            f"{one['copy_us']:.2f}",
        ]
        for one in found
    ]
    heads = [
        "engine",
        "inside: decisions/s",
        "lines/s",
        "stepped from Python: decisions/s",
        "lines/s",
        "copy (µs)",
    ]
    return (
        "## Engines\n\n*Inside*: the engine plays by itself (`playout`). *Stepped*: Python asks "
        "for the full legal list, draws from it, applies. *Plain*: the same source, uncompiled."
        "\n\n" + table(heads, rows)
    )


def peers(found: list[Figures]) -> str:
    """Other engines, as they are meant to be played from Python."""
    rows = [
        [
            f"{name_of(one)} {one['version']}",
            thousands(one["decisions"]),
            thousands(one["lines"]),
            f"{one['copy_us']:.2f}",
        ]
        for one in found
    ]
    return "## Peers\n\n" + table(["engine", "decisions/s", "lines/s", "copy (µs)"], rows)


def ratios(ours: list[Figures], theirs: list[Figures]) -> str:
    """How many times as many decisions, and how many times as cheap a copy."""
    rows = []
    for one in ours:
        if one["build"] == "compiled":
            name = f"{one['game']}, {one['seats']} players"
            for way in ("inside", "stepped"):
                shares = [one[f"{way}_decisions"] / peer["decisions"] for peer in theirs]
                rows.append([f"{name}: decisions/s, {way}", *[f"{share:.1f}" for share in shares]])
            shares = [peer["copy_us"] / one["copy_us"] for peer in theirs]
            rows.append([f"{name}: cheaper copy", *[f"{share:.1f}" for share in shares]])
    heads = ["ratio of ours (compiled) to", *[name_of(peer) for peer in theirs]]
    note = (
        "The games differ, so a ratio compares engines, not rules: a decision of Hive has many "
        "more legal answers than one of Machu Picchu.\n"
    )
    return "## Ratios\n\n" + table(heads, rows) + "\n" + note


def live(found: Figures) -> str:
    """How fast the table is, with everything in between."""
    names = {
        "to_the_last": "action sent → the last of 3 connections knows (server, disk, WebSocket)",
        "cold": "connect → last position of a finished game, just after a kill and restart",
        "warm": "the same again",
        "start": "start of the server → it answers",
    }
    rows = [
        [names[key], f"{one['median']:.1f}", f"{one['p95']:.1f}", str(one["count"])]
        for key, one in found.get("table", {}).items()
    ]
    if one := found.get("browsers"):
        name = "click → the logs of 3 Chromium pages show it, the last one counts"
        if problem := one.get("problem"):
            rows.insert(0, [f"{name}: not measured ({problem})", "–", "–", "0"])
        else:
            rows.insert(0, [name, f"{one['median']:.1f}", f"{one['p95']:.1f}", str(one["count"])])
    if not rows:
        return ""
    return (
        "## The table\n\nServer, browsers and clients on the same machine, all cores.\n\n"
        + table(["milliseconds", "median", "95 %", "measured"], rows)
    )


def loads(found: Figures) -> str:
    """What one server process carries."""
    rows = [
        [
            name,
            f"{one['actions_per_second']:.0f}",
            f"{one['p50']:.0f}",
            f"{one['p99']:.0f}",
            f"{one['processor_ms_per_action']:.2f}",
            f"{one['memory_kB_per_table']:.0f}",
        ]
        for name, one in found.get("loads", {}).items()
    ]
    heads = ["load", "actions/s", "median", "99 %", "processor per action", "kB per table"]
    about = (
        "## Held\n\nOne server process on SQLite, Machu Picchu with two players; milliseconds from "
        "an action to its last receiver. The clients run on the same cores and take about as much "
        "of them as the server; `python -m bench.load` repeats it."
    )
    return by_itself(about, heads, rows, found)


def attacks(found: Figures) -> str:
    """Other tables' latency while somebody means harm."""
    rows = [
        [
            str(one["about"]),
            *(f"{one[when][each]:.0f}" for when in ("calm", "under") for each in ("p50", "p99")),
            " → ".join(str(each) for each in one["memory_MB"]),
        ]
        for one in found.get("attacks", [])
    ]
    heads = ["attack", "median before", "99 % before", "median during", "99 % during", "memory, MB"]
    about = (
        "## Under attack\n\nTen tables with five actions a second each, before and while one "
        "address means harm; milliseconds from an action to its last receiver. Attackers and "
        "players share one core, and the server has what is left of it beside its own: some of "
        "the wait is theirs. `python -m bench.load --attacks` repeats it."
    )
    return by_itself(about, heads, rows, found)


def by_itself(about: str, heads: list[str], rows: list[list[str]], found: Figures) -> str:
    """A section that names its machine; nothing if nothing was measured."""
    if not rows:
        return ""
    return f"{about}\n\n{table(heads, rows)}\n{in_a_line(found['machine'])}\n"


def machine(found: dict[str, str]) -> str:
    rows = [[key, value] for key, value in found.items()]
    return "## Machine\n\n" + table(["what", "value"], rows)


def in_a_line(machine: dict[str, str]) -> str:
    """Under a section that was measured by itself."""
    return ", ".join(f"{key} {value}" for key, value in machine.items()) + "."


def name_of(peer: Figures) -> str:
    names = {
        "catanatron": "catanatron (Catan, 4 players)",
        "hive": "OpenSpiel hive",
        "backgammon": "OpenSpiel backgammon",
    }
    return names.get(str(peer["name"]), str(peer["name"]))


def thousands(number: float) -> str:
    return f"{number:,.0f}"
