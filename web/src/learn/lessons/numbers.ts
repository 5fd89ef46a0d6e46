import { compared, worth, type Lesson } from "../lesson";
import type { Random } from "../random";

const stalk = (random: Random, longest: number) => `hackenbush("${random.one(["L", "R"])}${random.text("LR", random.whole(1, longest - 1))}")`;
// In lowest terms: `parts` is 1, 2 or 4.
function fraction(count: number, parts: number): string {
  while (parts > 1 && count % 2 === 0) [count, parts] = [count / 2, parts / 2];
  return parts === 1 ? `${count}` : `${count}/${parts}`;
}
const between = (random: Random) => {
  const low = random.whole(-4, 3);
  const parts = random.one([1, 2, 4]);
  return `{${fraction(low, parts)}|${fraction(low + random.whole(1, 5), parts)}}`;
};

export const lesson: Lesson = {
  name: "Numbers",
  title: "Half a move",
  chapter: "1 and 2",
  blocks: [
    "In Hackenbush a player cuts an edge: Left the blue ones, Right the red ones, which are drawn double. What is no longer joined to the ground falls.",
    "A single blue edge is one free move for Left: it is worth $1$. Put a red edge on top. Left can still cut the blue edge, and the red one falls with it. But Right can cut the red edge first, and then Left has a whole move. What is such a stalk worth?",
    { board: 'hackenbush("LR") + hackenbush("LR") + hackenbush("R")', worth: true },
    "Add two of these stalks and a red edge. Whoever starts loses: try it. So the two stalks and $-1$ make $0$, and each stalk is worth $1/2$.",
    { play: 'hackenbush("LR") + hackenbush("LR") + hackenbush("R")', you: "left", first: "left", note: "You are Left, and you start. The computer answers, and wins." },
    "When both players can only make things worse for themselves, the game is a number. It is the simplest number that lies between what Left can leave and what Right can leave: the whole number nearest to 0 if there is one, and otherwise the fraction with the smallest power of 2 below its line.",
    { board: 'hackenbush("LRL") + hackenbush("LRR")', worth: true },
  ],
  notes: [
    { head: "Worth.", text: "How many free moves Left is ahead. A negative number: Right is ahead." },
    { head: "Between.", text: "Left can leave 0, Right can leave 1: the simplest number between them is 1/2." },
  ],
  exercises: [
    worth("What is this stalk worth?", (random) => stalk(random, 3)),
    worth("And a taller one?", (random) => `hackenbush("${random.one(["L", "R"])}${random.text("LR", 3)}")`),
    worth("What are the stalks worth together?", (random) => `${stalk(random, 2)} + ${stalk(random, 3)}`),
    worth("What is the simplest number here?", between),
    compared("Which is more?", (random) => [stalk(random, 4), random.one(["1/2", "0", "1", "-1/2", "3/4"])]),
  ],
  facts: ['hackenbush("LR") == 1/2', 'hackenbush("LR") + hackenbush("LR") + hackenbush("R") == 0', 'hackenbush("L") == 1', 'hackenbush("LRL") == 3/4', "{0|1} == 1/2", "{1|5} == 2"],
};
