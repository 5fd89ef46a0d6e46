import { expect, test } from "vitest";
import { AskError, Engine, type WorkerLike } from "./engine";

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
