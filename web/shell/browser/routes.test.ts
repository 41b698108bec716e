import { afterEach, describe, expect, it, vi } from "vitest";
import { codeIn, pathOf, readRoute, type Route } from "./routes";

const routes: [string, Route][] = [
  ["/", { page: "home" }],
  ["/new/machu_picchu", { page: "setup", game: "machu_picchu" }],
  [
    "/new/machu_picchu?table=ab12&at=37",
    { page: "setup", game: "machu_picchu", from: { table: "ab12", line: 37 } },
  ],
  [
    "/new/machu_picchu?record=ab12&at=9&line=B%3A+card+12%3Bchance%3A+first+B",
    {
      page: "setup",
      game: "machu_picchu",
      from: { record: "ab12", line: 9, rows: ["B: card 12", "chance: first B"] },
    },
  ],
  ["/rules/machu_picchu", { page: "rules", game: "machu_picchu", rule: null }],
  ["/rules/machu_picchu/MP-304", { page: "rules", game: "machu_picchu", rule: "MP-304" }],
  ["/table/ab12", { page: "table", id: "ab12" }],
  ["/record/ab12", { page: "record", id: "ab12" }],
  ["/table/ab12/37", { page: "table", id: "ab12", at: 37 }],
  ["/record/ab12/0?line=", { page: "record", id: "ab12", at: 0, rows: [] }],
  [
    "/table/ab12/37?line=B%3A+card+12%3Bchance%3A+first+B",
    { page: "table", id: "ab12", at: 37, rows: ["B: card 12", "chance: first B"] },
  ],
  ["/table/ab12/36?find=1", { page: "table", id: "ab12", at: 36, find: 1 }],
  [
    "/figure/machu_picchu/stairs/0?line=A%3A+card+3",
    { page: "figure", game: "machu_picchu", figure: "stairs", at: 0, rows: ["A: card 3"] },
  ],
  ["/devices", { page: "devices" }],
  ["/come", { page: "come" }],
  ["/me", { page: "me", game: null }],
  ["/me/machu_picchu", { page: "me", game: "machu_picchu" }],
  ["/join/condor-terrace-4827", { page: "join", code: "condor-terrace-4827" }],
];

describe("an address", () => {
  it.each(routes)("%s is read and written alike", (path, route) => {
    const [place, query] = path.split("?");
    expect(readRoute(place, query)).toEqual(route);
    expect(pathOf(route)).toBe(path);
  });

  it.each([
    "/nowhere",
    "/table",
    "/table/a/b",
    "/table/a/1/2",
    "/figure/a",
    "/rules/a/b/c",
    "/new",
  ])("%s leads nowhere", (path) => {
    expect(readRoute(path)).toEqual({ page: "lost" });
  });

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
    const below = await import("./routes");
    const { liveAddress } = await import("../../wire/api");
    for (const [path, route] of routes) {
      expect(below.pathOf(route)).toBe(`/games/tampu${path}`);
      const [place, query] = path.split("?");
      expect(below.readRoute(`/games/tampu${place}`, query)).toEqual(route);
    }
    const here = { protocol: "https:", host: "table.example" } as Location;
    expect(liveAddress("ab", here)).toBe("wss://table.example/games/tampu/api/tables/ab/live");
  });
});
