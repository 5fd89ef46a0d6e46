import { describe, expect, test } from "vitest";
import type { BoardData, Notation } from "../board/types";
import { extentOf, vertexAt, wayOf } from "./drawing";
import { movedVertex, nextLetter, recoloured, resized, rowsOf, sizeBy, sizeFrom, withCell, withEdge, withRows, withVertex, withoutVertex, type Graph, type Grid } from "./edit";
import { grouped } from "./sum";
import { joined, sumOf, textOf } from "./write";

const notation = (form: Notation["form"], before: string, between: string, more: Partial<Notation> = {}): Notation => ({ form, before, between, after: '")', ...more });

const grid: Grid = {
  kind: "grid",
  touched: "cells",
  letters: ".#",
  rows: 2,
  columns: 2,
  cells: ["a1", "b1", "a2", "b2"].map((name) => ({ name, content: "." })),
  notation: notation("cells", 'domineering("', "|"),
};

const graph: Graph = {
  kind: "graph",
  touched: "edges",
  letters: "LRG",
  vertices: [{ name: "0", ground: true }, { name: "1", x: 2, y: 2 }],
  edges: [{ from: 0, to: 1, owner: "left" }],
  notation: notation("edges", 'hackenbush("', " ", { nothing: "0" }),
};

describe("cells", () => {
  test("a cell cycles through the letters of its game", () => {
    expect(nextLetter(".LR#", ".")).toBe("L");
    expect(nextLetter(".LR#", "#")).toBe(".");
    expect(textOf(withCell(grid, 1, "#"))).toBe('domineering(".#|..")');
  });

  test("a row more and a column less keep the other cells and their names", () => {
    const changed = resized(withCell(grid, 2, "#"), 1, -1);
    expect(changed.cells.map((cell) => cell.name + cell.content)).toEqual(["a1.", "a2#", "a3."]);
    expect(textOf(changed)).toBe('domineering(".|#|.")');
    expect(resized(grid, -9, -9).cells).toHaveLength(1);
    const corner: Grid = { ...grid, rows: 1, columns: 1, cells: [grid.cells[0]!], origin: "bottom" };
    expect(resized(corner, 1, 0).cells.map((cell) => cell.name)).toEqual(["a2", "a1"]);
  });

  test("names go on behind z, by numbers, and by places", () => {
    expect(resized({ ...grid, rows: 1, columns: 1, cells: [grid.cells[0]!] }, 0, 27).cells.slice(-3).map((cell) => cell.name)).toEqual(["z1", "aa1", "ab1"]);
    const strip: Grid = { kind: "strip", touched: "cells", rows: 1, columns: 1, cells: [{ name: "1", content: "T" }] };
    expect(resized(strip, 0, 1).cells[1]!.name).toBe("2");
    const corner: Grid = { ...grid, rows: 1, columns: 1, cells: [{ name: "0,0", content: "." }] };
    expect(resized(corner, 1, 1).cells.map((cell) => cell.name)).toEqual(["0,0", "1,0", "0,1", "1,1"]);
  });

  test("pieces are written by the names of their cells", () => {
    const knights: Grid = { ...grid, notation: notation("pieces", 'white-knight("', " ", { sized: true }) };
    expect(textOf(withCell(withCell(knights, 0, "1"), 3, "2"))).toBe('white-knight("2x2: a1 b2 b2")');
    expect(textOf(knights)).toBeNull();
    const cells = [...knights.cells.slice(2), ...knights.cells.slice(0, 2)].map((cell, i) => ({ ...cell, content: i === 0 ? "1" : "." }));
    expect(textOf({ ...knights, origin: "bottom", cells })).toBe('white-knight("2x2: a1")');
  });
});

describe("graphs", () => {
  test("an edge that is drawn is written with its owner", () => {
    const drawn = withEdge(withVertex(graph, { x: 2, y: 4 }), 2, 1, "right");
    expect(textOf(drawn)).toBe('hackenbush("0-1L 1-2R")');
    expect(textOf(recoloured(drawn, 1))).toBe('hackenbush("0-1L 1-2G")');
  });

  test("what floats is not written", () => {
    const drawn = withEdge(withVertex(withVertex(graph, { x: 5, y: 5 }), { x: 6, y: 6 }), 2, 3, "left");
    expect(joined(drawn)).toEqual([true, false]);
    expect(textOf(drawn)).toBe('hackenbush("0-1L")');
    expect(textOf(withoutVertex(drawn, 1))).toBe('hackenbush("0")');
  });

  test("a vertex goes with its edges, and the ground stays", () => {
    const drawn = withEdge(withVertex(graph, { x: 2, y: 4 }), 1, 2, "right");
    const left = withoutVertex(drawn, 1);
    expect(left.vertices.map((vertex) => vertex.name)).toEqual(["0", "2"]);
    expect(left.edges).toEqual([]);
    expect(withoutVertex(drawn, 0)).toBe(drawn);
  });

  test("a vertex that is moved takes its edges with it", () => {
    const bent: Graph = { ...graph, edges: [{ from: 0, to: 1, owner: "left", route: [{ x: 0, y: 0 }, { x: 2, y: 2 }] }] };
    const moved = movedVertex(bent, 1, { x: 4, y: 3 });
    expect(wayOf(moved, 0)).toEqual([{ x: 0, y: 0 }, { x: 4, y: 3 }]);
    expect(textOf(moved)).toBe(textOf(bent));
  });

  test("equal edges bow apart", () => {
    const twice = withEdge(graph, 0, 1, "right");
    expect(wayOf(twice, 0)[1]).not.toEqual(wayOf(twice, 1)[1]);
  });

  test("a map joins two vertices once, and lone vertices are written", () => {
    const map: Graph = { kind: "graph", touched: "vertices", letters: ".LR", vertices: [{ name: "0", content: ".", x: 0, y: 0 }, { name: "1", content: "L", x: 2, y: 0 }], edges: [], notation: notation("vertices", 'col("', " ") };
    expect(textOf(map)).toBe('col("0 1L")');
    const joint = withEdge(map, 1, 0, "left");
    expect(withEdge(joint, 0, 1, "left")).toBe(joint);
    expect(textOf(joint)).toBe('col("0-1 1L")');
  });

  test("the nearest vertex is found, and the ground is low", () => {
    expect(vertexAt(graph, { x: 2.2, y: 2.1 })).toBe(1);
    expect(vertexAt(graph, { x: 7, y: 0.2 })).toBe(0);
    expect(vertexAt(graph, { x: 7, y: 5 })).toBeNull();
    expect(extentOf(withVertex(graph, { x: 30, y: 2 })).right).toBe(32);
  });
});

describe("lists", () => {
  test("heaps, stacks, cakes, cheques and braces are written", () => {
    const lists: [BoardData, string][] = [
      [{ kind: "heaps", touched: "heaps", heaps: [{ size: "7", ring: true }, { size: "5" }], notation: notation("heaps", 'circular("', ",") }, 'circular("o7,5")'],
      [{ kind: "stacks", touched: "stacks", stacks: [{ colour: "r", height: "2", count: "3" }, { colour: "b", height: "1", count: "1" }], notation: notation("stacks", 'babylon("', " ") }, 'babylon("3x2r 1b")'],
      [{ kind: "cake", touched: "cakes", cakes: [{ rows: 4, columns: 7, count: "2" }], notation: notation("cakes", 'cutcake("', ", ") }, 'cutcake("2 of 4x7")'],
      [{ kind: "cake", touched: "cakes", cakes: [{ count: "1", sides: [{ length: 2, owner: "either" }, { length: 6, owner: "left" }] }], notation: notation("cakes", 'maundy-cake("', ", ", { owned: true }) }, 'maundy-cake("2Gx6L")'],
      [{ kind: "cheques", touched: "cheques", cheques: [{ text: "+-3" }, { text: "5|1" }], notation: notation("cheques", 'cashing-cheques("', ", ") }, 'cashing-cheques("+-3, 5|1")'],
      [{ kind: "braces", touched: "options", left: ["1", "0"], right: [], notation: { form: "braces", before: "{", between: ",", after: "}" } }, "{1,0|}"],
    ];
    for (const [board, text] of lists) expect(textOf(board)).toBe(text);
  });

  test("rows keep what stands at their ends", () => {
    const rows: Extract<BoardData, { kind: "rows" }> = { kind: "rows", touched: "cells", letters: ".LR", lines: [], cells: [], notation: notation("rows", 'seating-couples("', ", ") };
    const wanted = [{ first: "L", free: 3, last: ".", ring: false }, { first: ".", free: 2, last: "R", ring: false }, { first: ".", free: 4, last: ".", ring: true }, { first: "L", free: 0, last: "R", ring: false }];
    const made = withRows(rows, wanted);
    expect(rowsOf(made)).toEqual(wanted);
    expect(textOf(made)).toBe('seating-couples("L3-, -2R, round 4, L0R")');
    expect(made.cells[0]).toEqual({ name: "1.0", content: "L", hole: true });
  });

  test("sizes are whole numbers of any length", () => {
    expect(sizeFrom("18446744073709551615", "3")).toBe("18446744073709551615");
    expect(sizeFrom("many", "3")).toBe("3");
    expect(sizeFrom("0", "3", 1)).toBe("1");
    expect(sizeBy("18446744073709551614", 1)).toBe("18446744073709551615");
    expect(sizeBy("0", -1)).toBe("0");
  });
});

test("a sum is written with its signs and copies", () => {
  const term = (expression: string, copies = "1") => ({ expression, copies });
  expect(sumOf([term("nim(3)"), term('domineering("..")', "-1"), term("{1|-1}", "2")])).toBe('nim(3) - domineering("..") + 2.{1|-1}');
  expect(sumOf([term("nim(3)", "-1")])).toBe("-nim(3)");
  expect(sumOf([term("1 : *", "-2")])).toBe("-2.(1 : *)");
  expect(sumOf([])).toBe("");
});

test("games are found by a part of their name", () => {
  const list = [{ name: "nim", title: "Nim", example: "nim(3)", board: "heaps" as const }, { name: "col", title: "Col", example: "col(3x3)", board: "grid" as const }];
  expect(grouped(list, "").map((group) => group.heading)).toEqual(["Grids", "Heaps and stacks"]);
  expect(grouped(list, "NI").flatMap((group) => group.games.map((game) => game.name))).toEqual(["nim"]);
});
