// Where the places of a board are drawn. One rule for each kind of board, none for a game.
import type { BoardData, Owner, Spot } from "./types";

/** Something that can be pointed at. */
export interface Place {
  /** Its place in the list that moves touch. */
  touch: number;
  /** Of a counter: how many counters the heap has when it and all above are gone. */
  leave?: number;
  shape: "cell" | "vertex" | "edge" | "counter" | "box";
  name: string;
  content: string;
  hole: boolean;
  owner?: Owner;
  /** The row for readers of the screen and arrow keys. */
  row: number;
  x: number;
  y: number;
  width: number;
  height: number;
  route?: Spot[];
}

export interface Layout {
  width: number;
  height: number;
  places: Place[];
  labels: { x: number; y: number; text: string }[];
  vertices: Spot[];
  /** The line on which a graph or heaps stand. */
  ground: { x: number; y: number; width: number } | null;
}

export const cellSize = 46;
const margin = 24;
const tallest = 12;

function empty(width: number, height: number): Layout {
  return { width, height, places: [], labels: [], vertices: [], ground: null };
}

function cellPlace(touch: number, row: number, column: number, cell: { name: string; content: string; hole?: boolean }): Place {
  return {
    touch,
    shape: "cell",
    name: cell.name,
    content: cell.content,
    hole: cell.hole ?? false,
    row,
    x: margin + (column + 0.5) * cellSize,
    y: margin + (row + 0.5) * cellSize,
    width: cellSize,
    height: cellSize,
  };
}

function grid(board: Extract<BoardData, { kind: "grid" | "strip" }>): Layout {
  const layout = empty(board.columns * cellSize + 2 * margin, board.rows * cellSize + 2 * margin);
  layout.places = board.cells.map((cell, i) =>
    cellPlace(i, Math.floor(i / board.columns), i % board.columns, cell),
  );
  const letters = board.cells[0]?.name.replace(/\d+$/, "") ?? "";
  for (let column = 0; column < board.columns; ++column) {
    const name = board.cells[column]?.name ?? "";
    const text = letters ? name.replace(/\d+$/, "") : name;
    const below = board.rows === 1;
    layout.labels.push({
      x: margin + (column + 0.5) * cellSize,
      y: below ? margin + cellSize + 16 : margin - 8,
      text,
    });
  }
  if (board.rows > 1) {
    for (let row = 0; row < board.rows; ++row) {
      const name = board.cells[row * board.columns]?.name ?? "";
      layout.labels.push({
        x: margin - 12,
        y: margin + (row + 0.5) * cellSize + 4,
        text: name.replace(/^\D+/, ""),
      });
    }
  }
  return layout;
}

function rows(board: Extract<BoardData, { kind: "rows" }>): Layout {
  const longest = Math.max(1, ...board.lines.map((line) => line.cells));
  const layout = empty(longest * cellSize + 2 * margin, board.lines.length * (cellSize + 16) + 2 * margin);
  let touch = 0;
  board.lines.forEach((line, row) => {
    for (let column = 0; column < line.cells; ++column, ++touch) {
      const cell = board.cells[touch];
      if (!cell) continue;
      const place = cellPlace(touch, row, column, cell);
      place.y += row * 16;
      layout.places.push(place);
    }
  });
  return layout;
}

function graph(board: Extract<BoardData, { kind: "graph" }>): Layout {
  const spots = board.vertices.flatMap((v) => (v.x === undefined ? [] : [{ x: v.x, y: v.y ?? 0 }]));
  const all = [...spots, ...board.edges.flatMap((edge) => edge.route ?? [])];
  const left = Math.min(0, ...all.map((spot) => spot.x));
  const right = Math.max(1, ...all.map((spot) => spot.x));
  const top = Math.max(1, ...all.map((spot) => spot.y));
  const unit = Math.max(20, Math.min(34, 300 / (right - left), 300 / top));
  const place = (spot: Spot) => ({
    x: margin + 16 + (spot.x - left) * unit,
    y: margin + (top - spot.y) * unit,
  });
  const layout = empty((right - left) * unit + 2 * margin + 32, top * unit + 2 * margin + 8);
  layout.vertices = spots.map(place);
  if (board.vertices.some((vertex) => vertex.ground)) {
    layout.ground = { x: margin / 2, y: margin + top * unit, width: layout.width - margin };
  }
  board.edges.forEach((edge, touch) => {
    const ends = [edge.from, edge.to].map((v) => board.vertices[v]);
    const route =
      edge.route ?? ends.flatMap((v) => (v?.x === undefined ? [] : [{ x: v.x, y: v.y ?? 0 }]));
    const drawn = route.map(place);
    if (drawn.length < 2) return;
    const middle = along(drawn, 0.5);
    layout.places.push({
      touch: board.touched === "edges" ? touch : -1,
      shape: "edge",
      name: `${ends[0]?.name}-${ends[1]?.name}`,
      content: "",
      hole: board.touched !== "edges",
      ...(edge.owner ? { owner: edge.owner } : {}),
      row: 0,
      ...middle,
      width: 24,
      height: 24,
      route: drawn,
    });
  });
  if (board.touched === "vertices") {
    board.vertices.forEach((vertex, touch) => {
      if (vertex.x === undefined) return;
      layout.places.push({
        touch,
        shape: "vertex",
        name: vertex.name,
        content: vertex.content ?? "",
        hole: false,
        row: 0,
        ...place({ x: vertex.x, y: vertex.y ?? 0 }),
        width: 30,
        height: 30,
      });
    });
  }
  return layout;
}

/** The point at a part of the length of a route. */
export function along(route: Spot[], part: number): Spot {
  const lengths = route.slice(1).map((spot, i) => Math.hypot(spot.x - route[i]!.x, spot.y - route[i]!.y));
  let rest = part * lengths.reduce((sum, length) => sum + length, 0);
  for (let i = 0; i < lengths.length; ++i) {
    const length = lengths[i]!;
    if (rest <= length && length > 0) {
      const share = rest / length;
      const from = route[i]!;
      const to = route[i + 1]!;
      return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    }
    rest -= length;
  }
  return route.at(-1) ?? { x: 0, y: 0 };
}

function heaps(board: Extract<BoardData, { kind: "heaps" }>): Layout {
  const wide = 68;
  const high = 26;
  const sizes = board.heaps.map((heap) => Number(heap.size));
  const drawn = sizes.map((size) => (size <= tallest ? size : 2));
  const levels = Math.max(1, ...drawn);
  const layout = empty(sizes.length * wide + 2 * margin, levels * high + 2 * margin + 20);
  const floor = margin + levels * high + 4;
  layout.ground = { x: margin / 2, y: floor, width: layout.width - margin };
  board.heaps.forEach((heap, touch) => {
    const x = margin + (touch + 0.5) * wide;
    layout.labels.push({ x, y: floor + 18, text: heap.size });
    const small = sizes[touch]! <= tallest;
    for (let level = 0; level < drawn[touch]!; ++level) {
      layout.places.push({
        touch,
        ...(small ? { leave: level } : {}),
        shape: small ? "counter" : "box",
        name: `heap of ${heap.size}`,
        content: small ? "" : heap.size,
        hole: false,
        row: touch,
        x,
        y: small ? floor - 3 - (level + 0.5) * high : floor - 3 - high,
        width: small ? 24 : 48,
        height: small ? 24 : 48,
      });
      if (!small) break;
    }
  });
  return layout;
}

function boxes(names: { name: string; content: string }[]): Layout {
  const wide = Math.max(64, ...names.map((name) => 18 + 9 * name.content.length));
  const across = Math.max(1, Math.min(names.length, Math.floor(330 / wide) || 1));
  const layout = empty(across * wide + 2 * margin, Math.max(1, Math.ceil(names.length / across)) * 52 + 2 * margin);
  layout.places = names.map((box, touch) => ({
    touch,
    shape: "box",
    ...box,
    hole: false,
    row: Math.floor(touch / across),
    x: margin + ((touch % across) + 0.5) * wide,
    y: margin + (Math.floor(touch / across) + 0.5) * 52,
    width: wide - 10,
    height: 42,
  }));
  return layout;
}

/** The drawing of a board; null where there is none, and moves are chosen by name alone. */
export function layoutOf(board: BoardData | null): Layout | null {
  switch (board?.kind) {
    case "grid":
    case "strip":
      return grid(board);
    case "rows":
      return rows(board);
    case "graph":
      return graph(board);
    case "heaps":
      return heaps(board);
    case "stacks":
      return boxes(
        board.stacks.map((stack) => ({
          name: `stack of ${stack.height}, colour ${stack.colour}`,
          content: `${stack.colour}${stack.height}${stack.count === "1" ? "" : ` ×${stack.count}`}`,
        })),
      );
    case "cake":
      if (board.cakes.some((cake) => cake.rows === undefined)) return null;
      return boxes(
        board.cakes.map((cake) => ({
          name: `cake of ${cake.rows} rows and ${cake.columns} columns`,
          content: `${cake.rows}×${cake.columns}${cake.count === "1" ? "" : ` (${cake.count})`}`,
        })),
      );
    case "cheques":
      return boxes(board.cheques.map((cheque) => ({ name: cheque.text, content: cheque.text })));
    default:
      return null;
  }
}
