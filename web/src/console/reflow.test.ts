import { expect, test } from "vitest";
import { reflow } from "./reflow";

const widest = (text: string) => Math.max(...text.split("\n").map((line) => line.length));

test("a paragraph is broken anew", () => {
  const page = "A conversation can hold up to 100 matches between two players. match is the\nnumber of a match, and the newest match if it is left out.";
  expect(reflow(page, 40)).toBe("A conversation can hold up to 100\nmatches between two players. match is\nthe number of a match, and the newest\nmatch if it is left out.");
  expect(reflow(page, 100)).toBe(page);
});

test("lines that end early stay apart", () => {
  expect(reflow("Commands:\nsummand nim", 36)).toBe("Commands:\nsummand nim");
});

test("a sentence goes below its name where there is no room beside it", () => {
  const list = "  mean(G)     The mean value of G: what each copy is worth.\n  options(G)  Its options.";
  expect(reflow(list, 30)).toBe("  mean(G)\n      The mean value of G:\n      what each copy is worth.\n  options(G)\n      Its options.");
  expect(reflow(list, 56)).toBe("  mean(G)     The mean value of G: what each copy is\n              worth.\n  options(G)  Its options.");
  expect(reflow(list, 80)).toBe(list);
});

test("points and what a name means keep their indent", () => {
  const page = "match.play\n    plays the move in text: its name, its number, or a cell that it touches,\n    such as \"3 4\"\n- the first point";
  expect(reflow(page, 34)).toBe("match.play\n    plays the move in text: its\n    name, its number, or a cell\n    that it touches, such as \"3 4\"\n- the first point");
  expect(reflow("1. one two three four five", 14)).toBe("1. one two\n   three four\n   five");
});

test("code is not joined, and what is too long is broken", () => {
  const page = "Ask so:\n\n    $ summand eval '{3|-1}'\n    3\n\n    " + "x".repeat(60);
  const narrow = reflow(page, 30);
  expect(narrow).toContain("    $ summand eval '{3|-1}'\n    3\n");
  expect(narrow.replace(/\s/g, "")).toBe(page.replace(/\s/g, ""));
  expect(widest(narrow)).toBeLessThanOrEqual(30);
});

test("the line below a title is not longer than the screen", () => {
  expect(reflow("Matches\n" + "-".repeat(50), 20)).toBe("Matches\n" + "-".repeat(20));
});
