// The page without a network, a new version of it, and what its policy forbids.
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { contentPolicy } from "../build/policy";
import { begin, end, open, openAt } from "./page";

const built = process.env.SUMMAND_WEB_OUT ?? fileURLToPath(new URL("../../build/web", import.meta.url));
const kinds: Record<string, string> = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".woff2": "font/woff2", ".wasm": "application/wasm" };
const patient = { timeout: 600_000 };
let folder = "";
let server: Server;
let origin = "";

// A server of files alone, with a copy of the page that a test may change.
async function serve() {
  folder = await mkdtemp(join(tmpdir(), "summand-web-"));
  await cp(built, folder, { recursive: true });
  server = createServer((request, response) => {
    const path = new URL(request.url!, "http://page").pathname.replace(/\/$/, "/index.html");
    readFile(join(folder, path)).then(
      (content) => response.writeHead(200, { "content-type": kinds[extname(path)] ?? "text/plain" }).end(content),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

async function close() {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
}

const kept = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");

beforeAll(begin, 300_000);
afterAll(end);
beforeEach(serve);
afterEach(async () => {
  await close();
  await rm(folder, { recursive: true });
});

test("after the first visit every page opens without a network", patient, async () => {
  const page = await openAt(origin);
  await page.locator(".toast", { hasText: "Works offline now." }).waitFor();
  await kept(page);
  await close();
  await page.reload();
  for (const [path, heading] of [["analyze", /^Type a sum/], ["boards", "Set up a sum"], ["play", "Play a sum of games"], ["heaps", /./], ["learn", /./], ["console", /./]] as const) {
    await page.evaluate((hash) => (location.hash = hash), `#/${path}`);
    await page.getByRole("heading", { level: 1, name: heading }).waitFor();
  }
  // A page that has the library in it answers, too.
  if ((await readdir(join(folder, "assets"))).some((file) => file.endsWith(".wasm"))) {
    await page.evaluate(() => (location.hash = "#/analyze?e=nim(3,5)"));
    await page.getByRole("heading", { name: "Whoever starts wins." }).waitFor();
  }
  expect(await page.evaluate(() => document.fonts.load("16px KaTeX_Main").then((found) => found.length))).toBe(1);
  await page.context().close();
});

test("a new version waits until it is asked for", patient, async () => {
  const page = await openAt(origin);
  await kept(page);
  const worker = join(folder, "sw.js");
  await writeFile(worker, (await readFile(worker, "utf8")) + "// changed\n");
  await page.reload();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await page.getByText("A new version is ready.").waitFor();
  await Promise.all([page.waitForEvent("load"), page.getByRole("button", { name: "Load it" }).click()]);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.waiting === null);
  expect(await page.getByText("A new version is ready.").count()).toBe(0);
  await page.context().close();
});

test("the policy lets no text run as code, and no other host be asked", patient, async () => {
  expect(contentPolicy).not.toContain("'unsafe-eval'");
  expect(contentPolicy).not.toContain("'unsafe-inline'");
  const page = await open("#/analyze");
  expect(await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute("content")).toBe(contentPolicy);
  const refused = await page.evaluate(async () => {
    const seen: string[] = [];
    document.addEventListener("securitypolicyviolation", (event) => seen.push(event.effectiveDirective));
    const script = document.createElement("script");
    script.textContent = "globalThis.inline = true";
    document.body.append(script);
    await fetch("https://example.org/").catch(() => undefined);
    const element = document.createElement("p");
    element.setAttribute("style", "color: red");
    await new Promise((done) => setTimeout(done, 100));
    return { seen, inline: "inline" in globalThis };
  });
  expect(refused.inline).toBe(false);
  expect(refused.seen).toEqual(expect.arrayContaining(["script-src-elem", "connect-src", "style-src-attr"]));
  await page.context().close();
});
