import { expect, test } from "vitest";
import { thousands } from "./thousands";

test("digits stand in groups of three from the end", () => {
  for (const count of [0, 7, 999, 1000, 12345, 999999, 1000000, 9007199254740991, -1234]) expect(thousands(count)).toBe(count.toLocaleString("en"));
});
