// Runs a benchmark for this machine and in WebAssembly, and prints the seconds and their ratio:
//
//   node run.mjs NATIVE WASM [NAME SIZE]     two build folders, such as build/bench and build/wasm
//
// Every run checks its digest. The best of three runs counts.
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const [native, wasm, ...chosen] = process.argv.slice(2);
const kWorkloads = [
  ["domineering", "4x6"],
  ["domineering", "5x5"],
  ["thermographs", "4x6"],
  ["thermographs", "5x5"],
  ["nim_sequences", "0.77 to 1e6"],
  ["nim_sequences", "0.106"],
  ["nim_sequences", "0.6"],
];
const kRuns = 3;

function seconds(command, words) {
  let best = Infinity;
  for (let run = 0; run < kRuns; ++run) {
    const said = execFileSync(command, words, { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });
    best = Math.min(best, Number(/: ([\d.]+) s/.exec(said)[1]));
  }
  return best;
}

console.log("| workload | this machine | WebAssembly | ratio |\n|---|---|---|---|");
for (const [name, size] of chosen.length ? [chosen] : kWorkloads) {
  const here = seconds(join(native, `bench/bench_${name}`), ["--size", size]);
  const module = join(wasm, `bench/wasm/bench_${name}.wasm`);
  const there = seconds(process.execPath, [
    "--no-warnings", fileURLToPath(new URL("command.mjs", import.meta.url)), module, "--size", size,
  ]);
  console.log(`| ${name} ${size} | ${here.toFixed(3)} s | ${there.toFixed(3)} s | ${(there / here).toFixed(2)} |`);
}
