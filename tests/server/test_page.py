"""The page: files, addresses, and what browsers are told about them."""

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


async def test_a_missing_file_is_missing(site: Site, built: Path):
    assert (await ask(site, "/assets/other.js")).status_code == 404
    assert (await ask(site, "/favicon.ico")).status_code == 404


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
        answer = await web.delete("/api/me")
        assert (answer.status_code, answer.json()["code"]) == (405, "wrong-method")
        assert answer.headers["allow"]
