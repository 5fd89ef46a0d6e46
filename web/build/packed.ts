// Beside each large file of the built page lies the same file compressed with Brotli. Servers of static files send it to
// browsers that take it, so that the module has a quarter of its size on the way. `vite preview` does so, too.
import { createReadStream } from "node:fs";
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { join, normalize } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { Connect, Plugin, ResolvedConfig } from "vite";

const ending = ".br";
const least = 1000; // bytes
const types: Record<string, string> = { wasm: "application/wasm", js: "text/javascript", css: "text/css", txt: "text/plain", svg: "image/svg+xml" };
const kind = (file: string) => file.slice(file.lastIndexOf(".") + 1);

const compress = promisify(brotliCompress);
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 } };

async function packFolder(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && kind(entry.name) in types).map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(file);
      if (bytes.length >= least) await writeFile(file + ending, await compress(bytes, best));
    }),
  );
}

async function send(folder: string, url: string, response: ServerResponse): Promise<boolean> {
  const path = normalize(decodeURIComponent(url.replace(/[?#].*/s, "")));
  const type = types[kind(path)];
  const file = join(folder, path) + ending;
  const found = type ? await stat(file).catch(() => null) : null;
  if (!type || !found?.isFile()) return false;
  response.writeHead(200, { "content-type": type, "content-encoding": "br", "content-length": found.size, vary: "accept-encoding" });
  createReadStream(file).pipe(response);
  return true;
}

export function packed(): Plugin {
  let config: ResolvedConfig;
  const serve: Connect.NextHandleFunction = (request, response, next) => {
    const takes = /\bbr\b/.test(String(request.headers["accept-encoding"] ?? ""));
    if (!takes || request.method !== "GET") return next();
    send(config.build.outDir, request.url ?? "", response).then((sent) => sent || next(), next);
  };
  return {
    name: "summand-packed",
    configResolved: (resolved) => void (config = resolved),
    closeBundle: { order: "post", sequential: true, handler: () => (config.command === "build" && !config.build.ssr ? packFolder(config.build.outDir) : undefined) },
    configurePreviewServer: (server) => void server.middlewares.use(serve),
  };
}
