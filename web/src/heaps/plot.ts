// Where the values of a sequence stand in a plot.

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export const frame: Frame = { width: 1180, height: 310, left: 64, right: 12, top: 26, bottom: 36 };

/** Numbers from 0 for an axis: at most `most` of them, 1, 2 or 5 times a power of ten apart. */
export function ticks(end: number, most: number): number[] {
  let step = 1;
  const factors = [2, 2.5, 2];
  for (let i = 0; end / step >= most; ++i) step *= factors[i % 3]!;
  return Array.from({ length: Math.floor(end / step) + 1 }, (_, i) => i * step);
}

export interface Scales {
  x: (heap: number) => number;
  y: (value: number) => number;
  heapAt: (x: number) => number;
}

export function scales(count: number, largest: number, box: Frame = frame): Scales {
  const wide = (box.width - box.left - box.right) / Math.max(count - 1, 1);
  const high = (box.height - box.top - box.bottom) / Math.max(largest, 1);
  return {
    x: (heap) => box.left + heap * wide,
    y: (value) => box.height - box.bottom - value * high,
    heapAt: (x) => Math.max(0, Math.min(count - 1, Math.round((x - box.left) / wide))),
  };
}

/** Every second period from its beginning on, cut at the last heap. */
export function bands(preperiod: number, period: number, count: number): { from: number; to: number }[] {
  const out: { from: number; to: number }[] = [];
  if (period < 1 || (count - preperiod) / period > 200) return out;
  for (let from = preperiod; from < count; from += 2 * period) out.push({ from, to: Math.min(from + period, count) });
  return out;
}

/** Equal dots as one path: thousands of them stay quick. */
export function dots(points: { x: number; y: number }[]): string {
  return points.map(({ x, y }) => `M${x.toFixed(1)} ${y.toFixed(1)}h0`).join("");
}

/** How many values stand in a row of a table: a period or a multiple of it, where that fits. */
export function columnsFor(period: number | undefined): number {
  if (period && period <= 20) {
    let columns = period;
    while (columns < 10) columns += period;
    return columns;
  }
  return 10;
}
