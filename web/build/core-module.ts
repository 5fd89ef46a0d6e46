// The module of the core for the page: `virtual:summand-module` has its address, and those of its rest and of the guide
// beside it. The module is the file that SUMMAND_MODULE names (default: that of build/wasm). If SUMMAND_MODULE is none, the page asks a
// program (bridge.ts).
import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const virtual = "virtual:summand-module";
const built = fileURLToPath(new URL("../../build/wasm/bindings/wasm/summand.wasm", import.meta.url));

function moduleFile(): string | null {
  const named = process.env.SUMMAND_MODULE;
  if (named === "none") return null;
  if (named && !existsSync(named)) throw new Error(`SUMMAND_MODULE: ${named} is missing`);
  const file = named ? resolve(named) : built;
  return existsSync(file) ? file : null;
}

export function coreModule(): Plugin {
  return {
    name: "summand-module",
    resolveId: (id) => (id === virtual ? "\0" + virtual : undefined),
    load(id) {
      if (id !== "\0" + virtual) return undefined;
      const file = moduleFile();
      if (!file) return "export const module = null, rest = null, guide = null;";
      const files = { module: file, rest: join(dirname(file), "summand-rest.wasm"), guide: join(dirname(file), "guide.txt") };
      return Object.entries(files)
        .map(([name, path]) => `export { default as ${name} } from ${JSON.stringify(path + "?url")};`)
        .join(" ");
    },
  };
}
