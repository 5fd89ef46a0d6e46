// Every page for readers of the screen, for keys, for fingers and for narrow screens.
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { begin, end, faults, open, phone, problems } from "./page";

beforeAll(begin, 300_000);
afterAll(end);

const patient = { timeout: 900_000 };
const pages = [
  "#/analyze",
  "#/analyze?e=domineering(3x3)+%2B+nim(2,3)+%2B+%7B3%7C-1%7D",
  "#/analyze?e=dominering(2x2)",
  '#/boards?e=domineering(2x3)+%2B+hackenbush("0-1L+1-2G")+%2B+nim(3,5)+-+cutcake(2x3)',
  "#/play",
  "#/play?e=domineering(3x3)+%2B+nim(2,3)&you=left&first=left&level=perfect",
  "#/own",
  "#/heaps",
  "#/heaps/nim?h=7,5,3",
  "#/learn",
  "#/learn/1",
  "#/console",
  "#/heaps/marbles",
  "#/heaps/quiz?h=1,2,4",
  "#/heaps?c=kayles&view=table",
  "#/learn/6",
  "#/learn/2/print",
  "#/play/babylon",
  "#/play/babylon?s=person,person",
  "#/play/sucker?s=person,person,person",
  "#/play/dots-and-boxes",
  "#/play/dots-and-boxes?s=person,person",
  "#/guide/notation",
  "#/guide/glossary?w=up",
];

async function settled(page: Page) {
  await page.locator("h1").first().waitFor();
  await page.waitForFunction(() => !document.querySelector(".progress.on") && !/^Working/.test(document.querySelector("h1")?.textContent ?? ""));
  // Nothing was loaded for half a second. The browser itself does not say when the script of a worker has come.
  await page.evaluate(async () => {
    const loaded = () => performance.getEntriesByType("resource").length;
    for (let before = -1; before !== loaded(); await new Promise((resolve) => setTimeout(resolve, 500))) before = loaded();
    await document.fonts.ready;
  });
}

test("axe-core finds nothing serious on any page, in light and in dark", patient, async () => {
  const found: string[] = [];
  for (const address of pages) {
    const page = await open(address);
    await settled(page);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      found.push(...(await faults(page)).map((fault) => `${address} in ${colorScheme}: ${fault}`));
    }
    await page.context().close();
  }
  expect(found).toEqual([]);
});

test("on a narrow screen nothing scrolls sideways, and what a finger points at is 44 px high", patient, async () => {
  const found: string[] = [];
  for (const address of pages) {
    const page = await open(address, phone, true);
    await settled(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > phone.width) found.push(`${address} is ${width} px wide`);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>("button, input, select, textarea, summary, nav a")]
        .filter((element) => element.checkVisibility() && !element.closest(".sr, p, td, li"))
        .map((element) => (element.matches("[type=checkbox], [type=radio]") ? (element.closest("label") ?? element) : element))
        .filter((element) => element.getBoundingClientRect().height < 43.5)
        .map((element) => `${element.className} ${element.getAttribute("aria-label") ?? element.textContent?.trim().slice(0, 30)}: ${element.getBoundingClientRect().height}`),
    );
    found.push(...new Set(small.map((each) => `${address}: ${each}`)));
    await page.context().close();
  }
  expect(found).toEqual([]);
});

// The heading, its landmark and the title say where one is.
test("every page has one main heading, and a title of its own", patient, async () => {
  const titles = new Set<string>();
  for (const address of ["#/analyze", "#/boards", "#/play", "#/own", "#/heaps", "#/learn", "#/console", "#/guide/notation", "#/guide/glossary"]) {
    const page = await open(address);
    await settled(page);
    expect(await page.getByRole("heading", { level: 1 }).count(), address).toBe(1);
    expect(await page.getByRole("main").count()).toBe(1);
    titles.add(await page.title());
    await page.context().close();
  }
  expect(titles.size).toBe(9);
});

test("a sum is typed, analysed, edited and played with keys alone", patient, async () => {
  const page = await open("#/analyze");
  await settled(page);
  await page.keyboard.press("/");
  await page.keyboard.type("domineering(2x2)");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Whoever starts wins." }).waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent ?? "");
  const tabTo = async (wanted: RegExp) => {
    for (let i = 0; i < 100; ++i) {
      if (wanted.test(await focused())) return;
      await page.keyboard.press("Tab");
    }
    throw new Error(`Tab does not come to ${wanted}: it is at ${await focused()}`);
  };
  await tabTo(/^Edit on a board/);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Set up a sum" }).waitFor();
  await tabTo(/^a1/);
  await page.keyboard.press("#");
  await page.waitForFunction(() => (document.getElementById("expression") as HTMLTextAreaElement).value === 'domineering("#.|..")');
  await page.evaluate(() => document.querySelector<HTMLElement>("h1")!.focus());
  await tabTo(/^Play it/);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Your move, Left." }).waitFor();
  await tabTo(/^[ab][12]/);
  await page.keyboard.press(".");
  await tabTo(/^[ab][12]/);
  for (const key of ["ArrowRight", "ArrowDown", "Enter"]) await page.keyboard.press(key);
  await page.waitForFunction(() => location.hash.includes("m="));
  await page.context().close();
});

test("a hundred analyses leave no memory behind in the page", patient, async () => {
  const page = await open("#/analyze?e=nim(1,2)");
  await settled(page);
  const session = await page.context().newCDPSession(page);
  const used = async () => {
    await session.send("HeapProfiler.collectGarbage");
    const { usedSize } = await session.send("Runtime.getHeapUsage");
    const { nodes } = await session.send("Memory.getDOMCounters");
    return { usedSize, nodes };
  };
  const analyse = async (count: number) => {
    for (let i = 0; i < count; ++i) {
      await page.evaluate((text) => (location.hash = `#/analyze?e=${text}`), `nim(${1 + (i % 7)},${2 + (i % 5)})%2Bdomineering(2x${1 + (i % 3)})`);
      await page.waitForFunction((text) => (document.querySelector("textarea") as HTMLTextAreaElement).value === text && !document.querySelector(".work .old"), `nim(${1 + (i % 7)},${2 + (i % 5)})+domineering(2x${1 + (i % 3)})`);
    }
    await settled(page);
  };
  await analyse(20);
  const before = await used();
  await analyse(100);
  const after = await used();
  expect(after.usedSize / before.usedSize).toBeLessThan(1.25);
  expect(after.nodes / before.nodes).toBeLessThan(1.5);
  await page.context().close();
});

test("nothing went wrong unseen, and no other host was asked", () => {
  expect(problems).toEqual([]);
});
