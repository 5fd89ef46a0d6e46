// Play: giving up, records, and games around a table, in a real browser.
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { begin, end, faults, open, phone, problems, shoot } from "./page";

const patient = { timeout: 600_000 };

beforeAll(begin, 300_000);
afterAll(end);

async function saved(page: Page): Promise<{ path: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Save record" }).click()]);
  const path = await download.path();
  return { path, text: readFileSync(path, "utf8") };
}

test("a player gives up, takes it back, and the record is read back from its file", patient, async () => {
  const page = await open("#/play?e=nim(3,5)&you=left&first=left");
  await page.getByRole("heading", { name: "Your move, Left." }).waitFor();
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("heading", { name: "Right wins: Left gave up." }).waitFor();
  const record = await saved(page);
  expect(record.text).toContain("resigned");
  await page.reload();
  await page.getByRole("heading", { name: "Right wins: Left gave up." }).waitFor();
  await page.getByRole("button", { name: /^Undo/ }).click();
  await page.getByRole("heading", { name: "Your move, Left." }).waitFor();

  await page.getByRole("button", { name: "New game" }).click();
  await page.getByLabel("Go on with a saved record").setInputFiles(record.path);
  await page.getByRole("heading", { name: "Right wins: Left gave up." }).waitFor();
  await page.context().close();
});

test("dominoes stay dominoes, in the colour of who put them there", patient, async () => {
  const page = await open("#/play?e=domineering(3x3)+%2B+nim(2)&you=both&first=left&m=1:a1-a2,1:b2-c2");
  await page.getByRole("heading", { name: "Left to move." }).waitFor();
  await page.locator(".dom.R:not(.last)").waitFor({ state: "attached" });
  const shapes = await page.locator(".dom:not(.last)").evaluateAll((all) => all.map((rect) => `${rect.classList.item(1)} ${Number(rect.getAttribute("width")) > Number(rect.getAttribute("height")) ? "lying" : "upright"}`));
  expect(shapes).toEqual(["L upright", "R lying"]);
  expect(await page.getByRole("gridcell", { name: /a piece of Left/ }).count()).toBe(2);
  expect(await page.locator(".cell.taken").count()).toBe(0);
  await shoot(page, "dominoes");
  await page.context().close();
});

test("chips have the colours of their names", patient, async () => {
  const page = await open("#/play/sucker?s=person,person,person,person");
  await page.getByRole("heading", { name: "Blue, your turn." }).waitFor();
  const parts = (letter: string) => page.locator(`.disc.${letter}`).first().evaluate((chip) => (/\d+, \d+, \d+/.exec(getComputedStyle(chip).backgroundColor) ?? [""])[0].split(", ").map(Number));
  const [red, green, blue] = [await parts("r"), await parts("g"), await parts("b")];
  expect(red.indexOf(Math.max(...red))).toBe(0);
  expect(green.indexOf(Math.max(...green))).toBe(1);
  expect(blue.indexOf(Math.max(...blue))).toBe(2);
  const yellow = await parts("y");
  expect(yellow.indexOf(Math.min(...yellow))).toBe(2);
  expect(await faults(page)).toEqual([]);
  await shoot(page, "chips");
  await page.context().close();
});

test("a match of more than a hundred positions goes on", patient, async () => {
  const page = await open("#/play?e=nim(3)&you=both&first=left");
  await page.getByRole("heading", { name: "Left to move." }).waitFor();
  for (let i = 0; i < 55; ++i) {
    await page.getByLabel("Type a move").fill("3->2");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Right to move." }).waitFor();
    await page.getByRole("button", { name: /^Undo/ }).click();
    await page.getByRole("heading", { name: "Left to move." }).waitFor();
  }
  expect(await page.getByRole("alert").count()).toBe(0);
  await page.context().close();
});

test("a computer that thinks long can be told to move now", patient, async () => {
  const page = await open("#/play?e=domineering(8x8)&you=right&first=left");
  await page.getByRole("button", { name: "Move now" }).click();
  await page.getByRole("heading", { name: "Your move, Right." }).waitFor();
  expect(await page.locator(".moves tbody tr").count()).toBe(1);
  expect(await page.getByRole("alert").count()).toBe(0);
  await page.context().close();
});

test("Babylon is the best of three, and the loser chooses his place", patient, async () => {
  const page = await open("#/play/babylon");
  await page.getByLabel("Chips of each colour").fill("1,1");
  await page.getByLabel("player 2").selectOption("person");
  await page.getByRole("button", { name: "Begin" }).click();
  await page.getByRole("heading", { name: "Player 1 chooses a place for round 1." }).waitFor();
  await page.getByRole("button", { name: "Go first" }).click();
  await page.getByRole("heading", { name: "Player 1, your turn." }).waitFor();
  await page.getByRole("button", { name: "stack of 1, r on top" }).click();
  await page.getByRole("button", { name: "stack of 1, b on top" }).click();
  await page.getByRole("heading", { name: "Player 2 chooses a place for round 2." }).waitFor();
  await page.getByText("player 1, person: 1").waitFor();
  await shoot(page, "babylon-chooses");
  await page.getByRole("button", { name: "Go second" }).click();
  await page.getByRole("heading", { name: "Player 1, your turn." }).waitFor();

  await page.reload();
  await page.getByRole("heading", { name: "Player 1, your turn." }).waitFor();
  await page.getByRole("button", { name: "stack of 1, b on top" }).click();
  await page.getByRole("button", { name: "stack of 1, r on top" }).click();
  await page.getByRole("heading", { name: "Player 1 wins the match." }).waitFor();
  expect(await faults(page)).toEqual([]);
  await page.context().close();
});

test("the box of Babylon is played against a program", patient, async () => {
  const page = await open("#/play/babylon?s=person,monte-carlo");
  await page.getByRole("button", { name: "Go first" }).click();
  await page.getByRole("heading", { name: "Player 1, your turn." }).waitFor();
  expect(await page.locator(".thing").count()).toBe(12);
  await page.locator(".thing").nth(0).click();
  expect(await page.locator(".thing.target").count()).toBe(12);
  await page.locator(".thing").nth(1).click();
  await page.getByText(/^Player 2: put /).first().waitFor();
  await page.getByRole("heading", { name: "Player 1, your turn." }).waitFor();
  await page.getByRole("button", { name: /^Hint/ }).click();
  await page.getByText(/^Hint: put /).first().waitFor();
  await shoot(page, "babylon");
  expect(await faults(page)).toEqual([]);
  await page.getByText("Rules of Babylon").click();
  await page.getByText("Two to four players play rounds").waitFor();
  await page.context().close();
});

test("So Long Sucker is played to its end, and who is out is said", patient, async () => {
  const page = await open("#/play/sucker?s=person,greedy,greedy&chips=2");
  await page.getByRole("heading", { name: "Blue, your turn." }).waitFor();
  await page.getByRole("button", { name: /^blue chip/ }).click();
  await page.getByRole("button", { name: "a new pile" }).click();
  await page.getByRole("button", { name: "Red moves next" }).waitFor();
  await shoot(page, "sucker");
  expect(await faults(page)).toEqual([]);
  const record = await saved(page);
  expect(record.text).toMatch(/^summand match 2\ngame sucker\n/);

  // Blue gives the seat to a program, which plays on.
  await page.getByRole("button", { name: "Red moves next" }).click();
  await page.getByText("red: ").first().waitFor();
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("heading", { name: /wins\.$/ }).waitFor();
  expect(await page.getByRole("complementary", { name: "Match" }).locator("ol").first().getByRole("listitem").count()).toBe(3);
  await page.locator(".news", { hasText: "is out" }).first().waitFor();

  await page.getByRole("button", { name: "New game" }).click();
  await page.getByLabel("Go on with a saved record").setInputFiles(record.path);
  await page.getByRole("button", { name: "Red moves next" }).waitFor();
  await page.getByText("Rules of So Long Sucker").click();
  await page.getByText("The last player who is still alive wins.").first().waitFor();
  await page.context().close();
});

test("a program that thinks long at a table can be told to move now", patient, async () => {
  const page = await open("#/play/sucker?s=person,monte-carlo,person&chips=50");
  await page.getByRole("button", { name: /^blue chip/ }).click();
  await page.getByRole("button", { name: "a new pile" }).click();
  // On a slow device: every second question for the action of a program waits.
  await page.evaluate(() => {
    const post = Worker.prototype.postMessage as (this: Worker, message: { method?: string }) => void;
    let asked = 0;
    Worker.prototype.postMessage = function (this: Worker, message: { method?: string }) {
      if (message.method === "several.computer" && asked++ % 2 === 0) setTimeout(() => post.call(this, message), 30_000);
      else post.call(this, message);
    };
  });
  await page.getByRole("button", { name: "Red moves next" }).click();
  const now = page.getByRole("button", { name: "Move now" });
  const turn = page.getByRole("heading", { name: /, your turn\.$/ });
  await now.click();
  // Red may have several turns.
  while (!(await turn.isVisible())) if (await now.isVisible()) await now.click({ timeout: 2000 }).catch(() => undefined);
  await page.locator(".log .mono", { hasText: /^red: / }).first().waitFor();
  await page.getByRole("button", { name: /^Why/ }).click();
  await page.getByText(/of 20 in all/).first().waitFor();
  expect(await page.getByRole("alert").count()).toBe(0);
  await page.context().close();
});

test("a seat that was given up stays so after a reload", patient, async () => {
  const page = await open("#/play/sucker?s=person,person,greedy");
  await page.getByRole("heading", { name: "Blue, your turn." }).waitFor();
  await page.getByRole("button", { name: "Resign" }).click();
  const seats = page.locator(".seat");
  await seats.filter({ hasText: /^blue, (?!person)/ }).waitFor();
  const before = await seats.allTextContents();
  expect(before).toEqual([expect.not.stringContaining("person"), "red, person", "yellow, greedy"]);
  await page.getByRole("heading", { name: "Red, your turn." }).waitFor();
  await page.reload();
  await page.getByRole("heading", { name: "Red, your turn." }).waitFor();
  expect(await seats.allTextContents()).toEqual(before);
  await page.context().close();
});

test("on the narrowest screen tables do not scroll sideways", patient, async () => {
  for (const route of ["#/play/babylon?s=person,person", "#/play/sucker?s=person,person,person,person", "#/play/sucker"]) {
    const page = await open(route, phone);
    await page.locator("h1").waitFor();
    await page.waitForTimeout(1000);
    await shoot(page, `phone-${route.replace(/\W+/g, "-")}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
    await page.context().close();
  }
});

test("nothing went wrong unseen, and no other host was asked", () => {
  expect(problems).toEqual([]);
});
