import { expect, test } from "vitest";
import { lessons } from "./lessons";
import { randomOf } from "./random";
import { drawingOf, sheetOf } from "./sheet";

const seeds = Array.from({ length: 500 }, (_, i) => i + 1);

test.each(lessons.map((lesson) => [lesson.name, lesson] as const))("%s: a sheet has two tasks of each kind, and no sum twice", (_, lesson) => {
  for (const seed of seeds) {
    const sheet = sheetOf(lesson, seed);
    expect(sheet.map(({ ask }) => ask)).toEqual(lesson.exercises.flatMap(({ ask }) => [ask, ask]));
    const drawings = sheet.map(({ task }) => drawingOf(task.show));
    expect(new Set(drawings).size, `sheet ${seed}: ${drawings.sort().join("; ")}`).toBe(sheet.length);
  }
});

test.each(lessons.map((lesson) => [lesson.name, lesson] as const))("%s: each kind has boards enough for three sheets", (_, lesson) => {
  for (const { ask, make } of lesson.exercises) {
    const seen = new Set(seeds.map((seed) => drawingOf(make(randomOf(seed)).show)));
    expect(seen.size, ask).toBeGreaterThanOrEqual(6);
  }
});

test("the same number gives the same sheet", () => {
  for (const lesson of lessons) expect(sheetOf(lesson, 7)).toEqual(sheetOf(lesson, 7));
});

test("sums are alike if only the order of their games differs", () => {
  expect(drawingOf('nim(5,3) + hackenbush("0-1L 1+2R") + 1')).toBe(drawingOf('1 + hackenbush("0-1L 1+2R") + nim(3,5)'));
  expect(drawingOf("{1|0} + 2")).toBe(drawingOf("2 + {1|0}"));
  expect(drawingOf("^ + *")).not.toBe(drawingOf("^* + *"));
});
