// The page in a real browser.
import { afterAll, beforeAll, expect, test } from "vitest";
import { begin, end, faults, open, phone, problems, shoot } from "./page";

const sum = "#/analyze?e=domineering(4x4)+%2B+nim(3,5)";
beforeAll(begin, 300_000);
afterAll(end);

test("a sum is analysed from its address: who wins, by which moves, and its boards", { timeout: 600_000 }, async () => {
  const page = await open(sum);
  await page.getByRole("heading", { name: "Whoever starts wins." }).waitFor();
  await page.getByText("with 4 of 20 moves, all in Domineering").first().waitFor();
  expect(await page.getByRole("grid", { name: "Domineering, summand 1 of 2" }).getByRole("gridcell").count()).toBe(16);
  expect(await page.locator("svg.board .mk.win").count()).toBe(8);
  await page.locator(".katex").first().waitFor();
  await shoot(page, "workbench");
  expect(await faults(page)).toEqual([]);
  await page.getByRole("gridcell", { name: /^b1, free\. Left b1-b2 wins/ }).focus();
  await page.keyboard.press("ArrowRight");
  expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toContain("c1, free");
  await page.context().close();
});

test("a wrong name is underlined, and the near one is a click away", { timeout: 600_000 }, async () => {
  const page = await open("#/analyze");
  await page.getByLabel("Expression").last().fill("{3|-1} + dominering(4x4)");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Use domineering" }).waitFor();
  expect(await page.locator(".wrong").textContent()).toBe("dominering");
  await page.getByRole("button", { name: "Use domineering" }).click();
  await page.getByRole("heading", { name: "Whoever starts wins." }).waitFor();
  expect(page.url()).toContain("domineering(4x4)");
  await page.context().close();
});

test("a sum is played against the computer by clicking, and its address is the match", { timeout: 600_000 }, async () => {
  const page = await open("#/play?e=domineering(4x4)+%2B+nim(3,5)&you=left&first=left&level=perfect");
  await page.getByRole("heading", { name: "Your move, Left." }).waitFor();
  // The moves come after the board.
  await page.getByText("Point at the board to move.").first().waitFor();
  const board = page.getByRole("grid", { name: "Domineering, game 1 of 2" });
  await board.getByRole("gridcell", { name: /^b1,/ }).click();
  await page.getByText("The computer played").waitFor();
  expect(await page.locator("table.moves td.mono").allTextContents()).toHaveLength(2);
  expect(page.url()).toMatch(/m=1:b1-b2,/);
  await page.getByRole("button", { name: /^Hint/ }).click();
  await page.getByText(/^Hint: /).first().waitFor();
  await shoot(page, "play");
  expect(await faults(page)).toEqual([]);

  const again = await open(new URL(page.url()).hash);
  await again.getByRole("heading", { name: "Your move, Left." }).waitFor();
  expect(await again.locator("table.moves td.mono").first().textContent()).toBe("1: b1-b2");
  await again.context().close();

  await page.getByRole("button", { name: /^Undo/ }).click();
  await page.waitForFunction(() => !location.hash.includes("m="));
  await page.context().close();
});

test("the rules of each game of a match are read beside its board", { timeout: 600_000 }, async () => {
  const page = await open("#/play?e=domineering(3x3)+%2B+nim(2)+%2B+{1|0}+%2B+nim(3)&you=both&origin=bottom");
  const panel = page.getByRole("complementary", { name: "Match" });
  await panel.getByText("Rules of Domineering, Nim, games in braces").click();
  await panel.getByText("Left places a domino upright on two free cells").waitFor();
  await panel.getByText("the move b2-b3 places an upright domino").waitFor();
  await panel.getByRole("heading", { name: "Nim, games 2, 4" }).waitFor();
  await panel.getByRole("heading", { name: "Games in braces, game 3" }).waitFor();
  await panel.getByText("In this match a1 is at the bottom left").waitFor();
  await shoot(page, "play-rules");
  expect(await faults(page)).toEqual([]);
  // They stay open while the match goes on.
  await page.getByRole("grid", { name: "Domineering, game 1 of 4" }).getByRole("gridcell", { name: /^b1,/ }).click();
  await page.waitForFunction(() => location.hash.includes("m="));
  await page.getByRole("heading", { name: "Right to move." }).waitFor();
  expect(await panel.getByText("Left places a domino upright").isVisible()).toBe(true);
  await page.context().close();
});

test("the value history is walked by keys, and keys of a letter can be switched off", { timeout: 600_000 }, async () => {
  const page = await open("#/play?e=nim(3,5)&you=both&m=5->3");
  await page.getByRole("button", { name: /^5->3/ }).focus();
  await page.keyboard.press("ArrowUp");
  expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toMatch(/^start/);
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => !location.hash.includes("m="));
  await page.getByRole("button", { name: "Keyboard shortcuts" }).click();
  await page.getByLabel("Keys of a single letter act").uncheck();
  await page.getByRole("button", { name: "Close" }).click();
  await page.locator("h1").focus();
  await page.keyboard.press("n");
  await page.keyboard.press("/");
  expect(page.url()).toContain("e=nim(3,5)");
  await page.getByRole("button", { name: "Keyboard shortcuts" }).click();
  await page.getByLabel("Keys of a single letter act").check();
  await page.keyboard.press("Escape");
  await page.locator("h1").focus();
  await page.keyboard.press("n");
  await page.getByRole("heading", { name: "Play a sum of games" }).waitFor();
  await page.context().close();
});

test("the panel of keys is in view wherever the page was scrolled to, and the page rests behind it", { timeout: 600_000 }, async () => {
  for (const size of [{ width: 1280, height: 700 }, phone]) {
    const page = await open("#/analyze?e=domineering(3x4)", size);
    await page.getByRole("columnheader", { name: "worth then" }).first().waitFor();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await page.keyboard.press("?");
    const panel = page.getByRole("dialog", { name: "Keyboard shortcuts" });
    await panel.waitFor();
    const box = (await panel.boundingBox())!;
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height).toBeLessThanOrEqual(size.height);
    expect(box.x + box.width).toBeLessThanOrEqual(size.width);
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press("/");
    expect(await page.evaluate(() => document.activeElement?.id)).not.toBe("expression");
    await page.keyboard.press("?");
    await panel.waitFor({ state: "hidden" });
    await page.context().close();
  }
});

test("on a phone the page does not scroll sideways", { timeout: 600_000 }, async () => {
  const page = await open(sum, { width: 360, height: 740 });
  await page.getByText("with 4 of 20 moves, all in Domineering").first().waitFor();
  await shoot(page, "phone");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.context().close();
});

test("nothing went wrong unseen, and no other host was asked", () => {
  expect(problems).toEqual([]);
});
