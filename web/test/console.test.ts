// The console in a real browser.
import { afterAll, beforeAll, expect, test } from "vitest";
import { begin, end, faults, open, phone, problems, shoot } from "./page";

const patient = { timeout: 600_000 };

beforeAll(begin, 300_000);
afterAll(end);

test("expressions, names and commands are answered as in the terminal", patient, async () => {
  const page = await open("#/console");
  const field = page.getByRole("combobox", { name: "Expression or command" });
  const answers = page.locator("pre.a");
  const say = async (line: string) => {
    const before = await answers.count();
    await field.fill(line);
    await page.keyboard.press("Enter");
    await answers.nth(before).waitFor();
    return (await answers.nth(before).textContent())!;
  };
  expect(await say("x = {3||2|0}")).toBe("{3||2|0}");
  expect(await say("x - x")).toBe("0");
  expect(await say("nim analyze 1,2,3")).toContain("Decline: whoever starts loses.");
  expect(await say("heaps kayles --at 10^30 --period")).toContain("G(1000000000000000000000000000000) = 1");
  expect(await say("help nim_product")).toContain("nim_product(*2, *3)");
  const wrong = await say("eval 1 + domineerin(2x2)");
  expect(wrong).toBe("1:10: unknown game or function 'domineerin'; did you mean 'domineering'?\n  eval 1 + domineerin(2x2)\n           ^");
  await page.getByRole("button", { name: "eval 1 + domineering(2x2)" }).click();
  await answers.nth(6).waitFor();
  expect(await answers.nth(6).textContent()).toBe("{2|0}");
  await shoot(page, "console");
  expect(await faults(page)).toEqual([]);

  await field.focus();
  await page.keyboard.press("ArrowUp");
  expect(await field.inputValue()).toBe("eval 1 + domineering(2x2)");
  await field.fill("");
  await page.keyboard.type("thermog");
  await page.getByRole("option", { name: /^thermograph/ }).first().waitFor();
  await page.keyboard.press("Tab");
  expect(await field.inputValue()).toBe("thermograph");
  await page.context().close();
});

test("an answer is seen above the prompt, a long one from its question on", patient, async () => {
  for (const size of [{ width: 1280, height: 700 }, phone]) {
    const page = await open("#/console", size);
    const field = page.getByRole("combobox", { name: "Expression or command" });
    const entries = page.locator(".entry:not(p)");
    const lines = ["1 + 1", "help heaps", "help eval", "domineering(4x4)", "help tiny", "{1|", "nim analyze 1,2,3", "draw {5|1||0|-2}"];
    for (const [i, line] of lines.entries()) {
      await field.fill(line);
      await page.keyboard.press("Enter");
      await entries.nth(i).waitFor();
      await page.waitForFunction(() => !document.querySelector("p.entry"));
      const seen = await entries.nth(i).evaluate((entry) => {
        const box = entry.getBoundingClientRect();
        const prompt = document.querySelector(".prompt")!.getBoundingClientRect();
        return { top: box.top, bottom: box.bottom, prompt: prompt.top, end: prompt.bottom, height: innerHeight };
      });
      expect(seen.top, line).toBeGreaterThanOrEqual(0);
      if (seen.bottom - seen.top < seen.prompt - 20) expect(seen.bottom, line).toBeLessThanOrEqual(seen.prompt);
      else expect(seen.top, line).toBeLessThan(40);
      expect(seen.end, line).toBeLessThanOrEqual(seen.height);
    }
    await page.context().close();
  }
});

test("a long calculation is stopped by Esc", patient, async () => {
  const page = await open("#/console");
  const field = page.getByRole("combobox", { name: "Expression or command" });
  await field.fill("domineering(8x8)");
  await page.keyboard.press("Enter");
  await page.getByText(/^Working/).waitFor();
  await page.keyboard.press("Escape");
  await page.getByText("Stopped. Names that were given before are forgotten.").waitFor();
  await page.context().close();
});

test("on the narrowest screen the dialogue does not scroll sideways", patient, async () => {
  const page = await open("#/console", phone);
  await page.getByRole("button", { name: "help" }).click();
  await page.getByText("Type an expression to see its value").waitFor();
  await shoot(page, "phone-console");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);

  // Pages of help are broken for the screen, so that nothing scrolls in its frame.
  const field = page.getByRole("combobox", { name: "Expression or command" });
  const answers = page.locator("pre.a");
  for (const [i, about] of ["heaps", "serve", "domineering", "nosuchname"].entries()) {
    await field.fill(`help ${about}`);
    await page.keyboard.press("Enter");
    await answers.nth(i + 1).waitFor();
  }
  await page.getByText("summand serve answers other programs: editors, bots,").waitFor();
  const wide = await answers.evaluateAll((all) => all.filter((answer) => answer.scrollWidth > answer.clientWidth).map((answer) => answer.textContent!.slice(0, 40)));
  expect(wide).toEqual([]);
  await shoot(page, "phone-console-help");
  expect(await faults(page)).toEqual([]);
  await page.context().close();
});

test("nothing went wrong unseen, and no other host was asked", () => {
  expect(problems).toEqual([]);
});
