import { expect, test } from "vitest";
import { breath, inTurn } from "./breath";

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
