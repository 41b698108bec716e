"""The rules that the data files name, listed once more: words exist for these, and for no other."""

from collections.abc import Iterable

from tampu.games.cuzco_feld.box import (
    ABILITY_DATA,
    CARD_DATA,
    EXCHANGE_RULES,
    MISSION_RULES,
)

EXCHANGES = ["CF-413", "CF-414", "CF-416", "CF-417", "CF-418", "CF-419", "CF-420"]
POWERS = [
    "CF-601",
    "CF-602",
    "CF-603",
    "CF-604",
    "CF-605",
    "CF-606",
    "CF-607",
    "CF-608",
    "CF-609",
    "CF-610",
    "CF-611",
    "CF-612",
    "CF-613",
    "CF-614",
    "CF-615",
]
WINDOWS = [
    "CF-651",
    "CF-652",
    "CF-653",
    "CF-654",
    "CF-655",
    "CF-656",
    "CF-657",
    "CF-658",
    "CF-659",
    "CF-660",
    "CF-661",
    "CF-662",
    "CF-663",
    "CF-664",
    "CF-665",
]
ABILITIES = [
    "CF-701",
    "CF-702",
    "CF-703",
    "CF-704",
    "CF-705",
    "CF-706",
    "CF-707",
    "CF-708",
    "CF-709",
    "CF-710",
    "CF-711",
    "CF-712",
]
CHECKS = [
    "CF-751",
    "CF-752",
    "CF-753",
    "CF-754",
    "CF-755",
    "CF-756",
    "CF-757",
    "CF-758",
    "CF-759",
    "CF-760",
    "CF-761",
    "CF-762",
]
MISSIONS = [
    "CF-1101",
    "CF-1102",
    "CF-1103",
    "CF-1104",
    "CF-1105",
    "CF-1106",
    "CF-1107",
    "CF-1108",
    "CF-1109",
    "CF-1110",
    "CF-1111",
    "CF-1112",
    "CF-1113",
    "CF-1114",
    "CF-1115",
    "CF-1116",
    "CF-1117",
    "CF-1118",
    "CF-1119",
    "CF-1120",
    "CF-1121",
    "CF-1122",
    "CF-1123",
    "CF-1124",
    "CF-1125",
    "CF-1126",
    "CF-1127",
    "CF-1128",
    "CF-1129",
    "CF-1130",
    "CF-1131",
    "CF-1132",
    "CF-1133",
    "CF-1134",
    "CF-1135",
    "CF-1136",
    "CF-1137",
    "CF-1138",
    "CF-1139",
    "CF-1140",
    "CF-1141",
    "CF-1142",
    "CF-1143",
    "CF-1144",
    "CF-1145",
    "CF-1146",
    "CF-1147",
    "CF-1148",
    "CF-1149",
    "CF-1150",
    "CF-1151",
    "CF-1152",
    "CF-1153",
    "CF-1154",
    "CF-1155",
    "CF-1161",
    "CF-1162",
    "CF-1163",
    "CF-1164",
    "CF-1165",
    "CF-1166",
]


def _check(what: str, named: Iterable[str], known: list[str]) -> None:
    if lost := set(named) ^ set(known):
        raise ValueError(f"cuzco_feld data: {what} and words differ in {sorted(lost)}")


_check("exchanges", EXCHANGE_RULES, EXCHANGES)
_check("powers", [card["rule_effect"] for card in CARD_DATA], POWERS)
_check("windows", [card["rule_window"] for card in CARD_DATA], WINDOWS)
_check("abilities", [each["rule_effect"] for each in ABILITY_DATA], ABILITIES)
_check("conditions", [each["rule_condition"] for each in ABILITY_DATA], CHECKS)
_check("missions", MISSION_RULES, MISSIONS)
