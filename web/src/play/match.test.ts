import { expect, test } from "vitest";
import { isComputer, recordOf, undone, type Setup } from "./match";

const setup: Setup = { expression: "domineering(2x2)+nim(3,5)", first: "right", you: "left", level: "fair", moves: ["1: a1-b1", "2: 5->0"], resigned: false, origin: "bottom" };

test("a record has all of the match", () => {
  expect(recordOf({ ...setup, resigned: true })).toBe(
    "summand match 2\ngame domineering(2x2)+nim(3,5)\nfirst right\norigin bottom\nyou left\nlevel fair\nmove 1: a1-b1\nmove 2: 5->0\nresigned\nend\n",
  );
});

test("Undo goes back to a person's own turn", () => {
  const made = [{ player: "right" }, { player: "left" }, { player: "right" }] as { player: "left" | "right" }[];
  const match = { ...setup, moves: ["a", "b", "c"] };
  expect(undone(match, made)).toEqual(["a"]);
  expect(undone({ ...match, you: "both" }, made)).toEqual(["a", "b"]);
});

test("who the computer plays", () => {
  expect(isComputer(setup, "right")).toBe(true);
  expect(isComputer(setup, "left")).toBe(false);
  expect(isComputer({ ...setup, you: "none" }, "left")).toBe(true);
});
