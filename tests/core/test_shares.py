"""What players add to the seed: promised before, shown after, and part of every shuffle."""

import hashlib
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tampu
from tampu.core.commitment import commitment_to
from tampu.core.play import Match, play_out, verify
from tampu.core.record import (
    Header,
    Record,
    RecordError,
    read_record,
    write_json,
    write_record,
)
from tampu.core.shares import Share, seed_of_game, share_text

GAME = tampu.game("machu_picchu")
SECRET = "0123456789abcdef" * 4
RECORDS = Path(__file__).resolve().parents[1] / "records"
hexes = st.binary(min_size=32, max_size=32).map(bytes.hex)


def promised(seat: int, value: str, given: bool = True) -> Share:
    return Share(seat, commitment_to(value), value if given else None)


def finished(*shares: Share) -> Record:
    """A finished game for two, whose chance came from the secret and these shares."""
    options = GAME.with_defaults({})
    header = Header(GAME.key, 1, 2, options, commitment_to(SECRET), shares=shares)
    seed = seed_of_game(SECRET, shares)
    match = Match(GAME, header)
    play_out(match, seed, [lambda state, seat: state.actions(seat)[0]] * 2)
    return match.record.finished(SECRET, match.state.scores)


A, B = promised(0, "aa" * 32), promised(1, "bb" * 32)
SHARED = finished(A, B)
ONE_MISSING = finished(A, replace(B, value=None))


def problem_of(record: Record) -> RecordError:
    with pytest.raises(RecordError) as problem:
        verify(GAME, record)
    return problem.value


def with_shares(record: Record, *shares: Share) -> Record:
    return Record(replace(record.header, shares=shares), record.lines)


def test_without_shares_the_seed_is_the_secret() -> None:
    assert seed_of_game(SECRET, []) == SECRET


def test_the_seed_is_the_hash_of_a_line_that_anybody_can_write() -> None:
    line = f"tampu seed 1 {SECRET} A={A.promise}:{'aa' * 32} B={B.promise}:none"
    shares = [A, replace(B, value=None)]
    assert seed_of_game(SECRET, shares) == hashlib.sha256(line.encode()).hexdigest()


def test_a_published_seed_never_changes() -> None:
    """Old games must verify for ever: this number is frozen."""
    assert seed_of_game(SECRET, [A, B]) == FROZEN


@pytest.mark.parametrize("record", [SHARED, ONE_MISSING], ids=["both", "one missing"])
def test_a_record_with_shares_verifies_in_both_forms(record: Record) -> None:
    for text in (write_record(record), write_json(record)):
        read = read_record(text)
        assert read == record
        assert verify(GAME, read).over


def test_shares_stand_between_the_fingerprint_and_the_seed() -> None:
    rows = write_record(ONE_MISSING).splitlines()
    assert rows[6] == f"shares: A={A.promise}:{A.value} B={B.promise}:none"
    assert rows[7] == f"seed: {SECRET}"


def test_other_shares_are_another_deal() -> None:
    records = [SHARED, ONE_MISSING, finished(), finished(A), finished(B)]
    assert len({record.checksum() for record in records}) == len(records)


def test_a_share_that_was_not_promised_is_refused() -> None:
    found = problem_of(with_shares(SHARED, A, replace(B, value="cc" * 32)))
    assert (found.problem, found.facts) == ("wrong-share", {"who": "B"})


@pytest.mark.parametrize(
    "shares",
    [
        (),
        (A,),
        (A, replace(B, value=None)),
        (A, promised(1, "cc" * 32)),
        (replace(B, seat=0), replace(A, seat=1)),
    ],
    ids=["left out", "one left out", "one said to be missing", "another one", "exchanged"],
)
def test_a_changed_list_of_shares_gives_other_shuffles(shares: tuple[Share, ...]) -> None:
    assert problem_of(with_shares(SHARED, *shares)).problem == "unfair"


def test_a_missing_share_cannot_be_hidden() -> None:
    assert problem_of(with_shares(ONE_MISSING, A)).problem == "unfair"


def test_nobody_shares_without_a_seat() -> None:
    found = problem_of(with_shares(SHARED, A, B, promised(2, "cc" * 32)))
    assert (found.problem, found.facts) == ("share-of-nobody", {"who": "C"})


@pytest.mark.parametrize(
    ("shares", "problem"),
    [
        ("A", "bad-share"),
        (f"A={A.promise}", "bad-share"),
        (f"I={A.promise}:none", "bad-share"),
        (f"A={A.promise}:", "bad-share"),
        (f"A={A.promise.upper()}:none", "bad-share"),
        (share_text([B, A]), "shares-order"),
        (share_text([A, A]), "shares-order"),
    ],
)
def test_damaged_shares_are_told_with_their_line(shares: str, problem: str) -> None:
    text = write_record(SHARED).replace(share_text([A, B]), shares)
    found = problem_of_text(text)
    assert (found.problem, found.line) == (problem, 7)


def problem_of_text(text: str) -> RecordError:
    with pytest.raises(RecordError) as problem:
        read_record(text)
    return problem.value


@pytest.mark.parametrize("bad", [B.promise[1:], B.promise + "0", B.promise + "\\n"])
def test_a_damaged_share_is_told_in_json_too(bad: str) -> None:
    text = write_json(SHARED).replace(f'"{B.promise}"', f'"{bad}"')
    assert problem_of_text(text).problem == "bad-json"


def test_a_seat_shares_once_in_json_too() -> None:
    text = write_json(SHARED).replace('"seat": "B",\n   "promise"', '"seat": "A",\n   "promise"')
    assert problem_of_text(text).problem == "shares-order"


@given(
    st.dictionaries(st.integers(0, 7), st.tuples(hexes, st.booleans()), min_size=1),
    hexes,
    st.data(),
)
@settings(max_examples=100, deadline=None)
def test_every_bit_of_every_share_counts(
    drawn: dict[int, tuple[str, bool]], secret: str, data: st.DataObject
) -> None:
    shares = [promised(seat, *drawn[seat]) for seat in sorted(drawn)]
    seed = seed_of_game(secret, shares)
    place = data.draw(st.integers(0, len(shares) - 1))
    digit = data.draw(st.integers(0, 63))
    changed = list(shares)
    share = shares[place]
    if share.value is None:
        changed[place] = replace(share, promise=turned(share.promise, digit))
    else:
        changed[place] = replace(share, value=turned(share.value, digit))
        assert not changed[place].kept
    assert seed_of_game(secret, changed) != seed
    assert seed_of_game(turned(secret, digit), shares) != seed


def turned(text: str, place: int) -> str:
    """The same digits but for one."""
    other = f"{(int(text[place], 16) + 1) % 16:x}"
    return text[:place] + other + text[place + 1 :]


@pytest.mark.parametrize(
    "path", sorted(RECORDS.glob("machu_picchu/[24]-pairing-*.txt"))[:4], ids=lambda p: p.stem
)
def test_a_record_without_shares_is_written_as_ever(path: Path) -> None:
    """Byte for byte, and it verifies."""
    text = path.read_text()
    record = read_record(text)
    assert write_record(record) == text
    assert record.header.shares == ()
    assert "shares" not in write_json(record)
    assert verify(GAME, record).over


FROZEN = "e31f3135b6d2129de245f58ff5d2842548c46df57699c8aa00ad1e8f5612f335"
