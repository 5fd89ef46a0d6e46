// What a lesson is made of. The page writes expressions; the core knows their values.
import type { Player } from "../board/types";
import type { Random } from "./random";

/** A paragraph with values between $ signs, a picture of a sum, a small match, or a thermograph. */
export type Block =
  | string
  | { board: string; worth?: boolean }
  | { play: string; you?: Player; first?: Player; note: string }
  | { heat: string };

export interface Note {
  head: string;
  text: string;
}

interface Shown {
  /** What is drawn. */
  show: string;
  /** A sentence about this one. */
  about?: string;
}

export type Measure = "mean" | "temperature" | "left_stop" | "atomic_weight";

/**
 * A value is typed, one of some answers is chosen, or a move is made that wins the whole sum. `than` is what the game is
 * compared with.
 */
export type Task =
  | (Shown & { kind: "worth"; solution: string; measure?: Measure })
  | (Shown & { kind: "choice"; solution: string; choices: { key: string; name: string }[]; than?: string })
  | (Shown & { kind: "move"; player: Player });

export interface Exercise {
  ask: string;
  /** Another task of the same kind each time. */
  make: (random: Random) => Task;
}

export interface Lesson {
  name: string;
  title: string;
  chapter: string;
  blocks: Block[];
  notes: Note[];
  exercises: Exercise[];
  /** What the text says, as expressions that are true. */
  facts: string[];
}

export const outcomes = [
  { key: "N", name: "Whoever starts wins" },
  { key: "P", name: "Whoever starts loses" },
  { key: "L", name: "Left wins" },
  { key: "R", name: "Right wins" },
];

export const comparisons = [
  { key: ">", name: "more" },
  { key: "<", name: "less" },
  { key: "=", name: "equal" },
  { key: "||", name: "confused" },
];

/** Who wins this? */
export const whoWins = (ask: string, make: (random: Random) => string): Exercise => ({
  ask,
  make: (random) => {
    const show = make(random);
    return { kind: "choice", show, solution: `outcome(${show})`, choices: outcomes };
  },
});

/** What is this worth? */
export const worth = (ask: string, make: (random: Random) => string): Exercise => ({
  ask,
  make: (random) => {
    const show = make(random);
    return { kind: "worth", show, solution: show };
  },
});

/** What does this function say of this game? */
export const measured = (ask: string, measure: Measure, make: (random: Random) => string): Exercise => ({
  ask,
  make: (random) => {
    const show = make(random);
    return { kind: "worth", show, solution: `${measure}(${show})`, measure };
  },
});

/** Which of the two is more? */
export const compared = (ask: string, make: (random: Random) => [string, string]): Exercise => ({
  ask,
  make: (random) => {
    const [first, second] = make(random);
    return { kind: "choice", show: first, about: `Compared with ${second} it is`, solution: `compare(${first}, ${second})`, choices: comparisons, than: second };
  },
});

/** A move that wins the sum. The games must be such that one exists. */
export const winningMove = (ask: string, player: Player, make: (random: Random) => string): Exercise => ({
  ask,
  make: (random) => ({ kind: "move", show: make(random), player }),
});
