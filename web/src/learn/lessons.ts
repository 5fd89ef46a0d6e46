// The lessons, in their order.
import { lesson as whoWins } from "./lessons/who-wins";
import { lesson as numbers } from "./lessons/numbers";
import { lesson as nimbers } from "./lessons/nimbers";
import { lesson as ups } from "./lessons/ups";
import { lesson as hot } from "./lessons/hot";
import { lesson as thermographs } from "./lessons/thermographs";
import { lesson as heaps } from "./lessons/heaps";
import { lesson as hackenbush } from "./lessons/hackenbush";
import { lesson as infinitesimals } from "./lessons/infinitesimals";
import { lesson as together } from "./lessons/together";

export const lessons = [whoWins, numbers, nimbers, ups, hot, thermographs, heaps, hackenbush, infinitesimals, together];
