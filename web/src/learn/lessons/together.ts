import { compared, whoWins, winningMove, worth, type Lesson } from "../lesson";

const cold = ["1", "-1", "1/2", 'hackenbush("LR")', 'hackenbush("RL")', 'domineering(".|.")', 'domineering("..")'] as const;
const tiny = ["*", "^", "nim(2)", 'toads-and-frogs("TF.")', 'hackenbush("GL")', "nim(1)"] as const;
const hot = ['domineering("..|..")', 'domineering("...|...")', "{2|-1}", 'domineering("..|.#")'] as const;

const winnable = [
  'domineering("..|..") + hackenbush("LR") + nim(2)',
  'domineering("...|...") + nim(1) - 1',
  'domineering("..|..") + hackenbush("RL") + nim(1,2)',
  'nim(2) + hackenbush("GL")',
  'domineering("...|...") + hackenbush("R") + nim(3)',
  'hackenbush("LR") + hackenbush("RL") + nim(2)',
  'clobber("xxo") + nim(3)',
  'domineering("..|.#") + hackenbush("GL") + nim(2)',
] as const;

export const lesson: Lesson = {
  name: "All together",
  title: "A whole sum",
  chapter: "1 to 8",
  blocks: [
    "Now several games lie on the table, each of a kind of its own. Nothing needs to be searched through together: each game is found by itself, and the values are added.",
    { board: 'domineering("..|..") + hackenbush("LR") + nim(2)', worth: true },
    "First look for hot games: whoever is to move takes the hottest one, or answers a threat there. When all that is left is infinitesimal, ups decide, and with them the stars. Numbers are for the end: nobody moves in a number while something else is left.",
    { play: 'domineering("..|..") + hackenbush("LR") + nim(2)', you: "left", first: "left", note: "You are Left, and you start." },
    "That a number can wait is a theorem, the Number Avoidance Theorem. And only the value of the whole sum counts: if it is more than 0, Left wins, whoever starts.",
  ],
  notes: [
    { head: "Order.", text: "Hot games first, then infinitesimals, and numbers last." },
    { head: "Next.", text: "Type any sum of games on the Workbench." },
  ],
  exercises: [
    whoWins("Who wins the sum?", (random) => `${random.one(cold)} + ${random.one(tiny)}`),
    whoWins("Who wins with a hot game in it?", (random) => `${random.one(hot)} + ${random.one(cold)} + ${random.one(tiny)}`),
    worth("What is the sum worth?", (random) => `${random.one(cold)} + ${random.one(tiny)}`),
    compared("How does it compare?", (random) => [`${random.one(tiny)} + ${random.one(tiny)}`, random.one(["0", "*", "1/16"])]),
    winningMove("Find a move with which Left wins", "left", (random) => random.one(winnable)),
  ],
  facts: ['domineering("..|..") + hackenbush("LR") + nim(2) == {1|-1} + 1/2 + *2'],
};
