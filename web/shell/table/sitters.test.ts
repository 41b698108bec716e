import { expect, test } from "vitest";
import type { SeatInfo } from "../../wire/types";
import { kindAt, namesAt } from "./sitters";

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
  grace: null,
  clock: null,
  before,
});

test("a line names whoever sat there when it was played", () => {
  const before = [
    { name: "Illa", lines: 10, kind: "human" as const },
    { name: "Misti", lines: 14, kind: "bot" as const },
  ];
  const seats = [seat(0, []), seat(1, before)];
  const names = ["Killa", "Illa"];
  expect(namesAt(seats, names, 10)).toEqual(["Killa", "Illa"]);
  expect(namesAt(seats, names, 11)).toEqual(["Killa", "Misti"]);
  expect(namesAt(seats, names, 14)).toEqual(["Killa", "Misti"]);
  expect(namesAt(seats, names, 15)).toEqual(["Killa", "Illa"]);
  expect([10, 11, 14, 15].map((line) => kindAt(seats, 1, line))).toEqual([
    "human",
    "bot",
    "bot",
    "human",
  ]);
});
