import AxeBuilder from "@axe-core/playwright";
import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";

export { expect, type Page };

/**
 * What a browser's console says about answers that a test asks for on purpose, and about the
 * script that the test program itself would run in a letter's sandboxed frame.
 */
const expectedNoise =
  /Failed to load resource: the server responded with a status of 4\d\d|Blocked script execution in '[^']*\/dev\/mailbox\//;

/**
 * A navigation that another one overtakes is cut off. What was still to come of its answer ends as a
 * rejection that the decoder of `@remix-run/react` (turbo-stream, its promise `done`) hands to nobody.
 */
const isOvertaken = ({ message }: Error) =>
  message.includes("AbortError: signal is aborted without reason");

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
      const listen = (to: BrowserContext) => {
        to.on("weberror", (fault) => {
          if (!isOvertaken(fault.error())) complaints.push(fault.error().message);
        });
        to.on("console", (message) => {
          if (message.type() === "error" && !expectedNoise.test(message.text())) {
            complaints.push(message.text());
          }
        });
        return to;
      };
      listen(context);
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => listen(await newContext(options));
      await use(complaints);
      browser.newContext = newContext;
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits until the page's script has taken over, where there is one. */
export async function ready(page: Page, javaScriptEnabled: boolean | undefined): Promise<void> {
  if (javaScriptEnabled === false) return;
  await page.waitForLoadState("networkidle");
}

/**
 * No violation of WCAG 2.2 A and AA or of axe's best practices, and no sideways scrolling. axe
 * needs a page whose script runs; without it the same markup is tested by the other projects.
 */
export async function expectAccessible(page: Page): Promise<void> {
  if (await runsScript(page)) {
    // Colors are judged once they stand: a form fades in again after it was sent.
    await page.waitForFunction(() =>
      document
        .getAnimations()
        .every(({ effect }) => effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY),
    );
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ""}`);
    expect(found).toEqual([]);
  }
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
  }).toPass({ timeout: 20_000 });

/** From here on nobody is signed in. The page goes first: what it still asked for would set a cookie again. */
export async function forgetEverybody(page: Page): Promise<void> {
  await page.goto("about:blank");
  await page.context().clearCookies();
}

/** A form sent without script is taken from two seconds after its page was made. */
export const asLongAsAPerson = (page: Page) => page.waitForTimeout(2_100);

/** Follows a link of the menu above the staff's pages, which is folded on a phone. */
export async function chooseInStaffMenu(page: Page, name: string): Promise<void> {
  const menu = page.getByText("Staff menu");
  if (await menu.isVisible()) await menu.click();
  await page.getByRole("link", { name, exact: true }).filter({ visible: true }).click();
}
