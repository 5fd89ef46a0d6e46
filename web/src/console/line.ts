// Reads a line of the dialogue: a command with its options, or an expression.

/** A question as the core describes it. */
export interface Described {
  name: string;
  arguments: string;
  sentence: string;
  /** Its arguments are words, not one expression. */
  words: boolean;
  options: { name: string; flag: boolean; sentence: string }[];
}

export type Line =
  | { kind: "ask"; method: string; params: Record<string, unknown>; text: string }
  | { kind: "empty" | "clear" }
  | { kind: "page"; name: string; path: string }
  | { kind: "wrong"; message: string };

// What the terminal does in its own way, the page does on a page.
const elsewhere: Record<string, { name: string; path: string }> = { play: { name: "Play", path: "play" } };

/** Words as they were typed. Spaces inside braces, brackets or quotes do not end a word. */
export function wordsIn(text: string): string[] {
  const out = [""];
  let open = 0;
  let quoted = false;
  for (const letter of text) {
    if (letter === '"') quoted = !quoted;
    if ("{[(".includes(letter)) ++open;
    if ("}])".includes(letter)) --open;
    if (/\s/.test(letter) && open <= 0 && !quoted) {
      if (out.at(-1) !== "") out.push("");
    } else if (letter !== '"') {
      out[out.length - 1] += letter;
    }
  }
  return out.filter((word) => word !== "");
}

function firstWord(text: string): [string, string] {
  const [, word = "", rest = ""] = /^(\S*)\s*(.*)$/s.exec(text) ?? [];
  return [word, rest];
}

interface Given {
  options: Record<string, unknown>;
  words: string[];
  problem?: string;
}

function option(question: Described, word: string, next: () => string | undefined, into: Given) {
  const [name = "", value] = word.slice(2).split(/=(.*)/s);
  const known = question.options.find((each) => each.name === name);
  // An option that the question does not have goes on as a flag: the core says what may be meant.
  if (!known || known.flag) into.options[name] = value ?? true;
  else {
    const given = value ?? next();
    if (given === undefined) into.problem = `--${name} needs a value.`;
    else into.options[name] = given;
  }
}

const isOption = (word: string) => /^--[a-z][a-z-]*(=|$)/.test(word);

/** Options may stand anywhere between words. */
function amongWords(question: Described, rest: string): Given {
  const out: Given = { options: {}, words: [] };
  const words = wordsIn(rest);
  for (let i = 0; i < words.length; ++i) {
    if (isOption(words[i]!)) option(question, words[i]!, () => words[++i], out);
    else out.words.push(words[i]!);
  }
  return out;
}

/** Options stand before the expression, which is all the rest. */
function beforeExpression(question: Described, rest: string): Given {
  const out: Given = { options: {}, words: [] };
  let left = rest;
  const take = () => {
    const [word, after] = firstWord(left);
    left = after;
    return word === "" ? undefined : word;
  };
  while (isOption(firstWord(left)[0])) option(question, take()!, take, out);
  if (left !== "") out.words.push(left);
  return out;
}

export function readLine(line: string, questions: Described[], columns: number): Line {
  const text = line.trim();
  const ask = (method: string, params: Record<string, unknown>): Line => ({ kind: "ask", method, params: { ...params, words: { columns } }, text });
  if (text === "") return { kind: "empty" };
  if (text === "clear") return { kind: "clear" };
  const [word, rest] = firstWord(text);
  const assigned = rest.startsWith("=") && !rest.startsWith("==");
  const called = rest.startsWith("(");
  const family = questions.filter((each) => each.name === word || each.name.startsWith(`${word}.`));
  // Questions about matches are not typed; nor are the names that messages have.
  const inConversation = word === "match" || word === "several" || word.includes(".");
  if (assigned || called || (family.length === 0 && !elsewhere[word]) || inConversation) return ask("eval", { text });
  const page = elsewhere[word];
  if (page) return { kind: "page", ...page };
  const [second, others] = firstWord(rest);
  const child = family.find((each) => each.name === `${word}.${second}`);
  const question = child ?? family.find((each) => each.name === word);
  if (!question) {
    const parts = family.map((each) => each.name.replace(`${word}.`, "")).join(", ");
    return { kind: "wrong", message: `${word} needs one of these words: ${parts}.` };
  }
  const given = (question.words ? amongWords : beforeExpression)(question, child ? others : rest);
  if (given.problem) return { kind: "wrong", message: given.problem };
  if (given.options.help) return ask("help", { arguments: question.name.split(".") });
  return ask(question.name, { ...given.options, arguments: given.words });
}

/** A line of the program's errors: where, what, and a caret under the place. */
export function caretUnder(text: string, message: string, line: number, column: number): string {
  const shown = text.split("\n")[line - 1] ?? "";
  return `${line}:${column}: ${message}\n  ${shown}\n  ${" ".repeat(Math.max(0, column - 1))}^`;
}
