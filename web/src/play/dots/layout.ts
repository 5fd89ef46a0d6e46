// Where the dots, lines and boxes of a board are drawn. Row 1 is at the bottom.
import { dotName } from "./position";

const gap = 64; // between two dots
const margin = 34; // left and below, where the letters and numbers stand
const edge = 18; // right and above

export interface Spot {
  name: string;
  x: number;
  y: number;
}

/** A line between two dots, with its middle. */
export interface Line extends Spot {
  from: Spot;
  to: Spot;
}

/** A box, named by the dot at its lower left, with its middle. */
export type Box = Spot;

export interface DotsLayout {
  width: number;
  height: number;
  dots: Spot[];
  lines: Line[];
  boxes: Box[];
  /** Letters below the columns and numbers beside the rows. */
  labels: { text: string; x: number; y: number }[];
}

const upTo = (count: number) => Array.from({ length: count }, (_, i) => i);

export function layoutOf(rows: number, columns: number): DotsLayout {
  const x = (column: number) => margin + column * gap;
  const y = (row: number) => edge + (rows - row) * gap;
  const dot = (column: number, row: number): Spot => ({ name: dotName(column, row), x: x(column), y: y(row) });
  const line = (from: Spot, to: Spot): Line => ({ name: `${from.name}-${to.name}`, x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, from, to });
  const each = <T>(columnsOf: number, rowsOf: number, make: (column: number, row: number) => T): T[] => upTo(rowsOf).flatMap((row) => upTo(columnsOf).map((column) => make(column, row)));
  return {
    width: x(columns) + edge,
    height: y(0) + margin,
    dots: each(columns + 1, rows + 1, dot),
    lines: [
      ...each(columns, rows + 1, (column, row) => line(dot(column, row), dot(column + 1, row))),
      ...each(columns + 1, rows, (column, row) => line(dot(column, row), dot(column, row + 1))),
    ],
    boxes: each(columns, rows, (column, row) => ({ name: dotName(column, row), x: x(column) + gap / 2, y: y(row) - gap / 2 })),
    labels: [
      ...upTo(columns + 1).map((column) => ({ text: dotName(column, 0)[0]!, x: x(column), y: y(0) + 24 })),
      ...upTo(rows + 1).map((row) => ({ text: `${row + 1}`, x: 12, y: y(row) + 4 })),
    ],
  };
}

/** The square that is nearer to a line than to all others: one that stands on a corner. */
export function reach({ x, y }: Spot): string {
  const half = gap / 2;
  return `${x - half},${y} ${x},${y - half} ${x + half},${y} ${x},${y + half}`;
}

/** The square of a box, inside its lines. */
export const inside = ({ x, y }: Box) => ({ x: x - gap / 2 + 3, y: y - gap / 2 + 3, width: gap - 6, height: gap - 6 });
