// What a first visit loads.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";

const built = process.env.SUMMAND_WEB_OUT ?? fileURLToPath(new URL("../../build/web", import.meta.url));
const packed = async (file: string) => brotliCompressSync(await readFile(join(built, file))).length;

test("the page, its style and its first script have at most 60 kB, without KaTeX", async () => {
  const html = await readFile(join(built, "index.html"), "utf8");
  const files = [...html.matchAll(/(?:src|href)="\.\/(assets\/[^"]+)"/g)].map((match) => match[1]!);
  expect(files.length).toBeGreaterThan(1);
  const sizes = await Promise.all(["index.html", ...files].map(packed));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60_000);
  expect(files.some((file) => file.includes("katex"))).toBe(false);
});

test("six fonts have at most 120 kB", async () => {
  const fonts = (await readdir(join(built, "assets"))).filter((file) => /\.(woff2?|ttf)$/.test(file));
  expect(fonts).toHaveLength(6);
  const sizes = await Promise.all(fonts.map(async (font) => (await readFile(join(built, "assets", font))).length));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(120_000);
});

test("beside each large file lies the same one compressed, and the service worker does not keep it", async () => {
  const files = await readdir(join(built, "assets"));
  const large = files.filter((file) => /\.(wasm|js|css|txt)$/.test(file));
  for (const file of large) {
    const bytes = await readFile(join(built, "assets", file));
    if (bytes.length < 1000) continue;
    expect(files, file).toContain(`${file}.br`);
    expect(brotliDecompressSync(await readFile(join(built, "assets", `${file}.br`))).equals(bytes), file).toBe(true);
  }
  expect(await readFile(join(built, "sw.js"), "utf8")).not.toContain(".br\"");
});
