// The module of the core, compiled once for all workers of the page. It has two parts: what first questions need, and the
// rest, which is loaded after the first answer, or when it is needed.
import { module as url, rest as urlOfRest } from "virtual:summand-module";

/** False: the core is a program behind the server of the page. */
export const hasModule = url !== null;

let answer: () => void;
/** Resolves after the first answer of the core. */
export const answered = new Promise<void>((resolve) => (answer = resolve));
/** To be called after each answer. */
export const isAnswered = () => answer();

const compiled = new Map<string, Promise<WebAssembly.Module>>();

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

// Loads a part if that has not been done. After a failure the next call tries again.
function part(address: string | null, tell?: Listener): Promise<WebAssembly.Module> {
  if (address === null) return Promise.reject(new Error("There is no module."));
  let found = compiled.get(address);
  if (!found) {
    found = compile(address, tell).catch((error: unknown) => {
      compiled.delete(address);
      throw error;
    });
    compiled.set(address, found);
  }
  return found;
}

/** The part that answers the first questions. */
export const theModule = () => part(url, (loading) => listener(loading));
/** The rest. */
export const theRest = () => part(urlOfRest);
