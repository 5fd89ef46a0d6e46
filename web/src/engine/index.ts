// The engine of this page.
import { Engine, openWorker } from "./engine";

export const engine = new Engine(openWorker);
export { AskError, type Progress } from "./engine";
