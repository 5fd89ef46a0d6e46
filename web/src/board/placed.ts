// Pieces of several cells that the moves of a match have put on a board, such as dominoes.
import type { BoardData, Player } from "./types";

export interface Made {
  player: Player;
  term: number;
  cells?: number[];
}

export interface Placed {
  player: Player;
  cells: number[];
}

/** The moves in a game of the sum, from 1, of which all cells, two or more, are taken now. */
export function placedOn(board: BoardData | null | undefined, made: Made[], term: number): Placed[] {
  if (!board || !("cells" in board)) return [];
  const isTaken = (cell: number) => board.cells[cell]?.content === "#";
  return made.flatMap(({ player, term: of, cells = [] }) => (of === term && cells.length > 1 && cells.every(isTaken) ? [{ player, cells }] : []));
}
