// What the Workbench knows of a sum, in the order in which it becomes known: who wins, the boards, the moves, the value.
// Each is shown when it is there, after a pause, so that the page answers keys and pointers in between.
import { AskError, engine, type Progress } from "../engine";
import { breath } from "../shell/breath";
import { say } from "../shell/voice.svelte";
import { verdict } from "../words";
import { analyse, boardsOf, firstMoves, isPartly, type Analysis, type FirstMoves } from "./answer";

/** How long the value is looked for before the boards and the moves. It is looked for again after them. */
const firstLook = "1s";
/** When the page says that it works, and shows who wins before it has the boards. Milliseconds. */
const moment = 300;

export class Look {
  /** Who wins, and why. Until the next question has an answer, this is that of the last one. */
  answer: Analysis | null = $state.raw(null);
  /** The question of that answer. */
  answered: string | null = $state(null);
  /** The answer as far as its boards are drawn. */
  drawn: Analysis | null = $state.raw(null);
  boardsShown = $state(0);
  boardsMarked = $state(0);
  /** The answer once its value is known, or is known not to be. */
  weighed: Analysis | null = $state.raw(null);
  first: FirstMoves | null = $state.raw(null);
  /** The moves as the tables have them: these follow the marks. */
  tabled: FirstMoves | null = $state.raw(null);
  error: AskError | null = $state.raw(null);
  progress: Progress | null = $state.raw(null);
  working = $state(false);
  slow = $state(false);
  private round = 0;

  stop() {
    engine.stop();
  }

  forget() {
    ++this.round;
    this.answer = this.drawn = this.weighed = this.first = this.tabled = this.error = this.progress = null;
    this.answered = null;
    this.working = this.slow = false;
    this.boardsShown = this.boardsMarked = 0;
  }

  /** Asks for all of it. Calls `known` when the sum could be read. What was asked before is dropped. */
  async find(asked: string, known: () => void) {
    const mine = ++this.round;
    const current = () => mine === this.round;
    engine.stop();
    this.working = true;
    this.slow = false;
    this.error = this.progress = null;
    let early: Analysis | null = null;
    const showEarly = () => {
      if (current() && this.slow && early && this.answered !== asked) this.begin(asked, early);
    };
    const clock = setTimeout(() => {
      if (!current()) return;
      this.slow = true;
      showEarly();
    }, moment);
    const watch = {
      progress: (news: Progress) => current() && (this.progress = news),
      early: (part: Partial<Analysis>) => {
        early = { expression: asked, ...part, summands: part.summands ?? [] };
        showEarly();
      },
    };
    const ask = async (time?: string) => {
      const found = await analyse(asked, watch, time ? { time } : {});
      return { ...found, summands: found.summands ?? [] };
    };
    try {
      let found: Analysis | null = await ask(firstLook).catch((problem: AskError) => {
        if (problem.data?.limit !== "time") throw problem;
        return null;
      });
      if (!current()) return;
      known();
      if (!found) {
        const boards = await boardsOf(asked);
        if (!current()) return;
        this.begin(asked, { ...boards, ...(early as Analysis | null) });
        if (!(await this.draw(boards, current))) return;
        found = await ask();
      }
      const whole = found.limit !== "time";
      if (!(await this.show(asked, found, whole, current))) return;
      const moves = await firstMoves(asked).catch((problem: AskError) => {
        if (problem.kind !== "answer") throw problem;
        return null;
      });
      if (!current()) return;
      this.first = moves;
      for (; this.boardsMarked < found.summands.length; ++this.boardsMarked) {
        await breath();
        if (!current()) return;
      }
      await breath();
      if (!current()) return;
      this.tabled = moves ?? { left: 0, right: 0, moves: [] };
      if (!whole) {
        found = await ask();
        if (!(await this.show(asked, found, true, current))) return;
      }
      if (!moves || !isPartly(moves)) return;
      clearTimeout(clock);
      this.working = this.slow = false;
      const more = await firstMoves(asked, { values: true }).catch(() => moves);
      if (current()) this.first = this.tabled = more;
    } catch (problem) {
      if (!current()) return;
      this.error = problem as AskError;
      if (this.error.kind === "stopped") say("Stopped.");
    } finally {
      clearTimeout(clock);
      if (current()) this.working = this.slow = false;
    }
  }

  // The answer to the last question goes: only who wins is known.
  private begin(asked: string, found: Analysis) {
    this.answer = found;
    this.answered = asked;
    this.drawn = this.weighed = this.first = this.tabled = null;
    this.boardsShown = this.boardsMarked = 0;
    if (found.winner) say(verdict(found.winner));
  }

  // Draws the boards one after another. Returns false if another question was asked meanwhile.
  private async draw(found: Analysis, current: () => boolean): Promise<boolean> {
    await breath();
    if (!current()) return false;
    this.drawn = found;
    for (; this.boardsShown < found.summands.length; ++this.boardsShown) {
      await breath();
      if (!current()) return false;
    }
    await breath();
    return current();
  }

  // Boards and values of the last answer stay until those of this one are there: the page does not jump.
  private async show(asked: string, found: Analysis, whole: boolean, current: () => boolean): Promise<boolean> {
    if (!current()) return false;
    this.answer = found;
    if (this.answered !== asked) {
      this.answered = asked;
      this.first = null;
      this.boardsMarked = 0;
      say(verdict(found.winner));
    }
    if (!(await this.draw(found, current))) return false;
    this.weighed = whole ? found : null;
    await breath();
    return current();
  }
}
