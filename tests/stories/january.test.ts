import { expect as see } from "@playwright/test";
import { type Browser, chromium, type Page } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createCtx } from "#modules/platform/ctx.server";
import { signedIn } from "#tests/http/signed-in";
import { type RunningProcess, startWeb } from "#tests/setup/web";
import { ensureBrowser } from "../../dev/tools.mjs";
import { seedDemonstration } from "../../prisma/demonstration";
import { seedCalendar } from "../../prisma/demonstration-calendar";
import { seedGroup } from "../../prisma/demonstration-group";
import { seedListings } from "../../prisma/demonstration-listings";
import { seedOfficers } from "../../prisma/demonstration-officers";
import { seedSupervision } from "../../prisma/demonstration-supervision";
import { done, itemOf, minutes, readiness, say, sendPapers } from "../e2e/readiness";

const board = "/app/group/standing";

let web: RunningProcess;
let browser: Browser;
beforeAll(async () => {
  const ctx = createCtx({ actor: { kind: "system", name: "tests" } });
  await seedDemonstration(ctx);
  for (const seed of [seedListings, seedOfficers, seedGroup, seedCalendar, seedSupervision]) {
    await seed(ctx);
  }
  web = await startWeb({});
  browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: ["--disable-gpu", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])],
  });
});
afterAll(async () => {
  await browser.close();
  await web.stop();
});

/** A page that runs no script, 360 pixels wide or on a desktop, of somebody of the demonstration. */
async function pageOf(name: string, width: 360 | 1280): Promise<Page> {
  const context = await browser.newContext({
    baseURL: web.url,
    viewport: { width, height: 800 },
    javaScriptEnabled: false,
  });
  context.setDefaultTimeout(20_000);
  const session = (await signedIn(web.url, `${name}@goodstanding.example`)).cookie("sid") ?? "";
  await context.addCookies([{ name: "sid", value: session, url: web.url }]);
  return context.newPage();
}

/** Opens a page that is as wide as the window and not wider. */
async function open(page: Page, path: string): Promise<void> {
  const answer = await page.goto(path);
  expect([path, answer?.status()]).toEqual([path, 200]);
  await asWide(page);
}

async function asWide(page: Page): Promise<void> {
  const [scroll, view] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [scrollWidth, clientWidth] as const;
  });
  expect(scroll, page.url()).toBeLessThanOrEqual(view);
}

async function setRole(page: Page, role: string, scope: string, name: string): Promise<void> {
  await open(page, "/app/group/people");
  await page.getByRole("link", { name: `Change ${name}` }).click();
  await page.getByRole("radio", { name: role }).check();
  await page.getByRole("radio", { name: scope }).check();
  await page.getByRole("button", { name: "Save" }).click();
  await see(page.getByRole("row", { name: new RegExp(name) })).toContainText(role);
}

it("HQ-13 SUP-04 SUP-05 SUP-11 SUP-12 a headquarters' January without script: two people, 60 chapters, from red to green", async () => {
  const owner = await pageOf("headquarters", 1280);
  await setRole(owner, "Editor", "All chapters", "Morgan Reyes");
  const phone = await pageOf("region", 360);

  // The board, by region, on the phone.
  await open(phone, board);
  await phone.getByRole("table", { name: "By region" }).getByRole("link", { name: "West" }).click();
  await see(phone.getByRole("link", { name: "Show all chapters" })).toBeVisible();
  await asWide(phone);

  // Both change one item at once: the second is told and loses nothing.
  await open(owner, readiness);
  await see(owner.getByText("3 of 9 items are done")).toBeVisible();
  await open(phone, readiness);
  const letter = itemOf(phone, "One group letter only");
  await letter.locator("summary").click();
  await letter.getByLabel("Who must act").fill("Morgan Reyes");
  await say(owner, "One group letter only", (item) => item.getByLabel("Shown on").fill(done));
  await letter.getByRole("button", { name: "Save" }).click();
  await see(letter).toContainText("Somebody else saved this meanwhile");
  await see(letter.getByLabel("Who must act")).toHaveValue("Morgan Reyes");
  await asWide(phone);
  await say(owner, "All under the same paragraph of 501(c)", (item) =>
    item.getByLabel("Shown on").fill(done),
  );
  await say(owner, "The way of the relationship is chosen", async (item) => {
    await item.getByLabel("General supervision").check();
    await item.getByLabel("Shown on").fill(done);
  });

  // One writes the purpose and keeps the paper that all have it; the other the authorizations.
  await open(owner, `${readiness}/purpose`);
  await owner
    .getByRole("textbox", { name: "Statement" })
    .fill("The chapter serves its members and their school.");
  await owner.getByRole("button", { name: "Save the statement" }).click();
  await see(owner.getByRole("heading", { name: "Version 1" })).toBeVisible();
  await owner.getByRole("link", { name: "Upload files" }).click();
  await owner.locator("input[type=file]").setInputFiles(minutes);
  await owner.getByRole("main").getByRole("button", { name: "Upload" }).click();
  await owner.getByRole("link", { name: "Back to the form" }).click();
  await owner.getByRole("radio", { name: /^All \d+ that lack it$/ }).check();
  await owner.getByRole("button", { name: "They have the purpose" }).click();
  await see(owner.getByRole("heading", { name: "Tick chapters with a file" })).toBeHidden();
  await open(phone, `${readiness}/authorizations`);
  await phone.getByRole("radio", { name: /^All \d+ that lack it$/ }).check();
  await phone.getByLabel("First day").fill(done);
  await phone.getByRole("radio", { name: "A paper that we keep" }).check();
  await phone.getByRole("button", { name: "Put it on file" }).click();
  await see(phone.getByRole("heading", { name: "Put authorizations on file" })).toBeHidden();
  await asWide(phone);

  // The year is set up, a chapter answers from a phone, and what came late is a supplement.
  await open(owner, "/app/group/supervision");
  await owner.getByRole("button", { name: /^Set up the year/ }).click();
  await see(owner.getByRole("heading", { level: 1, name: "Supervision year" })).toBeVisible();
  const chapter = await pageOf("chapter", 360);
  await open(chapter, "/app/supervision");
  await sendPapers(chapter);
  await asWide(chapter);
  await open(owner, "/app/group/supervision?year=2026");
  const sent = owner.locator("#review-list > details", { hasText: "Theta Chapter" }).first();
  await sent.locator("summary").click();
  await see(sent).toContainText("Supplement: it came after the year was closed");

  // Two chapters are reviewed, one of them with a question.
  await open(owner, "/app/group/supervision");
  for (const [at, result] of ["In order", "Question"].entries()) {
    const item = owner.locator("#review-list > details").nth(at);
    // The next one is open where it is.
    if (at === 0) await item.locator("summary").click();
    else await see(item).toHaveAttribute("open", "");
    await item.getByRole("radio", { name: result, exact: true }).check();
    await item.getByLabel("Note").fill("Where is the report?");
    await item.getByRole("button", { name: "Save and open the next" }).click();
    await see(owner.locator("#review-list > details").nth(at)).toContainText(
      `${result}, Avery Stone`,
    );
  }

  await open(owner, readiness);
  await see(owner.getByText("9 of 9 items are done")).toBeVisible();
});
