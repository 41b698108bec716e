import { afterEach, describe, expect, it, vi } from "vitest";
import { codeIn, pathOf, readRoute, type Route } from "./router.svelte";

const routes: [string, Route][] = [
  ["/", { page: "home" }],
  ["/new/machu_picchu", { page: "setup", game: "machu_picchu" }],
  ["/rules/machu_picchu", { page: "rules", game: "machu_picchu", rule: null }],
  ["/rules/machu_picchu/MP-304", { page: "rules", game: "machu_picchu", rule: "MP-304" }],
  ["/table/ab12", { page: "table", id: "ab12" }],
  ["/record/ab12", { page: "record", id: "ab12" }],
  ["/join/condor-terrace-4827", { page: "join", code: "condor-terrace-4827" }],
];

describe("an address", () => {
  it.each(routes)("%s is read and written alike", (path, route) => {
    expect(readRoute(path)).toEqual(route);
    expect(pathOf(route)).toBe(path);
  });

  it.each(["/nowhere", "/table", "/table/a/b", "/rules/a/b/c", "/new"])(
    "%s leads nowhere",
    (path) => {
      expect(readRoute(path)).toEqual({ page: "lost" });
    },
  );

  it("survives a broken escape", () => {
    expect(readRoute("/join/%E0%A4%A")).toEqual({ page: "join", code: "%E0%A4%A" });
  });
});

describe("what somebody pastes to join", () => {
  it("may be the whole link or the code alone", () => {
    expect(codeIn("http://host:8000/join/reed-loom-1234")).toBe("reed-loom-1234");
    expect(codeIn("  look: https://host/join/reed-loom-1234?x=1 ")).toBe("reed-loom-1234");
    expect(codeIn(" reed-loom-1234 ")).toBe("reed-loom-1234");
  });
});

describe("below a path of its host", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  it("addresses are read and written with that path", async () => {
    vi.stubGlobal("document", { querySelector: () => ({ content: "/games/tampu/" }) });
    vi.resetModules();
    const below = await import("./router.svelte");
    const { liveAddress } = await import("../../wire/api");
    for (const [path, route] of routes) {
      expect(below.pathOf(route)).toBe(`/games/tampu${path}`);
      expect(below.readRoute(`/games/tampu${path}`)).toEqual(route);
    }
    const here = { protocol: "https:", host: "table.example" } as Location;
    expect(liveAddress("ab", here)).toBe("wss://table.example/games/tampu/api/tables/ab/live");
  });
});
