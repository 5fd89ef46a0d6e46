// Whole matches, clicked to the end. The core says who wins, and the matches end so.
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { begin, end, open, problems, shoot } from "./page";

beforeAll(begin, 300_000);
afterAll(end);

type Player = "Left" | "Right";

const sums = ["domineering(3x3)", "nim(2,3,4)", "clobber(2x3)"];

/** Who wins if Left starts, and if Right starts, as the Workbench says it. */
async function winnersOf(sum: string): Promise<{ left: Player; right: Player }> {
  const page = await open(`#/analyze?e=${encodeURIComponent(sum)}`);
  const title = page.getByRole("heading", { level: 1, name: /^(Whoever|Left wins,|Right wins,)/ });
  await title.waitFor();
  const said = (await title.textContent())!.trim();
  await page.context().close();
  if (said === "Whoever starts wins.") return { left: "Left", right: "Right" };
  if (said === "Whoever starts loses.") return { left: "Right", right: "Left" };
  const winner = /^(Left|Right) wins, whoever starts\.$/.exec(said)![1] as Player;
  return { left: winner, right: winner };
}

/** A click in the middle of something that is drawn; a line has no width, and is met all the same. */
async function clickOn(page: Page, drawn: Locator) {
  const at = await drawn.evaluate((node) => {
    node.scrollIntoView({ block: "center" });
    const box = node.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });
  await page.mouse.click(at.x, at.y);
}

const made = (page: Page) => page.evaluate(() => new URLSearchParams(location.hash.split("?")[1]).get("m")?.split(",").length ?? 0);

/** Left moves by the first place that has a move, and goes on by a place or a name that follows. */
async function pointSomewhere(page: Page) {
  const before = await made(page);
  const places = page.locator('.place[aria-label*=". Left "]');
  await places.first().waitFor({ state: "attached" });
  await clickOn(page, places.first());
  const moved = page.waitForFunction((count) => (new URLSearchParams(location.hash.split("?")[1]).get("m")?.split(",").length ?? 0) > count, before);
  // A click makes the move, or shows where it ends, or the names of moves.
  await Promise.race([moved, page.locator(".chips .chip, .place.target").first().waitFor({ state: "attached" })]);
  if ((await made(page)) === before) {
    const names = page.locator(".chips .chip");
    if (await names.count()) await names.first().click();
    else await clickOn(page, page.locator(".place.target").first());
  }
  await moved;
}

async function playOut(sum: string, first: Player, winner: Player) {
  const page = await open(`#/play?e=${encodeURIComponent(sum)}&you=left&first=${first.toLowerCase()}&level=perfect`);
  const title = page.locator("h1");
  // Left plays winning moves where she can win, and any moves where she cannot.
  if (winner === "Left") await page.getByLabel("Show what moves are worth").check();
  for (let turn = 0; turn < 40; ++turn) {
    await page.waitForFunction((count) => {
      const said = document.querySelector("h1")?.textContent ?? "";
      const made = new URLSearchParams(location.hash.split("?")[1]).get("m")?.split(",").length ?? 0;
      return /wins?:/.test(said) || (said === "Your move, Left." && made === count);
    }, 2 * turn + (first === "Right" ? 1 : 0));
    if (/wins?:/i.test((await title.textContent())!)) break;
    if (winner === "Left") {
      const winning = page.locator(".mk.win .m");
      await winning.first().waitFor({ state: "attached" });
      // Marks of other moves may lie over its middle.
      await winning.first().dispatchEvent("click");
    } else await pointSomewhere(page);
  }
  const ending = (await title.textContent())!;
  if (winner === "Left") await shoot(page, `match-${sum.replace(/\W.*/, "")}`);
  await page.context().close();
  return ending;
}

for (const sum of sums) {
  test(`${sum} ends as the core says, whoever starts`, { timeout: 600_000 }, async () => {
    const winners = await winnersOf(sum);
    for (const first of ["Left", "Right"] as const) {
      const winner = winners[first === "Left" ? "left" : "right"];
      const expected = winner === "Left" ? "You win: Right cannot move." : "Right wins: Left cannot move.";
      expect(await playOut(sum, first, winner), `${first} starts`).toBe(expected);
    }
  });
}

test("a second click before the next board is there plays nothing", { timeout: 120_000 }, async () => {
  const page = await open("#/play?e=domineering(3x3)&you=both");
  await page.getByLabel("Show what moves are worth").check();
  const marks = page.locator(".mk .m");
  await marks.first().waitFor({ state: "attached" });
  await marks.first().evaluate(async (mark) => {
    mark.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve, 0));
    mark.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  });
  await page.waitForFunction(() => document.querySelector("h1")?.textContent === "Right to move.");
  expect(await made(page)).toBe(1);
  await page.context().close();
});

test("nothing went wrong unseen, and no other host was asked", () => {
  expect(problems).toEqual([]);
});
