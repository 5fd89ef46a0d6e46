// Boards and moves as the core gives them (docs/guide/json.md, Boards).

export type Player = "left" | "right";
export type Owner = Player | "either";
export type Result = "win" | "lose" | "draw" | "unknown";

export interface Cell {
  name: string;
  content: string;
  hole?: boolean;
}

export interface Spot {
  x: number;
  y: number;
}

/** How the core writes a board (docs/guide/json.md, Boards). */
export interface Notation {
  form: "cells" | "pieces" | "edges" | "vertices" | "heaps" | "stacks" | "cakes" | "rows" | "cheques" | "braces";
  before: string;
  between: string;
  after: string;
  /** Of pieces: the size of the board stands before them. */
  sized?: boolean;
  /** Of cakes: the letter of its owner stands behind each side. */
  owned?: boolean;
  /** The text of a board without elements. */
  nothing?: string;
}

export type BoardData = Drawn & { notation?: Notation };

export type Drawn =
  | { kind: "grid" | "strip"; letters?: string; origin?: "bottom"; rows: number; columns: number; cells: Cell[] }
  | { kind: "rows"; letters?: string; lines: { cells: number; ring?: boolean }[]; cells: Cell[] }
  | {
      kind: "graph";
      touched: "vertices" | "edges";
      letters?: string;
      vertices: { name: string; content?: string; x?: number; y?: number; ground?: boolean }[];
      edges: { from: number; to: number; owner?: Owner; route?: Spot[] }[];
    }
  | { kind: "heaps"; heaps: { size: string; ring?: boolean }[] }
  | { kind: "stacks"; letters?: string; stacks: { colour: string; height: string; count: string }[] }
  | { kind: "cake"; cakes: { rows?: number; columns?: number; count: string; sides?: { length: number; owner: Owner }[] }[] }
  | { kind: "cheques"; cheques: { text: string; left?: string; right?: string; coins?: boolean }[] }
  | { kind: "braces"; left: string[]; right: string[] };

/** A move on a board: `cells` are its steps. */
export interface Move {
  player: Player;
  name: string;
  cells: number[];
  /** Of a move in a heap: the sizes of the heaps that it leaves of it. */
  heap_after?: string[];
  term: number;
  /** Of the whole sum, for the player who moves. */
  result?: Result;
  /** The whole sum after it. */
  leaves?: string;
}
