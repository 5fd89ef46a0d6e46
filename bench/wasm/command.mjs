// Runs a program of WebAssembly: node command.mjs PROGRAM ARGUMENTS…
import { readFileSync } from "node:fs";
import { WASI } from "node:wasi";

const [program, ...words] = process.argv.slice(2);
const wasi = new WASI({ version: "preview1", args: [program, ...words] });
const { instance } = await WebAssembly.instantiate(readFileSync(program), wasi.getImportObject());
process.exitCode = wasi.start(instance);
