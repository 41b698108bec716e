"""Names that the house gives: codes of tables, guests who chose none, bots. Words, not people."""

import hashlib
import secrets
from functools import lru_cache

FIRST = """
    alpaca amber andean bean bright bronze cactus calm cantuta canyon cedar cinchona clay cliff
    cloud coca condor copal copper coral cotton dawn deer desert dusk eagle early earth falcon
    feather fern field finch flint flute forest fox gentle giant glacier golden granite green
    guanaco guinea hawk heron hidden high hill honey hummingbird ibis indigo island jade jaguar
    lake lapis lark lichen little lively llama lofty lucky lunar maize maple marsh meadow misty
    moon mountain nectar night noble oca ocean orchid otter owl patient pepper pine puma purple
    quartz quick quiet quinoa rain rainbow reed river robin rose saffron salt sand sea serpent
    shady silver sky snow solar solid spring star steady stone stork summer sun swift tall tapir
    terra thunder toucan turquoise valley vicuna violet viscacha warm water white wild willow
    wind winter wise woven yellow young
""".split()  # noqa: SIM905
SECOND = """
    altar arch banner barn basin basket beacon bell bench blanket boat bowl bridge brook cape
    caravan causeway cave chain circle city cloak cloth coast cord corner court crest crown cup
    delta dish door drum dune dwelling fence festival field fire flute fort fountain furrow
    garden gate grain granary grove harbor harvest hearth hill house inlet island jar journey
    knot ladder lagoon lantern ledge loom lookout market mask mill mirror mound needle nest
    oasis orchard oven palace pass path peak pier pillar plateau plaza plow pond pool pot quarry
    quipu raft ravine ribbon ridge ring road roof rope runner saddle sail sandal seat shawl
    shell shore shrine slope spindle spring stair station step stone storehouse stream summit
    table temple terrace thread throne torch tower trail trumpet tunic valley vase village wall
    watch waterfall weir well wheel
""".split()  # noqa: SIM905
ANIMALS = [
    "Kuntur", "Puma", "Atuq", "Qinti", "Llama", "Paqu", "Wik'uña", "Wanaku", "Ukuku", "Amaru",
    "Taruka", "Wisk'acha", "Uturunku", "Anka", "Waman", "Pariwana", "Wallata", "Hamp'atu",
    "Sallqa", "Chiwaku", "K'usillu", "Quwi", "Pillpintu", "Urpi", "Tuku", "Akakllu",
]  # fmt: skip
"""Quechua for condor, puma, fox, hummingbird and their like: the same in every language."""
MOUNTAINS = [
    "Ausangate", "Salkantay", "Pachatusan", "Pitusiray", "Sawasiray", "Waqaywillka", "Pumasillo",
    "Coropuna", "Ampato", "Huascarán", "Alpamayo", "Yerupajá", "Sajama", "Illimani", "Misti",
    "Chachani",
]  # fmt: skip
"""The mountains of the Andes lend their names to the bots."""


NAMELESS = "—"
"""What somebody is called who was forgotten: the same in every language."""


def new_code(hidden: bool = False) -> str:
    """A code that can be read aloud, such as condor-terrace-4827: one of some 160 million.

    That of a hidden table has two words more: one of some 3 million million.
    """
    words = [FIRST, SECOND, FIRST, SECOND] if hidden else [FIRST, SECOND]
    number = 1000 + secrets.randbelow(9000)
    return "-".join([*(secrets.choice(each) for each in words), str(number)])


@lru_cache(1 << 14)
def guest_name(guest: str) -> str:
    """What a guest is called who has not said: always the same for the same guest."""
    number = int.from_bytes(hashlib.sha256(guest.encode()).digest()[:4], "big")
    return f"{ANIMALS[number % len(ANIMALS)]} {number // len(ANIMALS) % 90 + 10}"


def bot_name(taken: set[str | None]) -> str:
    """A name for a bot that no other bot at the table has."""
    return secrets.choice([name for name in MOUNTAINS if name not in taken])
