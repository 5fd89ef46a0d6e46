import { describe, expect, test } from "vitest";
import { goingOn, playersOf, queryOf, seatsIn, sentence, setupOfQuery, spoken, stacksOf, type Action } from "./table";

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
    expect(setupOfQuery("toString", { s: "person,person" })).toBeNull();
  });
});

describe("Dots-and-Boxes", () => {
  const query = { s: "person,monte-carlo", start: "2x2 a1-b1 b1-b2; 0-0; second to move" };

  test("starts with a board or a position", () => {
    const setup = setupOfQuery("dots-and-boxes", query)!;
    expect(setup.start).toBe(query.start);
    expect(queryOf(setup)).toEqual(query);
    expect(setupOfQuery("dots-and-boxes", { s: query.s, start: "<b>" })!.start).toBe("3x3");
  });

  test("has two players, and its actions are lines", () => {
    expect(setupOfQuery("dots-and-boxes", { s: "person,person,person" })!.seats).toEqual(["person", "person"]);
    expect(playersOf({ game: "dots-and-boxes", seats: ["person", "random"] })).toEqual(["first", "second"]);
    expect(sentence("first: a1-b1")).toBe("draw a1-b1");
  });
});

test("equal stacks lie side by side", () => {
  const pile = (key: string, count: number) => ({ key, name: key, chips: [], count });
  const laid = { hands: [], piles: [pile("stack 1r", 3), pile("stack 2b", 1)], dead: "", out: [] };
  expect(stacksOf(laid).map((stack) => stack.key)).toEqual(["stack 1r", "stack 1r", "stack 1r", "stack 2b"]);
  expect(stacksOf(undefined)).toEqual([]);
});

const things: Record<string, string[]> = { "place b on empty": ["chip b", "empty"], "place b on br": ["chip b", "pile br"], "place r on br": ["chip r", "pile br"] };
const actions: Action[] = [...Object.keys(things), "donate r to red", "next red"].map((action, i) => ({ number: i + 1, player: "blue", action: `blue: ${action}`, ...(things[action] ? { things: things[action] } : {}) }));

test("pointing keeps the actions that go on so", () => {
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
