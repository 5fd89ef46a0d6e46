import { expect, test } from "vitest";
import { approximately, half, less, numberOf, plus, read, sixteenths, wallAt, written } from "./number";

test("dyadic numbers are read and written", () => {
  for (const text of ["0", "-5/4", "3/1024", "17", "-12345678901234567890123/1024"]) {
    expect(written(read(text))).toBe(text.replace("-", "−"));
  }
  expect(numberOf("-5/4")).toBe(-1.25);
  expect(approximately({ top: 3n << 5000n, bottom: 1n << 5001n })).toBe(1.5);
  expect(approximately({ top: 10n ** 400n, bottom: 1n })).toBe(1e300);
  expect(written(half(read("-6")))).toBe("−3");
  expect(written(sixteenths(12))).toBe("3/4");
  expect(written(plus(read("3/4"), read("-1/4")))).toBe("1/2");
  expect(less(read("-1/2"), read("1/3"))).toBe(true);
});

test("a wall is straight between bends and a mast above them", () => {
  const wall = [
    { t: "-1", value: "2" },
    { t: "0", value: "1" },
    { t: "1", value: "1" },
    { t: "3/2", value: "1/2" },
  ];
  const at = (t: string) => written(wallAt(wall, read(t)));
  expect(at("-1")).toBe("2");
  expect(at("-1/2")).toBe("3/2");
  expect(at("1/2")).toBe("1");
  expect(at("5/4")).toBe("3/4");
  expect(at("9")).toBe("1/2");
});

test("walls of long numbers are read exactly", () => {
  const wall = [
    { t: "-1", value: "-100000000000000000000" },
    { t: "1", value: "-99999999999999999998" },
  ];
  expect(written(wallAt(wall, read("1/1048576")))).toBe("−104857599999999999998951423/1048576");
});
