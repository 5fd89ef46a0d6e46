// Runs a program of WebAssembly: node command.mjs PROGRAM ARGUMENTS… Its clock counts the user CPU time.
import { readFileSync } from "node:fs";
import { WASI } from "node:wasi";

const [program, ...words] = process.argv.slice(2);
const wasi = new WASI({ version: "preview1", args: [program, ...words] });
const imports = wasi.getImportObject();
let instance;
imports.wasi_snapshot_preview1.clock_time_get = (_clock, _precision, at) => {
  const nanoseconds = BigInt(process.cpuUsage().user) * 1000n;
  new DataView(instance.exports.memory.buffer).setBigUint64(at, nanoseconds, true);
  return 0;
};
instance = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(program)), imports);
process.exit(wasi.start(instance));
