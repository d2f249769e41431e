import { readFileSync } from "node:fs";
import { type Browser, test as base, request } from "@playwright/test";
import { routes } from "../../app/routes";
import { isDeep } from "../setup/depth";
import { rulesOfLooks, rulesOfWords, violationsOf } from "./axe";
import { admin, type Person, read, signInBy, startApplication, submitApplication } from "./people";
import { elsewhere, type Find, type Screen, screens, type Who } from "./screens";
import {
  desktopSize,
  expect,
  expectDecisionsInSight,
  expectNoSidewaysScroll,
  listen,
  type Page,
  phoneSize,
  ready,
  untilStill,
} from "./support";

// One test a screen, nothing of which is sent: wide and narrow, light and dark, in Spanish where
// there is Spanish, and without script.

/**
 * How much of a page may move by itself while it becomes live (Cumulative Layout Shift): letters that
 * arrive late move less, a button that is added above others moves more.
 */
const MOST_SHIFT = 0.015;

/** A movement of a page, as Chromium tells it: how much, and the words of what moved. */
interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}

/** Has pages tell what moves in them. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    interface LayoutShift extends PerformanceEntry {
      readonly value: number;
      readonly sources: readonly { readonly node: Node | null }[];
    }
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        shifts.push({ value, moved: sources.map(({ node }) => node?.textContent ?? "") });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

async function expectStill(page: Page): Promise<void> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, `moved: ${JSON.stringify(shifts)}`).toBeLessThan(MOST_SHIFT);
}

const NARROW = { width: 320, height: 780 };

const emails: Readonly<Partial<Record<Who, string>>> = {
  member: "treasurer@goodstanding.example",
  headquarters: "headquarters@goodstanding.example",
  chapter: "chapter@goodstanding.example",
  staff: admin,
};

/** The pages of one person, which all tests of a worker process share. */
interface Visit {
  readonly script: Page;
  readonly plain: Page;
  readonly spanish: Page;
  readonly find: Find;
  /** Everything that these pages complained about. */
  readonly complaints: string[];
}

/** Signs somebody in in three browsers with one session: with script, without it, and in Spanish. */
async function visitAs(who: Who, browser: Browser, baseURL: string): Promise<Visit> {
  const person: Person = { request: await request.newContext({ baseURL }) };
  const email = emails[who];
  if (email) await signInBy(person, email);
  const token =
    who === "applicant"
      ? (await startApplication(person)).token
      : who === "debtor"
        ? (await submitApplication(person)).token
        : "";
  const storageState = await person.request.storageState();
  const complaints: string[] = [];
  const open = async (options: Parameters<Browser["newContext"]>[0]) => {
    const context = await browser.newContext({ baseURL, storageState, ...options });
    return await listen(context, complaints).newPage();
  };
  const [script, plain, spanish] = await Promise.all([
    open({ viewport: desktopSize }),
    open({ viewport: phoneSize, javaScriptEnabled: false }),
    open({ viewport: NARROW, locale: "es-MX" }),
  ]);
  await watchShifts(script);
  const find = async (path: string, link: RegExp) => {
    const [, found = ""] = link.exec(await read(person, path)) ?? [];
    expect(found, `${link} on ${path}`).not.toBe("");
    return found.replaceAll("&amp;", "&");
  };
  return { script, plain, spanish, find: Object.assign(find, { token }), complaints };
}

interface WorkerFixtures {
  visits: (who: Who) => Promise<Visit>;
}

const test = base.extend<object, WorkerFixtures>({
  visits: [
    async ({ browser }, use, { project }) => {
      const begun = new Map<Who, Promise<Visit>>();
      await use((who) => {
        const visit = begun.get(who) ?? visitAs(who, browser, project.use.baseURL ?? "");
        begun.set(who, visit);
        return visit;
      });
      for (const visit of begun.values()) {
        const { script, plain, spanish } = await visit;
        for (const page of [script, plain, spanish]) await page.context().close();
      }
    },
    { scope: "worker" },
  ],
});

async function expectNoViolation(
  page: Page,
  which?: Parameters<typeof violationsOf>[1],
): Promise<void> {
  await untilStill(page);
  expect(await violationsOf(page, which)).toEqual([]);
}

const addressOf = async ({ at, pattern }: Screen, find: Find): Promise<string> =>
  typeof at === "function" ? await at(find) : (at ?? pattern);

const titleOf = ({ who, pattern, state }: Screen) =>
  `${pattern}${state ? `, ${state},` : ""} as ${who} sees it`;

for (const screen of screens) {
  test(titleOf(screen), async ({ visits }) => {
    const { script, plain, spanish, find, complaints } = await visits(screen.who);
    complaints.length = 0;
    const address = await addressOf(screen, find);
    const heading = (page: Page) => page.getByRole("heading", { level: 1 }).first();

    await test.step("dark and wide", async () => {
      await script.setViewportSize(desktopSize);
      await script.emulateMedia({ colorScheme: "dark" });
      const answer = await script.goto(address);
      expect(answer?.status()).toBeLessThan(500);
      await ready(script);
      await expect(heading(script)).toBeVisible();
      await expectNoViolation(script);
      // Elsewhere a picture that is away, or a way to pay that is not chosen, moves what follows it.
      if (screen.isStill) await expectStill(script);
      await expectNoSidewaysScroll(script);
      if (screen.hasDecisions) await expectDecisionsInSight(script);
    });
    await test.step("light, as wide as a phone and narrower", async () => {
      await script.emulateMedia({ colorScheme: "light" });
      await script.setViewportSize(phoneSize);
      await expectNoViolation(script, { rules: rulesOfLooks });
      await expectNoSidewaysScroll(script);
      if (screen.hasDecisions) await expectDecisionsInSight(script);
      await script.setViewportSize(NARROW);
      await expectNoSidewaysScroll(script);
    });
    await test.step("without script", async () => {
      await plain.goto(address);
      await expect(heading(plain)).toHaveText(await heading(script).innerText());
      await expectNoSidewaysScroll(plain);
      if (screen.hasDecisions) await expectDecisionsInSight(plain);
    });
    await test.step("in Spanish", async () => {
      if (screen.isEnglish) return;
      await spanish.goto(address);
      await ready(spanish);
      await expect(spanish.locator("html")).toHaveAttribute("lang", "es");
      await expectNoViolation(
        spanish,
        isDeep ? { without: rulesOfLooks } : { rules: rulesOfWords },
      );
      await expectNoSidewaysScroll(spanish);
    });
    expect(complaints).toEqual([]);
  });
}

test("every page of the application is swept, or tested where it is reached", () => {
  const hasPage = (screen: string) =>
    /export default/.test(readFileSync(`app/screens/${screen}/route.tsx`, "utf8"));
  const pages: string[] = Object.entries(routes)
    .filter(([, { screen }]) => hasPage(screen))
    .map(([pattern]) => pattern);
  const known = new Set([...screens.map(({ pattern }) => pattern), ...Object.keys(elsewhere)]);
  expect(pages.filter((pattern) => !known.has(pattern))).toEqual([]);
  expect([...known].filter((pattern) => !pages.includes(pattern))).toEqual([]);
});
