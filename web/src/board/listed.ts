// Moves as the core lists them.
import type { RatedMove } from "../answers";
import type { Move, Player } from "./types";

/** The move on a board. Members that the core left out are left out. */
export function moveOf(listed: RatedMove, player: Player): Move {
  const { move, term, leaves, result, cells, heap_after } = listed;
  return { player, name: move, cells: cells ?? [], term, leaves, ...(result ? { result } : {}), ...(heap_after ? { heap_after } : {}) };
}
