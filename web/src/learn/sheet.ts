// The tasks of a worksheet: each exercise of a lesson twice, and no sum twice.
import type { Lesson, Task } from "./lesson";
import { randomOf } from "./random";

export interface SheetTask {
  ask: string;
  task: Task;
}

const each = 2; // tasks of an exercise
// A choice of ten boards, nine of which are taken, misses the last one so often in one of 10^9 sheets.
const tries = 200;

/** The summands of an expression, divided at each plus that stands in no brackets and no quotes. */
function summandsOf(expression: string): string[] {
  const out = [""];
  let depth = 0;
  let quoted = false;
  for (const sign of expression) {
    if (sign === '"') quoted = !quoted;
    else if (!quoted && "([{".includes(sign)) ++depth;
    else if (!quoted && ")]}".includes(sign)) --depth;
    if (sign === "+" && depth === 0 && !quoted) out.push("");
    else out[out.length - 1] += sign;
  }
  return out.map((part) => part.trim());
}

/** The same text for sums that differ only in the order of their summands, or of their heaps. */
export function drawingOf(expression: string): string {
  const sorted = (heaps: string) => heaps.split(",").sort((a, b) => Number(a) - Number(b)).join(",");
  return summandsOf(expression)
    .map((part) => part.replace(/^nim\(([\d,]+)\)$/, (_, heaps: string) => `nim(${sorted(heaps)})`))
    .sort()
    .join(" + ");
}

/** The sheet of a number. The same number gives the same sheet. */
export function sheetOf(lesson: Lesson, seed: number): SheetTask[] {
  const random = randomOf(seed);
  const shown = new Set<string>();
  const out: SheetTask[] = [];
  for (const { ask, make } of lesson.exercises) {
    for (let i = 0; i < each; ++i) {
      let task = make(random);
      for (let more = tries; shown.has(drawingOf(task.show)) && more > 0; --more) task = make(random);
      shown.add(drawingOf(task.show));
      out.push({ ask, task });
    }
  }
  return out;
}
