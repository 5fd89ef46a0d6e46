// The page that contains the module of the core: it needs no program. Skipped if the page is built without the module.
import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { begin, end, faults, open, openAt, problems, shoot } from "./page";

const built = process.env.SUMMAND_WEB_OUT ?? fileURLToPath(new URL("../../build/web", import.meta.url));
const assets = join(built, "assets");
const hasModule = existsSync(assets) && readdirSync(assets).some((file) => file.endsWith(".wasm"));
const kinds: Record<string, string> = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".wasm": "application/wasm" };
const patient = { timeout: 600_000 };

const isFirst = (path: string) => path.endsWith(".wasm") && !isRest(path);
const isRest = (path: string) => path.includes("summand-rest");

// Serves the built page, but only half of the files that are `slow`, until it is told to send the other half.
async function halfway(slow: (path: string) => boolean) {
  let send: () => void = () => {};
  const allowed = new Promise<void>((resolve) => (send = resolve));
  const server = createServer((request, response) => {
    const path = new URL(request.url!, "http://page").pathname.replace(/\/$/, "/index.html");
    readFile(join(built, path)).then(
      async (content) => {
        response.writeHead(200, { "content-type": kinds[extname(path)] ?? "text/plain", "content-length": content.length });
        if (!slow(path)) return void response.end(content);
        response.write(content.subarray(0, content.length / 2));
        await allowed;
        response.end(content.subarray(content.length / 2));
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, send, server };
}

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

  test("while the module is slow to come, the page says how much is there", patient, async () => {
    const { address, send, server } = await halfway(isFirst);
    const page = await openAt(`${address}#/analyze?e=nim(3,5)`);
    const notice = page.getByRole("status").locator(".loading");
    await notice.filter({ hasText: /^Loading the mathematics, \d+\.\d of \d+\.\d MB\. You can type meanwhile\.$/ }).waitFor();
    expect(await faults(page)).toEqual([]);
    await shoot(page, "loading");
    await page.getByLabel("Expression").last().fill("nim(1,1)");
    send();
    await page.getByRole("heading", { name: "Whoever starts wins." }).waitFor();
    expect(await notice.count()).toBe(0);
    await page.context().close();
    server.closeAllConnections();
    server.close();
  });

  test("the first answer needs the first part alone, and another question waits for the rest", patient, async () => {
    const { address, send, server } = await halfway(isRest);
    const page = await openAt("about:blank");
    const loaded: string[] = [];
    page.on("request", (request) => void (request.url().endsWith(".wasm") && loaded.push(request.url())));
    await page.goto(`${address}#/analyze?e=nim(3,5)`);
    await page.getByRole("heading", { name: "Whoever starts wins." }).waitFor();
    expect(loaded.filter(isFirst)).toHaveLength(1);
    const field = page.getByLabel("Expression").last();
    await field.fill("konane(4x4)");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Stop" }).waitFor();
    expect(loaded.some(isRest)).toBe(true);
    send();
    await page.getByRole("heading", { name: "Whoever starts loses." }).waitFor();
    await page.context().close();
    server.closeAllConnections();
    server.close();
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
