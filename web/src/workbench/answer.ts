// What the core says of a sum: the questions of the Workbench and their answers.
import type { BoardData, Move, Player, Result } from "../board/types";
import type { Thermograph, WallPoint } from "../answers";
import { engine } from "../engine";
import type { Watch } from "../engine/engine";
import type { Winners } from "../words";

export interface Forms {
  value?: string | null;
  latex?: string | null;
  spoken?: string | null;
  /** What is known of a value that is too long. */
  summary?: string | null;
}

export type Bend = WallPoint;
export type Heat = Pick<Thermograph, "mean" | "temperature" | "left_wall" | "right_wall">;

export interface Summand extends Forms {
  expression: string;
  copies?: string;
  game?: string;
  found_by?: string;
}

export interface Analysis extends Forms {
  expression: string;
  winner?: Winners;
  reason?: string;
  why_no_value?: string;
  found_by?: string;
  stops?: { left: string; right: string };
  to_move_at_stop?: { left_starts: Player; right_starts: Player };
  confused_with?: { low: string; high: string };
  thermograph?: Heat;
  atomic_weight?: string;
  birthday?: string;
  kinds?: string[];
  /** The limit that was reached before the value was found. */
  limit?: string;
  summands: Summand[];
  boards?: (BoardData | null)[];
  seconds?: number;
}

export type KnownMove = Move & Forms;

export interface FirstMoves {
  left: number;
  right: number;
  moves: KnownMove[];
}

const forms = { forms: "latex,spoken", length: 2000 };

export function analyse(text: string, watch: Watch<Analysis> = {}, more: { time?: string } = {}, core = engine): Promise<Analysis> {
  return core.ask<Analysis>("analyze", { text, boards: true, ...more, ...forms }, watch);
}

/** The sum and its boards, without who wins. */
export async function boardsOf(text: string, core = engine): Promise<Analysis> {
  const { expression, terms } = await core.ask("boards", { text });
  return { expression, summands: terms, boards: terms.map((term) => term.board) };
}

const order: Record<Result, number> = { win: 0, draw: 1, unknown: 2, lose: 3 };

/** Whether something of these moves is only found by a longer search. */
export const isPartly = (first: FirstMoves) => first.moves.some((move) => move.result === "unknown" || move.value === undefined);

/** All first moves of both players, the best first. With `values` the core searches for those, too. */
export async function firstMoves(text: string, more: { values?: true; time?: string } = {}, core = engine): Promise<FirstMoves> {
  const answer = await core.ask("moves", { text, most: 500, ...more, ...forms });
  const moves = (["left", "right"] as const).flatMap((player) =>
    (answer[player]?.moves ?? []).map((move) => ({ ...move, player, name: move.move, cells: move.cells ?? [] })),
  );
  moves.sort((a, b) => order[a.result ?? "unknown"] - order[b.result ?? "unknown"]);
  return { left: answer.left?.legal ?? 0, right: answer.right?.legal ?? 0, moves };
}
