// Places in texts: those of the core are bytes, those of the page are characters.

const bytes = (part: string) => new TextEncoder().encode(part).length;

/** The character at an offset in bytes. */
export function characterAt(text: string, offset: number): number {
  let i = 0;
  for (let sum = 0; i < text.length && sum < offset; ++i) sum += bytes(text[i]!);
  return i;
}

export interface WrongPlace {
  /** From 1. */
  line: number;
  column: number;
  /** The line up to the place, the wrong character, and what follows. */
  before: string;
  wrong: string;
  after: string;
  /** The place in the whole text. */
  start: number;
}

/** The line of an error, divided at its place. */
export function wrongPlace(text: string, offset: number): WrongPlace {
  const start = characterAt(text, offset);
  const begin = text.lastIndexOf("\n", start - 1) + 1;
  const next = text.indexOf("\n", start);
  const line = text.slice(begin, next < 0 ? text.length : next);
  const at = start - begin;
  return { line: text.slice(0, begin).split("\n").length, column: at + 1, before: line.slice(0, at), wrong: line[at] ?? " ", after: line.slice(at + 1), start };
}
