import { expect, test } from "vitest";
import { caretUnder, readLine, wordsIn, type Described } from "./line";

const option = (name: string, flag = false) => ({ name, flag, sentence: "" });
const question = (name: string, words: boolean, options: Described["options"] = []): Described => ({ name, arguments: "", sentence: "", words, options });
const known = [
  question("eval", false),
  question("analyze", false, [option("steps", true), option("time")]),
  question("heaps", true, [option("to"), option("values", true)]),
  question("heaps.verify", true),
  question("nim.analyze", true),
  question("nim.table", true, [option("to")]),
  question("strategy", false),
  question("help", true),
  question("match.new", false),
];
const read = (line: string) => readLine(line, known, 80);
const asks = (line: string) => {
  const found = read(line);
  if (found.kind !== "ask") throw new Error(found.kind);
  const { words, ...params } = found.params;
  expect(words).toEqual({ columns: 80 });
  return { method: found.method, ...params };
};

test("what is no command is an expression", () => {
  expect(asks("{3|-1} + ^")).toEqual({ method: "eval", text: "{3|-1} + ^" });
  expect(asks("heaps = nim(3,5)")).toEqual({ method: "eval", text: "heaps = nim(3,5)" });
  expect(asks("nim (3,5)")).toEqual({ method: "eval", text: "nim (3,5)" });
  expect(asks("match.new")).toEqual({ method: "eval", text: "match.new" });
});

test("options stand before an expression, which keeps its spaces", () => {
  expect(asks("analyze --steps --time 2s {3 | -1} + *")).toEqual({ method: "analyze", steps: true, time: "2s", arguments: ["{3 | -1} + *"] });
  expect(asks("analyze --time=2s 1")).toEqual({ method: "analyze", time: "2s", arguments: ["1"] });
});

test("words are divided at spaces outside brackets and quotes", () => {
  expect(wordsIn(' {2, 4}  "a b" c')).toEqual(["{2, 4}", "a b", "c"]);
  expect(asks("heaps {2, 4, 7} --to 20 --values")).toEqual({ method: "heaps", to: "20", values: true, arguments: ["{2, 4, 7}"] });
});

test("sub-commands have their own options", () => {
  expect(asks("nim table --to 4")).toEqual({ method: "nim.table", to: "4", arguments: [] });
  expect(asks("heaps verify file")).toEqual({ method: "heaps.verify", arguments: ["file"] });
  expect(read("nim tabel")).toEqual({ kind: "wrong", message: "nim needs one of these words: analyze, table." });
});

test("help, missing values, and what is elsewhere", () => {
  expect(asks("heaps verify --help")).toEqual({ method: "help", arguments: ["heaps", "verify"] });
  expect(asks("help up")).toEqual({ method: "help", arguments: ["up"] });
  expect(read("analyze --time")).toEqual({ kind: "wrong", message: "--time needs a value." });
  expect(read("play nim(3,5)")).toEqual({ kind: "page", name: "Play", path: "play" });
  expect(read("  ")).toEqual({ kind: "empty" });
});

test("an error has its place and a caret", () => {
  expect(caretUnder("domin(3)", "unknown game", 1, 1)).toBe("1:1: unknown game\n  domin(3)\n  ^");
});
