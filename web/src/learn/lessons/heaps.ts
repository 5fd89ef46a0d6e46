import { whoWins, winningMove, worth, type Lesson } from "../lesson";

export const lesson: Lesson = {
  name: "Heaps",
  title: "Take and break",
  chapter: "4",
  blocks: [
    "In Kayles a player knocks down one pin of a row, or two that stand side by side. A row may fall into two. Both players have the same moves, so each row is worth a nimber.",
    { board: "octal(kayles, 3)", worth: true },
    "To find it, list the nimbers that a move can leave. The row is worth the smallest number that is not among them. From a row of three one can leave a row of two, a row of one, or two rows of one: $*2$, $*$ and $0$. The smallest number missing is 3.",
    "So the values follow one another, each from those before. For Kayles they repeat every 12 from 71 on, and that is proved.",
    { play: "octal(kayles, 5)", you: "left", first: "left", note: "You start with a row of five." },
    "A code says which moves there are. Kayles is 0.77. In Lasker's Nim a heap may also be split into two, and in a subtraction game only some numbers may be taken.",
    { board: "lasker(4) + subtraction({1,2}, 4)", worth: true },
  ],
  notes: [
    { head: "Mex.", text: "The smallest number 0, 1, 2, … that is not in a set." },
    { head: "More.", text: "The page Heaps shows the values of any code, and why they repeat." },
  ],
  exercises: [
    worth("What is this row of Kayles worth?", (random) => `octal(kayles, ${random.whole(3, 10)})`),
    worth("What is left in a subtraction game?", (random) => `subtraction({${random.one(["1,2", "1,3", "2,3", "1,2,3", "1,4"])}}, ${random.whole(4, 12)})`),
    worth("What is this heap of Lasker's Nim worth?", (random) => `lasker(${random.whole(3, 9)})`),
    whoWins("Who wins the rows together?", (random) => `octal(kayles, ${random.whole(2, 6)}) + octal(kayles, ${random.whole(2, 6)})`),
    winningMove("Find a move that wins", "left", (random) => `octal(kayles, ${random.whole(4, 11)})`),
  ],
  facts: ["octal(kayles, 3) == *3", "octal(kayles, 2) == *2", "octal(kayles, 1) + octal(kayles, 1) == 0", "octal(kayles, 75) == octal(kayles, 87)", "octal(kayles, 5) != 0"],
};
