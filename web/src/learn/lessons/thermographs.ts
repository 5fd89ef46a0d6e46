import { measured, whoWins, type Lesson } from "../lesson";
import type { Random } from "../random";

const threat = (random: Random) => {
  const low = random.whole(-3, 1);
  const middle = low + random.whole(1, 3);
  const high = middle + random.whole(1, 4);
  return random.one([`{${high}|${middle}||${low}}`, `{${high}||${middle}|${low}}`]);
};
const switched = (random: Random) => `{${random.whole(2, 6)}|${random.whole(-4, 1)}}`;

export const lesson: Lesson = {
  name: "Thermographs",
  title: "A tax on moves",
  chapter: "6",
  blocks: [
    "How hot is a game? Let each move cost a tax, t. As the tax rises, moving is worth less, and at some tax the players no longer care. That tax is the temperature, and the number that the game has then become is its mean.",
    { heat: "{3|-1}" },
    "A thermograph draws it. Going up, the tax rises. On the left stands the number that Left can reach when he starts, and on the right the number that Right can reach; greater numbers stand further left. Where the walls meet, the mast begins.",
    "The means of a sum add up, whatever the temperatures. So in a long sum of hot games the means say about how much it is worth, and the temperatures say where to move.",
    { heat: "{9|1||-2}" },
    "Here Left moves to {9|1}, a threat to gain much more. Right must answer, so Left's move costs him nothing: he moves in sente. A wall that stands upright shows such a move.",
  ],
  notes: [
    { head: "Reading.", text: "Point at a thermograph, or move over it with the arrow keys, and the walls are read at that tax." },
    { head: "Thermostat.", text: "A rule for sums: choose the summand whose thermograph gains most at the ambient temperature." },
  ],
  exercises: [
    measured("What is the temperature of this switch?", "temperature", switched),
    measured("What is its mean?", "mean", switched),
    measured("What is the temperature?", "temperature", threat),
    measured("What is the mean?", "mean", threat),
    whoWins("Who wins?", (random) => `${threat(random)} + ${random.whole(-2, 1)}`),
  ],
  facts: ["mean({3|-1}) == 1", "temperature({3|-1}) == 2", "mean({5|1||-2} + {3|-1}) == mean({5|1||-2}) + mean({3|-1})", "cool({3|-1}, 2) == 1 + *", "mean({9|1||-2}) == 1", "temperature({9|1||-2}) == 3", "temperature({9|1}) == 4"],
};
