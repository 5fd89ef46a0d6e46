// The sum that is set up: its terms with their boards, as the core reads them.
import type { BoardData } from "../board/types";
import type { BoardOfTerm, ListedGame } from "../answers";
import { engine, ownGames } from "../engine";
import type { Forms } from "../workbench/answer";
import type { Winners } from "../words";

export type Term = BoardOfTerm;
export type Listed = ListedGame;

export interface Worth extends Forms {
  winner?: Winners;
  summands?: Forms[];
}

export const boardsOf = (text: string) => engine.ask("boards", { text });

/** What the sum is worth, if that is found within a second. */
export const worthOf = (text: string) => engine.ask<Worth>("analyze", { text, time: "1s", forms: "latex,spoken", length: 400 });

export const rulesOf = (name: string) => engine.ask("rules", { text: name });

const headings: [string, BoardData["kind"][]][] = [
  ["Grids", ["grid"]],
  ["Strips and rows", ["strip", "rows"]],
  ["Graphs", ["graph"]],
  ["Heaps and stacks", ["heaps", "stacks"]],
  ["Cakes and cheques", ["cake", "cheques"]],
];

let asked: Promise<Listed[]> | null = null;
ownGames.listen(() => (asked = null));

/** The games, asked for once, and again after a game was added. */
export function games(): Promise<Listed[]> {
  asked ??= engine
    .ask("games")
    .then((answer) => answer.games)
    .catch((error) => {
      asked = null;
      throw error;
    });
  return asked;
}

/** The games with boards, by their kind. */
export function grouped(all: Listed[], wanted: string): { heading: string; games: Listed[] }[] {
  const word = wanted.trim().toLowerCase();
  const fits = (game: Listed) => game.title.toLowerCase().includes(word) || game.name.includes(word);
  return headings
    .map(([heading, kinds]) => ({ heading, games: all.filter((game) => kinds.some((kind) => kind === game.board) && fits(game)) }))
    .filter((group) => group.games.length > 0);
}
