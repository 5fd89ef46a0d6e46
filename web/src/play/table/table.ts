// Games around a table: what the core says of them, and how their actions are pointed at.
import type { ActionHint, ActionMade, Answers, ListedAction, MatchContest, MatchTable, SeatedState, TableThing } from "../../answers";
import { engine } from "../../engine";
import { dotsPlayers } from "../dots/position";
import { close, open } from "../match";

export type Made = ActionMade;
export type TableState = SeatedState;
export type Contest = MatchContest;
export type Choice = ActionHint;
export type Table = Required<Pick<Answers["several.new"], "match">> & { contest: Contest | null; state: TableState | null };

/** The table after the action of a program. */
export type Acted = Table & { choice: Choice };

export type Action = ListedAction;

export type TableGame = "babylon" | "dots-and-boxes" | "sucker";

/** What is chosen before a game begins. */
export interface TableSetup {
  game: TableGame;
  seats: string[];
  /** Babylon: the chips of each colour. Dots-and-Boxes: the board, or a position. */
  start: string;
  /** So Long Sucker: the chips of each player. */
  chips: number;
  first: string;
  donations: boolean;
  discards: boolean;
}

export const colours = ["blue", "red", "yellow", "green"];
export const programs: Record<TableGame, string[]> = {
  babylon: ["monte-carlo", "max-n", "paranoid", "random"],
  "dots-and-boxes": ["monte-carlo", "max-n", "paranoid", "random"],
  sucker: ["monte-carlo", "max-n", "paranoid", "greedy", "vindictive", "random"],
};
export const names: Record<TableGame, string> = { babylon: "Babylon", "dots-and-boxes": "Dots-and-Boxes", sucker: "So Long Sucker" };
export const mostSeats: Record<TableGame, number> = { babylon: 4, "dots-and-boxes": 2, sucker: 4 };
export const usualStart: Record<TableGame, string> = { babylon: "3,3,3,3", "dots-and-boxes": "3x3", sucker: "" };
const starts: Record<TableGame, RegExp> = { babylon: /^\d+(,\d+)*$/, "dots-and-boxes": /^\d+x\d+( [a-z\d -]*)?(;.*)?$/, sucker: /^$/ };
/** Whether a game can start so, as far as the page can tell. The core says more. */
export const canStart = (game: TableGame, start: string) => starts[game].test(start);
const namesOfSeats: Record<TableGame, readonly string[]> = { babylon: [], "dots-and-boxes": dotsPlayers, sucker: colours };
export const playersOf = (setup: Pick<TableSetup, "game" | "seats">) => setup.seats.map((_, i) => namesOfSeats[setup.game][i] ?? `player ${i + 1}`);

/** The game of an address or a record, or null. */
export const gameNamed = (name: string | undefined): TableGame | null => (name !== undefined && Object.hasOwn(names, name) ? (name as TableGame) : null);

/** The setup of an address; null where the address has no seats. */
export function setupOfQuery(name: string | undefined, query: Record<string, string>): TableSetup | null {
  const game = gameNamed(name);
  if (!game) return null;
  const seats = (query.s ?? "").split(",").filter((seat) => seat === "person" || programs[game].includes(seat)).slice(0, mostSeats[game]);
  if (seats.length < 2) return null;
  const chips = Number(query.chips ?? 7);
  return {
    game,
    seats,
    start: query.start !== undefined && canStart(game, query.start) ? query.start : usualStart[game],
    chips: Number.isInteger(chips) && chips > 0 && chips <= 50 ? chips : 7,
    first: playersOf({ game, seats }).includes(query.first ?? "") ? query.first! : "",
    donations: query.donations !== "no",
    discards: query.discards !== "no",
  };
}

export const queryOf = (setup: TableSetup): Record<string, string | undefined> => ({
  s: setup.seats.join(","),
  ...(setup.game !== "sucker"
    ? { start: setup.start === usualStart[setup.game] ? undefined : setup.start }
    : { chips: setup.chips === 7 ? undefined : `${setup.chips}`, first: setup.first || undefined, donations: setup.donations ? undefined : "no", discards: setup.discards ? undefined : "no" }),
});

/** How many positions or games a program looks at before it acts; and if it is told to move now. */
const nodes = 500;
export const fewNodes = 20;

export function begin(setup: TableSetup): Promise<Table> {
  const seats = setup.seats.join(",");
  const players = setup.seats.length;
  if (setup.game === "babylon") return open<Table>("several.new", { text: `babylon(${setup.start})`, rounds: true, players, seats, nodes });
  if (setup.game === "dots-and-boxes") return open<Table>("several.new", { text: `dots-and-boxes ${setup.start}`, seats, nodes });
  return open<Table>("several.new", {
    text: "sucker",
    players,
    seats,
    chips: setup.chips,
    nodes,
    ...(setup.first ? { first: setup.first } : {}),
    ...(setup.donations ? {} : { "no-donations": true }),
    ...(setup.discards ? {} : { "no-discards": true }),
  });
}

/** Who sits in each seat, in the order of the players. A person who gave up has a program there. */
export function seatsIn(setup: TableSetup, state: Pick<TableState, "players"> | null): string[] {
  return playersOf(setup).map((name, i) => state?.players.find((player) => player.name === name)?.seat ?? setup.seats[i]!);
}

export const takeUp = (record: string, seats: string[], looks = nodes) => open<Table>("several.load", { text: record, seats: seats.join(","), nodes: looks });

/** Which game a record is of, and how many play. Throws if the core cannot read it. */
export async function readRecord(record: string): Promise<{ game: string; players: number }> {
  const { match, contest, state } = await engine.ask<Table>("several.load", { text: record });
  void close(match);
  return { game: state?.game ?? "babylon", players: contest?.wins.length ?? state?.players.length ?? 2 };
}

/** Something on the table that can be pointed at. Equal things have the same key. */
export type Thing = Omit<TableThing, "count">;

/** The letter of the chips of a colour. */
export const letterOf = (colour: string) => colour[0] ?? "";

/** The stacks of Babylon one by one. */
export const stacksOf = (laid: MatchTable | undefined): Thing[] => (laid?.piles ?? []).flatMap((stack) => Array.from({ length: Math.min(stack.count, 60) }, () => stack));

/** What an action says without its player. */
export const bare = (action: string) => action.replace(/^[^:]*: /, "");

/** The actions that go on from what was pointed at. */
export const goingOn = (actions: Action[], pointed: string[]) =>
  actions.filter((each) => each.things && pointed.every((key, i) => each.things![i] === key));

/** Actions that are no pointing at the table: who is next, which chip dies, gifts. */
export const spoken = (actions: Action[]) => actions.filter((each) => !each.things);

/** An action as a sentence on a button. */
export function sentence(action: string): string {
  const text = bare(action);
  return text
    .replace(/^next (\S+)$/, "$1 moves next")
    .replace(/^kill (\S+)$/, "put $1 into the dead box")
    .replace(/^donate (\S+) to (\S+)$/, "give $1 to $2")
    .replace(/^discard (\S+)$/, "discard $1")
    .replace(/^place (\S+) on empty$/, "begin a pile with $1")
    .replace(/^place (\S+) on (\S+)$/, "play $1 on $2")
    .replace(/^([a-z]\d+-[a-z]\d+)$/, "draw $1")
    .replace(/^(\d+[a-z]+)>(\d+[a-z]+)$/, "put $1 on $2")
    .replace(/^(first|second|third|fourth)$/, "go $1");
}
