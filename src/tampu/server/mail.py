"""Mail: what the house writes to guests, through the host's own mail server."""

import re
from collections.abc import Mapping
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from typing import Any

from tampu.server.settings import MailServer, Settings

PATIENCE = 20.0
"""Seconds that the mail server may take for a letter."""
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@([A-Za-z0-9-]{1,63}\.)+[A-Za-z]{2,63}")
"""An address that is written as everybody writes them; what is rarer is not sent to."""
REFUSED = range(550, 554)
"""What a mail server answers where a letter will never arrive, however often it is sent."""


class Undelivered(Exception):
    """Something was not taken; `lasting`: to try again is of no use. Its text holds no secrets."""

    def __init__(self, reason: str, lasting: bool = False) -> None:
        super().__init__(reason)
        self.reason = reason
        self.lasting = lasting


def is_address(text: str) -> bool:
    """Whether somebody may be written to at this address."""
    return len(text) <= 254 and ADDRESS.fullmatch(text) is not None


class Mail:
    """Sends one letter at a time; whoever sends waits until the mail server has taken it."""

    def __init__(self, server: MailServer) -> None:
        self._server = server

    async def send(
        self,
        to: str,
        subject: str,
        text: str,
        headers: Mapping[str, str] | None = None,
        number: str | None = None,
    ) -> None:
        """Raises `Undelivered`. `number`: of a letter that may be sent twice, to be known again."""
        import aiosmtplib  # heavy, and seldom needed

        letter = self._letter(to, subject, text, headers or {}, number)
        try:
            await aiosmtplib.send(
                letter, sender=parseaddr(self._server.sender)[1], recipients=[to], **self._door()
            )
        except aiosmtplib.SMTPRecipientsRefused as error:
            lasting = all(each.code in REFUSED for each in error.recipients)
            raise Undelivered("refused", lasting) from None
        except aiosmtplib.SMTPResponseException as error:
            raise Undelivered("refused", error.code in REFUSED) from None
        except (aiosmtplib.SMTPTimeoutError, TimeoutError):
            raise Undelivered("timeout") from None
        except (aiosmtplib.SMTPException, OSError):
            raise Undelivered("unreachable") from None

    async def knock(self) -> None:
        """Whether the mail server is there, and lets us in; raises what aiosmtplib raises."""
        import aiosmtplib

        async with aiosmtplib.SMTP(**self._door()) as line:
            await line.noop()

    def _door(self) -> dict[str, Any]:
        server = self._server
        return {
            "hostname": server.host,
            "port": server.port,
            "username": server.user or None,
            "password": password_of(server),
            "use_tls": server.tls == "tls",
            "start_tls": server.tls == "starttls",
            "timeout": PATIENCE,
        }

    def _letter(
        self, to: str, subject: str, text: str, headers: Mapping[str, str], number: str | None
    ) -> EmailMessage:
        sender = self._server.sender
        domain = parseaddr(sender)[1].rpartition("@")[2]
        letter = EmailMessage()
        letter["From"] = sender
        letter["To"] = to
        letter["Subject"] = " ".join(subject.split())
        letter["Date"] = formatdate()
        letter["Message-ID"] = f"<{number}@{domain}>" if number else make_msgid(domain=domain)
        letter["Auto-Submitted"] = "auto-generated"
        for name, value in headers.items():
            letter[name] = value
        letter.set_content(text)
        return letter


def password_of(server: MailServer) -> str | None:
    """What stands in the host's file, without the end of the line; read anew for every letter."""
    if not server.user or server.password_file is None:
        return None
    return server.password_file.read_text(encoding="utf-8").strip()


def mail_of(settings: Settings) -> Mail | None:
    """None: the host has no mail server, so nobody is written to."""
    return Mail(settings.mail) if settings.mail.host else None
