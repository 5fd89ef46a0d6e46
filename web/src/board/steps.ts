// Pointing: each place pointed at keeps the moves that go on so. One rule for all games.
import type { Place } from "./layout";
import type { BoardData, Move } from "./types";

export interface Pointed {
  touch: number;
  leave?: number;
}

/** How many counters a move leaves of its heap; undefined for all other moves. */
export function leavesOfHeap(move: Move): number | undefined {
  return move.heap_after?.reduce((sum, size) => sum + Number(size), 0);
}

/** Whether the order of the steps says nothing: the cells of a domino are alike. */
export function unordered(move: Move, board: BoardData | null): boolean {
  if (!board || !("cells" in board) || move.cells.length < 2) return false;
  return new Set(move.cells.map((cell) => board.cells[cell]?.content)).size === 1;
}

function goesOn(move: Move, board: BoardData | null, pointed: Pointed[]): boolean {
  if (unordered(move, board)) {
    return pointed.every((point) => move.cells.includes(point.touch));
  }
  return pointed.every((point, step) => {
    if (move.cells[step] !== point.touch) return false;
    const left = leavesOfHeap(move);
    return point.leave === undefined || left === undefined || left === point.leave;
  });
}

/** The moves that begin with what was pointed at. */
export function movesFrom(moves: Move[], board: BoardData | null, pointed: Pointed[]): Move[] {
  return moves.filter((move) => goesOn(move, board, pointed));
}

export interface Pointing {
  pointed: Pointed[];
  /** What can still be meant. */
  moves: Move[];
  /** The move that was pointed out, if there is one. */
  chosen: Move | null;
}

/** One more place is pointed at. If no move goes on so, the pointing begins anew there. */
export function pointAt(moves: Move[], board: BoardData | null, before: Pointed[], place: Place): Pointing {
  const point: Pointed = { touch: place.touch, ...(place.leave === undefined ? {} : { leave: place.leave }) };
  for (const pointed of [[...before, point], [point]]) {
    const fitting = movesFrom(moves, board, pointed);
    if (fitting.length === 0) continue;
    const only = fitting.length === 1 ? fitting[0]! : null;
    return { pointed, moves: fitting, chosen: only };
  }
  return { pointed: [], moves: [], chosen: null };
}

/** The places that the next step of these moves can touch. */
export function nextTouches(moves: Move[], board: BoardData | null, pointed: Pointed[]): Set<number> {
  const touches = new Set<number>();
  for (const move of moves) {
    if (unordered(move, board)) {
      for (const cell of move.cells) {
        if (!pointed.some((point) => point.touch === cell)) touches.add(cell);
      }
    } else {
      const next = move.cells[pointed.length];
      if (next !== undefined) touches.add(next);
    }
  }
  return touches;
}
