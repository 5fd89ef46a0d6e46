// Why an answer is wrong: a move that refutes it, and what the core knows of the game. The core finds all of it.
import type { Move, Player } from "../board/types";
import { engine } from "../engine";
import { named } from "../words";
import { evaluate, movesOf, optionsOf, termsOf } from "./check";
import type { Measure, Task } from "./lesson";

export interface Why {
  /** Sentences. */
  text: string;
  /** The sum in which a move is shown, and the move. */
  shown?: { sum: string; moves: Move[] };
  /** By which theorem the core knows the value. */
  rule?: string;
}

const other = (player: Player): Player => (player === "left" ? "right" : "left");
const longest = 40; // characters of a value in a sentence

/** Which players win when they start: what an outcome says. */
type Claim = Record<Player, boolean>;
const claims: Record<string, Claim> = {
  N: { left: true, right: true },
  P: { left: false, right: false },
  L: { left: true, right: false },
  R: { left: false, right: true },
};

/** How the moves of a sum are called. */
interface Names {
  /** The move, and in which game it is. */
  of: (move: Move) => string;
  /** Whether the move is in the game that is asked about, and not in an answer. */
  asked: (move: Move) => boolean;
}

/** Names in a sum, or in a sum minus an answer, which is called `answer`. */
async function namesIn(sum: string, answer?: string): Promise<Names> {
  const terms = await termsOf(sum);
  const asked = (move: Move) => move.term <= terms.length;
  const where = (move: Move) => (!asked(move) ? ` in ${answer}` : terms.length > 1 ? ` in game ${move.term}` : "");
  // A game without rules is given by its options, and its moves are called like what they lead to.
  const name = (move: Move) => (terms[move.term - 1]?.game === undefined ? `the move to ${move.name}` : move.name);
  return { asked, of: (move) => name(move) + where(move) };
}

// A move that wins leaves 0, or a game that its player wins in any case.
async function leaves(move: Move): Promise<string> {
  const { value } = await evaluate(move.leaves!);
  if (value.length > longest) return "";
  if (value === "0") return ` That leaves 0: whoever moves there loses, and it is ${named(other(move.player))}'s turn.`;
  return ` That leaves ${value}, which is ${move.player === "left" ? "more" : "less"} than 0.`;
}

async function replyTo(move: Move): Promise<Move | undefined> {
  const replies = await movesOf(move.leaves!, other(move.player));
  return replies.find((reply) => reply.result === "win");
}

/** "If Right starts, he wins with a1-b1.", or how he is answered. Null if that could not be found. */
async function startedBy(player: Player, sum: string, moves: Move[], names: Names): Promise<Why | null> {
  const name = named(player);
  const winning = moves.filter((move) => move.result === "win");
  const won = winning.find(names.asked) ?? winning[0];
  if (won) return { text: `If ${name} starts, he wins with ${names.of(won)}.${await leaves(won)}`, shown: { sum, moves: [won] } };
  const first = moves[0];
  if (!first) return { text: `If ${name} starts, he cannot move, and loses.` };
  const reply = await replyTo(first);
  if (!reply) return null;
  const loses = moves.length > 1 ? `he loses, whatever he does. After ${names.of(first)}` : `he loses. After ${names.of(first)}, his only move`;
  return { text: `If ${name} starts, ${loses}, ${named(reply.player)} wins with ${names.of(reply)}.${await leaves(reply)}`, shown: { sum: first.leaves!, moves: [reply] } };
}

/** What refutes a claim about who wins a sum: best a player who wins against the claim. */
async function refuted(claim: Claim, sum: string, names: Names): Promise<Why | null> {
  const lost: (() => Promise<Why | null>)[] = [];
  for (const player of ["left", "right"] as const) {
    const moves = await movesOf(sum, player);
    const wins = moves.some((move) => move.result === "win");
    if (!wins && moves.some((move) => move.result !== "lose")) continue;
    const told = () => startedBy(player, sum, moves, names);
    if (wins && !claim[player]) return told();
    if (!wins && claim[player]) lost.push(told);
  }
  return lost[0]?.() ?? null;
}

/** What would follow if a game compared so, of the difference of both. */
const consequences: Record<string, { outcome: string; then: (than: string, difference: string) => string }> = {
  ">": { outcome: "L", then: (than, difference) => `If it were more than ${than}, Left would win ${difference}, whoever starts.` },
  "<": { outcome: "R", then: (than, difference) => `If it were less than ${than}, Right would win ${difference}, whoever starts.` },
  "=": { outcome: "P", then: (than, difference) => `If it were ${than}, whoever starts would lose ${difference}.` },
  "||": { outcome: "N", then: (than, difference) => `If it were confused with ${than}, whoever starts would win ${difference}.` },
};

/** Why a game does not compare so: play in the game minus the other one. */
async function differs(sign: string, sum: string, than: string): Promise<Why | null> {
  const { outcome, then } = consequences[sign]!;
  const negative = `minus ${/^-|\s/.test(than) ? `(${than})` : than}`;
  const difference = than === "0" ? sum : `(${sum}) - (${than})`;
  const found = await refuted(claims[outcome]!, difference, await namesIn(sum, negative));
  return found && { ...found, text: `${then(than, than === "0" ? "the game" : `the game ${negative}`)} But ${found.text.charAt(0).toLowerCase()}${found.text.slice(1)}` };
}

/** What both players can leave. */
export async function optionsSaid(sum: string): Promise<string> {
  const { left, right } = await optionsOf(sum);
  const some = (values: string[]) => (values.length ? values.join(" or ") : "nothing");
  const same = left.length > 0 && left.length === right.length && left.every((value) => right.includes(value));
  return same ? `Both players can leave ${some(left)}.` : `Left can leave ${some(left)}, Right can leave ${some(right)}.`;
}

/** By which theorems the core knows the values of the games of a sum. */
async function ruleOf(sum: string): Promise<string | undefined> {
  const { summands } = await engine.ask<{ summands?: { found_by?: string }[] }>("analyze", { text: sum, length: 200, time: "5s" });
  const rules = new Set(summands?.flatMap(({ found_by }) => /^theorem: (.*)/s.exec(found_by ?? "")?.[1] ?? []));
  return rules.size ? [...rules].join("; ") : undefined;
}

const valueOf = async (text: string) => `${(await evaluate(text)).value}`;

/** Why a number is not what is measured. Empty if the answer is no number. */
const measures: Record<Measure, (answer: string, sum: string) => Promise<string>> = {
  // Below the temperature the stops of the cooled game differ.
  temperature: async (tax, sum) => {
    const [left, right] = [await valueOf(`left_stop(cool(${sum}, ${tax}))`), await valueOf(`right_stop(cool(${sum}, ${tax}))`)];
    if (left === right) return `At a tax of ${tax} nobody wants to move, but that is so at a smaller tax, too.`;
    return `At a tax of ${tax} play still comes to ${left} if Left starts, and to ${right} if Right starts. So both want to move.`;
  },

  // The mean of n games lies from their Right stop to their Left stop, divided by n.
  mean: async (answer, sum) => {
    for (const count of [1, 2, 4, 8]) {
      const [left, right] = [`left_stop(copies(${count}, ${sum}))`, `right_stop(copies(${count}, ${sum}))`];
      if ((await valueOf(`times(${count}, ${answer}) > ${left} or times(${count}, ${answer}) < ${right}`)) !== "true") continue;
      const [most, least] = [await valueOf(left), await valueOf(right)];
      const begin = `Play in ${count === 1 ? "the game" : `${count} of these games`} comes to ${most}`;
      if (most === least) return `${begin}, whoever starts. So the mean is ${await valueOf(`times(1/${count}, ${left})`)}.`;
      return `${begin} if Left starts, and to ${least} if Right starts. So the mean is at least ${await valueOf(`times(1/${count}, ${right})`)} and at most ${await valueOf(`times(1/${count}, ${left})`)}.`;
    }
    return "";
  },

  left_stop: async (_, sum) => {
    const { left } = await optionsOf(sum);
    const stops = new Set<string>();
    for (const option of left) stops.add(await valueOf(`right_stop(${option})`));
    return left.length ? `If Left starts, he can leave ${left.join(" or ")}. Right moves next, and play comes to ${[...stops].join(" or ")}.` : "";
  },

  // Atomic weights compare as games do beside a remote star.
  atomic_weight: async (answer, sum) => {
    const sign = await valueOf(`uppitiness(${sum}, copies(${answer}, ^))`);
    return sign === ">" || sign === "<" ? `Beside a remote star it is ${sign === ">" ? "more" : "less"} than ${answer} ${answer === "1" ? "up" : "ups"}.` : "";
  },
};

const tried = <T>(found: Promise<T>, otherwise: T): Promise<T> => found.catch(() => otherwise);

/** Why a typed or chosen answer is wrong. What the core cannot find in time is left out. */
export async function why(task: Task & { kind: "worth" | "choice" }, answer: string): Promise<Why> {
  const { show } = task;
  if (task.kind === "choice") {
    const found = task.than === undefined ? namesIn(show).then((names) => refuted(claims[answer]!, show, names)) : differs(answer, show, task.than);
    return (await tried(found, null)) ?? { text: "" };
  }
  const found = task.measure ? { text: await tried(measures[task.measure](answer, show), "") } : await tried(differs("=", show, answer), null);
  const options = task.measure === "left_stop" && found?.text ? "" : await tried(optionsSaid(show), "");
  const rule = await tried(ruleOf(show), undefined);
  // The sentences before speak of another game.
  const apart = !task.measure && found && answer !== "0" && options ? `In the game itself ${options.replace(/^Both/, "both")}` : options;
  return { ...found, text: [found?.text, apart].filter(Boolean).join(" "), ...(rule ? { rule } : {}) };
}

/** Why a move does not win: the answer that beats it. */
export async function whyMove(move: Move, sum: string): Promise<Why> {
  const names = await tried(namesIn(sum), null);
  const reply = names && (await tried(replyTo(move), undefined));
  const who = named(other(move.player));
  if (!names || !reply) return { text: `Not yet: after ${move.name} ${who} can still win.` };
  return { text: `Not yet: after ${names.of(move)}, ${who} wins with ${names.of(reply)}.${await tried(leaves(reply), "")}`, shown: { sum: move.leaves!, moves: [reply] } };
}
