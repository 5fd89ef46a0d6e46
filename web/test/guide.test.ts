// The notation and the glossary in a real browser: what the Markdown says is on the page.
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { begin, end, faults, open, problems, shoot } from "./page";

const docs = (file: string) => readFileSync(new URL(`../../docs/${file}`, import.meta.url), "utf8");
const patient = { timeout: 120_000 };
beforeAll(begin, 300_000);
afterAll(end);

test("the footer leads to the notation, which has every row of the guide", patient, async () => {
  const page = await open("#/learn/1");
  await page.getByRole("contentinfo").getByRole("link", { name: "Notation" }).click();
  await page.getByRole("heading", { level: 1, name: "Notation" }).waitFor();
  expect(await page.title()).toBe("Notation · Summand");
  const rows = [...docs("guide/notation.md").matchAll(/^```text\n(.*?)^```/gms)].flatMap(([, text]) => text!.trimEnd().split("\n"));
  const shown = await page.locator("tbody tr").evaluateAll((all) => all.map((row) => [...row.querySelectorAll("td")].map((cell) => cell.textContent!).join("  ").trim()));
  expect(shown).toEqual(rows.map((row) => row.trim().split(/ {2,}/).join("  ")));
  await page.getByText("Contents").click();
  await page.getByRole("link", { name: "Tiny games" }).click();
  await page.waitForFunction(() => document.activeElement?.textContent === "Tiny games");
  await shoot(page, "notation");
  expect(await faults(page)).toEqual([]);
  await page.context().close();
});

test("the panel of keys leads to the glossary, in which a word is found", patient, async () => {
  const page = await open("#/analyze");
  await page.getByRole("button", { name: "Keyboard shortcuts" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Glossary" }).click();
  await page.getByRole("heading", { level: 1, name: "Glossary" }).waitFor();
  expect(await page.getByRole("dialog").count()).toBe(0);
  const words = docs("glossary.md").match(/^\* \*\*/gm)!.length;
  expect(await page.getByRole("term").count()).toBe(words);
  await page.getByLabel("Find a word").fill("temperature");
  await page.getByText(new RegExp(`^\\d+ of ${words} words$`)).waitFor();
  expect(await page.getByRole("term").first().textContent()).toBe("temperature");
  expect(page.url()).toContain("w=temperature");
  await shoot(page, "glossary");
  expect(await faults(page)).toEqual([]);
  await page.context().close();
});

test("nothing went wrong unseen, and no other host was asked", () => {
  expect(problems).toEqual([]);
});
