// Dyadic numbers of thermographs, exact however long they are: read from text, and written as text.

/** A fraction in lowest terms. The bottom is a power of two. */
export interface Dyadic {
  top: bigint;
  bottom: bigint;
}

/** The number of a text such as -5/4. */
export function read(text: string): Dyadic {
  const [top, bottom] = text.split("/");
  return { top: BigInt(top!), bottom: BigInt(bottom ?? "1") };
}

/** The nearest number that pictures can use: at most 10^300. */
export function approximately({ top, bottom }: Dyadic): number {
  // Numbers with hundreds of digits are too large for a number of the language.
  const digits = Math.min(top.toString(2).length, bottom.toString(2).length);
  const shift = BigInt(Math.max(digits - 64, 0));
  return Math.min(Math.max(Number(top >> shift) / Number(bottom >> shift), -1e300), 1e300);
}

/** The same, of a text. */
export const numberOf = (text: string): number => approximately(read(text));

/** A height that is a multiple of 1/16. */
export const sixteenths = (count: number): Dyadic => lowest(BigInt(Math.round(count)), 16n);

export const half = ({ top, bottom }: Dyadic): Dyadic => lowest(top, 2n * bottom);
export const plus = (a: Dyadic, b: Dyadic): Dyadic => lowest(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom);
export const less = (a: Dyadic, b: Dyadic): boolean => a.top * b.bottom < b.top * a.bottom;

/** A number as a text: 3/4. The minus sign is that of printed numbers. */
export const written = ({ top, bottom }: Dyadic): string => (bottom === 1n ? `${top}` : `${top}/${bottom}`).replace("-", "−");

function lowest(top: bigint, bottom: bigint): Dyadic {
  while (bottom > 1n && top % 2n === 0n) {
    top /= 2n;
    bottom /= 2n;
  }
  return { top, bottom };
}

/**
 * The value of a wall at a height. Above its last bend a wall is the mast. Between two bends it is upright, or moves by 1
 * for each 1 of height.
 */
export function wallAt(wall: { t: string; value: string }[], t: Dyadic): Dyadic {
  const next = wall.findIndex((bend) => !less(read(bend.t), t));
  if (next < 0) return read(wall.at(-1)!.value);
  const value = read(wall[next]!.value);
  if (next === 0) return value;
  const before = read(wall[next - 1]!.value);
  if (!less(value, before) && !less(before, value)) return value;
  const height = read(wall[next]!.t);
  const rest = plus(height, { top: -t.top, bottom: t.bottom });
  return plus(value, less(before, value) ? { top: -rest.top, bottom: rest.bottom } : rest);
}
