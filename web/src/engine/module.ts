// The module of the core, compiled once for all workers of the page.
import { module as url } from "virtual:summand-module";

/** False: the core is a program behind the server of the page. */
export const hasModule = url !== null;

let compiled: Promise<WebAssembly.Module> | null = null;

async function compile(address: string): Promise<WebAssembly.Module> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The mathematics could not be loaded (${response.status}).`);
  // Some servers do not say that it is a module, and then it cannot be compiled while it arrives.
  const named = response.headers.get("content-type") === "application/wasm";
  return named ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}

/** Loads the module if that has not been done. After a failure the next call tries again. */
export function theModule(): Promise<WebAssembly.Module> {
  if (url === null) return Promise.reject(new Error("There is no module."));
  compiled ??= compile(url).catch((error: unknown) => {
    compiled = null;
    throw error;
  });
  return compiled;
}
