// Where the page is. A new question is a step in the history, a switch is none.
import { longest, readRoute, writeRoute, type Route } from "./route";

interface Here extends Route {
  /** What was wrong with the address. */
  problem: string | null;
}

function read(): Here {
  try {
    return { ...readRoute(location.hash), problem: null };
  } catch {
    return { path: [], query: {}, problem: "This address cannot be read. Parts of it may be missing." };
  }
}

export const here: Here = $state(read());

function enter() {
  const next = read();
  const page = here.path[0];
  Object.assign(here, next);
  if (page !== next.path[0]) requestAnimationFrame(() => document.querySelector("h1")?.focus());
}

export function listen() {
  addEventListener("popstate", enter);
  addEventListener("hashchange", enter);
}

export function go(path: string, query: Record<string, string | undefined> = {}, replace = false) {
  const address = writeRoute(path, query);
  if (address.length > longest) {
    here.problem = "Too long for a link. Save it as a file.";
    return;
  }
  if (address === location.hash) return;
  history[replace ? "replaceState" : "pushState"](null, "", address);
  enter();
}
