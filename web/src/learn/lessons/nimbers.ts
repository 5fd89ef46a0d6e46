import { whoWins, winningMove, worth, type Lesson } from "../lesson";
import type { Random } from "../random";

const heaps = (random: Random, count: number, most: number) => `nim(${Array.from({ length: count }, () => random.whole(1, most)).join(",")})`;

export const lesson: Lesson = {
  name: "Nimbers",
  title: "Heaps that cancel",
  chapter: "2 and 3",
  blocks: [
    "In some games both players have the same moves. Nim is the most important one: a player takes counters from one heap, as many as he likes. A heap of one is the game star, $*$. Whoever starts wins it, yet it is not greater than 0, and not less.",
    { board: "nim(2,2)", worth: true },
    "Two equal heaps are worth 0: whatever one player does in one heap, the other does in the other heap. So $*$ and $*$ make $0$, and each nimber is its own negative.",
    "Different heaps add in a way of their own. Write them in binary, and add without carrying. Heaps of 1 and 2 do the same as one heap of 3, and heaps of 3 and 5 the same as one of 6.",
    { board: "nim(3,5,6)", worth: true },
    "If the sum is 0, whoever starts loses. Otherwise there is a heap that can be made smaller so that the sum becomes 0, and that is how to win.",
    { play: "nim(1,3,5)", you: "left", first: "left", note: "You start. Make every column even." },
    "A green edge of Hackenbush may be cut by both. A stalk of green edges is a heap.",
    { board: 'hackenbush("GGG")', worth: true },
  ],
  notes: [
    { head: "Nimber.", text: "The worth of a heap: *2 for a heap of two, and * for a heap of one." },
    { head: "Columns.", text: "The page Heaps shows the heaps in binary." },
  ],
  exercises: [
    worth("What are the heaps worth together?", (random) => heaps(random, 2, 7)),
    worth("And three heaps?", (random) => heaps(random, 3, 7)),
    whoWins("Who wins?", (random) => random.one(["nim(1,2,3)", "nim(1,4,5)", "nim(2,4,6)", "nim(3,4,5)", "nim(2,3)", "nim(1,1,2)", "nim(2,5,7)", "nim(1,2,4)"])),
    winningMove("Find a move that wins", "left", (random) => random.one(["nim(1,2,4)", "nim(2,5)", "nim(3,4,5)", "nim(1,1,3)", "nim(2,3,5)", "nim(1,3,6)"])),
    worth("What are these stalks worth?", (random) => `hackenbush("${"G".repeat(random.whole(1, 4))}") + hackenbush("${"G".repeat(random.whole(1, 4))}")`),
  ],
  facts: ["nim(2,2) == 0", "* + * == 0", "nim(1,2) == *3", "nim(3,5) == *6", "nim(3,5,6) == 0", 'hackenbush("GGG") == *3', "nim(1,3,5) != 0"],
};
