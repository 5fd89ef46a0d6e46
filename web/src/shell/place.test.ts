import { expect, test } from "vitest";
import { characterAt, wrongPlace } from "./place";

test("places are counted in bytes by the core, and in characters by the page", () => {
  expect(characterAt("é→x", 5)).toBe(2);
  expect(characterAt("abc", 9)).toBe(3);
});

test("a wrong place is shown in its line", () => {
  expect(wrongPlace("game x\nboard é strap\ncells", 16)).toEqual({ line: 2, column: 9, before: "board é ", wrong: "s", after: "trap", start: 15 });
  expect(wrongPlace("game x\n", 7)).toEqual({ line: 2, column: 1, before: "", wrong: " ", after: "", start: 7 });
  expect(wrongPlace("", 0)).toEqual({ line: 1, column: 1, before: "", wrong: " ", after: "", start: 0 });
});
