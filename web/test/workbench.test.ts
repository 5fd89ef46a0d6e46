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

test("nothing went wrong unseen", () => {
  expect(problems).toEqual([]);
});
