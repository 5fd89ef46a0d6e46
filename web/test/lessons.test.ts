// What the lessons say is true, and their exercises can be solved: asked of the native program.
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { afterAll, expect, test, vi } from "vitest";
import { why, whyMove } from "../src/learn/explain";
import { lessons } from "../src/learn/lessons";
import { randomOf } from "../src/learn/random";
import { sheetOf } from "../src/learn/sheet";

// What the page asks is asked of the same program.
vi.mock("../src/engine", () => ({ engine: { ask: async (method: string, params: object) => {
  const answer = await ask(method, params);
  if (answer.error) throw new Error(answer.error);
  return answer;
} } }));

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

const wrongWorths = ["0", "1", "-3", "1/2", "*", "^", "2 + *"];

test.each(lessons.map((lesson) => [lesson.name, lesson] as const))("%s: a wrong answer is refuted by a move that wins", { timeout: 300_000 }, async (_, lesson) => {
  for (const { ask: question, make } of lesson.exercises) {
    for (const seed of examples.slice(0, 5)) {
      const task = make(randomOf(seed));
      if (task.kind === "move") {
        const { [task.player]: first } = await ask("moves", { text: task.show, first: task.player });
        for (const { move, term, leaves, cells } of first.moves.filter((each: any) => each.result === "lose")) {
          const { text, shown } = await whyMove({ player: task.player, name: move, term, leaves, cells }, task.show);
          expect(text).toMatch(/^Not yet: after .*, Right wins with .* That leaves /);
          await left(text, shown);
          await wins(shown!);
        }
        continue;
      }
      const right = (await evaluate(task.solution)).value;
      const answers = task.kind === "choice" ? task.choices.map(({ key }) => key) : wrongWorths;
      const measured: string[] = [];
      for (const answer of answers) {
        if (task.kind === "choice" ? answer === right : (await evaluate(`(${task.solution}) == (${answer})`)).value) continue;
        const { text, shown } = await why(task, answer);
        const said = `${question} ${task.show}, not ${answer}: ${text}`;
        if (process.env.SUMMAND_TOLD) console.log(said);
        expect(text, said).not.toMatch(/undefined|null|\[object/);
        expect(text.length, said).toBeLessThan(420);
        if (task.kind === "worth") expect(text, said).toMatch(/(Left|[Bb]oth players|he) can leave /);
        if (task.kind === "worth" && task.measure) {
          if (/^-?[\d/]+$/.test(answer)) measured.push(text);
          continue;
        }
        await left(text, shown);
        expect(text, said).toMatch(/(If|if) (Left|Right) starts, he (wins with|loses|cannot move)/);
        if (shown) await wins(shown);
        else expect(text, said).toMatch(/cannot move, and loses/);
      }
      if (task.kind === "worth" && task.measure) expect(measured.join(" "), task.measure).toMatch(/At a tax of|So the mean is|Right moves next|Beside a remote star/);
    }
  }
});

// The opponent of the player who made the move, now to move, loses: by outcomes, not by a list of moves.
async function wins({ sum, moves: [move] }: { sum: string; moves: any[] }) {
  const { left, right } = await ask("moves", { text: sum });
  const listed = (move.player === "left" ? left : right).moves.find((each: any) => each.move === move.name && each.term === move.term);
  expect(["P", move.player === "left" ? "L" : "R"], `${move.name} in ${sum}`).toContain((await evaluate(`outcome(${listed.leaves})`)).value);
}

/** What the sentence says of the sum after the move that is shown. */
async function left(text: string, shown: { sum: string; moves: any[] } | undefined) {
  const [, value, than] = /That leaves (.+?)(?:: whoever|, which is (more|less) than 0)/.exec(text) ?? [];
  if (value === undefined) return;
  expect((await evaluate(`(${value}) == (${shown!.moves[0].leaves})`)).value, text).toBe(true);
  if (than) expect((await evaluate(`compare(${value}, 0)`)).value, text).toBe(than === "more" ? ">" : "<");
}
