import { describe, expect, test } from "vitest";
import { readHeaps, type Sequence } from "./answer";
import { bands, columnsFor, scales, ticks } from "./plot";
import { headline, outOfStep, proofOf } from "./words";

const proof = { status: "proved" as const, preperiod: 71, period: 12, saltus: 0, theorem: "a-theorem", statement: "a theorem", bound: 156, digest: "" };
const sequence = (period: Sequence["period"], more: Partial<Sequence> = {}): Sequence => ({
  code: "0.77",
  name: "kayles",
  computed: 4096,
  largest: 8,
  largest_at: 27,
  period,
  ...more,
});

describe("what is known of a period", () => {
  const proved = sequence(proof);

  test("a proof names its theorem and the heaps that it rests on", () => {
    expect(headline(proved)).toBe("The values repeat every 12, from 71 on.");
    expect(proofOf(proved)).toBe("Proved by a theorem: it was observed for all heaps from 71 to 155.");
  });

  test("what is only observed is not called proved", () => {
    const seen = sequence({ status: "observed", preperiod: 0, period: 6, saltus: 3, to: 1000 });
    expect(headline(seen)).toBe("The values seem to repeat every 6, from 0 on, with 3 added each time.");
    expect(proofOf(seen)).toContain("no proof");
  });

  test("no period, and a formula that shows that there is none", () => {
    expect(headline(sequence(null))).toBe("No period is seen in 4,096 heaps.");
    expect(headline(sequence({ status: "none", theorem: "Prim" }))).toBe("The values have no period.");
  });
});

test("heaps that break the period stand out, and rare ones where there is no period", () => {
  const broken = sequence(proof, { exceptional: { number: 2, last: 9, first: [3, 9] } });
  expect(outOfStep(broken)?.heaps).toEqual(new Set([3, 9]));
  const rare = { number: 1, last: 5, first: [5], mask: 1, by_position: false, flipped: false, used: true, thin: true };
  expect(outOfStep(sequence(null, { rare }))?.special).toBe("rare value (1 heap, the last at 5)");
  expect(outOfStep(sequence(null, { rare: { ...rare, thin: false } }))).toBeNull();
});

test("axes have few round numbers", () => {
  expect(ticks(8, 12)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(ticks(199, 12)).toEqual([0, 20, 40, 60, 80, 100, 120, 140, 160, 180]);
  expect(ticks(285, 12)).toEqual([0, 50, 100, 150, 200, 250]);
});

test("a place in the plot belongs to the heap that stands there", () => {
  const { x, heapAt } = scales(200, 8);
  for (const heap of [0, 1, 77, 199]) expect(heapAt(x(heap))).toBe(heap);
  expect(heapAt(-50)).toBe(0);
  expect(heapAt(9999)).toBe(199);
});

test("every second period is shaded, and the last one is cut", () => {
  expect(bands(71, 12, 100)).toEqual([{ from: 71, to: 83 }, { from: 95, to: 100 }]);
  expect(bands(200, 12, 100)).toEqual([]);
});

test("rows of the table show the period", () => {
  expect(columnsFor(12)).toBe(12);
  expect(columnsFor(3)).toBe(12);
  expect(columnsFor(34)).toBe(10);
  expect(columnsFor(undefined)).toBe(10);
});

test("heaps are read from an address", () => {
  expect(readHeaps("7,5, 3")).toEqual([7, 5, 3]);
  for (const wrong of ["", "7,x", "-1", "1.5", "1,2,3,4,5,6,7,8,9,10,11,12,13"]) expect(readHeaps(wrong)).toBeNull();
});
