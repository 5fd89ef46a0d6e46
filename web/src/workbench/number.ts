// Dyadic numbers of thermographs: read from text, and written with stacked fractions.

/** The number of a text such as -5/4. */
export function numberOf(text: string): number {
  const [top, bottom] = text.split("/");
  return Number(top) / Number(bottom ?? 1);
}

/** The value of a wall at a height; above its last bend a wall is the mast. */
export function wallAt(wall: { t: string; value: string }[], t: number): number {
  const bends = wall.map((bend) => ({ t: numberOf(bend.t), value: numberOf(bend.value) }));
  let before = bends[0]!;
  for (const bend of bends) {
    if (bend.t >= t) {
      const part = bend.t === before.t ? 1 : (t - before.t) / (bend.t - before.t);
      return before.value + part * (bend.value - before.value);
    }
    before = bend;
  }
  return before.value;
}

/** A dyadic number as a text: 0.75 is 3/4. */
export function dyadic(value: number): string {
  let bottom = 1;
  while (bottom < 4096 && Math.abs(value * bottom - Math.round(value * bottom)) > 1e-9) bottom *= 2;
  const top = Math.round(value * bottom);
  return bottom === 1 ? `${top}` : `${top}/${bottom}`;
}
