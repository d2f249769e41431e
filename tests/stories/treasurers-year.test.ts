import { type Browser, type BrowserContext, chromium, type Page } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import { signedIn } from "#tests/http/signed-in";
import { emptyWorld, work } from "#tests/modules/standing/clubs-world";
import { type MovedWeb, startMovedWeb } from "#tests/setup/moved-web";
import { ensureBrowser } from "../../dev/tools.mjs";
import {
  type Club,
  fileRow,
  importFile,
  importRevocations,
  makeClub,
  noonOf,
  systemOn,
} from "./treasurers-world";

let web: MovedWeb;
let browser: Browser;
beforeAll(async () => {
  await emptyWorld();
  web = await startMovedWeb(noonOf("2026-07-06"));
  browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: ["--disable-gpu", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])],
  });
});
afterAll(async () => {
  await browser.close();
  await web.stop();
});

/** One who walks through the story with a browser of their own, and what its pages complained about. */
interface Walker {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly hasScript: boolean;
  readonly elm: Club;
  readonly birch: Club;
  readonly complaints: string[];
}

async function walker(hasScript: boolean): Promise<Walker> {
  const context = await browser.newContext({
    baseURL: web.url,
    viewport: { width: 360, height: 780 },
    javaScriptEnabled: hasScript,
  });
  context.setDefaultTimeout(20_000);
  const complaints: string[] = [];
  context.on("weberror", (fault) => complaints.push(fault.error().message));
  const page = await context.newPage();
  const elm = await makeClub("Elm Street Boosters");
  return {
    context,
    page,
    hasScript,
    complaints,
    elm,
    birch: await makeClub("Birch Lane Boosters"),
  };
}

/**
 * On a day a club's treasurer is signed in. The page is in the same time as the server; the browser's
 * own cookies are not, so the session comes without the day on which it ends.
 */
async function signIn({ context }: Walker, day: string, { email }: Club): Promise<void> {
  web.moveTo(noonOf(day));
  await context.clock.setFixedTime(noonOf(day));
  const session = (await signedIn(web.url, email)).cookie("sid") ?? "";
  await context.clearCookies();
  await context.addCookies([{ name: "sid", value: session, url: web.url }]);
}

/** Opens a page that is as wide as the window and not wider. */
async function open({ page, hasScript }: Walker, path: string): Promise<void> {
  const answer = await page.goto(path);
  expect([path, answer?.status()]).toEqual([path, 200]);
  if (hasScript) {
    await page.waitForFunction(() => Boolean(document.documentElement.dataset.live));
  }
  const { scroll, view } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    view: document.documentElement.clientWidth,
  }));
  expect(scroll, path).toBeLessThanOrEqual(view);
}

const sees = ({ page }: Walker, text: string | RegExp) =>
  page.getByText(text).filter({ visible: true }).first().waitFor();

const headed = ({ page }: Walker, name: string) =>
  page.getByRole("heading", { level: 1, name }).waitFor();

const notice = "/calendar/us.990n/2026-06-30";

async function july(one: Walker): Promise<void> {
  const { page, elm, birch } = one;
  await signIn(one, "2026-07-06", birch);
  await open(one, birch.own("/standing"));
  await headed(one, "Birch Lane Boosters needs your attention.");
  await signIn(one, "2026-07-06", elm);
  await open(one, "/app");
  await sees(one, "Elm Street Boosters needs your attention.");
  await open(one, elm.own("/calendar"));
  await headed(one, "Calendar 2026");
  await page.locator(`main a[href*="${notice}"]`).filter({ visible: true }).first().click();
  await page.waitForURL(`**${notice}*`);
  await sees(one, "Nothing shows yet that this was done.");
  await sees(one, /November 16, 2026/);
}

async function november(one: Walker): Promise<void> {
  const { page, elm } = one;
  await signIn(one, "2026-11-05", elm);
  await open(one, elm.own(notice));
  await page.getByRole("link", { name: "The e-Postcard's answers, ready to copy" }).click();
  await page.waitForURL("**/e-postcard*");
  await open(one, page.url());
  const values = await page
    .locator("input[readonly]")
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
  expect(values).toEqual(expect.arrayContaining(["Elm Street Boosters, Inc.", "Ada Byron"]));
  await page.getByLabel("Confirmation number").fill("N-77");
  await page.locator('main form:has([name="number"]) button[type="submit"]').last().click();
  await page.waitForURL((url) => url.pathname === `/app${notice}`);
  await sees(one, "Confirmation number N-77");
  await open(one, elm.own("/standing"));
  await headed(one, "Elm Street Boosters is in good standing.");
}

async function february(one: Walker): Promise<void> {
  const { elm, birch } = one;
  await signIn(one, "2027-02-10", elm);
  await open(one, elm.own(notice));
  await sees(one, "The IRS's file shows it: exempt organizations (BMF) of February 8, 2027");
  await open(one, elm.own("/standing"));
  await headed(one, "Elm Street Boosters is in good standing.");
  await sees(one, /Last return seen: fiscal year that ended June 30, 2026/);
  await signIn(one, "2027-02-10", birch);
  await open(one, birch.own("/standing"));
  await headed(one, "Birch Lane Boosters could lose its tax exemption.");
  await sees(one, /Two returns in a row do not show in the IRS's file/);
}

async function revoked(one: Walker): Promise<void> {
  const { page, birch } = one;
  await signIn(one, "2028-02-15", birch);
  await open(one, birch.own("/standing"));
  await headed(one, "Birch Lane Boosters has lost its tax exemption.");
  await sees(one, /The IRS took back the tax exemption on November 15, 2027/);
  await open(one, `/revoked?ein=${birch.ein}`);
  await sees(one, /as revoked on November 15, 2027\./);
  for (const year of [2025, 2026, 2027]) {
    await page
      .getByLabel(`Year that ended June 30, ${year}`)
      .selectOption({ label: "A 990-N or 990-EZ would have done" });
  }
  const before = page.getByRole("group", { name: "Did you lose the exemption like this" });
  await before.getByLabel("No", { exact: true }).check();
  await page.getByRole("button", { name: "Show the way back" }).click();
  await page.getByRole("heading", { name: "without giving a reason" }).waitFor();
  await sees(one, /Send the application by \w+ \d+, \d{4}/);
  await open(one, birch.own("/standing/rescue"));
  await page.locator('main form:has([name="_begin"]) button[type="submit"]').first().click();
  await page.getByRole("heading", { name: "Your answers" }).waitFor();
}

it("CAL-08 STD-01 STD-05 EP-03 EP-05 RR-01 RR-02 a treasurer's year on a phone, with script and without", async () => {
  const walkers = [await walker(true), await walker(false)];
  const all = async (step: (one: Walker) => Promise<void>) => {
    for (const one of walkers) await step(one);
  };
  await all(july);
  await all(november);
  await work({ ctx: systemOn("2026-11-05") }, true);
  const rows = walkers.flatMap(({ elm, birch }) => [
    fileRow(elm, "202606"),
    fileRow(birch, "202406"),
  ]);
  await importFile("2027-02-08", ...rows);
  await all(february);
  const lost = walkers.map(({ birch }) => birch);
  const days = { revokedOn: "15-NOV-2027", postedOn: "14-FEB-2028" };
  await importRevocations("2028-02-14", lost, days);
  await all(revoked);
  expect(walkers.flatMap(({ complaints }) => complaints)).toEqual([]);
});
