// The dialogue: what was asked and answered in this tab. It has a conversation of its own with the
// core, so that names last while other pages ask and stop.
import { ownGames } from "../engine";
import { Engine, openWorker, type AskError, type Progress } from "../engine/engine";
import { keep, kept } from "../shell/kept";
import { caretUnder, readLine, type Described } from "./line";
import { reflow } from "./reflow";

export interface Entry {
  asked: string;
  answer: string;
  wrong: boolean;
  /** Sentences, and no picture: lines may be broken anywhere. */
  prose?: boolean;
  /** What may have been meant, as a whole line. */
  instead?: string;
  /** A page that does what was asked. */
  page?: { name: string; path: string };
}

class Talk {
  entries: Entry[] = $state([]);
  working = $state(false);
  progress: Progress | null = $state.raw(null);
  history: string[] = $state(kept("console", []));
  questions: Described[] = $state.raw([]);
  private readonly engine = new Engine(openWorker, ownGames);

  async describe(): Promise<Described[]> {
    if (this.questions.length === 0) this.questions = (await this.engine.ask<{ questions: Described[] }>("describe")).questions;
    return this.questions;
  }

  async say(line: string, columns: number) {
    if (this.working) return;
    const asked = line.trim();
    if (asked !== "") {
      this.history = [asked, ...this.history.filter((other) => other !== asked)].slice(0, 200);
      keep("console", this.history);
    }
    this.working = true;
    this.progress = null;
    try {
      await this.answer(asked, columns);
    } catch (problem) {
      this.add(this.refused(asked, problem as AskError));
    } finally {
      this.working = false;
    }
  }

  stop() {
    this.engine.stop();
  }

  private async answer(asked: string, columns: number) {
    const read = readLine(asked, await this.describe(), columns);
    if (read.kind === "clear") this.entries = [];
    else if (read.kind === "wrong") this.add({ asked, answer: read.message, wrong: true, prose: true });
    else if (read.kind === "page") this.add({ asked, answer: `${read.name} has a page of its own.`, wrong: false, page: { name: read.name, path: read.path } });
    else if (read.kind === "ask") {
      const progress = (news: Progress) => (this.progress = news);
      const answer = await this.engine.ask<{ words?: string; remarks?: string[]; problems?: string[] }>(read.method, read.params, { progress });
      const help = read.method === "help";
      const said = answer.words?.trimEnd() ?? "";
      const words = help ? reflow(said, columns) : said;
      // Some answers have their remarks in the words, too.
      const flat = words.replace(/\s+/g, " ");
      const remarks = (answer.remarks ?? []).filter((remark) => !flat.includes(remark.replace(/\s+/g, " ").trim()));
      this.add({ asked, answer: [words, ...remarks, ...(answer.problems ?? [])].filter((part) => part !== "").join("\n"), wrong: false, prose: help });
    }
  }

  private refused(asked: string, problem: AskError): Entry {
    if (problem.kind === "stopped") return { asked, answer: "Stopped. Names that were given before are forgotten.", wrong: true, prose: true };
    const { line, column, suggestion } = problem.data;
    if (line === undefined || column === undefined) return { asked, answer: problem.message, wrong: true, prose: true };
    // The text of the error is the expression: it may begin behind a command.
    const text = asked;
    const entry: Entry = { asked, answer: caretUnder(text, problem.message, line, column + this.offsetOf(asked)), wrong: true };
    if (suggestion) {
      const bytes = new TextEncoder().encode(text.slice(this.offsetOf(asked)));
      const piece = (from: number, to?: number) => new TextDecoder().decode(bytes.slice(from, to));
      entry.instead = text.slice(0, this.offsetOf(asked)) + piece(0, suggestion.start) + suggestion.word + piece(suggestion.end);
    }
    return entry;
  }

  /** Where the expression of a line begins. */
  private offsetOf(asked: string): number {
    const read = readLine(asked, this.questions, 80);
    if (read.kind !== "ask") return 0;
    const text = (read.params.text ?? (read.params.arguments as string[] | undefined)?.at(0)) as string | undefined;
    const at = text === undefined ? 0 : asked.indexOf(text);
    return Math.max(0, at);
  }

  private add(entry: Entry) {
    this.entries = [...this.entries.slice(-199), entry];
  }
}

export const talk = new Talk();
