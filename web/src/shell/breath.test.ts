import { expect, test } from "vitest";
import { breath, inTurn, turn } from "./breath";

test("pieces of work keep their order, and others come between them", async () => {
  const done: string[] = [];
  inTurn(() => done.push("first"));
  inTurn(() => done.push("second"));
  setTimeout(() => done.push("other"));
  expect(done).toEqual([]);
  await breath();
  await breath();
  await breath();
  expect(done[0]).toBe("first");
  expect(done.indexOf("other")).toBeLessThan(done.indexOf("second"));
});

test("pauses that were asked for at once end one after another, and others come between them", async () => {
  const done: string[] = [];
  const both = Promise.all([turn().then(() => done.push("first")), turn().then(() => done.push("second"))]);
  while (!done.includes("first")) await breath();
  expect(done).toEqual(["first"]);
  await both;
  expect(done).toEqual(["first", "second"]);
});
