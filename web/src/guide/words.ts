// The entries of the glossary.
import type { Block, Inline } from "../../build/guide-pages";

export interface Entry {
  name: string;
  meaning: Inline[];
}

/** An item of the list is a bold name, a colon and the meaning. */
export function entriesOf(blocks: Block[]): Entry[] {
  return blocks.flatMap((block) =>
    block.kind !== "list"
      ? []
      : block.items.flatMap(([name, first, ...rest]) =>
          typeof name === "object" && "strong" in name ? [{ name: name.strong, meaning: [typeof first === "string" ? first.replace(/^: /, "") : first!, ...rest] }] : [],
        ),
  );
}

const plain = (text: Inline[]) => text.map((part) => (typeof part === "string" ? part : "code" in part ? part.code : part.strong)).join("");

/** The entries that have a text: first those of that name, then those whose names begin with it, or have it. */
export function found(entries: Entry[], text: string): Entry[] {
  const key = text.trim().toLowerCase();
  if (key === "") return entries;
  const rank = ({ name, meaning }: Entry): number => {
    const names = name.toLowerCase().split(", ");
    const tests = [names.includes(key), names.some((each) => each.startsWith(key)), name.toLowerCase().includes(key), plain(meaning).toLowerCase().includes(key)];
    return tests.indexOf(true);
  };
  return entries
    .map((entry) => ({ entry, at: rank(entry) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ entry }) => entry);
}
