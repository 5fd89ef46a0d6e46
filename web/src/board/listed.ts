// Moves as the core lists them.
import type { Move, Player, Result } from "./types";

export interface ListedMove {
  move: string;
  term: number;
  leaves: string;
  result?: Result;
  cells?: number[];
  heap_after?: string[];
}

/** The move on a board. Members that the core left out are left out. */
export function moveOf(listed: ListedMove, player: Player): Move {
  const { move, term, leaves, result, cells, heap_after } = listed;
  return { player, name: move, cells: cells ?? [], term, leaves, ...(result ? { result } : {}), ...(heap_after ? { heap_after } : {}) };
}
