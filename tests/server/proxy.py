"""nginx in front of a server, set up by the example in deploy/, and those who come to it."""

import os
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx
from websockets.asyncio.client import connect
from websockets.typing import Origin

from tests.server.player import PATIENCE, Browser, Player
from tools.machine import find_nginx

EXAMPLE = Path(__file__).resolve().parents[2] / "deploy" / "nginx"
NAME = "127.0.0.1"
"""Under which the proxy is asked for, and to which its certificate belongs."""
AROUND = """
{user}
pid {folder}/pid;
error_log {folder}/error.log;
events {{}}
http {{
    access_log {folder}/access.log;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include conf.d/tampu.conf;
}}
"""
"""What the machine's own nginx.conf says around the example."""


@dataclass(frozen=True)
class Proxy:
    """Where nginx listens, and whom to trust there."""

    plain: str
    host: str
    trust: ssl.SSLContext


def free_ports(number: int) -> list[int]:
    doors = [socket.create_server((NAME, 0)) for _ in range(number)]
    ports = [door.getsockname()[1] for door in doors]
    for door in doors:
        door.close()
    return ports


def filled(site: str, folder: Path, plain: int, secure: int, root_path: str) -> str:
    """The example with the test's own addresses, each of which it must have had."""
    text = (EXAMPLE / "tampu.conf").read_text()
    letsencrypt = "/etc/letsencrypt/live/tampu.example.org"
    places = {
        "    listen [::]:80;\n": "",
        "    listen [::]:443 ssl http2;\n": "",
        "listen 80;": f"listen {NAME}:{plain};",
        "listen 443 ssl http2;": f"listen {NAME}:{secure} ssl http2;",
        "server 127.0.0.1:8000;": f"server {site};",
        f"{letsencrypt}/fullchain.pem": f"{folder}/certificate.pem",
        f"{letsencrypt}/privkey.pem": f"{folder}/key.pem",
        "https://tampu.example.org$": f"https://{NAME}:{secure}$",
        "server_name tampu.example.org": f"server_name {NAME}",
    }
    if root_path:
        places["location / {\n        include"] = f"location {root_path}/ {{\n        include"
    for example, own in places.items():
        assert example in text, example
        text = text.replace(example, own)
    return text


def certified(folder: Path) -> ssl.SSLContext:
    """A certificate for this machine, and whoever trusts it."""
    order = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256"]
    order += [
        "-nodes",
        "-days",
        "2",
        "-subj",
        f"/CN={NAME}",
        "-addext",
        f"subjectAltName=IP:{NAME}",
    ]
    order += ["-addext", "keyUsage=critical,keyCertSign,digitalSignature"]
    order += ["-keyout", str(folder / "key.pem"), "-out", str(folder / "certificate.pem")]
    subprocess.run(order, check=True, capture_output=True)
    return ssl.create_default_context(cafile=str(folder / "certificate.pem"))


@contextmanager
def nginx(site: str, folder: Path, root_path: str = "") -> Iterator[Proxy]:
    """nginx before a server, for as long as it is needed."""
    program = find_nginx()
    assert program is not None
    trust = certified(folder)
    plain, secure = free_ports(2)
    shutil.copytree(EXAMPLE / "snippets", folder / "snippets")
    (folder / "conf.d").mkdir()
    (folder / "conf.d/tampu.conf").write_text(filled(site, folder, plain, secure, root_path))
    user = "user root;" if os.geteuid() == 0 else ""
    (folder / "nginx.conf").write_text(AROUND.format(folder=folder, user=user))
    order = [
        program,
        "-p",
        str(folder),
        "-c",
        str(folder / "nginx.conf"),
        "-e",
        str(folder / "log"),
    ]
    subprocess.run([*order, "-t", "-q"], check=True)
    process = subprocess.Popen([*order, "-g", "daemon off;"])
    try:
        _wait(process, secure)
        yield Proxy(f"{NAME}:{plain}", f"{NAME}:{secure}", trust)
    finally:
        process.terminate()
        process.wait(PATIENCE)


def _wait(process: "subprocess.Popen[bytes]", port: int) -> None:
    limit = time.monotonic() + PATIENCE
    while time.monotonic() < limit and process.poll() is None:
        try:
            socket.create_connection((NAME, port)).close()
        except OSError:
            time.sleep(0.02)
        else:
            return
    raise AssertionError("nginx did not start")


class Caller(Player):
    """A guest who comes through the proxy, from an address of choice."""

    def __init__(self, proxy: Proxy, root_path: str = "", comes_from: str = NAME) -> None:
        super().__init__(proxy.host + root_path)
        self._proxy = proxy
        self._comes_from = comes_from
        way = httpx.AsyncHTTPTransport(verify=proxy.trust, local_address=comes_from)
        base = f"https://{self.host}"
        self.web = httpx.AsyncClient(base_url=base, timeout=PATIENCE, transport=way)

    async def open(self, table: str, version: int | None = None, hello: bool = True) -> Browser:
        """A live connection as a browser opens it: over TLS, and saying of which page it is."""
        wire = await connect(
            f"wss://{self.host}/api/tables/{table}/live",
            ssl=self._proxy.trust,
            origin=Origin(f"https://{self._proxy.host}"),
            additional_headers={"cookie": self.cookie},
            local_addr=(self._comes_from, 0),
            max_size=None,
        )
        browser = Browser(wire)
        if hello:
            await browser.hello(version)
        return browser
