// What the core says of a text of rules or equations. The page has a conversation of its own with it, so that texts which
// change with every letter leave nothing behind for other pages.
import type { Answers } from "../answers";
import { ownGames, type AskError } from "../engine";
import { Engine, openWorker } from "../engine/engine";
import { nameOf } from "../engine/own-games";
import { keep, kept } from "../shell/kept";
import { analyse, firstMoves, type Analysis, type FirstMoves } from "../workbench/answer";

/** The answer of `load`. */
export type Read = Answers["load"];

/** The answer of `eval`. */
export interface Said {
  kind: string;
  heading?: string;
  words: string;
}

export interface Weighed {
  analysis: Analysis;
  moves: FirstMoves | null;
}

// How long the core may think while somebody types.
const time = "2s";

export class Desk {
  private core = new Engine(openWorker, ownGames);

  /** Drops what is asked at present. */
  interrupt() {
    this.core.stop();
  }

  close() {
    this.core.close();
  }

  read(rules: string): Promise<Read> {
    return this.core.ask("load", { text: rules });
  }

  /** The result of equations. Nothing is known but them. */
  async evaluate(text: string): Promise<Said> {
    await this.core.ask("forget");
    return this.core.ask<Said>("eval", { text, words: { columns: 80 }, time });
  }

  async weigh(expression: string): Promise<Weighed> {
    const analysis = await analyse(expression, {}, { time }, this.core).catch((problem: AskError) => {
      if (problem.data.limit === undefined) throw problem;
      return this.withoutValues(expression, problem);
    });
    if (analysis.winner === undefined) return { analysis, moves: null };
    const moves = await firstMoves(expression, { time }, this.core).catch((problem: AskError) => {
      if (problem.kind !== "answer") throw problem;
      return null;
    });
    return { analysis: { ...analysis, summands: analysis.summands ?? [] }, moves };
  }

  // The boards of a sum whose analysis came to a limit.
  private async withoutValues(expression: string, limit: AskError): Promise<Analysis> {
    const { terms } = await this.core.ask("boards", { text: expression });
    return {
      expression,
      why_no_value: limit.message,
      summands: terms.map(({ expression, copies, game }) => ({ expression, copies, ...(game === undefined ? {} : { game }) })),
      boards: terms.map((term) => term.board),
    };
  }
}

/** What the abilities mean that the core has found in rules. */
export function found(abilities: string[]): string[] {
  const words: Record<string, string> = {
    impartial: "Both players always have the same moves.",
    mirror: "Left and Right can be exchanged.",
  };
  return abilities.flatMap((ability) => words[ability] ?? []);
}

/** The rules that this device keeps. */
export const games = (): string[] => {
  const all: unknown = kept("games", []);
  return Array.isArray(all) ? all.filter((each): each is string => typeof each === "string") : [];
};

const most = 100;

export function keepGame(rules: string): string[] {
  const all = [rules, ...games().filter((other) => nameOf(other) !== nameOf(rules))].slice(0, most);
  keep("games", all);
  ownGames.add(rules);
  return all;
}

export function forgetGame(rules: string): string[] {
  const all = games().filter((other) => other !== rules);
  keep("games", all);
  return all;
}
