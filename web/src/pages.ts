// The pages of the bar. The files of a page come with the first visit to it.
import type { Component } from "svelte";
import { breath } from "./shell/breath";

type Load = () => Promise<{ default: Component }>;
interface Page {
  path: string;
  name: string;
  short: string;
  icon: string;
  load: Load;
}

export const pages: Page[] = [
  { path: "analyze", name: "Workbench", short: "Work", icon: "M4 20L12 5l8 15z", load: () => import("./workbench/Workbench.svelte") },
  { path: "boards", name: "Boards", short: "Boards", icon: "M4 4h16v16H4zM4 12h16M12 4v16", load: () => import("./boards/Boards.svelte") },
  { path: "play", name: "Play", short: "Play", icon: "M7 5l12 7-12 7z", load: () => import("./play/Play.svelte") },
  { path: "own", name: "Own game", short: "Own", icon: "M4 20l1-5L16 4l4 4L9 19zM14 6l4 4", load: () => import("./own/Own.svelte") },
  { path: "heaps", name: "Heaps", short: "Heaps", icon: "M4 18a2 2 0 1 0 4 0a2 2 0 1 0-4 0M4 12a2 2 0 1 0 4 0a2 2 0 1 0-4 0M10 18a2 2 0 1 0 4 0a2 2 0 1 0-4 0M16 18a2 2 0 1 0 4 0a2 2 0 1 0-4 0M16 12a2 2 0 1 0 4 0a2 2 0 1 0-4 0M16 6a2 2 0 1 0 4 0a2 2 0 1 0-4 0", load: () => import("./heaps/Heaps.svelte") },
  { path: "learn", name: "Learn", short: "Learn", icon: "M12 6c-2-1.6-5-2-8-2v14c3 0 6 .4 8 2 2-1.6 5-2 8-2V4c-3 0-6 .4-8 2zM12 6v14", load: () => import("./learn/Learn.svelte") },
  { path: "console", name: "Console", short: "Console", icon: "M4 6l5 6-5 6M12 18h8", load: () => import("./console/Console.svelte") },
];

/** Pages that are not in the bar: the notation and the glossary. */
const others: Page[] = [{ path: "guide", name: "Guide", short: "Guide", icon: "", load: () => import("./guide/Guide.svelte") }];
const tables: Load = () => import("./play/table/TablePage.svelte");
const loaded = new Map<Load, Promise<Component>>();

/** The page of an address. */
export const pageOf = (path: string[]): Page => [...pages, ...others].find((each) => each.path === path[0]) ?? pages[0]!;

/** What draws the page of an address. A pause stands between reading its files and drawing it. */
export function loadPage(path: string[]): Promise<Component> {
  const page = pageOf(path);
  const load = page.path === "play" && path[1] ? tables : page.load;
  const known = loaded.get(load);
  if (known) return known;
  const found = load().then(async ({ default: Page }) => {
    await breath();
    return Page;
  });
  loaded.set(load, found);
  // After a failure the next visit tries again.
  found.catch(() => loaded.delete(load));
  return found;
}
