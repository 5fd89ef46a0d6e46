// Where the page is. A new question is a step in the history, a switch is none.
import { ownGames } from "../engine";
import { longest, readRoute, writeRoute, type Route } from "./route";

interface Here extends Route {
  /** What was wrong with the address. */
  problem: string | null;
}

function read(): Here {
  try {
    const route = readRoute(location.hash);
    ownGames.takeFrom(route.query);
    return { ...route, problem: null };
  } catch {
    return { path: [], query: {}, problem: "This address cannot be read. Parts of it may be missing." };
  }
}

export const here: Here = $state(read());

// A page begins at its top. One that is being loaded has its title some frames later.
function focusTitle(frames = 300) {
  requestAnimationFrame(() => {
    const title = document.querySelector("h1");
    if (title) {
      scrollTo(0, 0);
      title.focus();
    }
    else if (frames > 0) focusTitle(frames - 1);
  });
}

// The address, with the rules of own games that it needs if there is room for them.
function addressOf(path: string, query: Record<string, string | undefined>): string {
  const whole = writeRoute(path, ownGames.carriedBy(query));
  return whole.length > longest ? writeRoute(path, query) : whole;
}

function enter() {
  const next = read();
  // A link within the page may lack the rules of a game that the page knows.
  const needed = ownGames.carriedBy(next.query);
  if (Object.keys(needed).some((key) => needed[key] !== next.query[key])) history.replaceState(null, "", addressOf(next.path.join("/"), next.query));
  const path = here.path.join("/");
  Object.assign(here, next);
  if (path !== next.path.join("/")) focusTitle();
}

export function listen() {
  addEventListener("popstate", enter);
  addEventListener("hashchange", enter);
}

export function go(path: string, query: Record<string, string | undefined> = {}, replace = false) {
  const address = addressOf(path, query);
  if (address.length > longest) {
    here.problem = "Too long for a link. Save it as a file.";
    return;
  }
  if (address === location.hash) return;
  history[replace ? "replaceState" : "pushState"](null, "", address);
  enter();
}
