// What is known of a period, in words.
import type { Period, Sequence } from "./answer";
import { thousands } from "../shell/thousands";

const added = (period: Period) => (period.saltus ? `, with ${period.saltus} added each time` : "");

/** The headline: whether the values repeat. */
export function headline(sequence: Sequence): string {
  const period = sequence.period;
  if (!period) return `No period is seen in ${thousands(sequence.computed)} heaps.`;
  if (period.status === "none") return "The values have no period.";
  const repeat = `repeat every ${period.period}, from ${period.preperiod} on${added(period)}`;
  if (period.status === "observed") return `The values seem to ${repeat}.`;
  return `The values ${repeat}.`;
}

/** How that is known. */
export function proofOf(sequence: Sequence): string {
  const period = sequence.period;
  switch (period?.status) {
    case "proved":
      return `Proved by ${period.statement}: it was observed for all heaps from ${period.preperiod} to ${period.bound - 1}.`;
    case "formula":
    case "none":
      return `By the formula: ${period.theorem}.`;
    case "published":
      return `Published, not proved here: ${period.source}.`;
    case "observed":
      return `Observed up to ${thousands(period.to)}. This is no proof, and no answer rests on it.`;
    default:
      return "There may be one later. A period that is not proved is never used.";
  }
}

/** The heaps that stand out in a plot, and what is special about them. */
export function outOfStep(sequence: Sequence | null): { heaps: Set<number>; common: string; special: string } | null {
  if (sequence?.exceptional) {
    const { number, first, last } = sequence.exceptional;
    const which = number === 0 ? "none" : number === 1 ? `1, at ${last}` : `${number}, the last at ${last}`;
    return { heaps: new Set(first), common: "in step with the period", special: `out of step (${which})` };
  }
  if (sequence?.rare?.thin && sequence.rare.number) {
    const { number, first, last } = sequence.rare;
    return { heaps: new Set(first), common: "common value", special: `rare value (${thousands(number)} ${number === 1 ? "heap" : "heaps"}, the last at ${last})` };
  }
  return null;
}
