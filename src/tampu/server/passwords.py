"""Passwords of tables, and their like: only a salted hash is kept, slow to compute on purpose."""

import asyncio
import hashlib
import hmac
import secrets
import unicodedata

from tampu.server.problems import Trouble

LONGEST = 64
"""Characters of a password."""
ROUNDS, BLOCK, LANES = 2**14, 8, 1
"""What a guess costs: 16 MB of memory, and some hundredths of a second."""
SALT = 16


def cleaned(password: str) -> str:
    """As two keyboards write the same; spaces at its ends are nobody's intention."""
    password = " ".join(unicodedata.normalize("NFC", password).split())
    if not password:
        raise Trouble("password-empty")
    if len(password) > LONGEST:
        raise Trouble("password-too-long", limit=LONGEST)
    return password


async def hashed(password: str) -> str:
    """What is kept of a password."""
    return await salted(cleaned(password))


async def fits(password: str, kept: str) -> bool:
    """Whether this is the password of which that is kept."""
    return await is_text_of(cleaned(password), kept)


async def salted(secret: str) -> str:
    """What is kept of any secret that people can write down."""
    salt = secrets.token_bytes(SALT)
    costs = (ROUNDS, BLOCK, LANES)
    digest = await asyncio.to_thread(_digest, secret, salt, *costs)
    return "$".join(["scrypt", *map(str, costs), salt.hex(), digest.hex()])


async def is_text_of(secret: str, kept: str) -> bool:
    """Whether that was made of this secret."""
    _, rounds, block, lanes, salt, digest = kept.split("$")
    costs = (int(rounds), int(block), int(lanes))
    told = await asyncio.to_thread(_digest, secret, bytes.fromhex(salt), *costs)
    return hmac.compare_digest(told, bytes.fromhex(digest))


def _digest(password: str, salt: bytes, rounds: int, block: int, lanes: int) -> bytes:
    room = 2 * 128 * rounds * block * lanes
    return hashlib.scrypt(
        password.encode(), salt=salt, n=rounds, r=block, p=lanes, maxmem=room, dklen=32
    )
