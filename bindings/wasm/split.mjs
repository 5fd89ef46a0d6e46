// Splits a module into the part that a page loads first, and the rest:
//
//   node split.mjs MODULE QUESTIONS FIRST REST
//
// QUESTIONS has a question in each line, [method, parameters], and "refused" behind them if it is answered by an error.
// All functions that answer these questions are in FIRST. If FIRST needs another one, it asks its host for REST
// (README.md). The clock counts how often it is read, so the parts depend only on the files.
import { readFileSync, writeFileSync } from "node:fs";
import { flat, for_each_call, kKind, kSection, list, number, read_module, renumbered, signed, sized, text, write_module } from "./binary.mjs";
import { Summand } from "./summand.mjs";

const kHost = "summand";
const kStep = 100_000n; // nanoseconds that go by when the clock is read
const kNoResult = 0x40;
const op = { if: 0x04, end: 0x0b, call: 0x10, call_indirect: 0x11, local_get: 0x20, global_get: 0x23, global_set: 0x24, zero: 0x45, constant: 0x41 };

// --- which functions answer the questions --------------------------------------------------------------

const imported = ({ module, name, type }) => flat(text(module), text(name), kKind.function, number(type));
const exported = ({ name, kind, index }) => flat(text(name), kind, number(index));
const elements = ({ start, functions }) => [0, op.constant, signed(start), op.end, list(functions.map(number))];
const table = (size) => list([[0x70, 1, number(size), number(size)]]);

// The number of a type in `types`, which is added if it is missing.
function type_number(types, type) {
  const at = types.findIndex((one) => Buffer.from(one).equals(Buffer.from(type)));
  return at >= 0 ? at : types.push(new Uint8Array(type)) - 1;
}

// The module, with a call of the host at the begin of each function.
function watched(module) {
  const types = [...module.types];
  const takes_number = type_number(types, [0x60, 1, 0x7f, 0]);
  const imports = [...module.imports, { module: kHost, name: "called", type: takes_number }];
  const own = module.imports.length;
  const moved = (index) => (index < own ? index : index + 1);
  const codes = module.codes.map((code, at) => renumbered(code, moved, [op.constant, signed(own + at), op.call, number(own)]));
  return write_module([
    [kSection.type, list(types)],
    [kSection.import, list(imports.map(imported))],
    [kSection.function, list(module.functions.slice(own).map(number))],
    [kSection.table, table(module.table_size)],
    [kSection.memory, module.memory],
    [kSection.tag, list(module.tags)],
    [kSection.global, list(module.globals.map(({ type, start }) => [type, start]))],
    [kSection.export, list(module.exports.map((one) => exported(one.kind === kKind.function ? { ...one, index: moved(one.index) } : one)))],
    [kSection.element, list(module.elements.map((one) => elements({ ...one, functions: one.functions.map(moved) })))],
    [kSection.data_count, module.data_count],
    [kSection.code, list(codes.map(sized))],
    [kSection.data, module.data],
  ]);
}

// The functions that answer the questions.
function called_by(module, questions) {
  const called = new Uint8Array(module.functions.length);
  let time = 0n;
  class Watched extends Summand {
    imports(host) {
      const out = super.imports(host);
      out.summand.called = (index) => (called[index] = 1);
      out.wasi_snapshot_preview1.clock_time_get = (_clock, _precision, at) => {
        new DataView(host.instance.exports.memory.buffer).setBigUint64(at, (time += kStep), true);
        return 0;
      };
      out.wasi_snapshot_preview1.random_get = (at, bytes) => {
        new Uint8Array(host.instance.exports.memory.buffer, at, bytes).fill(0);
        return 0;
      };
      return out;
    }
  }
  const summand = new Watched(new WebAssembly.Module(watched(module)), {});
  questions.forEach(([method, params, refused], id) => {
    const { error } = JSON.parse(summand.ask(JSON.stringify({ jsonrpc: "2.0", id, method, params })).at(-1));
    if ((error !== undefined) !== (refused === "refused")) throw new Error(`${method} ${JSON.stringify(params)}: ${error?.message ?? "not refused"}`);
  });
  return called;
}

// --- the parts -----------------------------------------------------------------------------------------

const names = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const name_of = (at) => (at < names.length ? "" : name_of(Math.floor(at / names.length) - 1)) + names[at % names.length];

// A function that is called from the other part costs as much as this many bytes of code.
const kShort = 40;

// Adds short functions to the first part, if it calls them or they are in the table, and if they call no others of the rest.
function add_short(module, is_first) {
  const own = module.imports.length;
  const is_called = new Uint8Array(module.functions.length);
  const calls = module.codes.map((code) => {
    const out = [];
    for_each_call(code, (_from, _to, called) => out.push(called));
    return out;
  });
  for (const { functions } of module.elements) for (const at of functions) is_called[at] = 1;
  calls.forEach((out, at) => is_first[own + at] && out.forEach((called) => (is_called[called] = 1)));
  for (let added = true; added; ) {
    added = false;
    calls.forEach((out, at) => {
      const index = own + at;
      if (is_first[index] || !is_called[index] || module.codes[at].length > kShort) return;
      if (!out.every((called) => called < own || is_first[called])) return;
      is_first[index] = 1;
      added = true;
    });
  }
}

// The bytes of both parts. `is_first` tells of each function of the module in which part it is.
function split(module, is_first) {
  const own = module.imports.length;
  const all = module.functions.map((_, at) => at);
  add_short(module, is_first);
  const first = all.filter((at) => at < own || is_first[at]);
  const rest = all.filter((at) => at >= own && !is_first[at]);
  const in_rest = new Set(rest);
  const types = [...module.types];
  const no_numbers = type_number(types, [0x60, 0, 0]);

  // The calls between the parts, and the places of the table that lead from the first part to the rest.
  const shared = new Set(), place = new Map();
  for (const { start, functions } of module.elements) functions.forEach((at, offset) => in_rest.has(at) && !place.has(at) && place.set(at, start + offset));
  const more = []; // functions that are only called
  for (const at of first) {
    if (at >= own) for_each_call(module.codes[at - own], (_from, _to, called) => in_rest.has(called) && !place.has(called) && place.set(called, module.table_size + more.push(called) - 1));
  }
  for (const at of rest) for_each_call(module.codes[at - own], (_from, _to, called) => !in_rest.has(called) && shared.add(called));
  const size = module.table_size + more.length;

  // First part: its functions, `ready`, and a door for each function of the rest that it calls.
  const doors = [...place].sort((one, other) => one[1] - other[1]);
  const is_there = module.globals.length; // a global: 1 as soon as the rest is there
  const load = own; // the import that asks for the rest
  const number_in_first = new Map(first.map((at, index) => [at, at < own ? at : index + 1]));
  const ready = first.length + 1;
  doors.forEach(([at], index) => number_in_first.set(at, ready + 1 + index));
  const in_first = (at) => number_in_first.get(at);
  const make_ready = [0, op.global_get, number(is_there), op.zero, op.if, kNoResult, op.call, number(load), op.constant, 1, op.global_set, number(is_there), op.end, op.end];
  const door = ([at, where]) => {
    const parameters = types[module.functions[at]][1];
    return [0, op.call, number(ready), Array.from({ length: parameters }, (_, index) => [op.local_get, index]),
      op.constant, signed(where), op.call_indirect, number(module.functions[at]), 0, op.end];
  };
  const given = [...shared].sort((one, other) => one - other);
  const exports = [
    ...module.exports.map((one) => (one.kind === kKind.function ? { ...one, index: in_first(one.index) } : one)),
    ...given.map((at, index) => ({ name: name_of(index), kind: kKind.function, index: in_first(at) })),
    { name: "+t", kind: kKind.table, index: 0 },
    ...module.tags.map((_, index) => ({ name: `+e${index}`, kind: kKind.tag, index })),
    ...module.globals.map((_, index) => ({ name: `+g${index}`, kind: kKind.global, index })),
  ];
  const bytes_of_first = write_module([
    [kSection.type, list(types)],
    [kSection.import, list([...module.imports, { module: kHost, name: "rest", type: no_numbers }].map(imported))],
    [kSection.function, list([...first.slice(own).map((at) => module.functions[at]), no_numbers, ...doors.map(([at]) => module.functions[at])].map(number))],
    [kSection.table, table(size)],
    [kSection.memory, module.memory],
    [kSection.tag, list(module.tags)],
    [kSection.global, list([...module.globals.map(({ type, start }) => [type, start]), [0x7f, 1, op.constant, 0, op.end]])],
    [kSection.export, list(exports.map(exported))],
    [kSection.element, list(module.elements.map((one) => elements({ ...one, functions: one.functions.map(in_first) })))],
    [kSection.data_count, module.data_count],
    [kSection.code, list([...first.slice(own).map((at) => renumbered(module.codes[at - own], in_first)), flat(make_ready), ...doors.map((one) => flat(door(one)))].map(sized))],
    [kSection.data, module.data],
  ]);

  // The rest: it takes what it needs from the first part, and puts its functions into the table.
  const number_in_rest = new Map([...given, ...rest].map((at, index) => [at, index]));
  const numbers = (at) => number_in_rest.get(at);
  const put = module.elements.flatMap(({ start, functions }) => {
    const runs = [];
    functions.forEach((at, offset) => {
      if (!in_rest.has(at)) return;
      const last = runs.at(-1);
      if (last && last.start + last.functions.length === start + offset) last.functions.push(numbers(at));
      else runs.push({ start: start + offset, functions: [numbers(at)] });
    });
    return runs;
  });
  if (more.length > 0) put.push({ start: module.table_size, functions: more.map(numbers) });
  const from = (name, kind, ...what) => [text(""), text(name), kind, ...what];
  const bytes_of_rest = write_module([
    [kSection.type, list(types)],
    [kSection.import, list([
      ...given.map((at, index) => from(name_of(index), kKind.function, number(module.functions[at]))),
      from("memory", kKind.memory, module.memory.subarray(1)),
      from("+t", kKind.table, [0x70, 1, number(size), number(size)]),
      ...module.tags.map((tag, index) => from(`+e${index}`, kKind.tag, tag)),
      ...module.globals.map(({ type }, index) => from(`+g${index}`, kKind.global, type)),
    ].map((one) => flat(one)))],
    [kSection.function, list(rest.map((at) => number(module.functions[at])))],
    [kSection.element, list(put.map(elements))],
    [kSection.code, list(rest.map((at) => sized(renumbered(module.codes[at - own], numbers))))],
  ]);
  return { first: bytes_of_first, rest: bytes_of_rest, doors: doors.length, shared: given.length };
}

if (process.argv.length !== 6) {
  console.error("usage: node split.mjs MODULE QUESTIONS FIRST REST");
  process.exit(1);
}
const [path, questions, to_first, to_rest] = process.argv.slice(2);
const module = read_module(readFileSync(path));
const asked = readFileSync(questions, "utf8").split("\n").filter((line) => line !== "").map((line) => JSON.parse(line));
const parts = split(module, called_by(module, asked));
writeFileSync(to_first, parts.first);
writeFileSync(to_rest, parts.rest);
console.log(`${parts.first.length} and ${parts.rest.length} bytes, ${parts.doors} functions called from the first part and ${parts.shared} from the rest`);
