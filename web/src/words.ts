// The answers in words. Players are Left and Right, and never anything else.
import type { Move, Player } from "./board/types";

export type Winner = Player | "draw" | "unknown" | null;
export interface Winners {
  left_starts?: Winner;
  right_starts?: Winner;
}

export const named = (player: Player) => (player === "left" ? "Left" : "Right");

/** Who wins, in one sentence. */
export function verdict(winner: Winners | undefined): string {
  const left = winner?.left_starts;
  const right = winner?.right_starts;
  const known = (who: Winner | undefined) => who === "left" || who === "right";
  if (known(left) && known(right)) {
    if (left === right) return `${named(left as Player)} wins, whoever starts.`;
    return left === "left" ? "Whoever starts wins." : "Whoever starts loses.";
  }
  if (!left && !right) return "Who wins is not known yet.";
  return [starting("left", left), starting("right", right)].join(" ");
}

function starting(player: Player, winner: Winner | undefined): string {
  const end =
    winner === "draw" ? "nobody wins, play goes on for ever" : winner === "left" || winner === "right" ? `${named(winner)} wins` : "not known";
  return `${named(player)} starts: ${end}.`;
}

/** What the winning first moves of a player are: "with 1 of 7 moves: b1-b2 in Domineering". */
export function byWhichMoves(moves: Move[], legal: number, titles: string[]): string {
  const winning = moves.filter((move) => move.result === "win");
  if (legal === 0) return "has no move";
  if (winning.length === 0) return `has ${legal} ${legal === 1 ? "move" : "moves"}, and none wins`;
  const terms = new Set(winning.map((move) => move.term));
  const where = (move: Move) => (titles.length > 1 ? ` in ${titles[move.term - 1] ?? `game ${move.term}`}` : "");
  const count = `with ${winning.length} of ${legal} ${legal === 1 ? "move" : "moves"}`;
  if (winning.length <= 3 && terms.size === 1) return `${count}: ${winning.map((move) => move.name).join(", ")}${where(winning[0]!)}`;
  if (terms.size === 1) return titles.length > 1 ? `${count}, all${where(winning[0]!)}` : count;
  return `${count}, such as ${winning[0]!.name}${where(winning[0]!)}`;
}

/** What moving in one summand is good for. */
export function caption(moves: Move[]): string {
  const parts = (["left", "right"] as const).flatMap((player) => {
    const mine = moves.filter((move) => move.player === player);
    const wins = mine.filter((move) => move.result === "win").length;
    return wins ? [`${named(player)} wins with ${wins} of ${mine.length}`] : [];
  });
  return parts.length ? parts.join(", ") + "." : "No first move here wins.";
}

/** A number of seconds as people say it. */
export function seconds(time: number): string {
  return time < 0.0005 ? "less than 0.001 s" : `${Number(time.toPrecision(2))} s`;
}
