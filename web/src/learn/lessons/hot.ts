import { compared, measured, whoWins, winningMove, type Lesson } from "../lesson";
import type { Random } from "../random";

const switched = (random: Random) => {
  const low = random.whole(-4, 2);
  return `{${low + random.whole(1, 6)}|${low}}`;
};

const winnable = [
  "{4|-3} + {2|-1}",
  "{3|-3} + {1|-2}",
  "{5|-5} + {2|-2} + {1|-1}",
  '{2|-2} + domineering("...|...") - 1',
  "{4|1} + {2|-5}",
  "{4|0} + {3|-3} - 1",
  "{2|-4} + {3|-1}",
] as const;

export const lesson: Lesson = {
  name: "Hot games",
  title: "A move worth having",
  chapter: "2 and 6",
  blocks: [
    "In a number nobody wants to move. In a switch both do. From ${5|1}$ Left goes to 5, and Right goes to 1: whoever moves first gains.",
    { board: 'domineering("...|...")', worth: true },
    "A switch is a number in the middle, and a number on either side of it: ${5|1}$ is 3, plus or minus 2. A switch around 0, such as {2|-2}, is also written $+-2$.",
    "In a sum of switches, take the one with the largest difference first. The players take them in turn, from the largest to the smallest.",
    { play: 'domineering("...|...") + domineering("..|..") + {2|-1}', you: "left", first: "left", note: "You are Left, and you start." },
    "The number that Left reaches when he starts, with both playing for the best number, is the Left stop. The Right stop is the number when Right starts. Where the Left stop is more than the Right stop the game is hot.",
  ],
  notes: [
    { head: "Switch.", text: "{x|y} with numbers x and y, where x is more than y." },
    { head: "Stop.", text: "The first number that play comes to." },
  ],
  exercises: [
    whoWins("Who wins this switch?", switched),
    measured("What is the Left stop?", "left_stop", (random) => `${switched(random)} + ${switched(random)}`),
    whoWins("Who wins the sum?", (random) => `${switched(random)} + ${random.whole(-3, 3)}`),
    compared("How does this switch compare?", (random) => [switched(random), `${random.whole(-3, 4)}`]),
    winningMove("Find a move with which Left wins", "left", (random) => random.one(winnable)),
  ],
  facts: ["{5|1} == 3 + {2|-2}", "left_stop({5|1}) == 5", "right_stop({5|1}) == 1", "{5|1} + {4|2} != 6"],
};
