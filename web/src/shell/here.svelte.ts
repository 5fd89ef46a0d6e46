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

// A page that is being loaded has its title some frames later.
function focusTitle(frames = 300) {
  requestAnimationFrame(() => {
    const title = document.querySelector("h1");
    if (title) title.focus();
    else if (frames > 0) focusTitle(frames - 1);
  });
}

function enter() {
  const next = read();
  const path = here.path.join("/");
  Object.assign(here, next);
  if (path !== next.path.join("/")) focusTitle();
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
