// The core as the worker sees it: it takes lines of JSON-RPC, and gives lines back.
// This is the only file that knows where the core is. Here it is a program behind the page's
// server (build/bridge.ts).

export interface Core {
  /** Sends one line. Resolves when the core has answered it. */
  ask(line: string): Promise<void>;
}

export async function openCore(reply: (line: string) => void): Promise<Core> {
  const session = crypto.getRandomValues(new Uint32Array(4)).join("-");
  const address = `${self.location.origin}/engine?session=${session}`;
  return {
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
