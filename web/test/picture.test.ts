// The picture of the page in README.md: SUMMAND_PICTURE=FILE names the file to be written.
import { afterAll, beforeAll, expect, test } from "vitest";
import { begin, end, open, problems } from "./page";

const file = process.env.SUMMAND_PICTURE;

beforeAll(begin, 300_000);
afterAll(end);

test("the page has a view for a picture", { timeout: 120_000 }, async () => {
  const page = await open("#/analyze?e=" + encodeURIComponent('domineering(3x3) + toads-and-frogs("TT.FF") + {3|1}'), { width: 1180, height: 800 });
  await page.getByRole("heading", { name: "Left wins, whoever starts." }).waitFor();
  await page.locator(".toast").waitFor();
  await page.locator(".toast").waitFor({ state: "hidden" });
  for (const seen of ["Thermograph", "Value of the sum", "Domineering"]) {
    const box = await page.getByText(seen).filter({ visible: true }).first().boundingBox();
    expect(box!.y + box!.height).toBeLessThan(800);
  }
  if (file) await page.screenshot({ path: file });
  expect(problems).toEqual([]);
  await page.context().close();
});
