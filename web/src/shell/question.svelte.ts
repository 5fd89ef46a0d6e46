// A question that a page has asked: how far it is, its answer, and what was wrong with it.
import { engine, type AskError, type Progress } from "../engine";
import type { Engine, Watch } from "../engine/engine";
import { say } from "./voice.svelte";

export class Question<T> {
  answer: T | null = $state.raw(null);
  error: AskError | null = $state.raw(null);
  progress: Progress | null = $state.raw(null);
  working = $state(false);
  /** After a moment: only then the page says that it works. */
  slow = $state(false);
  private round = 0;

  /** The conversation in which it is asked. */
  constructor(private readonly core: Engine = engine) {}

  /** Asks anew, and drops what was asked before. The old answer stays until the new one is there. */
  async ask(find: (watch: Pick<Watch<T>, "progress">) => Promise<T>): Promise<T | null> {
    const mine = ++this.round;
    this.stop();
    this.working = true;
    this.slow = false;
    this.error = this.progress = null;
    const clock = setTimeout(() => (this.slow = mine === this.round), 300);
    try {
      const found = await find({ progress: (news) => mine === this.round && (this.progress = news) });
      if (mine !== this.round) return null;
      return (this.answer = found);
    } catch (problem) {
      if (mine !== this.round) return null;
      this.error = problem as AskError;
      if (this.error.kind === "stopped") say("Stopped.");
      return null;
    } finally {
      clearTimeout(clock);
      if (mine === this.round) this.working = this.slow = false;
    }
  }

  stop() {
    this.core.stop();
  }

  forget() {
    ++this.round;
    this.answer = this.error = this.progress = null;
    this.working = this.slow = false;
  }
}
