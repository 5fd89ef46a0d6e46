// Going over the lines of a board with the arrow keys. Level lines and upright ones stand in rows by turns.
import type { Line } from "./layout";

/** The line that an arrow key leads to, or null. Up and down lead to the next row, and one after the other leads back. */
export function lineBy(key: string, lines: Line[], from: Line): Line | null {
  const aside = (line: Line) => Math.abs(line.x - from.x);
  const first = (among: Line[], cost: (line: Line) => number) => among.reduce<Line | null>((best, line) => (best && cost(best) <= cost(line) ? best : line), null);
  const beside = (sign: 1 | -1) => first(lines.filter((line) => line.y === from.y && sign * (line.x - from.x) > 0), aside);
  const beyond = (sign: 1 | -1) => {
    const ahead = lines.filter((line) => sign * (line.y - from.y) > 0);
    const row = first(ahead, (line) => Math.abs(line.y - from.y))?.y;
    // Of two lines that are equally near, up takes the right one and down the left one.
    return first(ahead.filter((line) => line.y === row), (line) => aside(line) + 0.1 * sign * Math.sign(line.x - from.x));
  };
  const steps: Record<string, () => Line | null> = { ArrowLeft: () => beside(-1), ArrowRight: () => beside(1), ArrowUp: () => beyond(-1), ArrowDown: () => beyond(1) };
  return steps[key]?.() ?? null;
}
