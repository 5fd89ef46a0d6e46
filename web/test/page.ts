// A browser and the built page for tests: Debian's chromium, and the native program behind the page.
import { chromium, type Browser, type Page } from "playwright-core";
import { preview, type PreviewServer } from "vite";

let server: PreviewServer | undefined;
let browser: Browser | undefined;
export const problems: string[] = [];

/** Serves the page that is built in build/web, and begins the browser. */
export async function begin() {
  server = await preview({ preview: { host: "127.0.0.1", port: 0 }, logLevel: "error" });
  browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox"] });
}

export async function end() {
  await browser?.close();
  await server?.close();
}

/** A new page at a fragment. What goes wrong in it is added to `problems`. */
export async function open(fragment: string, size = { width: 1280, height: 900 }): Promise<Page> {
  const context = await browser!.newContext({ viewport: size, reducedMotion: "reduce" });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  const origin = server!.resolvedUrls!.local[0]!;
  page.on("pageerror", (error) => problems.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(message.text());
  });
  page.on("request", (request) => {
    if (!request.url().startsWith(origin)) problems.push(`request to ${request.url()}`);
  });
  await page.goto(origin + fragment);
  return page;
}
