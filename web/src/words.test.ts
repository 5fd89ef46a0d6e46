import { expect, test } from "vitest";
import { byWhichMoves, caption, seconds, verdict } from "./words";

test("the four outcomes", () => {
  expect(verdict({ left_starts: "left", right_starts: "right" })).toBe("Whoever starts wins.");
  expect(verdict({ left_starts: "right", right_starts: "left" })).toBe("Whoever starts loses.");
  expect(verdict({ left_starts: "left", right_starts: "left" })).toBe("Left wins, whoever starts.");
  expect(verdict({ left_starts: "right", right_starts: "right" })).toBe("Right wins, whoever starts.");
});

test("play for ever and what is not known", () => {
  expect(verdict({ left_starts: "draw", right_starts: "right" })).toBe(
    "Left starts: nobody wins, play goes on for ever. Right starts: Right wins.",
  );
  expect(verdict({})).toBe("Who wins is not known yet.");
  expect(verdict({ left_starts: "left" })).toBe("Left starts: Left wins. Right starts: not known.");
});

const move = (name: string, term: number, result: "win" | "lose", player: "left" | "right" = "left") => ({ name, term, result, player, cells: [] });

test("moves are named where they are few", () => {
  expect(byWhichMoves([move("b1-b2", 1, "win"), move("5->3", 2, "lose")], 7, ["Domineering", "Nim"])).toBe("with 1 of 7 moves: b1-b2 in Domineering");
  expect(byWhichMoves([1, 2, 3, 4].map((n) => move(`m${n}`, 2, "win")), 8, ["Domineering", "Nim"])).toBe("with 4 of 8 moves, all in Nim");
  expect(byWhichMoves([move("a", 1, "win")], 1, ["Nim"])).toBe("with 1 of 1 move: a");
  expect(byWhichMoves([], 0, ["Nim"])).toBe("has no move");
});

test("captions of summands", () => {
  expect(caption([move("a", 1, "win"), move("b", 1, "lose"), move("c", 1, "win", "right")])).toBe("Left wins with 1 of 2, Right wins with 1 of 1.");
  expect(caption([move("a", 1, "lose")])).toBe("No first move here wins.");
});

test("times", () => {
  expect(seconds(0.142893)).toBe("0.14 s");
  expect(seconds(0.00003)).toBe("less than 0.001 s");
});
