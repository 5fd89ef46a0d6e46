// The pages about heaps in a real browser.
import { afterAll, beforeAll, expect, test } from "vitest";
import { begin, end, faults, open, phone, problems, shoot } from "./page";

const patient = { timeout: 600_000 };

beforeAll(begin, 300_000);
afterAll(end);

test("a code has its values, its period and the proof", patient, async () => {
  const page = await open("#/heaps?c=kayles");
  await page.getByRole("heading", { name: "The values repeat every 12, from 71 on." }).waitFor();
  await page.getByText(/^Proved by the octal periodicity theorem .* for all heaps from 71 to 155\.$/).waitFor();
  expect(await page.locator(".spot-rare").count()).toBe(14);
  const plot = page.getByRole("slider", { name: "Values of kayles" });
  await plot.focus();
  for (let i = 0; i < 27; ++i) await page.keyboard.press("ArrowRight");
  expect(await plot.getAttribute("aria-valuetext")).toBe("heap 27: 8, the largest so far");
  await page.keyboard.press("PageUp");
  expect(await plot.getAttribute("aria-valuenow")).toBe("39");
  await shoot(page, "heaps");
  expect(await faults(page)).toEqual([]);

  await page.getByRole("button", { name: "Table" }).click();
  expect(page.url()).toContain("view=table");
  const row = page.getByRole("row", { name: /^24 / });
  expect(await row.getByRole("cell").allTextContents()).toEqual(["4", "1", "2", "8", "5, stands out", "4", "7", "2", "1", "8", "6, stands out", "7"]);
  await page.getByRole("button", { name: "Histogram" }).click();
  await page.getByRole("columnheader", { name: "first at" }).waitFor();

  await page.getByLabel("Value of a single heap, of any size").fill("10^30");
  await page.getByRole("button", { name: "Find it" }).click();
  await page.getByText("G(1000000000000000000000000000000) = 1").waitFor();
  await page.context().close();
});

test("a game without a known period says so, and a wrong code has a message", patient, async () => {
  const page = await open("#/heaps?c=officers");
  await page.getByRole("heading", { name: "No period is seen in 100,000 heaps." }).waitFor();
  await page.getByText(/^rare value/).waitFor();
  await page.getByLabel("Code or name of a game").fill("kaylse");
  await page.keyboard.press("Enter");
  await page.getByText("did you mean kayles").waitFor();
  await page.context().close();
});

test("Nim stands in columns, and heaps can be changed", patient, async () => {
  const page = await open("#/heaps/nim?h=7,5,3");
  await page.getByRole("heading", { name: "Accept: whoever starts wins." }).waitFor();
  const rows = page.getByRole("table", { name: "The heaps in binary" }).getByRole("row");
  expect(await rows.nth(1).getByRole("cell").allTextContents()).toEqual(["1", "1", "1", "take 1, leave 6"]);
  expect(await page.locator(".bits td.hit").count()).toBe(4);
  expect(await page.locator("svg.board .mk.win").count()).toBe(3);
  await shoot(page, "nim");
  expect(await faults(page)).toEqual([]);
  await page.getByLabel("Heap 1").fill("6");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Decline: whoever starts loses." }).waitFor();
  expect(page.url()).toContain("h=6,5,3");
  await page.getByText("A table of nim-sums").click();
  await page.getByText("1,024 triples").waitFor();
  await page.context().close();
});

test("the marbles are declined, and the table is filled backwards", patient, async () => {
  const page = await open("#/heaps/marbles");
  await page.getByRole("button", { name: "Accept: I start" }).click();
  await page.getByText("Not so. Decline: whoever starts loses.").first().waitFor();
  await page.getByRole("button", { name: "Begin with the end" }).click();
  expect(await page.locator(".backwards tbody tr").count()).toBe(1);
  await page.getByRole("button", { name: "All rounds" }).click();
  expect(await page.locator(".backwards tbody tr").count()).toBe(14);
  expect(await page.locator(".backwards tr.lost .mono").allTextContents()).toEqual(["(0,0,0)", "(0,1,1)", "(0,2,2)", "(1,2,3)"]);
  await shoot(page, "marbles");
  expect(await faults(page)).toEqual([]);
  await page.context().close();
});

test("the quiz asks who starts, then for the move, and counts", patient, async () => {
  const page = await open("#/heaps/quiz?h=1,2,4");
  await page.getByRole("button", { name: "Accept: I start" }).click();
  await page.getByText("Yes, start.").first().waitFor();
  await page.getByRole("button", { name: /^heap of 4, leave 2/ }).click();
  await page.getByText("Not yet: after 4→2 some column is odd. What wins: 4→3.").first().waitFor();
  await page.getByText("You had 0 of 1.").waitFor();
  await shoot(page, "quiz");
  expect(await faults(page)).toEqual([]);
  await page.getByRole("button", { name: "Another position" }).click();
  await page.waitForFunction(() => !location.hash.endsWith("h=1,2,4"));
  await page.context().close();
});

test("on the narrowest screen heaps do not scroll sideways", patient, async () => {
  for (const [part, shot] of [["?c=kayles", "heaps"], ["/nim", "nim"], ["/marbles", "marbles"], ["/quiz?h=1,2,4", "quiz"]] as const) {
    const page = await open(`#/heaps${part}`, phone);
    await page.locator("h1").waitFor();
    await page.waitForTimeout(600);
    await shoot(page, `phone-${shot}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
    await page.context().close();
  }
});

test("nothing went wrong unseen, and no other host was asked", () => {
  expect(problems).toEqual([]);
});
