// A position of Dots-and-Boxes, read from the text that the core writes.

export interface DotsPosition {
  /** Of boxes. */
  rows: number;
  columns: number;
  drawn: Set<string>;
  /** Of the first and the second player. */
  boxes: [number, number];
}

export const dotsPlayers = ["first", "second"] as const;

/** Reads "3x3 a1-b1 a1-a2; 0-0; first to move". Returns null for other texts. */
export function positionOf(text: string): DotsPosition | null {
  const [board = "", score = "0-0"] = text.split(";");
  const [size = "", ...drawn] = board.trim().split(/\s+/);
  const [rows, columns] = numbers(size.split("x"));
  const [first, second] = numbers(score.trim().split("-"));
  if (!rows || !columns || first === undefined || second === undefined) return null;
  return { rows, columns, drawn: new Set(drawn), boxes: [first, second] };
}

function numbers(words: string[]): number[] {
  return words.length === 2 && words.every((word) => /^\d{1,3}$/.test(word)) ? words.map(Number) : [];
}

/** "a1" for column 0 and row 0. Row 1 is at the bottom. */
export const dotName = (column: number, row: number) => `${String.fromCharCode(97 + column)}${row + 1}`;

/** The names of the four lines around a box. */
export function around(column: number, row: number): string[] {
  const [here, right, above, across] = [dotName(column, row), dotName(column + 1, row), dotName(column, row + 1), dotName(column + 1, row + 1)];
  return [`${here}-${right}`, `${above}-${across}`, `${here}-${above}`, `${right}-${across}`];
}

export interface DrawnLine {
  player: string;
  line: string;
}

/** Who owns which box: the player who drew its last line. Nothing tells whose the boxes of the first position are. */
export function ownersOf({ rows, columns, drawn }: DotsPosition, lines: DrawnLine[]): Map<string, string> {
  const out = new Map<string, string>();
  for (let row = 0; row < rows; ++row) {
    for (let column = 0; column < columns; ++column) {
      const sides = around(column, row);
      if (!sides.every((side) => drawn.has(side))) continue;
      const last = lines.findLast((made) => sides.includes(made.line));
      if (last) out.set(dotName(column, row), last.player);
    }
  }
  return out;
}
