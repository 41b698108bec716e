import { expect, test } from "vitest";
import type { SeatInfo } from "../../wire/types";
import { namesAt } from "./sitters";

const seat = (number: number, before: SeatInfo["before"]): SeatInfo => ({
  seat: number,
  kind: "human",
  name: null,
  level: null,
  mine: false,
  here: true,
  gone: null,
  kept_for: null,
  yours: false,
  owner: null,
  owned: false,
  resigned: null,
  before,
});

test("a line names whoever sat there when it was played", () => {
  const before = [
    { name: "Illa", lines: 10 },
    { name: "Misti", lines: 14 },
  ];
  const seats = [seat(0, []), seat(1, before)];
  const names = ["Killa", "Illa"];
  expect(namesAt(seats, names, 10)).toEqual(["Killa", "Illa"]);
  expect(namesAt(seats, names, 11)).toEqual(["Killa", "Misti"]);
  expect(namesAt(seats, names, 14)).toEqual(["Killa", "Misti"]);
  expect(namesAt(seats, names, 15)).toEqual(["Killa", "Illa"]);
});
