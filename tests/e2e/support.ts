import {
  type BrowserContext,
  test as base,
  expect,
  type Locator,
  type Page,
} from "@playwright/test";
import { rulesOfLooks, violationsOf } from "./axe";

export { expect, type Page };

/** The screens that everything is looked at on. */
export const phoneSize = { width: 360, height: 780 };
export const desktopSize = { width: 1280, height: 900 };

/**
 * What a browser's console says about answers that a test asks for on purpose, and about the
 * script that the test program itself would run in a letter's sandboxed frame.
 */
const expectedNoise =
  /Failed to load resource: the server responded with a status of 4\d\d|Blocked script execution in '[^']*\/dev\/mailbox\//;

/**
 * A navigation that another one overtakes is cut off. What was still to come of its answer ends as a
 * rejection, with or without its name, that the decoder of `@remix-run/react` (turbo-stream, its promise `done`) hands to nobody.
 */
const isOvertaken = (words: string) => words.includes("signal is aborted without reason");

/** Writes down what the pages of a browser complain about: script errors, console errors, broken policies. */
export function listen(to: BrowserContext, complaints: string[]): BrowserContext {
  to.on("weberror", (fault) => {
    const { message } = fault.error();
    if (!isOvertaken(message)) complaints.push(message);
  });
  to.on("console", (message) => {
    const words = message.text();
    const isNoise = expectedNoise.test(words) || isOvertaken(words);
    if (message.type() === "error" && !isNoise) complaints.push(words);
  });
  return to;
}

/**
 * Has React draw late, as on a slow phone: what is not urgent it draws when a message comes back to it.
 * It runs in the page.
 */
function drawLate(lateMs: number): void {
  // The clock of before a test sets its own.
  const { setTimeout } = window;
  const { prototype } = MessagePort;
  const { postMessage } = prototype;
  prototype.postMessage = function (this: MessagePort, message: unknown) {
    setTimeout(() => postMessage.call(this, message), "isSlow" in window ? 1_500 : lateMs);
  };
}

/** Has what a page asks for by script come late, as on a slow line. It runs in the page. */
function answerLate(lateMs: number): void {
  const { setTimeout, fetch } = window;
  window.fetch = async (...asked: Parameters<typeof fetch>) => {
    const answer = await fetch(...asked);
    await new Promise((resolve) => setTimeout(resolve, lateMs));
    return answer;
  };
}

/** Makes every page of a browser as slow as the run asks for by `E2E_SLOW`. */
async function slowDown(context: BrowserContext): Promise<BrowserContext> {
  const { E2E_SLOW: slow } = process.env;
  if (slow === "phone") await context.addInitScript(drawLate, 400);
  if (slow === "line") await context.addInitScript(answerLate, 900);
  return context;
}

interface Fixtures {
  /** Everything the page complained about; a test fails when it is not empty at its end. */
  complaints: string[];
}

/**
 * Every test fails on script errors, console errors and broken policies of the pages of every
 * browser that it opens.
 */
export const test = base.extend<Fixtures>({
  complaints: [
    async ({ browser, context }, use) => {
      const complaints: string[] = [];
      listen(await slowDown(context), complaints);
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) =>
        listen(await slowDown(await newContext(options)), complaints);
      await use(complaints);
      browser.newContext = newContext;
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Waits until the page's script has taken over and what it was asked for is drawn, where there is one.
 * The router knows at once what it was asked for; the page says it later, on a slow machine much later.
 */
export async function ready(page: Page, javaScriptEnabled?: boolean): Promise<void> {
  if (javaScriptEnabled === false) return;
  await page.waitForFunction(() => {
    const { readyState, documentElement } = document;
    // Not the tag of the script: it is drawn no more once the page is live.
    const isScripted = "__remixContext" in window;
    if (!isScripted) return readyState === "complete";
    const { __remixRouter: router } = window as unknown as {
      __remixRouter?: { state: { navigation: { state: string }; location: { key: string } } };
    };
    const { navigation, location } = router?.state ?? {};
    return navigation?.state === "idle" && documentElement.dataset.live === location?.key;
  });
}

/** Has the page draw more slowly than the server answers once the returned function is called. */
export async function makeSlow(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(drawLate, 0);
  return () => page.evaluate(() => void Object.assign(window, { isSlow: true }));
}

/**
 * Keeps back what pages ask for at an address, until the returned function is called.
 * @param method only what is asked by it
 */
export async function holdBack(
  page: Page,
  url: string | RegExp,
  method?: string,
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    if (method === undefined || route.request().method() === method) await released;
    await route.continue();
  });
  return release;
}

/** As narrow as a page of 1280 pixels that is zoomed to four times (WCAG 1.4.10, Reflow). */
const NARROW = 320;

/**
 * No violation of WCAG 2.2 A and AA or of axe's best practices, and no sideways scrolling, however
 * narrow the window is. axe needs a page whose script runs; without it the same markup is tested
 * with script. Looks are judged by the sweep, of every screen and, in the gallery of `app/ui`, of
 * every part in every state; here only in the deep run, for they take axe half of its time.
 */
export async function expectAccessible(page: Page): Promise<void> {
  if (await runsScript(page)) {
    await untilStill(page);
    const without = process.env.TESTS_DEEP === "1" ? [] : rulesOfLooks;
    expect(await violationsOf(page, { without })).toEqual([]);
  }
  await expectNoSidewaysScroll(page);
  const size = page.viewportSize();
  if (size === null || size.width === NARROW) return;
  await page.setViewportSize({ ...size, width: NARROW });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(size);
}

/** Colors are judged once they are settled: a form is pale while it is sent, and fades in again. */
export async function untilStill(page: Page): Promise<void> {
  await ready(page);
  await page.waitForFunction(() => {
    const isOpaque = (element: Element) => getComputedStyle(element).opacity === "1";
    const isCovered = document.querySelector("dialog:modal") !== null;
    const isDone = document
      .getAnimations()
      .every(({ effect }) => effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY);
    return isDone && (isCovered || [...document.querySelectorAll(".form-area")].every(isOpaque));
  });
}

/** What leads around a document or a year is a part of it. */
const notOfPaper = ":not(.document-contents, .year-strip)";

/** On paper there is no way around, no form, no button and no dark ground; the content stays. */
export async function expectPaper(page: Page, content: Locator): Promise<void> {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.locator("html")).toHaveCSS("--color-evergreen", "#1e5b43");
  await expect(page.locator("html")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(content).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  for (const role of ["navigation", "banner", "contentinfo", "form", "button"] as const) {
    const parts = page.getByRole(role, { includeHidden: true }).and(page.locator(notOfPaper));
    for (const part of await parts.all()) await expect(part).toBeHidden();
  }
  await expect(page.locator(":is(input, select, textarea):visible")).toHaveCount(0);
  await page.emulateMedia({ media: "screen", colorScheme: "light" });
}

/** The buttons of what is decided on a page stay in sight, wherever it is scrolled to. */
export async function expectDecisionsInSight(page: Page): Promise<void> {
  const buttons = page.locator(".decide-buttons > * > .btn, .decide-buttons > form .btn");
  expect(await buttons.count()).toBeGreaterThan(1);
  for (const to of [0, 200, 400]) {
    await page.evaluate((top) => window.scrollTo(0, top), to);
    for (const button of await buttons.all()) await expect(button).toBeInViewport({ ratio: 1 });
  }
}

/** Nothing is wider than the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { scroll, view } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    view: document.documentElement.clientWidth,
  }));
  expect(scroll).toBeLessThanOrEqual(view);
}

const runsScript = (page: Page): Promise<boolean> =>
  page.evaluate(() => matchMedia("(scripting: enabled)").matches);

/**
 * Opens a page until it holds what staff have just changed: of several web processes, those that did
 * not change it know within ten seconds.
 */
export const openUntil = (page: Page, path: string, holds: () => Promise<void>) =>
  expect(async () => {
    await page.goto(path);
    await holds();
  }).toPass();

/** From here on nobody is signed in. The page goes first: what it still asked for would set a cookie again. */
export async function forgetEverybody(page: Page): Promise<void> {
  await page.goto("about:blank");
  await page.context().clearCookies();
}

/** Follows a link of the menu above the staff's pages: in one of five groups, on a phone in one menu. */
export async function chooseInStaffMenu(page: Page, name: string): Promise<void> {
  const folded = page.getByText("Staff menu");
  if (await folded.isVisible()) await folded.click();
  // Behind the name stands how much waits there.
  const link = page.locator("a").filter({ hasText: new RegExp(`^${name}( \\d+)?$`) });
  const group = page.locator(".console-wide details").filter({ has: link }).locator("summary");
  if (await group.isVisible()) await group.click();
  await page.locator(".console-menu").locator(link).filter({ visible: true }).click();
}
