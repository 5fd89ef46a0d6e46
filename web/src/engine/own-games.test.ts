import { expect, test } from "vitest";
import { isRules, nameOf, OwnGames } from "./own-games";

const rules = (name: string) => `-- mine\n\ngame ${name}\nboard strip\ncells . gap, x Left\nLeft x -> .`;

test("rules begin with a statement of rules, everything else is equations", () => {
  for (const text of [rules("mine"), "game", "game m", "  game\tmine", "title \"x\"", "board strip", "cells . gap"]) expect(isRules(text), text).toBe(true);
  for (const text of ["", "f(n) = n", "game(n) = n", "game = 3", "games", "-- only", "cells = 4", "board + 1", "# game x\n3"]) expect(isRules(text), text).toBe(false);
});

test("the name is that of the first line", () => {
  expect(nameOf(rules("long-clobber"))).toBe("long-clobber");
  expect(nameOf("game a2\r\nboard strip")).toBe("a2");
  for (const text of ["game", "game 2a", "game a_b", "game <b>", "board strip\ngame x", ""]) expect(nameOf(text), text).toBe(null);
});

test("listeners hear of each new text once", () => {
  const games = new OwnGames();
  const heard: string[] = [];
  games.listen((text) => heard.push(text));
  games.add(rules("mine"));
  games.add(rules("mine"));
  games.add("no rules");
  games.add(rules("mine") + "\n");
  expect(heard).toEqual([rules("mine"), rules("mine") + "\n"]);
  expect(games.all()).toEqual([rules("mine") + "\n"]);
});

test("an address carries the rules of the games that its expression calls, and no others", () => {
  const games = new OwnGames();
  for (const name of ["a", "b", "b-c"]) games.add(rules(name));
  expect(games.carriedBy({ e: 'b-c("x") + nim(3)', show: "left", g: "old", g7: "old" })).toEqual({ e: 'b-c("x") + nim(3)', show: "left", g: rules("b-c") });
  expect(games.carriedBy({ e: 'a ("x") - b("x")' })).toEqual({ e: 'a ("x") - b("x")', g: rules("a"), g2: rules("b") });
  expect(games.carriedBy({ e: "aa(1) + nim(a)", goal: "1" })).toEqual({ e: "aa(1) + nim(a)", goal: "1" });
  const others = new OwnGames();
  others.takeFrom({ e: "a(1)", g: rules("a"), g2: rules("b"), goal: rules("c") });
  expect(others.all()).toEqual([rules("a"), rules("b")]);
});
