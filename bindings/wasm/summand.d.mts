// The types of summand.mjs.
export interface Options {
  rest: () => BufferSource | WebAssembly.Module;
  stopped?: () => boolean;
  guide?: () => string;
}

export class Summand {
  constructor(module: WebAssembly.Module, options: Options);
  readonly module: WebAssembly.Module;
  readonly bytes: number;
  ask(message: string | Uint8Array, hear?: (line: string) => void): string[];
}

export function load(source: BufferSource | WebAssembly.Module, options: Options): Promise<Summand>;
