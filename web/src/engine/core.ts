// The core as the worker sees it: it takes lines of JSON-RPC, and gives lines back.
import { guide, rest } from "virtual:summand-module";
import { load } from "../../../bindings/wasm/summand.mjs";

export interface Core {
  /** Sends one line. Resolves when the core has answered it. */
  ask(line: string): Promise<void>;
  /** The memory that it has on this device. It never becomes less. */
  bytes(): number;
}

type Reply = (line: string) => void;

// A worker may wait for a file. The module does, when a page of the guide is first asked for, and when its rest is needed
// and not there.
function loaded<Content>(address: string, type: XMLHttpRequestResponseType): Content {
  const request = new XMLHttpRequest();
  request.open("GET", address, false);
  request.responseType = type;
  request.send();
  if (request.status !== 200) throw new Error(`${address} could not be loaded (${request.status})`);
  return request.response;
}

/** An instance of the module. It works on the thread of its caller. `known` gives the rest of the module if it is there. */
export async function coreOfModule(module: WebAssembly.Module, known: () => WebAssembly.Module | null, reply: Reply): Promise<Core> {
  const summand = await load(module, {
    rest: () => known() ?? loaded<ArrayBuffer>(rest!, "arraybuffer"),
    guide: () => loaded<string>(guide!, "text"),
  });
  return { ask: async (line) => void summand.ask(line, reply), bytes: () => summand.bytes };
}

/** The program behind the server of the page (build/bridge.ts). */
export function coreOfServer(reply: Reply): Core {
  const session = crypto.getRandomValues(new Uint32Array(4)).join("-");
  const address = `${self.location.origin}/engine?session=${session}`;
  return {
    bytes: () => 0,
    async ask(line) {
      const response = await fetch(address, { method: "POST", body: line });
      if (!response.ok || !response.body) throw new Error(`The core is not there (${response.status}).`);
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
      let rest = "";
      for (;;) {
        const { value, done } = await reader.read();
        if (done) break;
        const lines = (rest + value).split("\n");
        rest = lines.pop() ?? "";
        lines.filter((text) => text !== "").forEach(reply);
      }
    },
  };
}
