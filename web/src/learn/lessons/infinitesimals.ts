import { compared, measured, whoWins, worth, type Lesson } from "../lesson";

const small = ["^", "^^", "^*", "^^*", "^3", "v", "{0||0|-2}", "{0|*}", "{^^|v}"];

export const lesson: Lesson = {
  name: "Infinitesimals",
  title: "Below every number",
  chapter: "5, 7 and 8",
  blocks: [
    "Some games lie between all negative and all positive numbers: they are infinitesimal. Stars and ups are such games. There are smaller ones still.",
    "In tiny-two, $tiny(2)$, Left goes to 0. Right threatens to go to −2, and Left must answer. Tiny-two is positive, and smaller than up. The greater the threat, the smaller is tiny.",
    { play: "tiny(2) + v", you: "left", first: "left", note: "You are Left, and you start." },
    "If from every position both players can move, or neither, the game is all small. Flowers are. The atomic weight of an all small game says about how many ups it is worth.",
    { board: 'hackenbush("0-1G 1-2L 1-3L")', worth: true },
    "With an atomic weight of 2 or more Left wins, also if Right starts. With −2 or less Right wins, also if Left starts.",
  ],
  notes: [
    { head: "Tiny.", text: "tiny(x) is {0||0|-x}; miny(x) is its negative." },
    { head: "Remote star.", text: "A nim-heap that is larger than all nimbers in the game. Atomic weights are found by adding it to the game." },
  ],
  exercises: [
    compared("How does it compare?", (random) => [`${random.one(["tiny", "miny"])}(${random.whole(1, 4)})`, random.one(["0", "^", "*", "tiny(2)"])]),
    measured("What is the atomic weight?", "atomic_weight", (random) => random.one(["^", "^^", "^^*", "v", "^3*", "^ + *2", "^^ + *3"])),
    measured("What is the atomic weight of this flower?", "atomic_weight", (random) => `hackenbush("${random.one(["GLL", "GL", "GR", "0-1G 1-2L 1-3L", "0-1G 1-2R 1-3R", "0-1G 1-2L 1-3R"])}")`),
    whoWins("Who wins?", (random) => `${random.one(["^^", "^^*", "^3", "v"])} + ${random.one(["*", "*2", "*3"])}`),
    worth("What is the sum?", (random) => `${random.one(small.slice(0, 6))} + ${random.one(small.slice(0, 6))}`),
  ],
  facts: ["tiny(2) > 0", "tiny(2) < ^", "tiny(3) < tiny(2)", "{0||0|-2} == tiny(2)", "tiny(2) + tiny(2) + tiny(2) < ^", "atomic_weight(^^*) == 2"],
};
