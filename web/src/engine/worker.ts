// The worker that owns the core. It reads and writes messages, one question after another. The first message says
// what the core is: {core: WebAssembly.Module}, or {core: null} for the program behind the server. {rest} is the rest of
// the module, as soon as it is there.
import { type Core, coreOfModule, coreOfServer } from "./core";

const queue: string[] = [];
let working = false;
let rest: WebAssembly.Module | null = null;
let begin: (core: Promise<Core>) => void;
const core = new Promise<Core>((resolve) => (begin = resolve));

const reply = (line: string) => postMessage(JSON.parse(line));
const broken = (error: unknown) => postMessage({ broken: error instanceof Error ? error.message : String(error) });

async function work() {
  if (working) return;
  working = true;
  try {
    const open = await core;
    for (let line = queue.shift(); line !== undefined; line = queue.shift()) {
      await open.ask(line);
      postMessage({ bytes: open.bytes() });
    }
  } catch (error) {
    broken(error);
  }
  working = false;
}

addEventListener("message", ({ data }: MessageEvent<{ core?: WebAssembly.Module | null; rest?: WebAssembly.Module }>) => {
  if (data.rest) {
    rest = data.rest;
  } else if (data.core !== undefined) {
    begin(data.core === null ? Promise.resolve(coreOfServer(reply)) : coreOfModule(data.core, () => rest, reply));
    core.then(() => postMessage({ ready: true }), broken);
  } else {
    queue.push(JSON.stringify(data));
    void work();
  }
});
