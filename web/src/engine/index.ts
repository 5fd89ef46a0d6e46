// The engine of this page, and the games that all its conversations know.
import { kept } from "../shell/kept";
import { origin } from "../shell/origin.svelte";
import { Engine, openWorker } from "./engine";
import { OwnGames } from "./own-games";

export const ownGames = new OwnGames();
const onDevice: unknown = kept("games", []);
if (Array.isArray(onDevice)) for (const rules of onDevice) if (typeof rules === "string") ownGames.add(rules);

export const engine = new Engine(openWorker, ownGames, origin.now);
export { AskError, type Progress } from "./engine";
