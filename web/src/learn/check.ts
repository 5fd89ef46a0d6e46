// The core checks answers: the page only asks whether two games are equal.
import { moveOf } from "../board/listed";
import type { BoardData, Move, Player } from "../board/types";
import type { BoardOfTerm } from "../answers";
import { engine } from "../engine";
import type { Task } from "./lesson";

export interface Said {
  value: string;
  latex?: string;
}

export interface Verdict {
  right: boolean;
  /** Of a wrong one: in which direction it is wrong. */
  hint: string;
}

export const evaluate = (text: string) => engine.ask<Said & { kind: string }>("eval", { text, latex: true, time: "10s" });

const wrongBy: Record<string, (answer: string) => string> = {
  ">": (answer) => `Not yet: it is more than ${answer}.`,
  "<": (answer) => `Not yet: it is less than ${answer}.`,
  "||": (answer) => `Not yet: it is confused with ${answer}, neither more nor less.`,
};

/** Whether an answer is right. An answer that is no game is an error of the core. */
export async function check(task: Task & { kind: "worth" | "choice" }, answer: string): Promise<Verdict> {
  if (task.kind === "choice") {
    const right = (await evaluate(task.solution)).value === answer;
    return { right, hint: right ? "" : "Not so." };
  }
  await evaluate(answer);
  const { value } = await evaluate(`compare((${task.solution}), (${answer}))`);
  return { right: value === "=", hint: wrongBy[value]?.(answer.trim()) ?? "" };
}

/** The right answer. */
export const solve = (task: Task & { kind: "worth" | "choice" }) => evaluate(task.solution);

export interface Options {
  left: string[];
  right: string[];
}

/** What the players can leave of a position, each value once; a few of them. */
export async function optionsOf(expression: string): Promise<Options> {
  type Listed = { value: string | null }[];
  const { left, right } = await engine.ask("explore", { text: expression, time: "5s" });
  const few = (all: Listed) => [...new Set(all.flatMap(({ value }) => (value === null ? [] : [value])))].slice(0, 5);
  return { left: few(left), right: few(right) };
}

export interface Drawn {
  summands: { text: string; value?: string | null; latex?: string | null; spoken?: string | null; game?: string; board: BoardData | null }[];
}

export type Term = BoardOfTerm;

/** The games of a sum side by side. */
export async function termsOf(expression: string): Promise<Term[]> {
  return (await engine.ask("boards", { text: expression, time: "10s" })).terms;
}

const timesOf = ({ copies, expression }: Term) => (copies === "1" ? expression : `${copies === "-1" ? "-" : `${copies}.`}${/^[\w"(){}|,./-]*$/.test(expression) && !expression.startsWith("-") ? expression : `(${expression})`}`);

/** The games of a sum side by side, with or without their values. */
export async function drawn(expression: string, worth: boolean): Promise<Drawn> {
  if (!worth) return { summands: (await termsOf(expression)).map((each) => ({ ...each, text: timesOf(each) })) };
  const answer = await engine.ask<{
    expression: string;
    value?: string | null;
    summands?: { expression: string; value?: string; latex?: string; spoken?: string; game?: string }[];
    boards?: (BoardData | null)[];
  }>("analyze", { text: expression, boards: true, forms: "latex,spoken", length: 2000, time: "10s" });
  const summands = answer.summands?.length ? answer.summands : [{ expression: answer.expression, value: answer.value ?? undefined }];
  return { summands: summands.map((each, i) => ({ ...each, text: each.expression, board: answer.boards?.[i] ?? null })) };
}

/** The first moves of a player, with who wins after each. */
export async function movesOf(expression: string, player: Player): Promise<Move[]> {
  const answer = await engine.ask("moves", { text: expression, first: player, most: 500, time: "10s" });
  return (answer[player]?.moves ?? []).map((move) => moveOf(move, player));
}
