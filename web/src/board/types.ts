// Boards and moves as the core gives them (docs/guide/json.md, Boards).

import type { Board, Cell, Notation, Spot } from "../answers";

export type Player = "left" | "right";
export type Owner = Player | "either";
export type Result = "win" | "lose" | "draw" | "unknown";

export type BoardData = Board;
export type { Board, Cell, Notation, Spot };

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
