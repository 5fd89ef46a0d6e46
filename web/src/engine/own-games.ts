// Games of a person's own: rules as text, by their names. All conversations of the page know them.

const statements = /^(?:game|title|source|board|cells|example)\s+[^\s=+*(-]|^game\s*$/;

// The first line that is neither empty nor a comment.
function firstLine(text: string): string {
  return text.split("\n").map((line) => line.trim()).find((line) => line !== "" && !/^--(?:\s|$)/.test(line)) ?? "";
}

/** Whether a text is meant as rules. Otherwise it is one of equations. */
export const isRules = (text: string) => statements.test(firstLine(text));

/** The name of the game in a text of rules, or null without one. */
export const nameOf = (rules: string): string | null => /^game\s+([A-Za-z][A-Za-z0-9-]*)(?=\s|$)/.exec(firstLine(rules))?.[1] ?? null;

type Query = Record<string, string | undefined>;
const carried = /^g\d*$/;

export class OwnGames {
  private readonly known = new Map<string, string>();
  private readonly listeners: ((rules: string) => void)[] = [];

  /** From now on questions can call the game. It replaces one of the same name. */
  add(rules: string) {
    const name = nameOf(rules);
    if (name === null || this.known.get(name) === rules) return;
    this.known.set(name, rules);
    for (const heard of this.listeners) heard(rules);
  }

  /** The rules of all games, in the order in which they came. */
  all(): string[] {
    return [...this.known.values()];
  }

  /** From now on, hears of rules that are added. */
  listen(heard: (rules: string) => void) {
    this.listeners.push(heard);
  }

  /** The rules of the games that a text calls. */
  calledIn(text: string): string[] {
    return [...this.known].filter(([name]) => new RegExp(`(^|[^A-Za-z0-9_-])${name}\\s*\\(`).test(text)).map(([, rules]) => rules);
  }

  /** Adds the games that an address carries. */
  takeFrom(query: Query) {
    for (const [key, value] of Object.entries(query)) if (carried.test(key) && value) this.add(value);
  }

  /** The query of an address that carries the rules of the games that its expression calls. */
  carriedBy(query: Query): Query {
    const out: Query = Object.fromEntries(Object.entries(query).filter(([key]) => !carried.test(key)));
    this.calledIn(out.e ?? "").forEach((rules, i) => (out[i ? `g${i + 1}` : "g"] = rules));
    return out;
  }
}
