// The module of the core for the page: `virtual:summand-module` has its address. The module is the file that
// SUMMAND_MODULE names, or that of build/wasm. SUMMAND_MODULE=none builds a page that asks a program (bridge.ts).
import { existsSync } from "node:fs";
import { resolve } from "node:path";
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
      return file ? `export { default } from ${JSON.stringify(file + "?url")};` : "export default null;";
    },
  };
}
