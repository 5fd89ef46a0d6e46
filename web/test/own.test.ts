// A game of one's own: typed, seen, played, and shared by its address.
import { afterAll, beforeAll, expect, test } from "vitest";
import { begin, end, faults, open, phone, problems, shoot } from "./page";

beforeAll(begin, 300_000);
afterAll(end);

const patient = { timeout: 600_000 };
const rules = `game rows
title "Rows"
board strip
cells . gap, L Left, R Right
each  L [LR]* [.|] -> . .* =  either way
example "LRL"
example "LLR"`;

test("rules are read as one types: a board, its value, and the place of what is wrong", patient, async () => {
  const page = await open("#/own");
  const field = page.getByLabel("Rules or equations").last();
  await field.fill(rules);
  await page.getByText("Rows can be played. Left and Right can be exchanged.").waitFor();
  await page.getByText("Left wins, whoever starts.").waitFor();
  expect(await page.getByRole("grid", { name: "Rows, game 1 of 1" }).getByRole("gridcell").count()).toBe(3);
  await page.locator("svg.board .mk.win").first().waitFor();
  await shoot(page, "own");
  expect(await faults(page)).toEqual([]);

  await page.getByRole("button", { name: '"LLR"' }).click();
  await page.getByText("Whoever starts wins.").waitFor();
  await page.waitForFunction(() => location.hash.includes("p=rows"));

  await field.fill(rules.replace("[.|]", "[.X]"));
  await page.getByText(/^Line 5, column 17: /).waitFor();
  expect(await page.locator(".at .wrong").textContent()).toBe("X");
  expect(await field.getAttribute("aria-invalid")).toBe("true");
  await page.getByText("This is the last text that could be read.").waitFor();
  await shoot(page, "own-wrong");
  expect(await faults(page)).toEqual([]);
  await page.getByRole("button", { name: "Go to line 5" }).click();
  expect(await field.evaluate((element: HTMLTextAreaElement) => element.value.slice(element.selectionStart, element.selectionEnd))).toBe("X");

  await field.fill(rules.replace("game rows", "game nim"));
  await page.getByText("Line 1, column 6: 'nim' is the name of another game.").waitFor();
  await page.context().close();
});

test("its address shares it, and the Workbench and Play know it after a reload", patient, async () => {
  const page = await open("#/own");
  await page.getByLabel("Rules or equations").last().fill(rules);
  await page.getByText("Left wins, whoever starts.").waitFor();
  await page.waitForFunction(() => location.hash.includes("t="));
  const shared = await open(new URL(page.url()).hash);
  await shared.getByText("Left wins, whoever starts.").waitFor();
  expect(await shared.getByLabel("Rules or equations").last().inputValue()).toBe(rules);
  await shared.context().close();

  await page.getByRole("button", { name: "Analyse on the Workbench" }).click();
  await page.getByRole("heading", { name: "Left wins, whoever starts." }).waitFor();
  expect(page.url()).toContain("g=game+rows");
  const analysed = await open(new URL(page.url()).hash);
  await analysed.getByRole("heading", { name: "Left wins, whoever starts." }).waitFor();
  await analysed.getByRole("link", { name: "Play this sum" }).click();
  await analysed.getByRole("heading", { name: "Your move, Left." }).waitFor();
  await analysed.waitForFunction(() => location.hash.includes("g=game+rows"));
  await analysed.context().close();

  await page.goBack();
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.getByRole("heading", { name: "Your move, Left." }).waitFor();
  await page.getByText(/^Rules of /).click();
  await page.locator("pre", { hasText: "game rows" }).waitFor();
  await page.getByRole("grid", { name: /^Rows/ }).getByRole("gridcell").first().click();
  await page.getByRole("grid", { name: /^Rows/ }).waitFor();
  await page.context().close();
});

test("equations have a value, and what they define is said", patient, async () => {
  const page = await open("#/own");
  const field = page.getByLabel("Rules or equations").last();
  await field.fill("f(a,b) = {a|b}");
  await page.getByText("f(a, b) is defined. Add a line that calls it.").waitFor();
  await field.fill("f(a,b) = {a|b}\nf(3,-1)");
  await page.getByText("Whoever starts wins.").waitFor();
  await page.getByRole("button", { name: "Analyse on the Workbench" }).click();
  await page.getByRole("heading", { name: "Whoever starts wins." }).waitFor();
  await page.goBack();
  await page.getByRole("button", { name: "Wythoff's Nim, by an equation" }).click();
  await page.locator("pre", { hasText: "*4" }).waitFor();
  await page.context().close();
});

test("every example is read, and a game can be kept on the device", patient, async () => {
  const page = await open("#/own");
  const examples = page.getByRole("group", { name: "Examples" }).getByRole("button");
  await examples.first().waitFor();
  const names = await examples.allTextContents();
  expect(names.length).toBeGreaterThanOrEqual(6);
  for (const name of names.filter((each) => !each.includes("equation"))) {
    await page.getByRole("button", { name, exact: true }).click();
    await page.getByText(`${name} can be played.`).waitFor();
  }
  await page.getByRole("button", { name: "Toppling Dominoes", exact: true }).click();
  await page.getByText("Toppling Dominoes can be played.").waitFor();
  await page.getByRole("button", { name: "Keep on this device" }).click();
  await page.goto(page.url().replace(/#.*/, "#/analyze"));
  await page.reload();
  await page.getByLabel("Expression").last().fill('toppling-dominoes("LRL")');
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Left wins, whoever starts." }).waitFor();
  await page.context().close();
});

test("a text from an address is only a text, and a long one is no link", patient, async () => {
  const page = await open(`#/own?t=${encodeURIComponent('game rows\ntitle "<img src=x onerror=alert(1)>"\nboard strip\ncells . gap, L <b>\nLeft L -> .\nexample "L"')}`);
  await page.getByText("<img src=x onerror=alert(1)> can be played.").waitFor();
  expect(await page.locator("main img, main b b").count()).toBe(0);
  await page.getByLabel("Rules or equations").last().fill(rules + "\n-- " + "x".repeat(9000));
  await page.getByText("Too long for a link. Save it as a file.").first().waitFor();
  await page.context().close();
});

test("on a phone the page does not scroll sideways, and the bar fits on every width", patient, async () => {
  const page = await open(`#/own?t=${encodeURIComponent(rules)}`, phone, true);
  await page.getByText("Left wins, whoever starts.").waitFor();
  await shoot(page, "own-phone");
  for (const width of [320, 360, 720, 721, 900, 901, 1100]) {
    await page.setViewportSize({ width, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width}`).toBeLessThanOrEqual(width);
    const cut = await page.evaluate(() => [...document.querySelectorAll<HTMLElement>(".top nav a")].filter((each) => each.scrollWidth > each.clientWidth + 1).map((each) => each.textContent));
    expect(cut, `${width}`).toEqual([]);
  }
  await page.context().close();
});

test("nothing went wrong unseen, and no other host was asked", () => {
  expect(problems).toEqual([]);
});
