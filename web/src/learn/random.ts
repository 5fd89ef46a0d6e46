// Random choices that a number repeats, so that a worksheet can be printed again.

export interface Random {
  /** From 0 to 1, without 1. */
  next: () => number;
  /** A whole number from low to high. */
  whole: (low: number, high: number) => number;
  one: <T>(of: readonly T[]) => T;
  /** A text of that length of these letters. */
  text: (letters: string, length: number) => string;
}

/** Mulberry32. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const one = <T>(of: readonly T[]) => of[whole(0, of.length - 1)]!;
  const text = (letters: string, length: number) => Array.from({ length }, () => one([...letters])).join("");
  return { next, whole, one, text };
}

export const anySeed = () => Math.floor(Math.random() * 1_000_000);
