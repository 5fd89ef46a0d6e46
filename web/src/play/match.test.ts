import { expect, test } from "vitest";
import { isComputer, recordOf, setupOf, undone, type Setup } from "./match";

const setup: Setup = { expression: "domineering(2x2)+nim(3,5)", first: "right", you: "left", level: "fair", moves: ["1: a1-b1", "2: 5->0"], resigned: false, origin: "bottom" };

test("a record is read as it was written", () => {
  for (const resigned of [false, true]) expect(setupOf(recordOf({ ...setup, resigned }))).toEqual({ ...setup, resigned });
});

test("a text that is no record is an error", () => {
  expect(() => setupOf("summand several 1\n")).toThrow("not the record");
  expect(() => setupOf("")).toThrow();
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
