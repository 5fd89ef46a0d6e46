import { compared, winningMove, worth, type Lesson } from "../lesson";

const trees = ["0-1G 1-2G 1-3G", "0-1G 1-2G 2-3G 1-4G", "0-1G 1-2G 1-3G 3-4G", "0-1G 1-2G 1-3G 1-4G", "0-1G 0-2G 2-3G", "0-1G 1-2G 2-3G 2-4G", "0-1G 1-2G 1-3G 2-4G 3-5G", "0-1G 1-2G 2-3G 3-4G 1-5G"];
const cycles = ["0-1G 1-2G 1-2G", "0-1G 0-1G 1-2G", "0-1G 0-2G 1-2G", "0-1G 1-2G 2-3G 1-3G", "0-1G 0-2G 1-2G 2-3G", "0-1G 1-2G 2-3G 3-4G 1-4G", "0-1G 1-2G 1-2G 2-3G"];
const painted = ["0-1L 1-2R 1-3L", "0-1L 1-2L 1-3R", "0-1R 1-2L 1-3L", "0-1L 1-2R 2-3L 1-4R", "0-1R 1-2R 1-3L", "0-1L 1-2R 1-3R", "0-1L 1-2L 2-3R 1-4R", "0-1R 1-2L 2-3R", "0-1R 1-2R 1-3L 1-4L", "0-1L 1-2R 2-3L 2-4L"];
const winnable = ["0-1G 1-2L 1-3R", "0-1G 0-2G 1-3G", "0-1L 0-2R 1-3R 2-4L 0-5G", "0-1L 1-2R 0-3G", "0-1G 1-2G 0-3G", "0-1L 0-2R 1-2G", "0-1G 1-2L 0-3G 3-4R 0-5G"];

export const lesson: Lesson = {
  name: "Hackenbush",
  title: "Trees and cycles",
  chapter: "2 and 7",
  blocks: [
    "Green stalks that grow from one vertex may be replaced by a single stalk of the same worth. So a green tree is worth a nimber: add the branches without carrying, go one edge down, and add 1.",
    { board: 'hackenbush("0-1G 1-2G 2-3G 1-4G")', worth: true },
    "The branches here are stalks of two and one, together a stalk of three. The edge below makes it a stalk of four.",
    "A green cycle may be folded: all its vertices become one, and its edges become loops there. A loop is worth as much as an edge. So a cycle with an odd number of edges counts as one edge, and with an even number as none.",
    { board: 'hackenbush("0-1G 1-2G 2-3G 1-3G")', worth: true },
    "Blue and red trees are worth numbers. A blue edge under a tree of positive worth makes it worth one more. The farther an edge is from the ground, the less a change of it counts.",
    { board: 'hackenbush("0-1L 1-2R 1-3L")', worth: true },
    { play: 'hackenbush("0-1L 1-2R 1-3L") + hackenbush("0-1R 1-2L")', you: "left", first: "left", note: "You are Left, and you start." },
  ],
  notes: [
    { head: "Falling.", text: "What is no longer joined to the ground is gone, whoever cut it off." },
    { head: "Hard.", text: "Where blue and red edges make cycles, the value can be hard to find." },
  ],
  exercises: [
    worth("What is this green tree worth?", (random) => `hackenbush("${random.one(trees)}")`),
    worth("And with a cycle?", (random) => `hackenbush("${random.one(cycles)}")`),
    worth("What is this tree of blue and red worth?", (random) => `hackenbush("${random.one(painted)}")`),
    compared("How does it compare?", (random) => [`hackenbush("${random.one(painted)}")`, random.one(["0", "1/2", "1", "-1"])]),
    winningMove("Find a move with which Left wins", "left", (random) => `hackenbush("${random.one(winnable)}")`),
  ],
  facts: ['hackenbush("0-1G 1-2G 2-3G 1-4G") == *4', 'hackenbush("0-1G 1-2G 2-3G 1-3G") == nim(2)', "nim(2,1) == *3"],
};
