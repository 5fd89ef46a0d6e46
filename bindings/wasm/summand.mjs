// Summand in a browser worker or in node: the messages of `summand serve`, without a server (README.md).

const kInternal = -32603; // of JSON-RPC 2.0

// What the C library asks of its host. There are no files, no arguments and no environment.
const kDone = 0;
const kNoFile = 8; // WASI's EBADF

function surroundings(host) {
  const view = () => new DataView(host.instance.exports.memory.buffer);
  const zero_sizes = (count, bytes) => {
    view().setUint32(count, 0, true);
    view().setUint32(bytes, 0, true);
    return kDone;
  };
  return {
    clock_time_get(clock, _precision, at) {
      const milliseconds = clock === 0 ? Date.now() : performance.now();
      view().setBigUint64(at, BigInt(Math.round(milliseconds * 1e6)), true);
      return kDone;
    },
    environ_sizes_get: zero_sizes,
    environ_get: () => kDone,
    fd_close: () => kNoFile,
    fd_seek: () => kNoFile,
    fd_write: () => kNoFile,
    random_get(at, bytes) {
      crypto.getRandomValues(new Uint8Array(host.instance.exports.memory.buffer, at, bytes));
      return kDone;
    },
    proc_exit(code) {
      throw new Error(`the module ended with code ${code}`);
    },
  };
}

// Asks one conversation at a time. An instance that cannot go on is replaced by a new one of the same module. Then
// names and values are lost, and the answer says so.
export class Summand {
  // `stopped` is asked about once a millisecond while it answers. If it returns true, the answer is an error or the part
  // that was finished, and names and values stay.
  // `rest` returns the bytes of summand-rest.wasm, or a WebAssembly.Module of it. It is called when a function that lies
  // there is first needed.
  // `guide` returns the text of guide.txt. It is called when a page of the guide is first asked for.
  constructor(module, { rest, stopped = () => false, guide = () => "" }) {
    this.module = module;
    this.rest = rest;
    this.stopped = stopped;
    this.guide = guide;
    this.hear = () => {};
    this.begin();
  }

  begin() {
    const host = { instance: null };
    host.instance = new WebAssembly.Instance(this.module, this.imports(host));
    this.exports = host.instance.exports;
    this.exports._initialize();
  }

  imports(host) {
    const summand = {
      rest: () => {
        const rest = this.rest();
        this.module_of_rest ??= rest instanceof WebAssembly.Module ? rest : new WebAssembly.Module(rest);
        new WebAssembly.Instance(this.module_of_rest, { "": host.instance.exports });
      },
      tell: (start, bytes) => {
        const told = new Uint8Array(host.instance.exports.memory.buffer, start, bytes);
        this.hear(new TextDecoder().decode(told));
      },
      stopped: () => (this.stopped() ? 1 : 0),
      guide: () => {
        const { memory, summand_take } = host.instance.exports;
        const bytes = new TextEncoder().encode(this.guide());
        const start = summand_take(bytes.length + 1);
        const room = new Uint8Array(memory.buffer, start, bytes.length + 1);
        room.set(bytes);
        room[bytes.length] = 0;
        return start;
      },
    };
    return { summand, wasi_snapshot_preview1: surroundings(host) };
  }

  // The bytes of memory that the instance has. They never become fewer until there is a new instance.
  get bytes() {
    return this.exports.memory.buffer.byteLength;
  }

  // Answers a message: a line of JSON as text or as bytes of UTF-8. Returns all lines of the answer: progress and early parts first. `hear` gets each
  // line as soon as it is known.
  ask(message, hear = () => {}) {
    const lines = [];
    this.hear = (line) => {
      lines.push(line);
      hear(line);
    };
    try {
      const bytes = typeof message === "string" ? new TextEncoder().encode(message) : message;
      const start = this.exports.summand_take(bytes.length);
      new Uint8Array(this.exports.memory.buffer, start, bytes.length).set(bytes);
      this.exports.summand_ask(start, bytes.length);
    } catch (fault) {
      this.begin();
      this.hear(lost(message, fault));
    }
    return lines;
  }
}

function lost(message, fault) {
  let id = null;
  try {
    id = JSON.parse(typeof message === "string" ? message : new TextDecoder().decode(message)).id ?? null;
  } catch {
    // A message that is no JSON has no id.
  }
  const text = `Summand could not go on (${fault.message}); names and values are lost`;
  return JSON.stringify({ jsonrpc: "2.0", id, error: { code: kInternal, message: text } });
}

// Makes a conversation from the bytes of summand.wasm, or from a WebAssembly.Module.
export async function load(source, options) {
  const module = source instanceof WebAssembly.Module ? source : await WebAssembly.compile(source);
  return new Summand(module, options);
}
