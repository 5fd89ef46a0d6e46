// Texts to begin with: rules that come with the program, and equations.

const files = import.meta.glob<string>("../../../share/games/*.game", { query: "?raw", import: "default", eager: true });

const shown = ["toppling-dominoes", "elephants-and-rhinos", "fission", "clobber-knight", "hot-clobber", "mock-turtles"];

const cutcake = `# Left cuts between two columns, Right between two rows.
cut(a,b) = {cut(a,c) + cut(a,b-c) for c in 1..b-1 |
            cut(c,b) + cut(a-c,b) for c in 1..a-1}
cut(3,5)`;

const wythoff = `# Take from one heap, or as many from both.
wyt(a,b) = impartial {
  wyt(a-k,b) for k in 1..a,
  wyt(a,b-k) for k in 1..b,
  wyt(a-k,b-k) for k in 1..min(a,b)
}
[wyt(a,b) for a in 1..3 for b in 1..5]`;

export interface Example {
  name: string;
  text: string;
}

export const examples: Example[] = [
  ...Object.entries(files)
    .filter(([path]) => shown.some((name) => path.endsWith(`/${name}.game`)))
    .map(([, text]) => ({ name: /^title "(.*)"/m.exec(text)?.[1] ?? "", text: text.trimEnd() })),
  { name: "Cutcake, by an equation", text: cutcake },
  { name: "Wythoff's Nim, by an equation", text: wythoff },
];
