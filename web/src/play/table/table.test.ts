import { describe, expect, test } from "vitest";
import { goingOn, laidOut, queryOf, readRecord, seatsIn, sentence, setupOfQuery, spoken, stacksOf, stepsOf } from "./table";

describe("the setup in the address", () => {
  test("is read as it was written", () => {
    const setup = setupOfQuery("sucker", { s: "person,greedy,person", chips: "5", first: "red", donations: "no" })!;
    expect(setup).toMatchObject({ seats: ["person", "greedy", "person"], chips: 5, first: "red", donations: false, discards: true });
    expect(setupOfQuery("sucker", queryOf(setup) as Record<string, string>)).toEqual(setup);
  });

  test("has two seats at least, and no seats of another game", () => {
    expect(setupOfQuery("babylon", { s: "person" })).toBeNull();
    expect(setupOfQuery("babylon", { s: "person,vindictive" })).toBeNull();
    expect(setupOfQuery("chess", { s: "person,person" })).toBeNull();
  });
});

test("hands and piles are read from the state", () => {
  const laid = laidOut("blue: b3 r1; red: none; piles: br b; dead: b1 r1; out: yellow; to move: blue");
  expect(laid.hands.map((hand) => [hand.player, hand.things.map((thing) => `${thing.key} ${thing.count}`)])).toEqual([["blue", ["chip b 3", "chip r 1"]], ["red", []]]);
  expect(laid.piles.map((pile) => pile.key)).toEqual(["pile br", "pile b"]);
  expect(laid.dead).toBe("b1 r1");
  expect(laid.out).toEqual(["yellow"]);
  expect(laidOut("blue: b3; piles: none").piles).toEqual([]);
});

test("equal stacks lie side by side", () => {
  expect(stacksOf("3x1r 2b").map((stack) => stack.key)).toEqual(["stack 1r", "stack 1r", "stack 1r", "stack 2b"]);
});

const actions = ["place b on empty", "place b on br", "place r on br", "donate r to red", "next red"].map((action, i) => ({ number: i + 1, player: "blue", action: `blue: ${action}` }));

test("pointing keeps the actions that go on so", () => {
  expect(stepsOf("blue: place b on br")).toEqual(["chip b", "pile br"]);
  expect(stepsOf("player 1: 1r>1b")).toEqual(["stack 1r", "stack 1b"]);
  expect(goingOn(actions, ["chip b"]).map((each) => each.number)).toEqual([1, 2]);
  expect(goingOn(actions, ["chip b", "pile br"]).map((each) => each.number)).toEqual([2]);
  expect(spoken(actions).map((each) => sentence(each.action))).toEqual(["give r to red", "red moves next"]);
});

test("a seat that was given up belongs to a program", () => {
  const setup = setupOfQuery("babylon", { s: "person,person,random" })!;
  // The players of a round stand in the order of their places.
  const players = ["player 3", "player 1"].map((name) => ({ name, seat: name === "player 1" ? "monte-carlo" : "random" }));
  expect(seatsIn(setup, { players })).toEqual(["monte-carlo", "person", "random"]);
  expect(seatsIn(setup, null)).toEqual(["person", "person", "random"]);
});

test("a record says its game and how many play", () => {
  expect(readRecord("babylon in rounds, version 1\nplayers: 3\n")).toEqual({ game: "babylon", players: 3 });
  expect(readRecord("so long sucker, version 1\nrules: x\nstart: blue: b2; red: r2; yellow: y2; piles: none\n")).toEqual({ game: "sucker", players: 3 });
  expect(readRecord("summand match 1\n")).toBeNull();
});
