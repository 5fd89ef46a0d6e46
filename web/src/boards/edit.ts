// Changes of a board. Each gives a new board; the old one stays for Undo.
import type { BoardData, Cell, Owner, Spot } from "../board/types";

export type Of<Kind extends BoardData["kind"]> = Extract<BoardData, { kind: Kind }>;
export type Grid = Of<"grid" | "strip">;
export type Graph = Of<"graph">;

const replaced = <T>(list: T[], at: number, by: T): T[] => list.map((each, i) => (i === at ? by : each));
export const without = <T>(list: T[], at: number): T[] => list.filter((_, i) => i !== at);

// --- cells ---

/** The letter after this one in the cycle. Several pieces of a letter on a cell count as one. */
export function nextLetter(letters: string, content: string, step = 1): string {
  const at = letters.indexOf(content.at(-1) ?? "");
  return letters[(at + step + letters.length) % letters.length] ?? content;
}

/** The board with this content of a cell. A hole is a cell that can be changed, too. */
export function withCell(board: Grid, at: number, content: string): Grid {
  return { ...board, cells: replaced(board.cells, at, { name: board.cells[at]!.name, content }) };
}

const letter = (column: number): string => (column < 26 ? "" : letter(Math.floor(column / 26) - 1)) + "abcdefghijklmnopqrstuvwxyz"[column % 26];

// Names go on as those of the board do: b3 (columns have letters), 1,2 (column and row from 0), or 3.
function nameOf(board: Grid, row: number, column: number, rows: number): string {
  const first = board.cells[0]?.name ?? "a1";
  if (/^[a-z]/.test(first)) return `${letter(column)}${board.origin === "bottom" ? rows - row : row + 1}`;
  if (first.includes(",")) return `${column},${row}`;
  return `${column + 1}`;
}

/** The board with that many rows and columns more (or fewer) at its lower right side; never empty. */
export function resized(board: Grid, rows: number, columns: number): Grid {
  const size = { rows: Math.max(1, board.rows + rows), columns: Math.max(1, board.columns + columns) };
  const free = board.letters?.[0] ?? ".";
  const cells: Cell[] = [];
  for (let row = 0; row < size.rows; ++row) {
    for (let column = 0; column < size.columns; ++column) {
      const inside = row < board.rows && column < board.columns;
      const name = nameOf(board, row, column, size.rows);
      cells.push(inside ? { ...board.cells[row * board.columns + column]!, name } : { name, content: free });
    }
  }
  return { ...board, ...size, cells };
}

// --- graphs ---

/** A vertex name that the graph does not have yet: the least free number. */
export function freeName(graph: Graph): string {
  const used = new Set(graph.vertices.map((vertex) => vertex.name));
  let number = 0;
  while (used.has(`${number}`)) ++number;
  return `${number}`;
}

export function withVertex(graph: Graph, spot: Spot): Graph {
  const content = graph.touched === "vertices" ? { content: "." } : {};
  return { ...graph, vertices: [...graph.vertices, { name: freeName(graph), ...content, x: spot.x, y: spot.y }] };
}

export function withEdge(graph: Graph, from: number, to: number, owner: Owner): Graph {
  const edge = { from: Math.min(from, to), to: Math.max(from, to), ...(graph.touched === "edges" ? { owner } : {}) };
  if (graph.touched === "vertices") {
    const known = graph.edges.some((other) => other.from === edge.from && other.to === edge.to);
    if (known || from === to) return graph;
  }
  return { ...graph, edges: [...graph.edges, edge] };
}

const owners: Owner[] = ["left", "right", "either"];

export function recoloured(graph: Graph, at: number, owner?: Owner): Graph {
  const edge = graph.edges[at]!;
  const next = owner ?? owners[(owners.indexOf(edge.owner ?? "either") + 1) % 3]!;
  return { ...graph, edges: replaced(graph.edges, at, { ...edge, owner: next }) };
}

export function withoutEdge(graph: Graph, at: number): Graph {
  return { ...graph, edges: without(graph.edges, at) };
}

/** Without this vertex and its edges. The ground stays. */
export function withoutVertex(graph: Graph, at: number): Graph {
  if (graph.vertices[at]?.ground) return graph;
  const moved = (end: number) => (end > at ? end - 1 : end);
  const edges = graph.edges
    .filter((edge) => edge.from !== at && edge.to !== at)
    .map((edge) => ({ ...edge, from: moved(edge.from), to: moved(edge.to) }));
  return { ...graph, vertices: without(graph.vertices, at), edges };
}

/** The vertex stands there. Its edges become straight; a foot on the ground stays. */
export function movedVertex(graph: Graph, at: number, spot: Spot): Graph {
  const edges = graph.edges.map((edge) => {
    if (edge.from !== at && edge.to !== at) return edge;
    const { route, ...straight } = edge;
    const foot = graph.vertices[edge.from]?.ground && edge.from !== edge.to ? route?.[0] : undefined;
    return foot ? { ...straight, route: [foot, spot] } : straight;
  });
  return { ...graph, vertices: replaced(graph.vertices, at, { ...graph.vertices[at]!, x: spot.x, y: spot.y }), edges };
}

export function retinted(graph: Graph, at: number, content: string): Graph {
  return { ...graph, vertices: replaced(graph.vertices, at, { ...graph.vertices[at]!, content }) };
}

// --- lists ---

/** A size that can be written: a whole number, at least `least`; otherwise the old one. */
export function sizeFrom(text: string, old: string, least = 0): string {
  const trimmed = text.trim();
  if (!/^\d+$/.test(trimmed)) return old;
  const size = BigInt(trimmed);
  return (size < BigInt(least) ? BigInt(least) : size).toString();
}

/** The size with this much more, or less. */
export function sizeBy(size: string, step: number, least = 0): string {
  const next = BigInt(size) + BigInt(step);
  return (next < BigInt(least) ? BigInt(least) : next).toString();
}

export interface Row {
  first: string;
  free: number;
  last: string;
  ring: boolean;
}

/** The rows of chairs or parcels, each with what stands at its ends ("." is nothing). */
export function rowsOf(board: Of<"rows">): Row[] {
  let at = 0;
  return board.lines.map((line) => {
    const cells = board.cells.slice(at, (at += line.cells)).map((cell) => cell.content);
    const free = cells.filter((content) => content === ".").length;
    const last = cells.length === 1 && free === 0 ? "." : cells.at(-1);
    return { first: cells[0] ?? ".", last: last ?? ".", free, ring: line.ring ?? false };
  });
}

export function withRows(board: Of<"rows">, rows: Row[]): Of<"rows"> {
  const lines: { cells: number; ring?: boolean }[] = [];
  const cells: Cell[] = [];
  rows.forEach((row, i) => {
    const contents = Array<string>(row.free).fill(".");
    const start = !row.ring && row.first !== "." ? 0 : 1;
    if (!row.ring && row.first !== ".") contents.unshift(row.first);
    if (!row.ring && row.last !== ".") contents.push(row.last);
    lines.push({ cells: contents.length, ...(row.ring ? { ring: true } : {}) });
    contents.forEach((content, j) => cells.push({ name: `${i + 1}.${start + j}`, content, ...(content === "." ? {} : { hole: true }) }));
  });
  return { ...board, lines, cells };
}
