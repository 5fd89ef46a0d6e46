// The page that contains the module of the core: it needs no program. Skipped if the page is built without the module.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { begin, end, open, problems } from "./page";

const built = process.env.SUMMAND_WEB_OUT ?? fileURLToPath(new URL("../../build/web", import.meta.url));
const assets = join(built, "assets");
const hasModule = existsSync(assets) && readdirSync(assets).some((file) => file.endsWith(".wasm"));
const patient = { timeout: 600_000 };

describe.skipIf(!hasModule)("the module", () => {
  beforeAll(begin, 300_000);
  afterAll(end);

  test("after Stop the next question is answered, and no server is asked", patient, async () => {
    const page = await open("#/analyze");
    const asked: string[] = [];
    page.on("request", (request) => void (request.method() === "POST" && asked.push(request.url())));
    const field = page.getByLabel("Expression").last();
    await field.fill("clobber(6x6) + domineering(7x7)");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Stop" }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("heading", { name: "Stopped." }).waitFor();
    await field.fill("nim(3,5)");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Whoever starts wins." }).waitFor();
    expect(asked).toEqual([]);
    await page.context().close();
  });

  test("without a network sums are analysed", patient, async () => {
    const page = await open("#/analyze");
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
    await page.context().setOffline(true);
    await page.reload();
    await page.getByLabel("Expression").last().fill("domineering(3x3) + {3|1}");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Left wins, whoever starts." }).waitFor();
    await page.context().close();
  });

  test("the guide is loaded when it is first read", patient, async () => {
    const page = await open("#/console");
    const loaded: string[] = [];
    page.on("request", (request) => void (request.url().includes("guide") && loaded.push(request.url())));
    const field = page.getByRole("combobox", { name: "Expression or command" });
    await field.fill("2 + 2");
    await page.keyboard.press("Enter");
    await page.locator("pre.a", { hasText: "4" }).waitFor();
    expect(loaded).toEqual([]);
    await field.fill("help strategies");
    await page.keyboard.press("Enter");
    await page.locator("pre.a", { hasText: "==========" }).waitFor();
    await page.context().close();
  });

  test("nothing went wrong unseen", () => {
    expect(problems).toEqual([]);
  });
});
