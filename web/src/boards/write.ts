// The text of a board, in the notation that the core gives with it. One rule for each form, none
// for a game.
import type { BoardData, Notation, Owner } from "../board/types";

type Of<Kind extends BoardData["kind"]> = Extract<BoardData, { kind: Kind }>;

/** The letter of an owner in the core's notation. */
export const letterOf = (owner: Owner | undefined) => (owner === "left" ? "L" : owner === "right" ? "R" : "G");

/** The number of pieces on a cell: 0 of ".", 1 of "Q", 2 of "2Q" and of "2". */
export function piecesOn(content: string): number {
  if (content === ".") return 0;
  const digits = /^\d+/.exec(content);
  return digits ? Number(digits[0]) : 1;
}

/** The name of a cell in a text, which always counts rows from the top. */
const fromTop = (board: Of<"grid" | "strip">, name: string) =>
  board.origin === "bottom" ? name.replace(/\d+$/, (row) => `${board.rows + 1 - Number(row)}`) : name;

/** Which edges of a graph are joined to its ground; all, if it has none. */
export function joined(graph: Of<"graph">): boolean[] {
  const ground = graph.vertices.findIndex((vertex) => vertex.ground);
  if (ground < 0) return graph.edges.map(() => true);
  const reached = new Set([ground]);
  for (let before = 0; before < reached.size; ) {
    before = reached.size;
    for (const edge of graph.edges) {
      if (reached.has(edge.from)) reached.add(edge.to);
      else if (reached.has(edge.to)) reached.add(edge.from);
    }
  }
  return graph.edges.map((edge) => reached.has(edge.from));
}

function ends(graph: Of<"graph">, edge: { from: number; to: number }): string {
  return `${graph.vertices[edge.from]!.name}-${graph.vertices[edge.to]!.name}`;
}

function cellRows(board: Of<"grid" | "strip">): string[] {
  const contents = board.cells.map((cell) => cell.content);
  return Array.from({ length: board.rows }, (_, row) => contents.slice(row * board.columns, (row + 1) * board.columns).join(""));
}

function ofGraph(graph: Of<"graph">, form: "edges" | "vertices"): string[] {
  if (form === "edges") {
    const stands = joined(graph);
    return graph.edges.flatMap((edge, i) => (stands[i] ? [ends(graph, edge) + letterOf(edge.owner)] : []));
  }
  const withEdge = new Set(graph.edges.flatMap((edge) => [edge.from, edge.to]));
  const vertices = graph.vertices.flatMap(({ name, content = "." }, i) => (content !== "." ? [name + content] : withEdge.has(i) ? [] : [name]));
  return [...graph.edges.map((edge) => ends(graph, edge)), ...vertices];
}

function ofRows(board: Of<"rows">): string[] {
  let at = 0;
  return board.lines.map((line) => {
    const row = board.cells.slice(at, (at += line.cells)).map((cell) => cell.content);
    const free = row.filter((content) => content === ".").length;
    const end = (content: string | undefined) => (content === undefined || content === "." ? "-" : content);
    const last = row.length === 1 && free === 0 ? "-" : end(row.at(-1));
    return line.ring ? `round ${free}` : `${end(row[0])}${free}${last}`;
  });
}

function words(board: BoardData): string[] | null {
  const notation = board.notation;
  if (!notation) return null;
  const many = (count: string, one: string, between: string) => (count === "1" ? one : `${count}${between}${one}`);
  switch (board.kind) {
    case "grid":
    case "strip":
      if (notation.form === "cells") return cellRows(board);
      return board.cells.flatMap((cell) => Array<string>(piecesOn(cell.content)).fill(fromTop(board, cell.name)));
    case "rows":
      return ofRows(board);
    case "graph":
      return ofGraph(board, notation.form === "edges" ? "edges" : "vertices");
    case "heaps":
      return board.heaps.map((heap) => (heap.ring ? "o" : "") + heap.size);
    case "stacks":
      return board.stacks.map((stack) => many(stack.count, stack.height + stack.colour, "x"));
    case "cake":
      return board.cakes.map((cake) => {
        const sides = cake.sides?.map((side) => side.length + (board.notation?.owned ? letterOf(side.owner) : ""));
        return many(cake.count, sides ? sides.join("x") : `${cake.rows}x${cake.columns}`, " of ");
      });
    case "cheques":
      return board.cheques.map((cheque) => cheque.text);
    case "braces":
      return [`${board.left.join(notation.between)}|${board.right.join(notation.between)}`];
  }
}

/** The expression of a board; null if the core did not say how it is written, or if nothing is on it. */
export function textOf(board: BoardData): string | null {
  const notation: Omit<Notation, "form"> | undefined = board.notation;
  const all = words(board);
  if (!notation || !all) return null;
  if (all.length === 0 && notation.nothing === undefined) return null;
  const size = notation.sized && "rows" in board && "columns" in board ? `${board.rows}x${board.columns}: ` : "";
  const body = all.length === 0 ? notation.nothing! : size + all.join(notation.between);
  return notation.before + body + notation.after;
}

export interface TermText {
  expression: string;
  copies: string;
}

/** The sum of these terms. */
export function sumOf(terms: TermText[]): string {
  return terms.reduce((sum, { expression, copies }) => {
    const negative = copies.startsWith("-");
    const count = copies.replace("-", "");
    const simple = /^[\w-]+\((?:[^()"]|"[^"]*")*\)$|^\{.*\}$|^[\w^*/]+$/.test(expression);
    const one = simple || (count === "1" && !negative) ? expression : `(${expression})`;
    const term = count === "1" ? one : `${count}.${one}`;
    if (sum === "") return negative ? `-${term}` : term;
    return `${sum} ${negative ? "-" : "+"} ${term}`;
  }, "");
}
