// Reads modules of WebAssembly and writes them: sections, functions, and the places in code that name functions. It
// knows what clang and wasm-opt write for C++, and refuses everything else.

export const kSection = { custom: 0, type: 1, import: 2, function: 3, table: 4, memory: 5, global: 6, export: 7, element: 9, code: 10, data: 11, data_count: 12, tag: 13 };
export const kKind = { function: 0, table: 1, memory: 2, global: 3, tag: 4 };
const kHeader = 8; // bytes: the magic number and the version

export class Reader {
  constructor(bytes, at = 0, end = bytes.length) {
    this.bytes = bytes;
    this.at = at;
    this.end = end;
  }
  byte() {
    return this.bytes[this.at++];
  }
  number() {
    let out = 0;
    for (let scale = 1; ; scale *= 128) {
      const next = this.byte();
      out += (next & 127) * scale;
      if (next < 128) return out;
    }
  }
  skip_number() {
    while (this.byte() >= 128);
  }
  take(count) {
    this.at += count;
    return this.bytes.subarray(this.at - count, this.at);
  }
  text() {
    return new TextDecoder().decode(this.take(this.number()));
  }
  list(read) {
    return Array.from({ length: this.number() }, () => read(this));
  }
  // The bytes that `skip` reads.
  span(skip) {
    const from = this.at;
    skip(this);
    return this.bytes.subarray(from, this.at);
  }
}

// Bytes of a number, unsigned and signed (LEB128).
export function number(value) {
  const out = [];
  for (; value >= 128; value = Math.floor(value / 128)) out.push((value % 128) | 128);
  return [...out, value];
}
export function signed(value) {
  const out = [];
  for (; value < -64 || value >= 64; value >>= 7) out.push((value & 127) | 128);
  return [...out, value & 127];
}
export const text = (value) => list([...new TextEncoder().encode(value)].map((byte) => [byte]));
export const sized = (bytes) => [number(bytes.length), bytes];
export const list = (items) => [number(items.length), ...items];

// The bytes of nested arrays.
export function flat(...parts) {
  const chunks = [];
  let length = 0;
  const add = (part) => {
    if (typeof part === "number") part = [part];
    if (Array.isArray(part) && part.some((one) => typeof one !== "number")) return part.forEach(add);
    chunks.push(part);
    length += part.length;
  };
  add(parts);
  const out = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    out.set(chunk, at);
    at += chunk.length;
  }
  return out;
}

const skip_limits = (reader) => {
  const has_most = reader.byte() & 1;
  reader.skip_number();
  if (has_most) reader.skip_number();
};

// A constant: one instruction, and the end.
const skip_constant = (reader) => {
  reader.byte();
  reader.skip_number();
  if (reader.byte() !== 0x0b) throw new Error("a constant is longer than one instruction");
};

// `types`, `codes` and `globals` are bytes. `functions` has the number of the type of each function, those of imports first.
export function read_module(bytes) {
  const out = { imports: [], types: [], functions: [], codes: [], exports: [], globals: [], tags: [], elements: [] };
  const reader = new Reader(bytes, kHeader);
  while (reader.at < bytes.length) {
    const id = reader.byte();
    const content = reader.take(reader.number());
    const inner = new Reader(content);
    if (id === kSection.type) {
      out.types = inner.list((each) =>
        each.span(() => {
          if (each.byte() !== 0x60) throw new Error("a type is no function");
          each.take(each.number());
          each.take(each.number());
        }),
      );
    } else if (id === kSection.import) {
      out.imports = inner.list((each) => {
        const one = { module: each.text(), name: each.text() };
        if (each.byte() !== kKind.function) throw new Error(`the import ${one.name} is no function`);
        return { ...one, type: each.number() };
      });
      out.functions = out.imports.map(({ type }) => type);
    } else if (id === kSection.function) {
      out.functions.push(...inner.list((each) => each.number()));
    } else if (id === kSection.table) {
      if (inner.number() !== 1 || inner.byte() !== 0x70) throw new Error("there is not one table of functions");
      inner.byte();
      out.table_size = inner.number();
    } else if (id === kSection.memory) {
      out.memory = content;
    } else if (id === kSection.tag) {
      out.tags = inner.list((each) => each.span(() => (each.byte(), each.skip_number())));
    } else if (id === kSection.global) {
      out.globals = inner.list((each) => {
        const type = each.take(2);
        return { type, start: each.span(skip_constant) };
      });
    } else if (id === kSection.export) {
      out.exports = inner.list((each) => ({ name: each.text(), kind: each.byte(), index: each.number() }));
    } else if (id === kSection.element) {
      out.elements = inner.list((each) => {
        if (each.byte() !== 0 || each.byte() !== 0x41) throw new Error("elements do not begin at a constant of table 0");
        const start = each.number();
        if (each.byte() !== 0x0b) throw new Error("elements do not begin at a constant of table 0");
        return { start, functions: each.list(() => each.number()) };
      });
    } else if (id === kSection.code) {
      out.codes = inner.list((each) => each.take(each.number()));
    } else if (id === kSection.data) {
      out.data = content;
    } else if (id === kSection.data_count) {
      out.data_count = content;
    } else if (id !== kSection.custom) {
      throw new Error(`section ${id} is not expected`);
    }
  }
  return out;
}

export const write_module = (sections) =>
  flat([0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0], sections.filter(([, content]) => content !== undefined).map(([id, content]) => [[id], sized(flat(content))]));

const kMemoryBulk = { 8: 2, 9: 1, 10: 2, 11: 1 }; // numbers behind memory.init and its like
const kWithOne = new Set([0x02, 0x03, 0x04, 0x06, 0x07, 0x08, 0x09, 0x0c, 0x0d, 0x18, 0x20, 0x21, 0x22, 0x23, 0x24, 0x3f, 0x40, 0x41, 0x42]);
const kCall = 0x10;

// Skips what stands behind an operation.
function skip_rest(operation, reader) {
  if (kWithOne.has(operation)) {
    reader.skip_number();
  } else if (operation === 0x11 || (operation >= 0x28 && operation <= 0x3e)) {
    reader.skip_number();
    reader.skip_number();
  } else if (operation === 0x0e) {
    for (let count = reader.number(); count >= 0; --count) reader.skip_number();
  } else if (operation === 0x1c) {
    reader.take(reader.number());
  } else if (operation === 0x43) {
    reader.take(4);
  } else if (operation === 0x44) {
    reader.take(8);
  } else if (operation === 0xfc) {
    const more = reader.number();
    if (more > 11) throw new Error(`operation fc ${more} is not expected`);
    for (let count = kMemoryBulk[more] ?? 0; count > 0; --count) reader.skip_number();
  } else if (operation === 0xfd) {
    const more = reader.number();
    if (more <= 11 || (more >= 84 && more <= 93)) {
      reader.skip_number();
      reader.skip_number();
      if (more >= 84 && more <= 91) reader.byte();
    } else if (more === 12 || more === 13) {
      reader.take(16);
    } else if (more >= 21 && more <= 34) {
      reader.byte();
    }
  } else if (operation > 0xc4 || (operation >= 0x12 && operation <= 0x17) || operation === 0x25 || operation === 0x26) {
    throw new Error(`operation ${operation.toString(16)} is not expected`);
  }
}

// Calls `visit(from, to, function)` for each call in the code of a function: the place of the number, and the number.
export function for_each_call(code, visit) {
  const reader = new Reader(code, first_instruction(code));
  while (reader.at < code.length) {
    const operation = reader.byte();
    if (operation !== kCall) {
      skip_rest(operation, reader);
      continue;
    }
    const from = reader.at;
    const called = reader.number();
    visit(from, reader.at, called);
  }
}

// Where the instructions of a function begin, behind its variables.
export function first_instruction(code) {
  const reader = new Reader(code);
  for (let count = reader.number(); count > 0; --count) {
    reader.skip_number();
    reader.byte();
  }
  return reader.at;
}

// The code with other numbers of functions, and `more` instructions before the first.
export function renumbered(code, function_of, more = []) {
  const parts = [];
  let copied = first_instruction(code);
  parts.push(code.subarray(0, copied), more);
  for_each_call(code, (from, to, called) => {
    parts.push(code.subarray(copied, from), number(function_of(called)));
    copied = to;
  });
  return flat(parts, code.subarray(copied));
}
