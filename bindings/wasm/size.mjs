// Prints the sizes of the parts of a module, and fails if they are too large for a page: node size.mjs FIRST REST
import { readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";

// Bytes as brotli.
const kMostFirst = 600_000; // until the first answer
const kMost = 1_560_000; // of both; the aim is 1,000,000

function sizes(path) {
  const bytes = readFileSync(path);
  const small = brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
  });
  return [bytes.length, small.length];
}

const [first, rest] = process.argv.slice(2).map(sizes);
const both = [first[0] + rest[0], first[1] + rest[1]];
for (const [name, [bytes, small], most] of [["first", first, kMostFirst], ["both", both, kMost]]) {
  console.log(`${name}: ${bytes} bytes, ${small} as brotli, at most ${most} are allowed`);
  if (small > most) process.exitCode = 1;
}
