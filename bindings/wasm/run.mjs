// Speaks like `summand serve`: messages on the standard input, answers on the standard output.
//
//   node run.mjs MODULE
//
// The rest of the module, and the guide, lie beside it.
// A second thread has the module, so that a message "cancel" is heard while it answers.
import { webcrypto } from "node:crypto";
import { readFile } from "node:fs/promises";
import { Worker, isMainThread, parentPort, workerData } from "node:worker_threads";
import { readFileSync, writeSync } from "node:fs";
import { dirname, join } from "node:path";
import { load } from "./summand.mjs";

globalThis.crypto ??= webcrypto; // before node 19

function write(line) {
  const bytes = new TextEncoder().encode(line + "\n");
  let done = 0;
  while (done < bytes.length) {
    try {
      done += writeSync(1, bytes, done);
    } catch (fault) {
      if (fault.code !== "EAGAIN") throw fault;
    }
  }
}

function parsed(line) {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

// True if `line` asks to cancel the question, or the list of questions, in `current`.
function cancels(line, current) {
  if (!line.includes('"cancel"')) return false;
  const message = parsed(line);
  if (message?.method !== "cancel") return false;
  const asked = parsed(current);
  return (Array.isArray(asked) ? asked : [asked]).some((one) => one?.id === message.params?.id);
}

// Calls `take` for each line of the standard input, without its end, and `end` behind the last one.
function read_lines(take, end) {
  let begun = [];
  const finish = (bytes) => {
    take(Buffer.concat([...begun, bytes]));
    begun = [];
  };
  process.stdin.on("data", (bytes) => {
    let from = 0;
    for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, from)) {
      finish(bytes.subarray(from, at));
      from = at + 1;
    }
    begun.push(bytes.subarray(from));
  });
  process.stdin.on("end", () => {
    finish(Buffer.alloc(0));
    end();
  });
}

async function answer() {
  const stop = new Int32Array(workerData.stop);
  const summand = await load(workerData.module, {
    rest: () => workerData.rest,
    stopped: () => Atomics.load(stop, 0) !== 0,
    guide: () => readFileSync(workerData.guide, "utf8"),
  });
  parentPort.on("message", (line) => {
    summand.ask(line, write);
    parentPort.postMessage("done");
  });
}

async function serve(path) {
  const module = await WebAssembly.compile(await readFile(path));
  const rest = await readFile(path.replace(/\.wasm$/, "-rest.wasm"));
  const guide = join(dirname(path), "guide.txt");
  const stop = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(new URL(import.meta.url), { workerData: { module, rest, guide, stop: stop.buffer } });
  const waiting = [];
  let current = null;
  let over = false;
  const stop_if_cancelled = () => {
    if (current !== null && waiting.some((line) => cancels(line.toString(), current.toString()))) {
      Atomics.store(stop, 0, 1);
    }
  };
  const next = () => {
    if (current !== null) return;
    Atomics.store(stop, 0, 0);
    current = waiting.shift() ?? null;
    if (current !== null) {
      stop_if_cancelled();
      worker.postMessage(current);
    } else if (over) {
      worker.terminate();
    }
  };
  worker.on("message", () => {
    current = null;
    next();
  });
  worker.on("error", (fault) => {
    throw fault;
  });
  const take = (line) => {
    waiting.push(line);
    stop_if_cancelled();
    next();
  };
  read_lines(take, () => {
    over = true;
    next();
  });
}

if (!isMainThread) {
  await answer();
} else if (process.argv.length === 3) {
  await serve(process.argv[2]);
} else {
  console.error("usage: node run.mjs MODULE");
  process.exitCode = 1;
}
