import { outcomes, whoWins, winningMove, type Lesson } from "../lesson";

const boards = ['domineering("..|..")', 'domineering("..|.#")', 'domineering(".|.|.|.")', 'domineering("....")', 'domineering("..|..|..")', 'domineering("...|...")', 'domineering("...|..#")', 'domineering("..#|...")', 'domineering("...|#..|..#")', 'domineering("...|...|...")'] as const;

// Left wins with some of his moves, and not with all.
const winnable = [
  'domineering("..|..") + domineering("..|.#")',
  'domineering("...|...") + domineering("..")',
  'domineering("..|.#") + domineering("..") + domineering(".|.")',
  'domineering("...|..#") + domineering("..")',
  'domineering("....|....") + domineering(".|.")',
  'domineering("..#|...")',
  'domineering("..|.#") + domineering(".|.")',
  'domineering("....|#...")',
  'domineering("#..|...|...")',
] as const;

export const lesson: Lesson = {
  name: "Who wins",
  title: "Four ways to end",
  chapter: "1",
  blocks: [
    "Two players, Left and Right, move in turn. Whoever cannot move has lost. In Domineering Left puts upright dominoes on free cells, and Right puts lying ones.",
    { board: 'domineering("..|..")', worth: false },
    "On this board the first domino leaves two cells in which only its owner can move. So whoever starts wins. That is one of four ways in which a game can end.",
    { board: 'domineering(".|.") + domineering("..")', worth: false },
    "Here Left has one move of his own, and so has Right. Whoever starts uses up his move first, and loses. Such a game is worth 0: in a sum with other games it may be left out.",
    "On a board of a single column only Left can move, and he wins whoever starts. On a single row Right wins. These are all: with perfect play each game is won by Left, by Right, by the player who starts, or by the one who does not.",
    { play: 'domineering("...|...|...")', you: "left", first: "left", note: "Try it: you are Left, and you start." },
  ],
  notes: [
    { head: "Sum.", text: "Games side by side. A player moves in one of them and leaves the others alone." },
    { head: "Negative.", text: "The same game with the players exchanged. A game and its negative add up to 0: copy each move in the other one." },
  ],
  exercises: [
    whoWins("Who wins this board?", (random) => random.one(boards.slice(0, 7))),
    whoWins("And this one?", (random) => random.one(boards.slice(4))),
    whoWins("Who wins the sum?", (random) => `${random.one(boards.slice(0, 5))} + ${random.one(boards.slice(1, 7))}`),
    {
      ask: "A board and its negative",
      make: (random) => {
        const board = random.one(boards.slice(4));
        return { kind: "choice", show: `${board} - ${board}`, about: "Right can copy Left, and Left can copy Right. Who wins?", solution: `outcome(${board} - ${board})`, choices: outcomes };
      },
    },
    winningMove("Find a move with which Left wins", "left", (random) => random.one(winnable)),
  ],
  facts: ['domineering("..|..") <> 0', 'domineering(".|.") + domineering("..") == 0', 'domineering(".|.") == 1', 'domineering("..") == -1', "domineering(3x3) - domineering(3x3) == 0"],
};
