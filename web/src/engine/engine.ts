// The one way in which the page asks the core: questions of `summand serve`, answered by promises.
import { hasModule, theModule } from "./module";

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

interface Waiting {
  resolve: (result: never) => void;
  reject: (error: AskError) => void;
  watch: Watch<never>;
}

/** What the engine needs of a Worker. */
export interface WorkerLike {
  postMessage(message: object): void;
  terminate(): void;
  onmessage: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

export class Engine {
  private worker: WorkerLike | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private next = 1;

  /** The worker begins with the first question. */
  constructor(private readonly open: () => WorkerLike) {}

  get busy(): boolean {
    return this.waiting.size > 0;
  }

  /** The members of the answer of `summand serve`. Questions are answered in their order. */
  ask<T>(method: string, params: object = {}, watch: Watch<T> = {}): Promise<T> {
    const id = this.next++;
    return new Promise<T>((resolve, reject) => {
      this.waiting.set(id, { resolve, reject, watch } as Waiting);
      this.worker ??= this.begin();
      this.worker.postMessage({ jsonrpc: "2.0", id, method, params });
    });
  }

  /** Ends all questions. The core begins anew, without its memory. */
  stop() {
    if (this.busy) this.restart(new AskError("Stopped.", {}, "stopped"));
  }

  private begin(): WorkerLike {
    const worker = this.open();
    worker.onmessage = (event) => this.hear(event.data);
    worker.onerror = (event) => this.restart(new AskError(event.message, {}, "broken"));
    return worker;
  }

  private restart(reason: AskError) {
    if (this.worker) {
      this.worker.onmessage = null;
      this.worker.onerror = null;
      this.worker.terminate();
    }
    const ended = [...this.waiting.values()];
    this.waiting.clear();
    this.worker = null;
    for (const { reject } of ended) reject(reason);
  }

  // The messages are those of docs/guide/serve.md.
  private hear(message: any) {
    if (message.broken !== undefined) {
      this.restart(new AskError(message.broken, {}, "broken"));
    } else if (message.method === "progress") {
      this.waiting.get(message.params.id)?.watch.progress?.(message.params);
    } else if (message.method === "early") {
      this.waiting.get(message.params.id)?.watch.early?.(message.params.result as never);
    } else if (message.id !== undefined) {
      const waiting = this.waiting.get(message.id);
      if (!waiting) return;
      this.waiting.delete(message.id);
      const { error } = message;
      if (error) waiting.reject(new AskError(error.message, error.data, error.code === kInternal ? "broken" : "answer"));
      else waiting.resolve(message.result as never);
    }
  }
}

/** A worker with the module, or with the program behind the server if the page is built without a module. */
export function openWorker(): WorkerLike {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  if (!hasModule) {
    worker.postMessage({ core: null });
  } else {
    theModule().then(
      (core) => worker.postMessage({ core }),
      (error: Error) => worker.onmessage?.(new MessageEvent("message", { data: { broken: error.message } })),
    );
  }
  return worker;
}
