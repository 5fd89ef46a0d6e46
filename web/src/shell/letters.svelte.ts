// Keys of a single letter work outside fields. They can be switched off, for people who dictate.
import { keep, kept } from "./kept";

export const letters = $state({ on: kept("letters", true) });

export function setLetters(on: boolean) {
  letters.on = on;
  keep("letters", on);
}

/** Whether this key may act: not in a field, not with other keys, and only if letters are on. */
export function acts(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  const typing = target.closest("input, textarea, select") !== null || event.ctrlKey || event.metaKey || event.altKey;
  return !typing && (letters.on || event.key.length > 1);
}
