// A match as the address has it, and the record by which the core takes it up.
import type { Answers, ComputerMove, PositionInMatch, RatedMove } from "../answers";
import { moveOf } from "../board/listed";
import type { Move, Player } from "../board/types";
import { engine } from "../engine";
import type { Origin } from "../shell/origin.svelte";

export const levels = ["perfect", "strong", "fair", "easy", "child"];

export interface Seats {
  left: "person" | "computer";
  right: "person" | "computer";
}

export interface Setup {
  expression: string;
  first: Player;
  you: Player | "both" | "none";
  level: string;
  moves: string[];
  /** The player to move has given up. */
  resigned: boolean;
  /** Where a1 is, for the names of the moves. */
  origin: Origin;
}

export type MatchState = Required<Pick<Answers["match.new"], "expression" | "first" | "level" | "you" | "over" | "terms" | "moves_made">> &
  Pick<Answers["match.new"], "origin"> & { to_move: Player; winner: Player | null; resigned: Player | null };

export type Choice = ComputerMove;
export type Step = PositionInMatch;
/** How the games of a match are played, each once; terms count from 1. */
export type Rules = Answers["match.rules"];

/** The text of a match for `match.load`. */
export function recordOf(setup: Setup): string {
  return [
    "summand match 2",
    `game ${setup.expression.replace(/\s+/g, " ").trim()}`,
    `first ${setup.first}`,
    `origin ${setup.origin}`,
    `you ${setup.you}`,
    `level ${setup.level}`,
    ...setup.moves.map((move) => `move ${move}`),
    ...(setup.resigned ? ["resigned"] : []),
    "end",
    "",
  ].join("\n");
}

/** The match of a record, as the core reads it. Throws if it is of another game. */
export async function setupRead(record: string): Promise<Setup> {
  const { match, ...state } = await engine.ask<MatchState & { match: number }>("match.load", { text: record });
  void close(match);
  if (!state.expression) throw new Error("This record is not of a match at a sum.");
  return {
    expression: state.expression,
    first: state.first,
    you: state.you,
    level: levels.includes(state.level) ? state.level : "perfect",
    moves: state.moves_made.map((made) => made.move),
    resigned: state.resigned !== null,
    origin: state.origin ?? "top",
  };
}

export const isComputer = (setup: Setup, player: Player) => setup.you !== "both" && setup.you !== player;

/** Takes back to the last turn of a person: the moves that stay. */
export function undone(setup: Setup, made: { player: Player }[]): string[] {
  let count = made.length - 1;
  while (count > 0 && isComputer(setup, made[count]!.player)) --count;
  return setup.moves.slice(0, Math.max(count, 0));
}

export const close = (match: number) => engine.ask("match.close", { match }).catch(() => {});

// A conversation holds a hundred matches, so the last one is closed.
let held: number | null = null;

/** Begins a match or goes on with one, at a sum or around a table. */
export async function open<State>(method: string, params: object): Promise<State & { match: number }> {
  const last = held;
  held = null;
  if (last !== null) await close(last);
  const state = await engine.ask<State & { match: number }>(method, params);
  held = state.match;
  return state;
}

/** Closes the match some time after its page was left: an open match keeps all memory of the core. */
export function leave() {
  const left = held;
  setTimeout(() => {
    if (left === null || held !== left) return;
    held = null;
    void close(left);
  }, 1000);
}

/** The match in the core after these moves. */
export const load = (setup: Setup) => open<MatchState>("match.load", { text: recordOf(setup) });

/** The rules of the match that was loaded last. */
export const rulesOf = () => engine.ask<Rules>("match.rules");

export async function legalMoves(player: Player): Promise<Move[]> {
  const answer = await engine.ask<{ moves: RatedMove[] }>("match.moves", { most: 1000 });
  return answer.moves.map((move) => moveOf(move, player));
}

/** What each legal move is worth, where the sum has the same games as the match. */
export async function results(state: MatchState, moves: Move[]): Promise<Move[]> {
  const text = state.terms.map((term) => `(${term.text})`).join(" + ");
  const player = state.to_move;
  const answer = await engine.ask<Record<Player, { moves: RatedMove[] } | undefined>>("moves", {
    text,
    first: player,
    most: 1000,
    origin: state.origin ?? "top",
  });
  const known = new Map(answer[player]?.moves.map((move) => [`${move.term} ${move.move}`, move.result]));
  return moves.map((move) => {
    const result = known.get(`${move.term} ${move.name.replace(/^\d+: /, "")}`);
    return result ? { ...move, result } : move;
  });
}
