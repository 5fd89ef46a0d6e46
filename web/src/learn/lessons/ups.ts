import { compared, whoWins, worth, type Lesson } from "../lesson";

export const lesson: Lesson = {
  name: "Ups",
  title: "Smaller than every number",
  chapter: "2 and 3",
  blocks: [
    "From $*$ either player can go to 0. Now let Left go to 0, and Right only to $*$. This game is called up, and is written $^$.",
    { board: 'clobber("xxo")', worth: true },
    "This is Clobber: a stone moves onto a neighbouring stone of the other player, and removes it. The stones x are Left's. He can leave two stones that do not meet, which is $0$, and Right can leave $*$.",
    "Up is positive: Left wins, whoever starts. But it is smaller than every positive number. A million ups are still less than $1/1024$.",
    "Put up beside a star. Neither is more than the other: $^$ and $*$ are confused. Two ups are greater than a star.",
    { play: 'hackenbush("GL") + nim(1)', you: "left", first: "right", note: "You are Left, and the computer starts. These two are worth up together, so you can win." },
    "A flower of Hackenbush has a green stem with a petal. While the stem stands either player can cut it down, so flowers are as small as ups and stars are.",
    { board: 'hackenbush("GL") + hackenbush("GR")', worth: true },
    "Down, $v$, is the negative of up. Many games are sums of ups and a star, such as $^^*$, which is two ups and a star.",
  ],
  notes: [
    { head: "Typing.", text: "^ is up, ^^ is two ups, ^3 is three, v is down. A star may follow: ^*." },
    { head: "Confused.", text: "Neither more, nor less, nor equal. Whoever starts wins the difference." },
  ],
  exercises: [
    worth("What is this worth?", (random) => random.one(["{0|*}", "{*|0}", "{0|^*}", "{v*|0}", "{0,*|0}", "{^|*}", "{0|0}", "{^|^}", "{0|*2}"])),
    compared("How does it compare?", (random) => [random.one(["^", "^^", "^*", "^^*", "v", "^3"]), random.one(["0", "*", "1/64", "*2"])]),
    worth("What is the sum?", (random) => `${random.one(["^", "^^", "^*"])} + ${random.one(["*", "^", "v", "^*"])}`),
    whoWins("Who wins?", (random) => `${random.one(["^", "^^", "v", "^3"])} + ${random.one(["*", "*2", "0", "^*"])}`),
    worth("What is this stalk worth?", (random) => `hackenbush("${random.one(["GL", "GR", "LG", "RG", "GG", "LGL", "LGR", "RGR"])}")`),
  ],
  facts: ["{0|*} == ^", 'clobber("xxo") == ^', "^ > 0", "^ < 1/1024", "^1000000 < 1/1024", "^ <> *", "^^ > *", "-^ == v", "^^* == ^ + ^ + *", 'hackenbush("GL") + nim(1) == ^'],
};
