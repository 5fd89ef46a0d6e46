import { describe, expect, test } from "vitest";
import { lineBy } from "./arrows";
import { layoutOf } from "./layout";
import { groupsOf, netsOf, sentencesOf, signed, type DotsAnswer } from "./nets";
import { around, ownersOf, positionOf } from "./position";

describe("the text of a position", () => {
  test("has the board, the lines and the score", () => {
    expect(positionOf("2x3 a1-b1 a1-a2; 1-0; second to move")).toEqual({ rows: 2, columns: 3, drawn: new Set(["a1-b1", "a1-a2"]), boxes: [1, 0] });
    expect(positionOf("3x3; 0-0; first to move")?.drawn.size).toBe(0);
  });

  test("of another game is none", () => {
    for (const text of ["", "nim(3)", "3xx", "3x3; <b>; first to move"]) expect(positionOf(text), text).toBeNull();
  });
});

describe("the board", () => {
  const { lines, boxes, dots, labels, width, height } = layoutOf(2, 3);

  test("has each dot, line and box once", () => {
    expect([dots.length, lines.length, boxes.length]).toEqual([12, 17, 6]);
    expect(new Set(lines.map((line) => line.name)).size).toBe(17);
    expect(boxes.map((box) => box.name)).toEqual(["a1", "b1", "c1", "a2", "b2", "c2"]);
    expect(labels.map((label) => label.text).join("")).toBe("abcd123");
  });

  test("has row 1 at the bottom, and all of it inside", () => {
    const dot = (name: string) => dots.find((each) => each.name === name)!;
    expect(dot("a1").y).toBeGreaterThan(dot("a3").y);
    expect(dot("a1").x).toBeLessThan(dot("d1").x);
    for (const { x, y } of [...dots, ...labels]) expect(x > 0 && y > 0 && x < width && y < height).toBe(true);
  });

  test("has a line in the middle between its dots, and a box in the middle of its lines", () => {
    const line = (name: string) => lines.find((each) => each.name === name)!;
    for (const each of lines) expect([each.x, each.y]).toEqual([(each.from.x + each.to.x) / 2, (each.from.y + each.to.y) / 2]);
    expect(around(1, 0)).toEqual(["b1-c1", "b2-c2", "b1-b2", "c1-c2"]);
    const box = boxes.find((each) => each.name === "b1")!;
    expect(box.x).toBe(line("b1-c1").x);
    expect(box.y).toBe(line("b1-b2").y);
  });

  test("is gone over by arrows, and each line is reached", () => {
    const by = (name: string, ...keys: string[]) => keys.reduce((from, key) => lineBy(key, lines, from) ?? from, lines.find((line) => line.name === name)!).name;
    expect(by("a1-b1", "ArrowRight")).toBe("b1-c1");
    expect(by("a1-b1", "ArrowUp")).toBe("b1-b2");
    expect(by("a1-b1", "ArrowUp", "ArrowDown")).toBe("a1-b1");
    expect(by("a1-b1", "ArrowLeft")).toBe("a1-b1");
    const reached = new Set(["a1-b1"]);
    for (const name of reached) for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) reached.add(by(name, key));
    expect(reached.size).toBe(lines.length);
    expect(lineBy("x", lines, lines[0]!)).toBeNull();
  });
});

test("a box is owned by who drew its last line", () => {
  const position = positionOf("1x2 a1-b1 b1-c1 a2-b2 b2-c2 a1-a2 b1-b2; 1-0; first to move")!;
  const made = [{ player: "second", line: "a1-a2" }, { player: "first", line: "b1-b2" }];
  expect(ownersOf(position, made)).toEqual(new Map([["a1", "first"]]));
  expect(ownersOf(position, [])).toEqual(new Map());
});

const boxes = { chains: [["a1", "b1", "c1"], ["a2"]], loops: [["a3", "b3", "a4", "b4"]], joints: ["d1"], capturable: ["d2", "d3"] };
const answer = { finished: true, boxes, mover_gets: 4, other_gets: 1, result: "win", best: ["a1-b1"], lines: [{ line: "a1-b1", net: 3 }, { line: "b1-c1", net: -2 }] } as DotsAnswer;

test("each line has its net, and the best ones are marked", () => {
  expect(netsOf(answer)).toEqual(new Map([["a1-b1", { net: 3, best: true }], ["b1-c1", { net: -2, best: false }]]));
  expect(netsOf(null).size).toBe(0);
  expect([3, -2, 0].map(signed)).toEqual(["+3", "−2", "0"]);
});

test("the legend has a letter for each chain and loop, and words for all", () => {
  expect(groupsOf(answer).map(({ letter, words }) => `${letter} ${words}`.trim())).toEqual(["A chain of 3", "B chain of 1", "C loop of 4", "1 joint", "2 capturable boxes"]);
  expect(groupsOf(null)).toEqual([]);
  const many = { boxes: { ...boxes, chains: Array.from({ length: 28 }, (_, i) => [`a${i}`]) } };
  expect(groupsOf(many).slice(25, 28).map(({ letter }) => letter)).toEqual(["Z", "AA", "AB"]);
});

describe("the sentences", () => {
  test("say who gets how many boxes", () => {
    expect(sentencesOf(answer, "second", "first")).toEqual(["If both play well, the second player gets 4 of the remaining boxes and the first player 1. The second player wins."]);
    expect(sentencesOf({ ...answer, result: "loss" }, "second", "first")[0]).toMatch(/The first player wins\.$/);
    expect(sentencesOf({ ...answer, result: "tie" }, "second", "first")[0]).toMatch(/The game is a tie\.$/);
  });

  test("say who keeps control, and what may be left", () => {
    const choice = { boxes: 4, left: 2, net_of_all: 4, net_of_leaving: -1 };
    const said = sentencesOf({ ...answer, controlled_value: 2, choice }, "second", "first");
    expect(said[0]).toBe("Only long chains and loops are left: the first player keeps control and gets 2 boxes more.");
    expect(said[2]).toBe("The second player can take 4 boxes at once. The net is +4 if all are taken, and −1 if 2 are left.");
  });

  test("say which limit was reached, and no result", () => {
    const open = { finished: false, boxes } as DotsAnswer;
    const error = { message: "the time limit of 5 s is reached" } as DotsAnswer["error"];
    expect(sentencesOf({ ...open, error }, "first", "second")).toEqual(["The nets are not known: the time limit of 5 s is reached."]);
    expect(sentencesOf({ ...open, why_not: "60 lines are left (--nodes N begins one)" }, "first", "second")).toEqual(["The nets are not known: 60 lines are left."]);
  });
});
