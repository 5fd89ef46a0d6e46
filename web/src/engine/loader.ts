// The worker that loads and compiles the module: the thread of the page is free meanwhile. It is told the address, and
// tells how much has come ({loaded, all} in bytes), then {module} or {failed}.

const kPause = 100; // milliseconds between two messages

// The bytes that are to come, if the server says it. It says the size of a compressed file as it is sent, and what comes
// here is not compressed any more.
function sizeOf({ headers }: Response): number | null {
  const size = headers.get("content-encoding") ? 0 : Number(headers.get("content-length") ?? 0);
  return size > 0 ? size : null;
}

async function compile(address: string): Promise<WebAssembly.Module> {
  const response = await fetch(address);
  if (!response.ok || !response.body) throw new Error(`The mathematics could not be loaded (${response.status}).`);
  const all = sizeOf(response);
  let loaded = 0;
  let told = -kPause;
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, out) {
      loaded += chunk.byteLength;
      if (performance.now() - told >= kPause) {
        told = performance.now();
        postMessage({ loaded, all });
      }
      out.enqueue(chunk);
    },
  });
  return WebAssembly.compileStreaming(new Response(response.body.pipeThrough(counted), { headers: { "content-type": "application/wasm" } }));
}

addEventListener("message", ({ data }: MessageEvent<{ address: string }>) => {
  compile(data.address).then(
    (module) => postMessage({ module }),
    (error: Error) => postMessage({ failed: error.message }),
  );
});
