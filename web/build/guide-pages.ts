// Pages of docs/ for the page: `virtual:guide/notation` and `virtual:guide/glossary` have their blocks. They are read from
// the Markdown when the page is built, so that the browser reads no markup.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { marked, type Token, type Tokens } from "marked";
import type { Plugin } from "vite";

export type Inline = string | { code: string } | { strong: string };
export type Block =
  | { kind: "heading"; depth: number; text: string }
  | { kind: "paragraph"; text: Inline[] }
  | { kind: "rows"; rows: string[][] }
  | { kind: "transcript"; text: string }
  | { kind: "list"; items: Inline[][] };

const virtual = "virtual:guide/";
const files: Record<string, string> = { notation: "guide/notation.md", glossary: "glossary.md" };
const fileOf = (name: string) => fileURLToPath(new URL(`../../docs/${files[name]}`, import.meta.url));

// A link to another page of the guide is its words: the page has only a few of them.
function inlinesOf(tokens: Token[]): Inline[] {
  return tokens.flatMap((token): Inline[] => {
    if (token.type === "codespan") return [{ code: token.text as string }];
    if (token.type === "strong") return [{ strong: token.text as string }];
    if (token.type === "link" || (token.type === "text" && "tokens" in token && token.tokens)) return inlinesOf(token.tokens!);
    if (token.type === "text" || token.type === "escape") return [(token.text as string).replace(/\s+/g, " ")];
    throw new Error(`the page cannot show this in a line: ${token.type}`);
  });
}

function blockOf(token: Token): Block[] {
  if (token.type === "space") return [];
  if (token.type === "heading") return [{ kind: "heading", depth: token.depth as number, text: token.text as string }];
  if (token.type === "paragraph") return [{ kind: "paragraph", text: inlinesOf(token.tokens!) }];
  if (token.type === "list") return [{ kind: "list", items: (token as Tokens.List).items.map((item) => inlinesOf(item.tokens)) }];
  if (token.type === "code" && token.lang === "console") return [{ kind: "transcript", text: token.text as string }];
  // Columns are divided by two spaces or more.
  if (token.type === "code") return [{ kind: "rows", rows: (token.text as string).split("\n").map((line) => line.trim().split(/ {2,}/)) }];
  throw new Error(`the page cannot show this: ${token.type}`);
}

/** The blocks of a page of the guide. Throws if it has something that the page does not show. */
export const blocksOf = (markdown: string): Block[] => marked.lexer(markdown).flatMap(blockOf);

export function guidePages(): Plugin {
  return {
    name: "summand-guide-pages",
    resolveId: (id) => (id.startsWith(virtual) ? "\0" + id : undefined),
    load(id) {
      if (!id.startsWith("\0" + virtual)) return undefined;
      const file = fileOf(id.slice(virtual.length + 1));
      this.addWatchFile(file);
      return `export default ${JSON.stringify(blocksOf(readFileSync(file, "utf8")))};`;
    },
  };
}
