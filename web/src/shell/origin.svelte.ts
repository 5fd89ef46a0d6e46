// Where a1 is on boards. This device keeps the choice.
import { keep, kept } from "./kept";

export type Origin = "top" | "bottom";

const chosen = (): Origin => (kept<string>("origin", "top") === "bottom" ? "bottom" : "top");

export const origin = { now: chosen() };

/** Answers on the page have the names of the old origin, so the page begins anew. */
export function setOrigin(next: Origin) {
  keep("origin", next);
  location.reload();
}
