// Names of games and functions that complete what is typed.
import { engine, ownGames } from "../engine";

export interface Known {
  name: string;
  /** What is typed behind the name. */
  sentence: string;
}

let asked: Promise<Known[]> | null = null;
ownGames.listen(() => (asked = null));

/** All names, asked for once, and again after a game was added. */
export function names(): Promise<Known[]> {
  asked ??= Promise.all([
    engine.ask("games"),
    engine.ask<{ functions: { name: string; arguments: string; sentence: string }[] }>("help", { text: "functions" }),
  ])
    .then(([games, help]) => [
      ...games.games.map((game) => ({ name: game.name, sentence: `game. ${game.title}` })),
      ...help.functions.map((f) => ({ name: f.name, sentence: f.sentence })),
    ])
    .catch(() => {
      asked = null;
      return [];
    });
  return asked;
}

export interface Completion {
  /** Where the word begins that would be replaced. */
  start: number;
  words: Known[];
}

/** What the word before the caret may become: names that begin with it, then those that have it within. */
export function complete(text: string, caret: number, known: Known[]): Completion {
  const word = /[A-Za-z_][\w-]*$/.exec(text.slice(0, caret))?.[0] ?? "";
  const start = caret - word.length;
  const inText = (text.slice(0, start).match(/"/g) ?? []).length % 2 === 1;
  if (word.length < 2 || inText) return { start, words: [] };
  const lower = word.toLowerCase();
  const ranked = known
    .map((name) => ({ name, at: name.name.indexOf(lower) }))
    .filter(({ name, at }) => at >= 0 && name.name !== word)
    .sort((a, b) => Number(a.at > 0) - Number(b.at > 0) || (a.name.name < b.name.name ? -1 : 1));
  return { start, words: ranked.slice(0, 8).map(({ name }) => name) };
}
