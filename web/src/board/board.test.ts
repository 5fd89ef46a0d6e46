import { describe, expect, test } from "vitest";
import { layoutOf, type Place } from "./layout";
import { marksOf } from "./marks";
import { leavesOfHeap, movesFrom, nextTouches, pointAt } from "./steps";
import type { BoardData, Move } from "./types";

const grid: BoardData = {
  kind: "grid",
  touched: "cells",
  rows: 2,
  columns: 2,
  letters: ".#",
  cells: ["a1", "b1", "a2", "b2"].map((name) => ({ name, content: "." })),
};
const move = (name: string, cells: number[], player: "left" | "right" = "left", heap_after?: string[]): Move => ({
  name,
  cells,
  player,
  term: 1,
  ...(heap_after ? { heap_after } : {}),
});
const place = (board: BoardData, touch: number, leave?: number): Place =>
  layoutOf(board)!.places.find((p) => p.touch === touch && p.leave === leave)!;

describe("pointing at cells", () => {
  const dominoes = [move("a1-a2", [0, 2]), move("b1-b2", [1, 3])];

  test("one cell of a domino is enough where one domino fits", () => {
    expect(pointAt(dominoes, grid, [], place(grid, 2)).chosen?.name).toBe("a1-a2");
  });

  test("two dominoes over a cell light up their other cells", () => {
    const moves = [...dominoes, move("a1-b1", [0, 1])];
    const first = pointAt(moves, grid, [], place(grid, 0));
    expect(first.chosen).toBeNull();
    expect(nextTouches(first.moves, grid, first.pointed)).toEqual(new Set([1, 2]));
    expect(pointAt(moves, grid, first.pointed, place(grid, 1)).chosen?.name).toBe("a1-b1");
  });

  test("a place without a move leaves nothing chosen", () => {
    expect(pointAt([dominoes[0]!], grid, [], place(grid, 3)).moves).toEqual([]);
  });

  test("pointing elsewhere begins anew there", () => {
    const moves = [...dominoes, move("a1-b1", [0, 1])];
    const again = pointAt(moves, grid, [{ touch: 0 }], place(grid, 3));
    expect(again.chosen?.name).toBe("b1-b2");
  });
});

describe("pieces", () => {
  const strip: BoardData = {
    kind: "strip",
    touched: "cells",
    rows: 1,
    columns: 3,
    cells: ["T", ".", "F"].map((content, i) => ({ name: `${i + 1}`, content })),
  };

  test("a piece is pointed at before its target", () => {
    const moves = [move("1-2", [0, 1]), move("3-2", [2, 1], "right")];
    expect(movesFrom(moves, strip, [{ touch: 1 }])).toEqual([]);
    expect(pointAt(moves, strip, [], place(strip, 2)).chosen?.name).toBe("3-2");
  });
});

describe("heaps", () => {
  const heaps: BoardData = { kind: "heaps", touched: "heaps", heaps: [{ size: "3" }, { size: "5" }] };
  const moves = [0, 1, 2].map((left) => move(`2: 3->${left}`, [0], "left", left ? [`${left}`] : []));

  test("a counter goes with all above it", () => {
    expect(pointAt(moves, heaps, [], place(heaps, 0, 1)).chosen?.name).toBe("2: 3->1");
  });

  test("splits of the same size stay to be chosen by name", () => {
    const splits = [move("5->2,1", [1], "left", ["2", "1"]), move("5->3", [1], "left", ["3"])];
    expect(pointAt(splits, heaps, [], place(heaps, 1, 3)).chosen).toBeNull();
    expect(leavesOfHeap(splits[0]!)).toBe(3);
  });

  test("a heap above twelve is one place", () => {
    const big: BoardData = { kind: "heaps", touched: "heaps", heaps: [{ size: "1000000" }] };
    expect(layoutOf(big)!.places).toHaveLength(1);
  });
});

test("each move of a small board has its own mark, inside the board", () => {
  const moves = [move("a1-a2", [0, 2]), move("b1-b2", [1, 3]), move("a1-b1", [0, 1], "right")];
  const layout = layoutOf(grid)!;
  const { marks, unmarked } = marksOf(moves, layout, grid);
  expect(marks).toHaveLength(3);
  expect(unmarked).toBe(0);
  for (const mark of marks) {
    expect(mark.x).toBeGreaterThan(0);
    expect(mark.x).toBeLessThan(layout.width);
  }
});

test("no mark covers a letter", () => {
  const covers = (mark: { x: number; y: number; width: number; height: number }, x: number, y: number) =>
    Math.abs(mark.x - x) < mark.width / 2 + 5 && Math.abs(mark.y - y) < mark.height / 2 + 6;
  const uncovered = (board: BoardData, moves: Move[]) => {
    const layout = layoutOf(board)!;
    const { marks } = marksOf(moves, layout, board);
    expect(marks).toHaveLength(moves.length);
    for (const mark of marks) for (const { content, x, y } of layout.places) if (/[a-z]/i.test(content)) expect(covers(mark, x, y), mark.move.name).toBe(false);
  };
  const lamps: BoardData = { kind: "strip", touched: "cells", rows: 1, columns: 2, letters: ".LlRr", cells: [{ name: "1", content: "L" }, { name: "2", content: "R" }] };
  uncovered(lamps, [move("1 on", [0]), move("1 broken", [0], "right"), move("2 broken", [1]), move("2 on", [1], "right")]);
  const stones = ["x", "o", "o", "x"];
  const clobber: BoardData = { kind: "grid", touched: "cells", rows: 2, columns: 2, letters: ".xo", cells: ["a1", "b1", "a2", "b2"].map((name, i) => ({ name, content: stones[i]! })) };
  uncovered(clobber, [move("a1-b1", [0, 1]), move("a1-a2", [0, 2]), move("b1-a1", [1, 0], "right"), move("a2-a1", [2, 0], "right")]);
  const map: BoardData = { kind: "graph", touched: "vertices", letters: ".BW", vertices: [{ name: "0", x: 0, y: 0, content: "B" }, { name: "1", x: 2, y: 0, content: "." }], edges: [{ from: 0, to: 1 }] };
  uncovered(map, [move("0", [0]), move("0", [0], "right"), move("1", [1])]);
});

test("an edge that both may take has a mark for each", () => {
  const board: BoardData = {
    kind: "graph",
    touched: "edges",
    vertices: [{ name: "0", ground: true }, { name: "1", x: 0, y: 2 }],
    edges: [{ from: 0, to: 1, owner: "either", route: [{ x: 0, y: 0 }, { x: 0, y: 2 }] }],
  };
  const { marks } = marksOf([move("0-1G", [0]), move("0-1G", [0], "right")], layoutOf(board)!, board);
  expect(marks[0]!.y).not.toBe(marks[1]!.y);
});
