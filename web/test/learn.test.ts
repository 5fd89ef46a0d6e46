// The lessons in a real browser.
import { afterAll, beforeAll, expect, test } from "vitest";
import { begin, end, faults, open, phone, problems, shoot } from "./page";

const patient = { timeout: 600_000 };

beforeAll(begin, 300_000);
afterAll(end);

test("a lesson has text, pictures, a match, and an exercise that the core checks", patient, async () => {
  const page = await open("#/learn/2");
  await page.getByRole("heading", { name: "Half a move" }).waitFor();
  await page.getByText("You are Left, and you start. The computer answers, and wins.").waitFor();
  const figure = page.locator("figure.try");
  await figure.getByRole("button", { name: /^Edge .*Left's\. Left / }).first().focus();
  await page.keyboard.press("Enter");
  await figure.getByText(/Computer: /).waitFor();

  const exercise = page.getByRole("region", { name: "Exercise 1 of 5" });
  await exercise.getByLabel("Your answer").fill("1000");
  await page.keyboard.press("Enter");
  await exercise.getByText(/^Not yet: it is less than 1000\. If it were 1000, whoever starts would lose the game minus 1000\. But if Right starts, he wins with .* In the game itself Left can leave /).waitFor();
  await exercise.getByText(/^A rule for games of this kind: strings by Berlekamp's rule/).waitFor();
  await exercise.getByText("The move is marked.").waitFor();
  await exercise.locator(".reasons .mk.win").first().waitFor();
  await shoot(page, "learn-wrong");
  await exercise.getByLabel("Your answer").fill("1 +");
  await page.keyboard.press("Enter");
  await exercise.getByText(/expected/).waitFor();
  await exercise.getByRole("button", { name: "Show me" }).click();
  const told = await exercise.getByText(/^It is .*can leave/).first().textContent();
  await exercise.getByLabel("Your answer").fill(/^It is (\S+)\. /.exec(told!.trim())![1]!);
  await page.keyboard.press("Enter");
  await exercise.getByText(/^Yes, /).waitFor();
  await page.getByRole("link", { name: "2 Numbers 1/5" }).waitFor();
  await shoot(page, "learn");
  expect(await faults(page)).toEqual([]);

  await exercise.getByRole("button", { name: "Next exercise" }).click();
  await page.getByRole("region", { name: "Exercise 2 of 5" }).waitFor();
  expect(page.url()).toContain("x=2");
  await page.goBack();
  await exercise.waitFor();
  await page.getByRole("link", { name: "Next lesson: Nimbers" }).click();
  await page.getByRole("heading", { name: "Heaps that cancel" }).waitFor();
  await page.waitForFunction(() => document.activeElement?.textContent === "Heaps that cancel" && scrollY === 0);
  expect(await page.title()).toBe("Heaps that cancel, lesson 3 · Summand");
  await page.context().close();
});

test("who wins is chosen, and a winning move is made on the board", patient, async () => {
  const page = await open("#/learn/1?x=4");
  const choice = page.getByRole("region", { name: "Exercise 4 of 5" });
  // All that readers of the screen hear.
  await page.evaluate(() => {
    const live = document.querySelector("[aria-live]")!;
    const heard: string[] = ((globalThis as any).heard = []);
    new MutationObserver(() => heard.push(live.textContent!)).observe(live, { childList: true, characterData: true, subtree: true });
  });
  await choice.getByRole("button", { name: "Left wins" }).click();
  const explained = choice.getByText(/^Not so\. If Left starts, he loses, whatever he does\. After .*, Right wins with .* That leaves /);
  await explained.waitFor();
  expect(await page.evaluate(() => (globalThis as any).heard)).toContain((await explained.textContent())!.trim());
  await choice.locator(".reasons .mk.win").first().waitFor();
  await shoot(page, "learn-refuted");
  expect(await faults(page)).toEqual([]);
  await choice.getByRole("button", { name: "Whoever starts loses" }).click();
  await choice.getByText("Yes.").waitFor();

  await page.goto(page.url().replace("learn/1?x=4", "learn/3?x=4"));
  const move = page.getByRole("region", { name: "Exercise 4 of 5" });
  // Of three moves in a heap at most one wins.
  await move.getByRole("button", { name: /^heap of \d+, leave 0\b/ }).first().click();
  await move.getByText(/wins\.$|^Not yet: after \d+->0, Right wins with \d+->\d+\. That leaves 0: whoever moves there loses, and it is Left's turn\.$/).first().waitFor();
  await shoot(page, "learn-beaten");
  await move.getByRole("button", { name: "Show me" }).click();
  const told = await move.getByText(/^What wins: /).textContent();
  const [, size, leaves] = /(\d+)->(\d+)/.exec(told!)!;
  await move.getByRole("button", { name: new RegExp(`^heap of ${size}, leave ${leaves}\\b`) }).first().click();
  await move.getByText(`${size}->${leaves} wins.`).waitFor();
  expect(await faults(page)).toEqual([]);
  await page.context().close();
});

test("all lessons show their pictures without an error", patient, async () => {
  for (let lesson = 1; lesson <= 10; ++lesson) {
    const page = await open(`#/learn/${lesson}`);
    await page.getByRole("region", { name: "Exercise 1 of 5" }).locator(".one-game").first().waitFor();
    await page.waitForTimeout(800);
    expect(await page.getByRole("alert").count()).toBe(0);
    await shoot(page, `learn-${lesson}`);
    await page.context().close();
  }
});

test("a worksheet has two tasks of each kind, and the answers apart", patient, async () => {
  const page = await open("#/learn/2/print?s=7");
  await page.waitForFunction(() => document.querySelectorAll(".answers-page li:not(:empty)").length === 10);
  expect(await page.locator(".tasks .stage2").count()).toBe(10);
  await page.emulateMedia({ media: "print" });
  expect(await page.getByRole("navigation", { name: "Pages" }).isVisible()).toBe(false);
  await shoot(page, "worksheet");
  await page.emulateMedia({ media: "screen" });
  expect(await faults(page)).toEqual([]);
  await page.context().close();
});

test("on the narrowest screen lessons do not scroll sideways", patient, async () => {
  for (const route of ["#/learn/2", "#/learn/6", "#/learn/2/print"]) {
    const page = await open(route, phone);
    await page.locator("h1").waitFor();
    await page.waitForTimeout(1500);
    await shoot(page, `phone-${route.replace(/\W+/g, "-")}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
    expect(await faults(page)).toEqual([]);
    await page.context().close();
  }
});

test("nothing went wrong unseen, and no other host was asked", () => {
  expect(problems).toEqual([]);
});
