// The module of the core, compiled once for all workers of the page.
import { module as url } from "virtual:summand-module";

/** False: the core is a program behind the server of the page. */
export const hasModule = url !== null;

let compiled: Promise<WebAssembly.Module> | null = null;

/** How much of the module has come, in bytes. `all` is null if the server does not say it. */
export interface Loading {
  loaded: number;
  all: number | null;
}

type Listener = (loading: Loading | null) => void;
let listener: Listener = () => {};

/** While the module is loaded, `heard` is told how far it is, and null at the end. */
export function watchLoading(heard: Listener) {
  listener = heard;
}

function compile(address: string, tell: Listener = () => {}): Promise<WebAssembly.Module> {
  tell({ loaded: 0, all: null });
  const worker = new Worker(new URL("./loader.ts", import.meta.url), { type: "module" });
  const done = new Promise<WebAssembly.Module>((resolve, reject) => {
    worker.onmessage = ({ data }) => {
      if (data.module) resolve(data.module);
      else if (data.failed) reject(new Error(data.failed));
      else tell(data);
    };
    worker.onerror = () => reject(new Error("The mathematics could not be loaded."));
  });
  worker.postMessage({ address });
  return done.finally(() => {
    worker.terminate();
    tell(null);
  });
}

/** Loads the module if that has not been done. After a failure the next call tries again. */
export function theModule(): Promise<WebAssembly.Module> {
  if (url === null) return Promise.reject(new Error("There is no module."));
  compiled ??= compile(url, (loading) => listener(loading)).catch((error: unknown) => {
    compiled = null;
    throw error;
  });
  return compiled;
}
