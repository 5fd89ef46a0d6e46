// Where the mark of a move stands: there where the move happens.
import { along, cellSize, type Layout, type Place } from "./layout";
import { leavesOfHeap, unordered } from "./steps";
import type { BoardData, Move, Spot } from "./types";

export interface Mark extends Spot {
  move: Move;
  width: number;
  height: number;
  /** The way of a piece, as the path of an SVG. */
  arc: string | null;
}

const most = 60;

function middle(places: Place[]): Spot {
  const sum = (of: (place: Place) => number) => places.reduce((all, place) => all + of(place), 0);
  return { x: sum((p) => p.x) / places.length, y: sum((p) => p.y) / places.length };
}

function arcOf(places: Place[]): string {
  const [first, ...rest] = places;
  let path = `M${first!.x} ${first!.y - 14}`;
  let from = first!;
  for (const to of rest) {
    const lift = from.y === to.y ? Math.min(from.y, to.y) - 44 : (from.y + to.y) / 2;
    const bend = from.x === to.x ? (from.x + to.x) / 2 + 26 : (from.x + to.x) / 2;
    path += `Q${bend} ${lift} ${to.x} ${to.y - (from.y === to.y ? 14 : 0)}`;
    from = to;
  }
  return path;
}

// Whether a letter stands in the middle of a place. A mark would cover it.
const lettered = (place: Place) => (place.shape === "cell" || place.shape === "vertex") && !["", ".", "#"].includes(place.content);

function markOf(move: Move, layout: Layout, board: BoardData, both: Set<string>): Mark | null {
  const touched = move.cells.map((cell) => layout.places.find((place) => place.touch === cell));
  if (touched.length === 0 || touched.some((place) => !place)) return null;
  const places = touched as Place[];
  const first = places[0]!;
  const shared = both.has(move.cells.join());
  const side = move.player === "left" ? -1 : 1;
  const mark = { move, width: 14, height: 14, arc: null as string | null };
  if (first.shape === "counter") {
    const left = leavesOfHeap(move);
    const lowest = layout.places.find((place) => place.touch === first.touch && place.leave === left);
    if (!lowest) return null;
    return { ...mark, x: lowest.x + side * 22, y: lowest.y + 13 };
  }
  if (first.shape === "edge") {
    const part = shared ? (move.player === "left" ? 2 / 3 : 1 / 3) : 0.5;
    return { ...mark, ...along(first.route!, part) };
  }
  if (unordered(move, board)) {
    const upright = places.every((place) => place.x === first.x);
    const lying = places.every((place) => place.y === first.y);
    return {
      ...mark,
      ...middle(places),
      width: lying && !upright ? 30 : upright ? 9 : 14,
      height: upright ? 30 : lying ? 9 : 14,
    };
  }
  if (places.length > 1) {
    const last = places.at(-1)!;
    const before = places.at(-2)!;
    const level = first.y === last.y;
    const lift = level ? -14 : lettered(last) ? 16 * Math.sign(before.y - last.y) : 0;
    return {
      ...mark,
      x: last.x + (shared ? side * 8 : 0),
      y: last.y + lift,
      arc: arcOf(places),
    };
  }
  // In a lower corner: Left's at the left, Right's at the right.
  if (lettered(first)) {
    const aside = first.shape === "vertex" ? 13 : 15;
    return { ...mark, x: first.x + side * aside, y: first.y + aside };
  }
  const shift = first.shape === "box" ? 14 : first.shape === "vertex" ? 9 : cellSize / 5;
  return { ...mark, x: first.x + (shared ? side * shift : 0), y: first.y + (first.shape === "box" ? 14 : 0) };
}

/** The marks of these moves. If there are too many, only those of moves that do not lose. */
export function marksOf(moves: Move[], layout: Layout, board: BoardData): { marks: Mark[]; unmarked: number } {
  const shown = moves.length > most ? moves.filter((move) => move.result !== "lose") : moves;
  const players = new Map<string, Set<string>>();
  for (const move of moves) {
    const key = move.cells.join();
    players.set(key, (players.get(key) ?? new Set()).add(move.player));
  }
  const both = new Set([...players].filter(([, who]) => who.size > 1).map(([key]) => key));
  const seen = new Set<string>();
  const marks = shown.slice(0, 400).flatMap((move) => {
    const mark = markOf(move, layout, board, both);
    if (!mark) return [];
    const key = `${move.player} ${mark.x} ${mark.y}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return [mark];
  });
  return { marks, unmarked: moves.length - shown.length };
}
