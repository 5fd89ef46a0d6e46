// Help is laid out for 80 columns, and its lists are as wide as they need. This lays it out for other widths.

const laidOutFor = 80;
const least = 40; // columns for a sentence beside its name

const indentOf = (line: string) => /^ */.exec(line)![0].length;
const firstWord = (line: string) => /\S*/.exec(line.trimStart())![0];
/** "  name   sentence": where both begin. */
const rowOf = (line: string) => /^( *)(\S.*?)( {2,})(\S.*)$/.exec(line);
/** "- point" or "1. step": where its text begins. */
const pointOf = (line: string) => /^ *(?:[-*•]|\d+\.) +/.exec(line)?.[0].length ?? null;

/** Breaks a line between words, and a word only if it is too long for a line. Later lines begin after `hang` spaces. */
function broken(line: string, columns: number, hang: number): string[] {
  const out: string[] = [];
  let rest = line;
  const room = Math.min(hang, columns - 10);
  while (rest.length > columns) {
    const from = indentOf(rest);
    const space = rest.lastIndexOf(" ", columns);
    const at = space > from ? space : columns;
    out.push(rest.slice(0, at).trimEnd());
    rest = " ".repeat(Math.max(0, room)) + rest.slice(at).trimStart();
  }
  return [...out, rest];
}

// Rows of a list one below another: the sentence stands beside its name, or below it.
function rows(lines: string[], columns: number): string[] {
  if (lines.every((line) => line.length <= columns)) return lines;
  return lines.flatMap((line) => {
    const [, indent = "", name = "", gap = "", sentence = ""] = rowOf(line)!;
    const at = indent.length + name.length + gap.length;
    if (columns - at >= least) return broken(line, columns, at);
    const below = indent.length + 4;
    return [...broken(indent + name, columns, below), ...broken(" ".repeat(below) + sentence, columns, below)];
  });
}

// Lines between two empty ones. Those that only the width of 80 parted are one again.
function block(lines: string[], columns: number): string[] {
  const code = indentOf(lines[0]!) >= 4;
  if (code) return lines.flatMap((line) => broken(line, columns, indentOf(line) + 2));
  const out: string[] = [];
  for (let i = 0; i < lines.length; ++i) {
    let line = lines[i]!;
    if (/^(=+|-+)$/.test(line)) {
      out.push(line.slice(0, columns));
      continue;
    }
    if (rowOf(line)) {
      const from = i;
      while (i + 1 < lines.length && rowOf(lines[i + 1]!)) ++i;
      out.push(...rows(lines.slice(from, i + 1), columns));
      continue;
    }
    const hang = pointOf(line) ?? indentOf(line);
    for (let last = line; columns < laidOutFor && i + 1 < lines.length; last = lines[i]!) {
      const next = lines[i + 1]!;
      const parted = last.length + 1 + firstWord(next).length > laidOutFor;
      if (!parted || indentOf(next) !== hang || pointOf(next) !== null || rowOf(next)) break;
      line += " " + next.trimStart();
      ++i;
    }
    out.push(...broken(line, columns, hang));
  }
  return out;
}

/** A page of help for a number of columns. */
export function reflow(text: string, columns: number): string {
  const out: string[] = [];
  let lines: string[] = [];
  for (const line of [...text.split("\n"), ""]) {
    if (line.trim() !== "") lines.push(line);
    else {
      if (lines.length) out.push(...block(lines, columns));
      lines = [];
      out.push("");
    }
  }
  return out.join("\n").trimEnd();
}
