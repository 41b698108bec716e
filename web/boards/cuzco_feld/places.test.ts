import { describe, expect, it } from "vitest";
import type { FeldDraft } from "./draft.svelte";
import type { Scene } from "./offers";
import { open } from "./places";

const opened = (places: string[]): [Scene, Scene | null] => {
  const draft = { scene: "roads", large: null } as FeldDraft;
  open(draft, places);
  return [draft.scene, draft.large];
};

describe("the scene of a figure", () => {
  it("fills the stage when it holds all that is shown", () => {
    expect(opened(["CUZCO", "I4"])).toEqual(["roads", "roads"]);
    expect(opened(["displays", "step-3"])).toEqual(["capital", "capital"]);
    expect(opened(["mask", "mission-01", "goods-0"])).toEqual(["mask", "mask"]);
  });

  it("keeps the action bar, which is beside every scene", () => {
    expect(opened(["bar", "roads"])).toEqual(["roads", "roads"]);
    expect(opened(["space-study"])).toEqual(["roads", null]);
  });

  it("is one of several when more is shown", () => {
    expect(opened(["I4", "feather-3"])).toEqual(["roads", null]);
    expect(opened(["goods-soup", "goods-0"])).toEqual(["capital", null]);
  });
});
