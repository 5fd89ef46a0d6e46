// The board editor in a real browser.
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { begin, end, faults, open, phone, problems, shoot } from "./page";

beforeAll(begin, 300_000);
afterAll(end);

const limit = { timeout: 600_000 };
const textOf = (page: Page) => page.getByLabel("As text").inputValue();
const wait = (page: Page, text: string) => page.waitForFunction((wanted) => (document.getElementById("expression") as HTMLTextAreaElement | null)?.value === wanted, text);

// What a finger has to touch, and is lower than 44 px.
const tooSmall = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("main button, main input, main textarea, nav a")]
      .filter((element) => element.offsetParent !== null)
      .map((element) => ({ name: element.getAttribute("aria-label") ?? element.textContent, ...element.getBoundingClientRect().toJSON() }))
      .filter((box) => box.height < 43.5)
      .map((box) => `${box.name}: ${box.width} x ${box.height}`),
  );

test("cells are painted, rows and columns come and go, and Undo takes it back", limit, async () => {
  const page = await open("#/boards?e=domineering(2x3)");
  const board = page.getByRole("grid", { name: /^Domineering, 2 rows, 3 columns/ });
  await board.getByRole("gridcell", { name: /^b1/ }).click();
  expect(await textOf(page)).toBe('domineering(".#.|...")');
  await page.getByRole("button", { name: "+ row" }).click();
  await page.getByRole("button", { name: "− column" }).click();
  expect(await textOf(page)).toBe('domineering(".#|..|..")');
  await page.waitForFunction(() => location.hash.includes("%23"));
  await page.getByRole("button", { name: "Undo" }).click();
  expect(await textOf(page)).toBe('domineering(".#.|...|...")');
  await page.getByRole("button", { name: "Redo" }).click();

  // By keys: arrows move, a letter writes, Ctrl and an arrow add a row.
  await page.getByRole("gridcell", { name: /^a1/ }).focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("#");
  await page.keyboard.press("Control+ArrowDown");
  expect(await textOf(page)).toBe('domineering(".#|#.|..|..")');
  expect(await faults(page)).toEqual([]);
  await page.context().close();
});

test("dragging over cells paints them", limit, async () => {
  const page = await open("#/boards?e=domineering(1x4)");
  const cell = async (name: string) => {
    const box = await page.getByRole("gridcell", { name: new RegExp(`^${name}`) }).boundingBox();
    return { x: box!.x + box!.width / 2, y: box!.y + box!.height / 2 };
  };
  const from = await cell("a1");
  const to = await cell("c1");
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await page.mouse.up();
  expect(await textOf(page)).toBe('domineering("###.")');
  await page.getByRole("button", { name: "Undo" }).click();
  expect(await textOf(page)).toBe('domineering("....")');
  await page.context().close();
});

// A finger that goes along these places, and rests at the first one.
async function finger(page: Page, way: { x: number; y: number }[], rest: number) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: string, at?: { x: number; y: number }) => session.send("Input.dispatchTouchEvent", { type, touchPoints: at ? [at] : [] } as any);
  await touch("touchStart", way[0]);
  await page.waitForTimeout(rest);
  for (const at of way.slice(1)) await touch("touchMove", at);
  await touch("touchEnd");
  await scrollEnds(page);
}

// A page goes on scrolling after a finger has left it. What touches it meanwhile can only scroll it.
async function scrollEnds(page: Page) {
  for (let before = -1, now = 0; before !== now; ) {
    before = await page.evaluate(() => scrollY);
    await page.waitForTimeout(200);
    now = await page.evaluate(() => scrollY);
  }
}

const between = (from: { x: number; y: number }, to: { x: number; y: number }) =>
  Array.from({ length: 9 }, (_, i) => ({ x: from.x + ((to.x - from.x) * i) / 8, y: from.y + ((to.y - from.y) * i) / 8 }));

test("a finger taps a cell, scrolls the page, and paints after a rest", limit, async () => {
  const page = await open("#/boards?e=domineering(4x4)", phone, true);
  const board = page.getByRole("grid");
  const cell = async (name: string) => {
    const box = await page.getByRole("gridcell", { name: new RegExp(`^${name}`) }).boundingBox();
    return { x: box!.x + box!.width / 2, y: box!.y + box!.height / 2 };
  };
  await page.getByRole("gridcell", { name: /^d4/ }).tap();
  await wait(page, 'domineering("....|....|....|...#")');
  const scrolled = () => page.evaluate(() => scrollY);
  const middle = () => board.evaluate((node) => node.scrollIntoView({ block: "center" }));
  await middle();
  const before = await scrolled();
  await finger(page, between(await cell("b4"), await cell("b1")), 0);
  expect(await textOf(page)).toBe('domineering("....|....|....|...#")');
  expect(await scrolled()).toBeGreaterThan(before + 20);
  await middle();
  const there = await scrolled();
  await finger(page, between(await cell("a4"), await cell("a2")), 600);
  expect(await textOf(page)).toBe('domineering("....|#...|#...|#..#")');
  expect(await scrolled()).toBe(there);
  await page.context().close();
});

test("a finger draws an edge by two taps, or by a rest and a drag", limit, async () => {
  const page = await open('#/boards?e=hackenbush("LL")', phone, true);
  const board = page.getByRole("group", { name: /^Hackenbush/ });
  const middle = async (name: string) => {
    const box = await board.getByRole("button", { name, exact: true }).locator(".vx").boundingBox();
    return { x: box!.x + box!.width / 2, y: box!.y + box!.height / 2 };
  };
  const inSight = () => board.evaluate((node) => node.scrollIntoView({ block: "center" }));
  await inSight();
  const top = await middle("Vertex 2");
  await finger(page, between(top, { x: top.x + 60, y: top.y + 10 }), 600);
  await wait(page, 'hackenbush("0-1L 1-2L 2-3L")');
  await inSight();
  const [one, three] = [await middle("Vertex 1"), await middle("Vertex 3")];
  await finger(page, [one], 0);
  await page.getByText("Now point at the end of the edge.").waitFor();
  await finger(page, [three], 0);
  await wait(page, 'hackenbush("0-1L 1-2L 2-3L 1-3L")');
  await shoot(page, "boards-fingers");
  await page.context().close();
});

test("Hackenbush is drawn as a picture: an edge, its colour, and what floats", limit, async () => {
  const page = await open('#/boards?e=hackenbush("LG")');
  const board = page.getByRole("group", { name: /^Hackenbush/ });
  const middle = async (name: string) => {
    const box = await board.getByRole("button", { name, exact: true }).locator(".vx").boundingBox();
    return { x: box!.x + box!.width / 2, y: box!.y + box!.height / 2 };
  };
  const top = await middle("Vertex 2");
  await page.getByRole("radio", { name: "Right’s edge" }).click();
  await page.mouse.move(top.x, top.y);
  await page.mouse.down();
  await page.mouse.move(top.x + 75, top.y, { steps: 4 });
  await page.mouse.up();
  await wait(page, 'hackenbush("0-1L 1-2G 2-3R")');
  await page.locator(".worth .val").first().waitFor();

  // By keys: the new edge becomes Left's, a vertex is put on top of it, and the stalk is cut.
  await board.getByRole("button", { name: "Edge 2-3, Right’s" }).focus();
  await page.keyboard.press("l");
  await board.getByRole("button", { name: "Vertex 3", exact: true }).focus();
  await page.keyboard.press("v");
  await wait(page, 'hackenbush("0-1L 1-2G 2-3L 3-4R")');
  await board.getByRole("button", { name: "Edge 0-1, Left’s" }).focus();
  await page.keyboard.press("Delete");
  await wait(page, 'hackenbush("0")');
  await page.getByText("3 edges float: they do not count.").waitFor();
  await page.keyboard.press("Control+z");
  await wait(page, 'hackenbush("0-1L 1-2G 2-3L 3-4R")');
  // A vertex is moved: the text stays, and Undo puts it back in one step.
  const before = await middle("Vertex 4");
  await page.getByRole("radio", { name: "Move" }).click();
  await page.mouse.move(before.x, before.y);
  await page.mouse.down();
  await page.mouse.move(before.x + 90, before.y + 30, { steps: 8 });
  await page.mouse.up();
  expect((await middle("Vertex 4")).x).toBeGreaterThan(before.x + 60);
  expect(await textOf(page)).toBe('hackenbush("0-1L 1-2G 2-3L 3-4R")');
  await page.getByRole("button", { name: "Undo" }).click();
  expect((await middle("Vertex 4")).x).toBeCloseTo(before.x, 0);
  await shoot(page, "boards-hackenbush");
  expect(await faults(page)).toEqual([]);
  await page.context().close();
});

test("heaps change by plus and minus, and a game is added to the sum", limit, async () => {
  const page = await open("#/boards?e=nim(3,5)");
  await page.getByRole("button", { name: "Heap 2: one less" }).click();
  await page.getByRole("button", { name: "+ heap" }).click();
  await page.getByRole("textbox", { name: "Heap 3" }).fill("12");
  await page.keyboard.press("Tab");
  expect(await textOf(page)).toBe("nim(3,4,12)");
  await page.getByLabel("Add a game").fill("toads");
  await page.getByRole("button", { name: "Toads-and-Frogs", exact: true }).click();
  await wait(page, 'nim(3,4,12) + toads-and-frogs("TT.FF")');
  await page.getByRole("region", { name: "Board 2, Toads-and-Frogs" }).getByRole("button", { name: "Subtract" }).click();
  await wait(page, 'nim(3,4,12) - toads-and-frogs("TT.FF")');
  await page.context().close();
});

test("typed text is drawn, and an error says what is wrong", limit, async () => {
  const page = await open("#/boards?e=nim(3)");
  await page.getByLabel("As text").fill("cutcake(2x3) + {1,0|-1}");
  await page.getByRole("textbox", { name: "Columns of cake 1" }).waitFor();
  await page.getByRole("button", { name: "Columns of cake 1: one more" }).click();
  await wait(page, 'cutcake("2x4") + {1,0|-1}');
  await page.getByRole("button", { name: "Remove option 2 of Left" }).click();
  await wait(page, 'cutcake("2x4") + {1|-1}');
  await page.getByLabel("As text").fill("domineering(2x");
  await page.getByRole("alert").waitFor();
  await page.context().close();
});

// Every kind of board can be opened from the list, changed, and read again by the core.
test("every game has a board that is drawn from its text", limit, async () => {
  const page = await open("#/boards");
  const games = page.locator(".list .add");
  await games.nth(41).waitFor();
  const titles = await games.allTextContents();
  expect(titles.length).toBeGreaterThan(40);
  for (const title of titles) {
    await page.getByRole("button", { name: title, exact: true }).click();
    await page.locator("section.canvas").first().waitFor();
    expect(await page.getByText("This is changed in its text.").count(), title).toBe(0);
    await page.getByRole("button", { name: "Remove", exact: true }).click();
  }
  await page.context().close();
});

test("on a phone the editor does not scroll sideways, and what is touched is 44 px", limit, async () => {
  const page = await open("#/boards?e=domineering(3x4)+%2B+nim(3,5)", phone, true);
  await page.getByRole("gridcell").first().waitFor();
  await shoot(page, "boards-phone");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  expect(await tooSmall(page)).toEqual([]);
  await page.context().close();
});

test("on narrow screens all games are behind a button, and go when one is chosen", limit, async () => {
  for (const size of [phone, { width: 1000, height: 700 }]) {
    const page = await open("#/boards?e=nim(3,5)", size, true);
    const toads = page.getByRole("button", { name: "Toads-and-Frogs", exact: true });
    const all = page.getByRole("button", { name: /^List all \d+ games$/ });
    await all.waitFor();
    expect(await toads.isVisible()).toBe(false);
    await all.tap();
    await toads.waitFor();
    expect(await page.locator(".list .add").count()).toBeGreaterThan(40);
    expect(await tooSmall(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
    expect(await faults(page)).toEqual([]);
    await shoot(page, `boards-list-${size.width}`);
    await toads.tap();
    await wait(page, 'nim(3,5) + toads-and-frogs("TT.FF")');
    expect(await toads.isVisible()).toBe(false);

    await all.tap();
    await page.getByRole("button", { name: "Close the list" }).tap();
    expect(await toads.isVisible()).toBe(false);
    await page.context().close();
  }
});

test("nothing went wrong unseen, and no other host was asked", () => {
  expect(problems).toEqual([]);
});
