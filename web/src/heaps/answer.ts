// What the core says of heaps: nim-sequences, Nim in columns, and the puzzle of the marbles.
import { engine } from "../engine";
import type { Watch } from "../engine/engine";
import { moveOf, type ListedMove } from "../board/listed";
import type { BoardData, Move } from "../board/types";

export interface Period {
  status: "proved" | "observed" | "formula" | "none" | "published";
  preperiod?: number;
  period?: number;
  saltus?: number;
  statement?: string;
  theorem?: string;
  source?: string;
  bound?: number;
  digest?: string;
  to?: number;
}

interface HeapList {
  number: number;
  last: number | null;
  first: number[];
}

export interface Sequence {
  code: string;
  name: string;
  rule?: string;
  computed: number;
  method: string;
  largest: number;
  largest_at: number;
  period: Period | null;
  rare?: HeapList & { values?: number[]; thin: boolean };
  p_positions?: HeapList;
  exceptional?: HeapList;
  values?: number[];
  histogram?: { value: number; heaps: number; first: number }[];
  asked?: { heap: string; value: string; theorem?: string };
}

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

export interface Columns {
  heaps: number[];
  nim_sum: number;
  answer: "accept" | "decline";
  columns: string[];
  sum: string;
  winning: { from: number; to: number }[];
  answers: { option: number[]; answer: number[] }[];
  remarks: string[];
}

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
  const { boards } = await engine.ask<{ boards?: (BoardData | null)[] }>("analyze", { text, boards: true });
  const { left } = await engine.ask<{ left?: { moves: ListedMove[] } }>("moves", { text, first: "left", most: 500 });
  return { board: boards?.[0] ?? null, moves: (left?.moves ?? []).map((move) => moveOf(move, "right")) };
}

export interface MarblePosition {
  position: number[];
  outcome: "lost" | "won";
  round: number;
  options: number[][];
  winning: number[] | null;
}

export interface Marbles {
  start: number[];
  answer: "accept" | "decline";
  positions: MarblePosition[];
  laws: { law: string; compared: number; decided: boolean; exceptions: number; instances: string[] }[];
}

export function marbles(heaps: number[]): Promise<Marbles> {
  return engine.ask<Marbles>("nim.marbles", { text: heaps.join(",") });
}

export interface NimTable {
  size: number;
  rows: number[][];
  positions: number;
}

export function nimTable(size: number): Promise<NimTable> {
  return engine.ask<NimTable>("nim.table", { to: size });
}

/** Heaps that a person typed or an address has. Null if they are none, or too many to draw. */
export function readHeaps(text: string): number[] | null {
  const parts = text.split(/[,\s]+/).filter((part) => part !== "");
  const heaps = parts.map(Number);
  const fine = heaps.every((heap, i) => /^\d+$/.test(parts[i]!) && Number.isSafeInteger(heap));
  return fine && heaps.length > 0 && heaps.length <= 12 ? heaps : null;
}

export const written = (position: number[]) => `(${position.join(",")})`;
