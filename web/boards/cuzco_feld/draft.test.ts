import { describe, expect, it } from "vitest";
import type { BoardProps } from "../contract";
import { propsOf } from "../fixtures/props";
import { FeldDraft } from "./draft.svelte";
import { fourPlayers, twoPlayers } from "./fixtures/games";
import type { View } from "./view";

const ANCHOR = {} as Element;

type Asked = (typeof fourPlayers.asked)[number];

/** Somebody is asked. */
function draftAt(asked: Asked, changes: Partial<BoardProps<View>> = {}) {
  const { view, kind, actions, offers } = asked;
  const props = propsOf(view, {
    seat: view.seat,
    question: { kind, seats: [view.seat!], facts: {} },
    actions,
    offers,
    ...changes,
  });
  const draft = new FeldDraft(() => props);
  draft.renew();
  return { draft, props };
}

const find = (game: typeof fourPlayers, wanted: string, fits = (_view: View) => true) =>
  game.asked.find(({ kind, view }) => kind === wanted && fits(view))!;

describe("placing a die", () => {
  const asked = find(fourPlayers, "die", (each) =>
    each.spaces.some(({ dice }) => dice.some(({ value }) => value < 3)),
  );

  it("takes up the highest die by itself, another one by a click", async () => {
    const { draft, props } = draftAt(asked);
    const values = asked.actions
      .filter((each) => each.startsWith("die "))
      .map((each) => Number(each[4]));
    expect(draft.die).toBe(Math.max(...values));
    await draft.pickDie(Math.min(...values));
    expect(draft.die).toBe(Math.min(...values));
    expect(props.act).not.toHaveBeenCalled();
  });

  it("sends the die together with its space", async () => {
    const { draft, props } = draftAt(asked);
    const { die } = draft;
    await draft.pickSpace("vp", ANCHOR);
    expect(props.act).toHaveBeenCalledWith([`die ${die}`, "place vp"]);
  });

  it("asks the judge why a space is blocked", async () => {
    const { draft, props } = draftAt(asked);
    const blocked = asked.view.spaces.find(
      ({ space }) => draft.chance(space)?.refused != null,
    )!.space;
    await draft.pickSpace(blocked, ANCHOR);
    expect(props.act).not.toHaveBeenCalled();
    expect(props.why).toHaveBeenCalledWith(`place ${blocked}`, ANCHOR, [`die ${draft.die}`]);
  });

  it("stops at the die where pututus could change it", async () => {
    const { draft, props } = draftAt(
      twoPlayers.asked.find(
        ({ kind, offers }) =>
          kind === "die" &&
          offers.every(({ then }) => then.some(({ action }) => action === "done")),
      )!,
    );
    const die = draft.die!;
    await draft.pickDie(die);
    expect(props.act).toHaveBeenCalledWith([`die ${die}`]);
  });

  it("says nothing to an onlooker", async () => {
    const { draft, props } = draftAt(asked, { actions: [], seat: null });
    await draft.pickSpace("temple", ANCHOR);
    expect(draft.die).toBeNull();
    expect(props.why).not.toHaveBeenCalled();
  });
});

describe("what a die leads to", () => {
  it("is told for every die and space", () => {
    const asked = find(fourPlayers, "die", (each) =>
      each.offers.some(({ needs, leads }) => !needs.length && leads[0]?.startsWith("tile ")),
    );
    const chance = asked.view.offers.find(
      ({ needs, leads }) => !needs.length && leads[0]?.startsWith("tile "),
    )!;
    const { draft } = draftAt(asked);
    const ways = draft.waysTo(chance.leads[0]!);
    expect(ways.map(([die]) => die)).toContain(chance.die);
    expect(ways[0]![1].at(-1)).toMatch(/^place /);
    expect(draft.waysTo("go nowhere")).toEqual([]);
  });
});

describe("turning the Cuzco tile", () => {
  const asked = [...twoPlayers.asked, ...fourPlayers.asked].find(({ kind }) => kind === "rotate")!;

  it("shows where the branches lead, and sends turn and step together", () => {
    const { draft, props } = draftAt(asked);
    draft.turnTo(2);
    expect(draft.rotation).toBe((asked.view.rotation + 2) % 6);
    const [place] = draft.turnedTo;
    expect(place).toBeDefined();
    draft.pickPlace(place!, ANCHOR);
    expect(props.act).toHaveBeenCalledWith(["turn 2", `go ${place}`]);
  });

  it("asks the judge about a village that no branch reaches", () => {
    const { draft, props } = draftAt(asked);
    draft.pickPlace("O3", ANCHOR);
    expect(props.why).toHaveBeenCalledWith("go O3", ANCHOR, ["turn 0"]);
  });

  it("lies as it was when the plan is given up", () => {
    const { draft } = draftAt(asked);
    draft.turnTo(-1);
    expect(draft.turn).toBe(5);
    expect(draft.cancel()).toBe(true);
    expect(draft.rotation).toBe(asked.view.rotation);
  });
});

describe("the beginning", () => {
  it("keeps two of the four missions; a third takes the place of the first", () => {
    const asked = find(fourPlayers, "keep_missions");
    const { draft } = draftAt(asked);
    draft.keep(2);
    expect(draft.keeping).toBeNull();
    draft.keep(0);
    expect(draft.keeping).toBe("keep 1 3");
    draft.keep(3);
    expect(draft.keeping).toBe("keep 1 4");
    expect(asked.actions).toContain(draft.keeping);
  });
});

describe("scenes", () => {
  it("follow the question until another one is opened by hand", () => {
    const { draft } = draftAt(find(fourPlayers, "path"));
    expect(draft.scene).toBe("roads");
    draft.scene = "capital";
    expect(draft.scene).toBe("capital");
  });

  it("close one after the other: mask first, then the enlarged scene", () => {
    const { draft } = draftAt(find(fourPlayers, "path"), { actions: [] });
    draft.large = "roads";
    draft.looked = 2;
    expect([draft.cancel(), draft.looked, draft.large]).toEqual([true, null, "roads"]);
    expect([draft.cancel(), draft.large, draft.cancel()]).toEqual([true, null, false]);
  });
});
