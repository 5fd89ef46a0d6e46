import { expect, test } from "vitest";
import { readMoves, readRoute, writeMoves, writeRoute } from "./route";

test("a route is read as it was written", () => {
  const e = 'hackenbush("0-1R & 50%=") + {1|-1} #?/ü';
  expect(readRoute(writeRoute("analyze", { e, show: "both" }))).toEqual({
    path: ["analyze"],
    query: { e, show: "both" },
  });
});

test("an address stays readable", () => {
  expect(writeRoute("analyze", { e: "domineering(4x4) + nim(3,5)" })).toBe(
    "#/analyze?e=domineering(4x4)+%2B+nim(3,5)",
  );
  expect(writeRoute("play", { m: writeMoves(["1: b1-b2", "2: 5->2"]) })).toBe(
    "#/play?m=1:b1-b2,2:5->2",
  );
});

test("moves with commas are read as they were written", () => {
  const moves = ["1: {1,2|3}", "2: 5->2+1", "a1-b1", "50%"];
  expect(readMoves(writeMoves(moves))).toEqual(moves);
});

test("parts of a path and missing parts", () => {
  expect(readRoute("#/learn/2/print")).toEqual({ path: ["learn", "2", "print"], query: {} });
  expect(readRoute("")).toEqual({ path: [], query: {} });
});

test("a broken address is an error", () => {
  expect(() => readRoute("#/analyze?e=%E0%A4")).toThrow(URIError);
});
