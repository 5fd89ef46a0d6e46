import { expect, test } from "vitest";
import { complete } from "./completion";

const known = ["toads-and-frogs", "cheque_to_cash", "domineering"].map((name) => ({ name, sentence: "" }));

test("names that begin with the word stand before those that have it within", () => {
  const found = complete("domineering(4x4) + to", 21, known);
  expect(found.start).toBe(19);
  expect(found.words.map((word) => word.name)).toEqual(["toads-and-frogs", "cheque_to_cash"]);
});

test("nothing is completed in a text, after one letter, or for a whole name", () => {
  expect(complete('hackenbush("to', 14, known).words).toEqual([]);
  expect(complete("t", 1, known).words).toEqual([]);
  expect(complete("domineering", 11, known).words).toEqual([]);
});
