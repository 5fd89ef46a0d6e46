import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AskError, Engine, mostMemory, restBefore, type WorkerLike } from "./engine";
import { OwnGames } from "./own-games";

class FakeWorker implements WorkerLike {
  sent: any[] = [];
  ended = false;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  postMessage(message: object) {
    this.sent.push(message);
  }
  terminate() {
    this.ended = true;
  }
  say(data: object) {
    this.onmessage?.({ data } as MessageEvent);
  }
}

function fake() {
  const workers: FakeWorker[] = [];
  const engine = new Engine(() => {
    workers.push(new FakeWorker());
    return workers.at(-1)!;
  });
  return { engine, workers };
}

test("answers go to the question with their id", async () => {
  const { engine, workers } = fake();
  const first = engine.ask("eval", { text: "1" });
  const second = engine.ask("eval", { text: "2" });
  workers[0]!.say({ id: workers[0]!.sent[1].id, result: { value: "2" } });
  workers[0]!.say({ id: workers[0]!.sent[0].id, result: { value: "1" } });
  expect(await second).toEqual({ value: "2" });
  expect(await first).toEqual({ value: "1" });
  expect(engine.busy).toBe(false);
});

test("questions that name cells have the origin of the page, unless they have one", () => {
  const worker = new FakeWorker();
  const engine = new Engine(() => worker, null, "bottom");
  void engine.ask("moves", { text: "1" });
  void engine.ask("moves", { text: "1", origin: "top" });
  void engine.ask("eval", { text: "1" });
  expect(worker.sent.map((message) => message.params.origin)).toEqual(["bottom", "top", undefined]);
});

test("an error keeps its place", async () => {
  const { engine, workers } = fake();
  const asked = engine.ask("eval", { text: "x +" });
  workers[0]!.say({ id: 1, error: { code: 1, message: "no", data: { offset: 3 } } });
  await expect(asked).rejects.toMatchObject({ message: "no", data: { offset: 3 }, kind: "answer" });
});

test("Stop ends the worker, and the next question goes to a new one", async () => {
  const { engine, workers } = fake();
  const asked = engine.ask("analyze", {});
  engine.stop();
  await expect(asked).rejects.toBeInstanceOf(AskError);
  expect(workers[0]!.ended).toBe(true);
  const again = engine.ask("eval", {});
  workers[1]!.say({ id: workers[1]!.sent[0].id, result: {} });
  expect(await again).toEqual({});
});

test("Stop without a question keeps the worker and its memory", async () => {
  const { engine, workers } = fake();
  const asked = engine.ask("eval", {});
  workers[0]!.say({ id: 1, result: {} });
  await asked;
  engine.stop();
  expect(workers[0]!.ended).toBe(false);
  expect(workers).toHaveLength(1);
});

test("progress and early parts are heard", async () => {
  const { engine, workers } = fake();
  const heard: unknown[] = [];
  void engine.ask("analyze", {}, { progress: (p) => heard.push(p.done), early: (p) => heard.push(p) });
  workers[0]!.say({ method: "progress", params: { id: 1, done: 7 } });
  workers[0]!.say({ method: "early", params: { id: 1, result: { outcome: "N" } } });
  expect(heard).toEqual([7, { outcome: "N" }]);
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

// Asks, and has the newest worker answer.
async function answered(engine: Engine, workers: FakeWorker[], method: string, params: object, result: object, bytes: number) {
  const asked = engine.ask(method, params);
  const worker = workers.at(-1)!;
  worker.say({ id: worker.sent.at(-1).id, result });
  worker.say({ bytes });
  await asked;
}

test("a worker with much memory is replaced when it rests", async () => {
  const { engine, workers } = fake();
  await answered(engine, workers, "analyze", { text: "1" }, { value: "1" }, mostMemory);
  vi.advanceTimersByTime(10 * restBefore);
  expect(workers[0]!.ended).toBe(false);
  await answered(engine, workers, "analyze", { text: "2" }, { value: "2" }, mostMemory + 1);
  vi.advanceTimersByTime(restBefore - 1);
  expect(workers[0]!.ended).toBe(false);
  vi.advanceTimersByTime(1);
  expect(workers[0]!.ended).toBe(true);
  await answered(engine, workers, "analyze", { text: "3" }, { value: "3" }, 1);
  expect(workers).toHaveLength(2);
  expect(workers[1]!.sent.map((message) => message.params.text)).toEqual(["3"]);
});

test("a worker that is asked again before it has rested is kept", async () => {
  const { engine, workers } = fake();
  await answered(engine, workers, "analyze", { text: "1" }, { value: "1" }, mostMemory + 1);
  vi.advanceTimersByTime(restBefore - 1);
  void engine.ask("analyze", { text: "2" });
  vi.advanceTimersByTime(10 * restBefore);
  expect(workers[0]!.ended).toBe(false);
  workers[0]!.say({ id: 2, result: {} });
  workers[0]!.say({ bytes: mostMemory + 1 });
  vi.advanceTimersByTime(restBefore);
  expect(workers[0]!.ended).toBe(true);
});

test("the next worker is told the names and the last value", async () => {
  const { engine, workers } = fake();
  await answered(engine, workers, "eval", { text: "x = nim(3,5)" }, { value: "*6" }, 1);
  await answered(engine, workers, "eval", { text: "y = x + 1" }, { value: "1*6" }, 1);
  await answered(engine, workers, "eval", { text: "x == y" }, { value: "0" }, 1);
  await answered(engine, workers, "eval", { text: "y + y" }, { value: "2" }, mostMemory + 1);
  vi.advanceTimersByTime(restBefore);
  expect(workers[0]!.ended).toBe(true);
  await answered(engine, workers, "eval", { text: "_ + x" }, { value: "2*6" }, 1);
  expect(workers[1]!.sent.map((message) => message.params.text)).toEqual(["x = nim(3,5)", "y = x + 1", "2", "_ + x"]);
  // After Stop names are forgotten.
  void engine.ask("eval", { text: "x" }).catch(() => {});
  engine.stop();
  void engine.ask("eval", { text: "x" });
  expect(workers[2]!.sent.map((message) => message.params.text)).toEqual(["x"]);
});

test("a worker that knows what cannot be told again is kept", async () => {
  for (const [method, params, result] of [
    ["match.new", { text: "nim(1)" }, { match: 1 }],
    ["several.load", { text: "record" }, { match: 1 }],
    ["eval", { text: "x = _ + 1" }, { value: "2" }],
    ["eval", { text: "clobber(9x9)" }, { value: null }],
  ] as const) {
    const { engine, workers } = fake();
    await answered(engine, workers, method, params, result, mostMemory + 1);
    vi.advanceTimersByTime(10 * restBefore);
    expect(workers[0]!.ended).toBe(false);
  }
  const { engine, workers } = fake();
  await answered(engine, workers, "match.new", { text: "nim(1)" }, { match: 1 }, mostMemory + 1);
  await answered(engine, workers, "match.close", { match: 1 }, {}, mostMemory + 1);
  vi.advanceTimersByTime(restBefore);
  expect(workers[0]!.ended).toBe(true);
});

test("every worker is told the rules of all games of one's own", async () => {
  const games = new OwnGames();
  const workers: FakeWorker[] = [];
  const engine = new Engine(() => workers[workers.push(new FakeWorker()) - 1]!, games);
  games.add("game a");
  void engine.ask("eval", { text: "1" }).catch(() => {});
  games.add("game b");
  const told = (worker: FakeWorker) => worker.sent.map((message) => `${message.method} ${message.params.text}`);
  expect(told(workers[0]!)).toEqual(["load game a", "eval 1", "load game b"]);
  engine.stop();
  games.add("game b\n");
  expect(workers[0]!.sent).toHaveLength(3);
  void engine.ask("eval", { text: "2" }).catch(() => {});
  expect(told(workers[1]!)).toEqual(["load game a", "load game b\n", "eval 2"]);
  engine.close();
  expect(workers[1]!.ended).toBe(true);
});
