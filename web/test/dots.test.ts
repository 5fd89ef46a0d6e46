// Dots-and-Boxes on a board that is clicked, in a real browser.
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { begin, end, faults, open, phone, problems, shoot } from "./page";

const patient = { timeout: 600_000 };
const at = (position: string, seats = "person,person") => `#/play/dots-and-boxes?s=${seats}&start=${encodeURIComponent(position)}`;
const line = (page: Page, name: string) => page.getByRole("button", { name: `line ${name}`, exact: true });
const turn = (page: Page, player: string) => page.getByRole("heading", { name: `${player}, your turn.` }).waitFor();

beforeAll(begin, 300_000);
afterAll(end);

test("lines are clicked, and a player who completes a box owns it and draws again", patient, async () => {
  const page = await open("#/play/dots-and-boxes");
  await page.getByLabel("Rows and columns of boxes, or a position").fill("1x2");
  await page.getByLabel("second").selectOption("person");
  await page.getByRole("button", { name: "Begin" }).click();
  await turn(page, "First");
  const moves = [["a1-b1", "Second"], ["a2-b2", "First"], ["a1-a2", "Second"], ["b1-b2", "Second"]];
  for (const [name, next] of moves) {
    await line(page, name!).click();
    await turn(page, next!);
  }
  await page.getByRole("img", { name: "box a1, of second" }).waitFor();
  expect(await page.locator(".score").textContent()).toMatch(/first 0.*second 1.*of 2 boxes/);
  await shoot(page, "dots-owned");
  expect(await faults(page)).toEqual([]);

  await page.getByRole("button", { name: /^Undo/ }).click();
  await line(page, "b1-b2").waitFor();
  expect(await page.getByRole("img", { name: /^box/ }).count()).toBe(0);
  await page.reload();
  await line(page, "b1-b2").click();
  await turn(page, "Second");
  await line(page, "b2-c2").click();
  await turn(page, "First");
  // A second click while the first one is answered does nothing.
  await line(page, "b1-c1").dblclick();
  await turn(page, "Second");
  expect(await page.getByRole("alert").count()).toBe(0);
  await line(page, "c1-c2").click();
  await page.getByRole("heading", { name: "Second wins." }).waitFor();
  expect(await page.getByRole("button", { name: /^Show nets/ }).isDisabled()).toBe(true);
  await page.context().close();
});

test("the computer answers, and gives a hint", patient, async () => {
  const page = await open(at("3x3", "person,max-n"));
  await turn(page, "First");
  await line(page, "b2-c2").click();
  await page.getByText(/^Second: draw /).first().waitFor();
  await turn(page, "First");
  expect(await page.locator(".line.drawn").count()).toBe(2);
  await page.getByRole("button", { name: /^Hint/ }).click();
  await page.getByText(/^Hint: draw /).first().waitFor();
  await page.context().close();
});

test("a line is reached and drawn with keys alone", patient, async () => {
  const page = await open(at("2x2"));
  await line(page, "a1-b1").focus();
  for (const key of ["ArrowRight", "ArrowUp", "Enter"]) await page.keyboard.press(key);
  await turn(page, "Second");
  await page.getByRole("button", { name: "line c1-c2, drawn" }).waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute("data-line"))).toBe("c1-c2");
  await page.context().close();
});

test("nets are shown when they are asked for, and go with the next line", patient, async () => {
  const page = await open(at("3x3"));
  await turn(page, "First");
  expect(await page.locator(".net").count()).toBe(0);
  await page.getByRole("button", { name: /^Show nets/ }).click();
  await page.getByText("If both play well, the first player gets 3 of the remaining boxes and the second player 6. The second player wins.").first().waitFor();
  expect(await page.locator(".net").allTextContents()).toEqual(Array(24).fill("−3"));
  await page.getByRole("button", { name: "line a1-b1, net −3, best" }).click();
  await turn(page, "Second");
  expect(await page.locator(".net").count()).toBe(0);
  await page.keyboard.press("s");
  await page.locator(".net").first().waitFor();
  await line(page, "a1-b1, drawn").focus();
  await page.keyboard.press(".");
  expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toMatch(/, best$/);
  await page.getByRole("button", { name: /^Hide nets/ }).click();
  expect(await page.locator(".net").count()).toBe(0);
  await page.context().close();
});

test("chains, loops, joints and control are said in words", patient, async () => {
  const page = await open(at("2x3 b1-c1 c1-d1 a2-b2 b2-c2 c2-d2 a1-a2 a3-b3 b2-b3"));
  await page.getByRole("button", { name: /^Show nets/ }).click();
  const legend = page.getByRole("list", { name: "Chains and loops" });
  await legend.waitFor();
  const said = await legend.getByRole("listitem").allTextContents();
  expect(said).toEqual(["chain of 3, a1, b1, c1", "chain of 1, b2", "1 joint, c2", "1 capturable box, a2"].map((words) => expect.stringContaining(words)));
  await shoot(page, "dots-chains");
  expect(await faults(page)).toEqual([]);
  await page.context().close();

  const control = await open(at("2x3 a1-b1 b1-c1 c1-d1 a2-b2 b2-c2 c2-d2 a3-b3 b3-c3 c3-d3; 0-0; second to move"));
  await control.getByRole("button", { name: /^Show nets/ }).click();
  await control.getByText("the first player keeps control and gets 2 boxes more").first().waitFor();
  await control.context().close();
});

test("a limit is said in words, and no net is shown", patient, async () => {
  const page = await open(at("5x5"));
  await page.getByRole("button", { name: /^Show nets/ }).click();
  await page.getByText("The nets are not known: 60 lines are left").first().waitFor();
  expect(await page.locator(".net").count()).toBe(0);
  await page.getByText("25 joints").waitFor();
  await page.context().close();

  const slow = await open(at("4x4"));
  await slow.getByRole("button", { name: /^Show nets/ }).click();
  await slow.getByText("The nets are not known: the time limit of 5 s is reached").first().waitFor();
  expect(await slow.locator(".net").count()).toBe(0);
  await slow.context().close();
});

test("a line that is drawn ends the search of nets", patient, async () => {
  const page = await open(at("4x4"));
  await page.getByRole("button", { name: /^Show nets/ }).click();
  await page.getByRole("button", { name: /^Stop/ }).waitFor();
  await line(page, "a1-b1").click();
  await turn(page, "Second");
  await page.waitForFunction(() => !document.querySelector(".working p"));
  expect(await page.getByRole("alert").count()).toBe(0);
  await page.context().close();
});

test("a position that is none is refused in words", patient, async () => {
  const page = await open(at("3x3 a1-c1"));
  await page.getByRole("alert").waitFor();
  expect(await page.locator(".dots").count()).toBe(0);
  await page.context().close();
});

test("a large board fits the narrowest screen", patient, async () => {
  const page = await open(at("10x10"), phone);
  await page.locator(".dots svg").waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
  await shoot(page, "phone-dots-large");
  await page.context().close();
});

test("nothing went wrong unseen, and no other host was asked", () => {
  expect(problems).toEqual([]);
});
