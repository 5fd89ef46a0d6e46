// Prints the size of a module, and fails if it is too large to be loaded by a page: node size.mjs MODULE
import { readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";

const kMost = 1_031_000; // bytes as brotli

const bytes = readFileSync(process.argv[2]);
const small = brotliCompressSync(bytes, {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
});
console.log(`${bytes.length} bytes, ${small.length} as brotli, at most ${kMost} are allowed`);
if (small.length > kMost) process.exitCode = 1;
