// The one way in which the page asks the core: questions of `summand serve`, answered by promises.
import type { Answers } from "../answers";
import { answered, hasModule, isAnswered, theModule, theRest } from "./module";
import type { OwnGames } from "./own-games";

export interface Progress {
  work: string;
  done: number;
  all: number | null;
  seconds: number;
}

export interface Suggestion {
  word: string;
  start: number;
  end: number;
}

export interface ErrorData {
  offset?: number;
  line?: number;
  column?: number;
  suggestion?: Suggestion;
  limit?: string;
  near?: string;
}

/** What the core said against a question, or that the question was stopped. */
export class AskError extends Error {
  constructor(
    message: string,
    readonly data: ErrorData = {},
    readonly kind: "answer" | "stopped" | "broken" = "answer",
  ) {
    super(message);
  }
}

export interface Watch<T> {
  /** Twice a second at most, while the core works. */
  progress?: (progress: Progress) => void;
  /** A part of the answer that is known before the rest. */
  early?: (part: Partial<T>) => void;
}

// JSON-RPC's "internal error": an instance of the module that could not go on, and was replaced by a new one.
const kInternal = -32603;

/** Above that many bytes a worker is replaced once it rests: the memory of an instance never becomes less. */
export const mostMemory = 256 * 2 ** 20;
/** How long a worker rests before it is replaced, in milliseconds. Values that it knows may help the next question. */
export const restBefore = 2000;

interface Waiting {
  request: Request;
  resolve: (result: never) => void;
  reject: (error: AskError) => void;
  watch: Watch<never>;
}

interface Request {
  jsonrpc: "2.0";
  id: number;
  method: string;
  params: object;
}

// What a conversation knows apart from values, which can be found again.
interface Known {
  /** Questions that gave names, in their order. */
  naming: Request[];
  /** The last value, which is called `_`. Null: there is none that could be told again. */
  last: string | null;
  /** Matches that are open. */
  matches: number;
  /** There is a name, or a last value, that cannot be told again. */
  more: { names: boolean; last: boolean };
}
const nothing = (): Known => ({ naming: [], last: null, matches: 0, more: { names: false, last: false } });

const textOf = ({ params }: Request): string => ("text" in params ? String(params.text) : "");
const givesName = (text: string) => /(^|[^=!<>])=([^=]|$)/.test(text);
const longestTold = 10_000; // characters

/** What the engine needs of a Worker. */
export interface WorkerLike {
  postMessage(message: object): void;
  terminate(): void;
  onmessage: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/** The questions whose answers name cells or moves. A record of a match says its origin itself. */
const namesCells = ["analyze", "solve", "moves", "explore", "boards", "draw", "match.new"];

export class Engine {
  private worker: WorkerLike | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private next = 1;
  private known = nothing();
  private bytes = 0;
  private resting: ReturnType<typeof setTimeout> | undefined;

  /**
   * The worker begins with the first question. Each worker is told the rules of all these games. Questions that name cells
   * get the origin, unless they have one.
   */
  constructor(
    private readonly open: () => WorkerLike,
    private readonly games: OwnGames | null = null,
    private readonly origin: "top" | "bottom" = "top",
  ) {
    games?.listen((rules) => this.worker && this.tell(this.worker, "load", { text: rules }));
  }

  get busy(): boolean {
    return this.waiting.size > 0;
  }

  /** The members of the answer of `summand serve`. Questions are answered in their order. */
  ask<K extends keyof Answers>(method: K, params?: object, watch?: Watch<Answers[K]>): Promise<Answers[K]>;
  ask<T>(method: string, params?: object, watch?: Watch<T>): Promise<T>;
  ask<T>(method: string, params: object = {}, watch: Watch<T> = {}): Promise<T> {
    clearTimeout(this.resting);
    const named = this.origin === "bottom" && namesCells.includes(method) ? { origin: this.origin, ...params } : params;
    const request: Request = { jsonrpc: "2.0", id: this.next++, method, params: named };
    return new Promise<T>((resolve, reject) => {
      this.waiting.set(request.id, { request, resolve, reject, watch } as Waiting);
      this.worker ??= this.begin();
      this.worker.postMessage(request);
    });
  }

  /** Ends all questions. The core begins anew, without its memory. */
  stop() {
    if (this.busy) this.restart(new AskError("Stopped.", {}, "stopped"));
  }

  /** Ends the conversation. The next question begins another one. */
  close() {
    this.restart(new AskError("Stopped.", {}, "stopped"));
  }

  private begin(): WorkerLike {
    const worker = this.open();
    worker.onmessage = (event) => this.hear(event.data);
    worker.onerror = (event) => this.restart(new AskError(event.message, {}, "broken"));
    for (const rules of this.games?.all() ?? []) this.tell(worker, "load", { text: rules });
    for (const { method, params } of this.known.naming) this.tell(worker, method, params);
    if (this.known.last !== null) this.tell(worker, "eval", { text: this.known.last });
    return worker;
  }

  // Nobody waits for the answer.
  private tell(worker: WorkerLike, method: string, params: object) {
    worker.postMessage({ jsonrpc: "2.0", id: this.next++, method, params });
  }

  private end() {
    clearTimeout(this.resting);
    if (this.worker) {
      this.worker.onmessage = null;
      this.worker.onerror = null;
      this.worker.terminate();
    }
    this.worker = null;
    this.bytes = 0;
  }

  private restart(reason: AskError) {
    this.end();
    this.known = nothing();
    const ended = [...this.waiting.values()];
    this.waiting.clear();
    for (const { reject } of ended) reject(reason);
  }

  // The next question goes to a new worker, which is told the names first.
  private rest() {
    clearTimeout(this.resting);
    if (this.busy || this.bytes <= mostMemory || this.known.matches > 0 || this.known.more.names || this.known.more.last) return;
    this.resting = setTimeout(() => this.end(), restBefore);
  }

  // Keeps what the next worker would have to be told.
  private learn(request: Request, result: { value?: unknown }) {
    const [family, action] = request.method.split(".");
    if (family === "match" || family === "several") {
      if (action === "new" || action === "load") ++this.known.matches;
      if (action === "close") this.known.matches = Math.max(0, this.known.matches - 1);
    } else if (request.method === "forget") {
      this.known = { ...nothing(), matches: this.known.matches };
    } else if (request.method === "eval") {
      const text = textOf(request);
      if (givesName(text)) {
        this.known.naming.push(request);
        // The last value was another one then.
        if (/(^|\W)_(\W|$)/.test(text)) this.known.more.names = true;
      }
      this.known.last = typeof result.value === "string" && result.value.length <= longestTold ? result.value : null;
      this.known.more.last = this.known.last === null;
    }
  }

  // The messages are those of docs/guide/serve.md.
  private hear(message: any) {
    if (message.broken !== undefined) {
      this.restart(new AskError(message.broken, {}, "broken"));
    } else if (message.bytes !== undefined) {
      this.bytes = message.bytes;
      this.rest();
    } else if (message.method === "progress") {
      this.waiting.get(message.params.id)?.watch.progress?.(message.params);
    } else if (message.method === "early") {
      this.waiting.get(message.params.id)?.watch.early?.(message.params.result as never);
    } else if (message.id !== undefined) {
      const waiting = this.waiting.get(message.id);
      if (!waiting) return;
      this.waiting.delete(message.id);
      const { error } = message;
      if (error?.code === kInternal) this.known = nothing();
      if (error) {
        waiting.reject(new AskError(error.message, error.data, error.code === kInternal ? "broken" : "answer"));
      } else {
        this.learn(waiting.request, message.result);
        waiting.resolve(message.result as never);
      }
    }
  }
}

/** A worker with the module, or with the program behind the server if the page is built without a module. */
export function openWorker(): WorkerLike {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("message", ({ data }) => data.id !== undefined && isAnswered());
  if (!hasModule) {
    worker.postMessage({ core: null });
  } else {
    theModule().then(
      (core) => worker.postMessage({ core }),
      (error: Error) => worker.onmessage?.(new MessageEvent("message", { data: { broken: error.message } })),
    );
    // If this fails, the worker loads the rest when it needs it, and says what failed.
    answered.then(theRest).then((rest) => worker.postMessage({ rest }), () => {});
  }
  return worker;
}
