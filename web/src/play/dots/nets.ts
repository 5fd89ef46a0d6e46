// What the core says of a position of Dots-and-Boxes, in words: the nets of the lines, chains and loops, and control.
import type { Answers } from "../../answers";

export type DotsAnswer = Answers["dots"];

/** A search ends after this time, in seconds. */
const seconds = 5;
// The time is the only limit.
const nodes = 1e12;

export const questionOf = (position: string) => ({ text: position, time: `${seconds}s`, nodes });

/** A net with its sign. */
export const signed = (net: number) => (net > 0 ? `+${net}` : net < 0 ? `−${-net}` : "0");

export interface LineNet {
  net: number;
  best: boolean;
}

/** The nets by the names of the lines. Empty where the search did not end. */
export function netsOf(answer: Pick<DotsAnswer, "lines" | "best"> | null): Map<string, LineNet> {
  const best = new Set(answer?.best);
  return new Map(answer?.lines?.map(({ line, net }) => [line, { net, best: best.has(line) }]));
}

const boxes = (count: number) => (count === 1 ? "1 box" : `${count} boxes`);

/** The sentences about a position, whose player to move and other player have these names. */
export function sentencesOf(answer: DotsAnswer, mover: string, other: string): string[] {
  const out: string[] = [];
  if (answer.controlled_value !== undefined) {
    out.push(`Only long chains and loops are left: the ${other} player keeps control and gets ${boxes(answer.controlled_value)} more.`);
  }
  if (!answer.finished) {
    out.push(`The nets are not known: ${reasonOf(answer)}.`);
    return out;
  }
  const end = answer.result === "tie" ? "The game is a tie" : `The ${answer.result === "win" ? mover : other} player wins`;
  out.push(`If both play well, the ${mover} player gets ${answer.mover_gets} of the remaining boxes and the ${other} player ${answer.other_gets}. ${end}.`);
  const { choice } = answer;
  if (choice) {
    out.push(`The ${mover} player can take ${boxes(choice.boxes)} at once. The net is ${signed(choice.net_of_all)} if all are taken, and ${signed(choice.net_of_leaving)} if ${choice.left} are left.`);
  }
  return out;
}

// The command line has options that the page has not.
const reasonOf = (answer: DotsAnswer) => (answer.error?.message ?? answer.why_not ?? "the search did not end").replace(/ \(--.*\)$/, "");

/** Boxes that belong together, and what they are. */
export interface Group {
  kind: "chain" | "loop" | "joint" | "capturable";
  words: string;
  /** The letter of a chain or loop: A is the first. */
  letter: string;
  /** Which tint a chain or loop has. */
  tint: number;
  boxes: string[];
}

const tints = 5;

/** The letter of a number: A to Z, then AA, AB and so on. */
const letterOf = (i: number): string => (i < 26 ? "" : letterOf(Math.floor(i / 26) - 1)) + String.fromCharCode(65 + (i % 26));

/** The legend of a position: a group for each chain and loop, then the joints and the capturable boxes. */
export function groupsOf(answer: Pick<DotsAnswer, "boxes"> | null): Group[] {
  if (!answer) return [];
  const { chains, loops, joints, capturable } = answer.boxes;
  const rows = [...chains.map((its) => ({ kind: "chain" as const, its })), ...loops.map((its) => ({ kind: "loop" as const, its }))];
  const out: Group[] = rows.map(({ kind, its }, i) => ({ kind, words: `${kind} of ${its.length}`, letter: letterOf(i), tint: i % tints, boxes: its }));
  const single = (kind: "joint" | "capturable", its: string[], words: string) => its.length && out.push({ kind, words, letter: "", tint: 0, boxes: its });
  single("joint", joints, joints.length === 1 ? "1 joint" : `${joints.length} joints`);
  single("capturable", capturable, capturable.length === 1 ? "1 capturable box" : `${capturable.length} capturable boxes`);
  return out;
}
