import { expect, test } from "vitest";
import { dyadic, numberOf, wallAt } from "./number";

test("dyadic numbers are read and written", () => {
  for (const text of ["0", "-5/4", "3/1024", "17"]) expect(dyadic(numberOf(text))).toBe(text);
});

test("a wall is straight between bends and a mast above them", () => {
  const wall = [
    { t: "-1", value: "2" },
    { t: "0", value: "1" },
    { t: "1", value: "1" },
    { t: "3/2", value: "1/2" },
  ];
  expect(wallAt(wall, -0.5)).toBe(1.5);
  expect(wallAt(wall, 0.5)).toBe(1);
  expect(wallAt(wall, 1.25)).toBe(0.75);
  expect(wallAt(wall, 9)).toBe(0.5);
});
