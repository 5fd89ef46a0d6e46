// What the lessons say is true, and their exercises can be solved: asked of the native program.
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { afterAll, expect, test } from "vitest";
import { lessons } from "../src/learn/lessons";
import { randomOf } from "../src/learn/random";
import { sheetOf } from "../src/learn/sheet";

const program = spawn(process.env.SUMMAND ?? "../build/ci/apps/summand/summand", ["serve"]);
const replies = new Map<number, (reply: any) => void>();
createInterface({ input: program.stdout }).on("line", (line) => {
  const reply = JSON.parse(line);
  replies.get(reply.id)?.(reply.result ?? { error: reply.error.message });
});
let next = 0;

function ask(method: string, params: object): Promise<any> {
  const id = ++next;
  program.stdin.write(JSON.stringify({ jsonrpc: "2.0", id, method, params }) + "\n");
  return new Promise((resolve) => replies.set(id, resolve));
}

const evaluate = (text: string) => ask("eval", { text, time: "20s" });

afterAll(() => program.kill());

const examples = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

test.each(lessons.map((lesson) => [lesson.name, lesson] as const))("%s: its text is true", async (_, lesson) => {
  for (const fact of lesson.facts) expect({ fact, ...(await evaluate(fact)) }).toMatchObject({ kind: "truth", value: true });
  for (const block of lesson.blocks) {
    if (typeof block === "string") {
      for (const [, value] of block.matchAll(/\$([^$]+)\$/g)) expect(await evaluate(value!.replaceAll("\\", "")), value).toHaveProperty("value");
    } else {
      const text = "board" in block ? block.board : "play" in block ? block.play : block.heat;
      expect(await evaluate(text), text).toHaveProperty("value");
    }
  }
});

test.each(lessons.map((lesson) => [lesson.name, lesson] as const))("%s: no two tasks of a sheet have the same board, as the core writes it", async (_, lesson) => {
  for (const seed of examples) {
    const drawn: string[] = [];
    for (const { task } of sheetOf(lesson, seed)) {
      const { terms } = await ask("boards", { text: task.show });
      drawn.push(terms.map((term: any) => `${term.copies}.${term.expression}`).sort().join(" + "));
    }
    expect(new Set(drawn).size, `sheet ${seed}: ${drawn.sort().join("; ")}`).toBe(drawn.length);
  }
});

test.each(lessons.map((lesson) => [lesson.name, lesson] as const))("%s: its exercises have answers", async (_, lesson) => {
  expect(lesson.exercises).toHaveLength(5);
  for (const exercise of lesson.exercises) {
    const seen = new Set<string>();
    for (const seed of examples) {
      const task = exercise.make(randomOf(seed));
      seen.add(task.show);
      if (task.kind === "move") {
        const answer = await ask("moves", { text: task.show, first: task.player });
        const results = answer[task.player].moves.map((move: any) => move.result);
        expect(results, task.show).toContain("win");
        expect(results, task.show).toContain("lose");
        expect(results, task.show).not.toContain("unknown");
      } else {
        const answer = await evaluate(task.solution);
        expect(answer.error, task.solution).toBeUndefined();
        if (task.kind === "choice") expect(task.choices.map((choice) => choice.key), task.solution).toContain(answer.value);
        else expect(answer.kind, task.solution).toBe("game");
      }
    }
    expect(seen.size, exercise.ask).toBeGreaterThan(2);
  }
});
