// A browser and the built page for tests: Debian's chromium, and the native program behind the page.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { chromium, type Browser, type Page } from "playwright-core";
import { preview, type PreviewServer } from "vite";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const shots = process.env.SUMMAND_SHOTS;
let server: PreviewServer | undefined;
let browser: Browser | undefined;
export const problems: string[] = [];
/** The narrowest screen that pages are made for. */
export const phone = { width: 320, height: 640 };

/** Serves the page that is built in build/web, and begins the browser. */
export async function begin() {
  server = await preview({ preview: { host: "127.0.0.1", port: 0 }, logLevel: "error" });
  browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox"] });
}

/** The address of the page that is served. */
export const origin = () => server!.resolvedUrls!.local[0]!;

export async function end() {
  await browser?.close();
  await server?.close();
}

interface Size {
  width: number;
  height: number;
}

/** A new page at an address. */
export async function openAt(address: string, size: Size = { width: 1280, height: 900 }, touch = false): Promise<Page> {
  const context = await browser!.newContext({ viewport: size, reducedMotion: "reduce", hasTouch: touch });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  await page.goto(address);
  return page;
}

/** A new page at a fragment. What goes wrong in it is added to `problems`. */
export async function open(fragment: string, size?: Size, touch?: boolean): Promise<Page> {
  const page = await openAt("about:blank", size, touch);
  page.on("pageerror", (error) => problems.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(message.text());
  });
  page.on("request", (request) => {
    if (!request.url().startsWith(origin())) problems.push(`request to ${request.url()}`);
  });
  await page.goto(origin() + fragment);
  return page;
}

/** Pictures in light and dark in the folder SUMMAND_SHOTS, if there is one. */
export async function shoot(page: Page, name: string) {
  if (!shots) return;
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: `${shots}/${name}-${colorScheme}.png`, fullPage: true });
  }
}

/** What axe-core finds serious. */
export async function faults(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setBypassCSP", { enabled: true });
  await session.send("Runtime.evaluate", { expression: axe });
  return page.evaluate(async () => {
    const found = await (globalThis as any).axe.run();
    return found.violations
      .filter((fault: any) => ["serious", "critical"].includes(fault.impact))
      .map((fault: any) => `${fault.id}: ${fault.nodes.map((node: any) => node.html).slice(0, 3).join(" ")}`);
  });
}
