// What the core says of heaps: nim-sequences, Nim in columns, and the puzzle of the marbles.
import type { Answers, MarblesVerdict, NimMove, PeriodOfHeaps } from "../answers";
import { engine } from "../engine";
import type { Watch } from "../engine/engine";
import { moveOf } from "../board/listed";
import type { BoardData, Move } from "../board/types";

export type Period = PeriodOfHeaps;

/** The answer of `heaps` for normal play. */
export type Sequence = Required<Pick<Answers["heaps"], "code" | "name" | "computed" | "largest" | "largest_at">> &
  Pick<Answers["heaps"], "rule" | "rare" | "p_positions" | "exceptional" | "values" | "histogram" | "asked"> & { period: Period | null };

/** The period of a game, and which of its heaps break the rule. */
export function study(code: string, watch: Watch<Sequence> = {}): Promise<Sequence> {
  return engine.ask<Sequence>("heaps", { text: code, structure: true, rare: true }, watch);
}

/** The values of the heaps below a number, and how often each of them occurs. */
export function values(code: string, to: number): Promise<Sequence> {
  return engine.ask<Sequence>("heaps", { text: code, to, values: true, histogram: true });
}

export function valueAt(code: string, heap: string): Promise<Sequence> {
  return engine.ask<Sequence>("heaps", { text: code, at: heap, period: true });
}

/** The answer of `nim.analyze` for heaps; for a sum of games it has other members. */
export type Columns = Required<Pick<Answers["nim.analyze"], "heaps" | "nim_sum" | "answer" | "columns" | "sum" | "answers" | "remarks">> & { winning: NimMove[] };

export function columnsOf(heaps: number[]): Promise<Columns> {
  return engine.ask<Columns>("nim.analyze", { text: heaps.length ? heaps.join(",") : "0" });
}

export interface NimBoard {
  board: BoardData | null;
  moves: Move[];
}

/** The heaps as a board with the moves of both players, which are the same. Marks stand on the right. */
export async function boardOf(heaps: number[]): Promise<NimBoard> {
  const text = `nim(${heaps.join(",")})`;
  const { boards } = await engine.ask("analyze", { text, boards: true });
  const { left } = await engine.ask("moves", { text, first: "left", most: 500 });
  return { board: boards?.[0] ?? null, moves: (left?.moves ?? []).map((move) => moveOf(move, "right")) };
}

export type MarblePosition = MarblesVerdict;
export type Marbles = Answers["nim.marbles"];

export function marbles(heaps: number[]): Promise<Marbles> {
  return engine.ask("nim.marbles", { text: heaps.join(",") });
}

export type NimTable = Answers["nim.table"];

export function nimTable(size: number): Promise<NimTable> {
  return engine.ask("nim.table", { to: size });
}

/** Heaps that a person typed or an address has. Null if they are none, or too many to draw. */
export function readHeaps(text: string): number[] | null {
  const parts = text.split(/[,\s]+/).filter((part) => part !== "");
  const heaps = parts.map(Number);
  const fine = heaps.every((heap, i) => /^\d+$/.test(parts[i]!) && Number.isSafeInteger(heap));
  return fine && heaps.length > 0 && heaps.length <= 12 ? heaps : null;
}

export const written = (position: number[]) => `(${position.join(",")})`;
