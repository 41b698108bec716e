import { describe, expect, it } from "vitest";
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
