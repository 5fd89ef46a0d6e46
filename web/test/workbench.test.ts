// What the Workbench gives to other programs, and what it keeps.
import { afterAll, beforeAll, expect, test } from "vitest";
import { begin, end, open, problems } from "./page";

beforeAll(begin, 300_000);
afterAll(end);

const patient = { timeout: 600_000 };

test("boards and thermographs are copied as SVG and TikZ", patient, async () => {
  const page = await open("#/analyze?e=domineering(2x3)+%2B+nim(2)");
  await page.getByRole("button", { name: "Copy" }).waitFor();
  await page.evaluate(() => {
    navigator.clipboard.writeText = async (text) => void ((globalThis as any).copied = text);
  });
  const copied = async (name: string) => {
    await page.getByRole("button", { name: "Copy ▾" }).click();
    await page.getByRole("button", { name, exact: true }).click();
    await page.getByText(`${name} copied`).first().waitFor();
    return page.evaluate(() => (globalThis as any).copied as string);
  };
  expect(await copied("Boards as SVG")).toMatch(/^<svg xmlns/);
  expect(await copied("Boards as TikZ")).toContain("\\begin{tikzpicture}");
  expect(await copied("Thermograph as SVG")).toMatch(/^<svg xmlns/);
  expect(await copied("Thermograph as TikZ")).toContain("\\begin{tikzpicture}");
  expect(await copied("Expression")).toContain("domineering(");
  expect(JSON.parse(await copied("JSON")).summands).toHaveLength(2);
  await page.context().close();
});

test("the menu closes by Escape, and the focus goes back to its button", patient, async () => {
  const page = await open("#/analyze?e=*2");
  const button = page.getByRole("button", { name: "Copy ▾" });
  await button.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("LaTeX");
  await page.keyboard.press("Escape");
  expect(await page.getByRole("group", { name: "Copy" }).count()).toBe(0);
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.context().close();
});

test("a reload restores the answer, its switches and the history", patient, async () => {
  const page = await open("#/analyze?e=nim(3,5)&show=left");
  await page.getByRole("heading", { name: "Whoever starts wins." }).waitFor();
  await page.getByLabel("Expression").last().fill("nim(5,5)");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Whoever starts loses." }).waitFor();
  await page.reload();
  await page.getByRole("heading", { name: "Whoever starts loses." }).waitFor();
  expect(await page.getByRole("button", { name: "Left", exact: true }).getAttribute("aria-pressed")).toBe("true");
  await page.getByRole("button", { name: "History", exact: true }).click();
  await page.getByRole("button", { name: "nim(3,5)", exact: true }).click();
  await page.getByRole("heading", { name: "Whoever starts wins." }).waitFor();
  await page.goBack();
  await page.getByRole("heading", { name: "Whoever starts loses." }).waitFor();
  await page.context().close();
});

test("moves whose value needs a search have it, too", patient, async () => {
  const page = await open("#/analyze?e=clobber(3x4)");
  await page.getByRole("columnheader", { name: "worth then" }).first().waitFor();
  await page.waitForFunction(() => {
    const rows = [...document.querySelectorAll(".split tbody tr")].filter((row) => row.querySelector("button.mv"));
    return rows.length > 0 && rows.every((row) => row.querySelector(".val"));
  });
  await page.context().close();
});

test("who wins, the boards and the moves are shown while the value is looked for", patient, async () => {
  const page = await open("#/analyze?e=domineering(7x7)");
  await page.getByRole("heading", { name: "Whoever starts wins." }).waitFor();
  await page.getByText("with 18 of 42 moves").first().waitFor();
  await page.locator(".mk.win.L").first().waitFor({ state: "attached" });
  const working = page.getByText(/^Working on the value of domineering\(7x7\)/);
  await working.waitFor();
  expect(await page.locator(".panel").textContent()).toContain("Not known yet.");
  await page.keyboard.press("Escape");
  await working.waitFor({ state: "detached" });
  expect(await page.locator("h1").textContent()).toBe("Whoever starts wins.");
  expect(await page.locator(".mk.win.L").count()).toBe(18);
  expect(await page.locator(".panel").textContent()).toContain("Not known.");
  await page.context().close();
});

test("a value that is wider than its place says so, and is shown whole", patient, async () => {
  const page = await open("#/analyze?e=domineering(4x5)");
  await page.getByRole("columnheader", { name: "worth then" }).first().waitFor();
  const cut = page.locator(".split td .val.cut").first();
  await cut.waitFor();
  const row = await cut.evaluate((node) => [...document.querySelectorAll(".split td")].indexOf(node.closest("td")!));
  const whole = page.locator(".split td").nth(row);
  const words = await whole.locator(".val").getAttribute("aria-label");
  await whole.getByRole("button", { name: /^Show all/ }).click();
  const value = whole.locator(".val.whole");
  await value.waitFor();
  expect((await value.textContent())!.length).toBeGreaterThan(20);
  expect(await value.evaluate((node) => node.scrollWidth <= node.clientWidth + 1)).toBe(true);
  expect(await value.getAttribute("aria-label")).toBe(words);
  await whole.getByRole("button", { name: "Show less" }).click();
  await whole.locator(".val.cut").waitFor();
  await page.context().close();
});

test("a value that is too long to send is described, and written out at a click", patient, async () => {
  const page = await open("#/analyze?e=" + encodeURIComponent("{1|0} + {2|0*} + {3|^} + {4|0,v} + {5|^*} + {6|*2} + {7|^2} + {8|*3} + {9|^3} + {10|*4} + {11|^4}"));
  await page.getByText(/^A long value: stops /).first().waitFor();
  await page.locator(".panel").getByRole("button", { name: "Show all" }).click();
  await page.locator(".panel .val.whole").waitFor();
  expect((await page.locator(".panel .val.whole").textContent())!.length).toBeGreaterThan(10_000);
  await page.context().close();
});

test("nothing went wrong unseen", () => {
  expect(problems).toEqual([]);
});
