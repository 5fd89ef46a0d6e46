// What is said to readers of the screen, and notes that pass by.

export const voice = $state({ text: "", toast: "" });
let clock: ReturnType<typeof setTimeout> | undefined;

export function say(text: string) {
  voice.text = text;
}

/** A note at the bottom for four seconds. It is never the only place of a message. */
export function toast(text: string) {
  voice.toast = text;
  say(text);
  clearTimeout(clock);
  clock = setTimeout(() => (voice.toast = ""), 4000);
}

export async function copy(text: string, what: string) {
  try {
    await navigator.clipboard.writeText(text);
    toast(`${what} copied`);
  } catch {
    toast("This browser does not let the page copy.");
  }
}
