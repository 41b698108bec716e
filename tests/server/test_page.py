"""The page: files, addresses, and what browsers are told about them."""

import gzip
import os
import re
from pathlib import Path

import httpx
import pytest

from tampu.server import page as module
from tests.server.running import Site


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client as it might have been built."""
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Tampu</title>")
    (folder / "assets" / "index-3f2a.js").write_text("export {}")
    (folder / "icon.svg").write_text("<svg/>")
    (tmp_path / "secret.key").write_text("secret")
    monkeypatch.setattr(module, "PAGE", folder)
    return folder


async def ask(site: Site, path: str) -> httpx.Response:
    async with httpx.AsyncClient(base_url=f"http://{site.host}", verify=False) as web:
        return await web.get(path)


async def test_every_address_that_is_no_file_shows_the_first_page(site: Site, built: Path):
    for path in ("/", "/table/condor-terrace-4827", "/learn/machu_picchu"):
        answer = await ask(site, path)
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/html")
        assert "Tampu" in answer.text
        assert answer.headers["cache-control"] == "no-cache"


async def test_files_named_by_their_content_are_kept_for_ever(site: Site, built: Path):
    answer = await ask(site, "/assets/index-3f2a.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "immutable" in answer.headers["cache-control"]
    assert (await ask(site, "/icon.svg")).headers["content-type"] == "image/svg+xml"


async def test_a_page_that_was_seen_is_not_sent_twice(site: Site, built: Path):
    first = await ask(site, "/")
    async with httpx.AsyncClient(base_url=f"http://{site.host}", verify=False) as web:
        again = await web.get("/", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


SCRIPT = "/assets/index-9d1c.js"


async def raw(site: Site, path: str, **headers: str) -> tuple[httpx.Response, bytes]:
    """The answer, and its body as it came over the wire."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    async with (
        httpx.AsyncClient(base_url=f"http://{site.host}", verify=False) as web,
        web.stream("GET", path, headers=named) as answer,
    ):
        return answer, b"".join([part async for part in answer.aiter_raw()])


async def test_what_a_browser_loads_comes_packed(site: Site, built: Path):
    text = "export const words = 'llama';" * 200
    (built / "assets" / "index-9d1c.js").write_text(text)
    answer, body = await raw(site, SCRIPT, accept_encoding="gzip, deflate, br")
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["vary"] == "accept-encoding"
    assert answer.headers["content-length"] == str(len(body))
    assert len(body) < len(text) / 10
    assert gzip.decompress(body).decode() == text
    for refused in ("identity", "br", "gzip;q=0", "*;q=0", ""):
        plain, body = await raw(site, SCRIPT, accept_encoding=refused)
        assert "content-encoding" not in plain.headers
        assert plain.headers["etag"] != answer.headers["etag"]
        assert body.decode() == text
    again, body = await raw(
        site, SCRIPT, accept_encoding="gzip", if_none_match=f'"x", W/{answer.headers["etag"]}'
    )
    assert (again.status_code, body) == (304, b"")


async def test_what_is_small_or_packed_already_comes_as_it_is(site: Site, built: Path):
    (built / "photo.png").write_bytes(bytes(5000))
    for path in ("/icon.svg", "/photo.png"):
        answer, _ = await raw(site, path, accept_encoding="gzip")
        assert "content-encoding" not in answer.headers


async def test_a_page_built_anew_is_sent_anew(site: Site, built: Path):
    first = await ask(site, "/")
    (built / "index.html").write_text("<!doctype html><title>Tampu, built again</title>")
    os.utime(built / "index.html", ns=(1, 1))
    second = await ask(site, "/")
    assert "built again" in second.text
    assert first.headers["etag"] != second.headers["etag"]


async def test_the_first_load_of_the_home_page_is_small(site: Site):
    """Everything the built page names from the start, as it comes over the wire: 200 kB."""
    if not (module.PAGE / "index.html").exists():
        pytest.skip("the page is not built: make web")
    found, wanted, total = set[str](), ["/"], 0
    while wanted:
        path = wanted.pop()
        if path in found:
            continue
        found.add(path)
        answer, body = await raw(site, path, accept_encoding="gzip")
        assert answer.status_code == 200, path
        total += len(body)
        if path.endswith((".js", "/")):
            text = gzip.decompress(body).decode() if answer.headers.get("content-encoding") else ""
            wanted += named_at_once(path, text or body.decode())
    assert len(found) > 5
    assert total < 200_000


def named_at_once(path: str, text: str) -> list[str]:
    """What the page, or a script, loads at once."""
    if path == "/":
        return re.findall(r'(?:src|href)="(/[^"]+)"', text)
    here = path.rpartition("/")[0]
    return [f"{here}/{name}" for name in re.findall(r'(?:from|import)\s*"\./([^"]+)"', text)]


async def test_a_missing_file_is_missing(site: Site, built: Path):
    assert (await ask(site, "/assets/other.js")).status_code == 404
    assert (await ask(site, "/favicon.ico")).status_code == 404


async def test_a_name_that_no_file_can_have_is_no_trouble(site: Site, built: Path):
    assert (await ask(site, f"/{'long' * 100}.js")).status_code == 404
    assert (await ask(site, f"/table/{'long' * 100}")).status_code == 200


@pytest.mark.parametrize(
    "path", ["/../secret.key", "/assets/../../secret.key", "/%2e%2e/secret.key", "//etc/hostname"]
)
async def test_nothing_outside_the_page_is_served(site: Site, built: Path, path: str):
    answer = await ask(site, path)
    assert "secret" not in answer.text
    assert answer.status_code == 404 or "Tampu" in answer.text


async def test_nothing_is_loaded_from_elsewhere(site: Site, built: Path):
    policy = (await ask(site, "/")).headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy
    assert "http" not in policy


async def test_an_unbuilt_page_says_what_to_do(
    site: Site, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(module, "PAGE", tmp_path / "nothing")
    answer = await ask(site, "/")
    assert answer.status_code == 503
    assert answer.text.count("make web") == 4


async def test_what_does_not_exist_below_api_is_a_problem_not_a_page(site: Site, built: Path):
    for path in ("/api", "/api/", "/api/nothing", "/api/tables/a/b/c"):
        answer = await ask(site, path)
        assert (answer.status_code, answer.json()["code"]) == (404, "not-found")
    async with httpx.AsyncClient(base_url=f"http://{site.host}", verify=False) as web:
        answer = await web.delete("/api/games")
        assert (answer.status_code, answer.json()["code"]) == (405, "wrong-method")
        assert answer.headers["allow"]
