import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { blocksOf } from "../../build/guide-pages";
import { entriesOf, found } from "./words";

const glossary = entriesOf(blocksOf(readFileSync("../docs/glossary.md", "utf8")));

test("a page is read as headings, lines, rows, transcripts and lists", () => {
  expect(blocksOf("# Signs\n\nSo `v` is\n[down](down.md), 2\\*3 & 4 < 5.\n\n```text\n{|}  0   no moves\n^ > *  false\n```\n\n```console\n$ summand\n  x\n```\n* **star**: `*`\n")).toEqual([
    { kind: "heading", depth: 1, text: "Signs" },
    { kind: "paragraph", text: ["So ", { code: "v" }, " is ", "down", ", 2", "*", "3 & 4 < 5."] },
    { kind: "rows", rows: [["{|}", "0", "no moves"], ["^ > *", "false"]] },
    { kind: "transcript", text: "$ summand\n  x" },
    { kind: "list", items: [[{ strong: "star" }, ": ", { code: "*" }]] },
  ]);
  for (const [text, kind] of [["> quoted", "blockquote"], ["so <b>bold</b>", "html"], ["![a](b.png)", "image"]]) expect(() => blocksOf(text!)).toThrow(kind);
});

test("every line of the notation has what is written and what is printed", () => {
  const rows = blocksOf(readFileSync("../docs/guide/notation.md", "utf8")).flatMap((block) => (block.kind === "rows" ? block.rows : []));
  expect(rows.length).toBeGreaterThan(130);
  for (const row of rows) expect([2, 3], row.join(" / ")).toContain(row.length);
});

test("words are found by their names first, then by their meanings", () => {
  expect(glossary).toHaveLength(readFileSync("../docs/glossary.md", "utf8").match(/^\* \*\*/gm)!.length);
  expect(glossary.every(({ name, meaning }) => name && meaning.length)).toBe(true);
  const names = found(glossary, " Ups").map(({ name }) => name);
  expect(names).toContain("atomic weight");
  expect(found(glossary, "up")[0]!.name).toBe("up");
  expect(found(glossary, "")).toEqual(glossary);
  expect(found(glossary, "no such word")).toEqual([]);
});
