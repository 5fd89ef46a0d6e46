// The worker that owns the core. It reads and writes messages, one question after another.
import { openCore } from "./core";

const queue: string[] = [];
let working = false;

const core = openCore((line) => postMessage(JSON.parse(line)));

async function work() {
  if (working) return;
  working = true;
  try {
    const open = await core;
    for (let line = queue.shift(); line !== undefined; line = queue.shift()) await open.ask(line);
  } catch (error) {
    postMessage({ broken: error instanceof Error ? error.message : String(error) });
  }
  working = false;
}

addEventListener("message", (event: MessageEvent<object>) => {
  queue.push(JSON.stringify(event.data));
  void work();
});

core.then(
  () => postMessage({ ready: true }),
  (error: unknown) => postMessage({ broken: String(error) }),
);
