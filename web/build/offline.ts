// The service worker of the built page: src/offline/sw.ts with the list of all built files.
import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import type { Plugin, ResolvedConfig } from "vite";

const worker = "sw.js";

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter((file) => file !== worker && !/\.(map|br)$/.test(file))
    .sort();
}

export function offline(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "summand-offline",
    apply: "build",
    configResolved: (resolved) => void (config = resolved),
    options: (options) => ({ ...options, input: { index: "index.html", sw: "src/offline/sw.ts" } }),
    outputOptions: (options) => ({
      ...options,
      entryFileNames: (chunk) => (chunk.name === "sw" ? worker : "assets/[name]-[hash].js"),
    }),
    // Files of public/ are no part of the bundle, so the list is made when all of them are written.
    async closeBundle() {
      const folder = config.build.outDir;
      const files = await filesBelow(folder);
      const hash = createHash("sha256");
      for (const file of files) hash.update(file).update(await readFile(join(folder, file)));
      const path = join(folder, worker);
      const code = await readFile(path, "utf8");
      await writeFile(
        path,
        code.replace("__PAGE_FILES__", JSON.stringify(files)).replace("__PAGE_VERSION__", JSON.stringify(hash.digest("hex").slice(0, 16))),
      );
    },
  };
}
