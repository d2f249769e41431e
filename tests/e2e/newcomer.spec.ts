import { randomUUID } from "node:crypto";
import { answersOfChapter } from "../modules/applications/answers";
import { payByCard } from "./debtor";
import { password } from "./people";
import { staffPage } from "./staff";
import { chooseInStaffMenu, expect, type Page, ready, test } from "./support";
import { fill, fillPage } from "./wizard";

// What somebody does who has never been here, each step by the screens alone. It needs nothing but
// the demonstration as `npm start` makes it, and changes none of its people.

test.use({ actionTimeout: 20_000 });

const LIMIT_MS = 180_000;
const group = "Delta Rho Omega";

/**
 * An application that was started for other purposes takes a form without script from two seconds
 * after its page was made.
 */
const asLongAsAPerson = async (page: Page, script: boolean | undefined) => {
  if (script === false && process.env.E2E_URL !== undefined) await page.waitForTimeout(2_100);
};

async function makeBylaws(page: Page, script: boolean | undefined, name: string) {
  await page.goto("/");
  await page.getByRole("link", { name: "Make your bylaws" }).click();
  await page.getByRole("link", { name: "Bylaws for a Greek chapter" }).click();
  await expect(page).toHaveURL("/bylaws-generator/chapter");
  await ready(page, script);
  await page.getByLabel("Full legal name of the chapter").fill(name);
  await page.getByLabel("Fiscal year ends on the last day of").selectOption("6");
  await asLongAsAPerson(page, script);
  await page.getByRole("button", { name: "Generate" }).click();
  const dialog = page.getByRole("dialog", { name: "Success" });
  const downloading = page.waitForEvent("download");
  await dialog.getByRole("link", { name: "Download" }).click();
  expect((await downloading).suggestedFilename()).toContain("v1.docx");
}

/** Registers and fills in every page. */
async function apply(page: Page, script: boolean | undefined, name: string) {
  await page.goto("/pricing");
  await expect(page.locator('a[href="/application/start?level=2002"]')).toBeVisible();
  await page.goto("/application/start?level=2002");
  await ready(page, script);
  await page.getByLabel("Enter your email").fill(`${randomUUID()}@people.example`);
  await page.locator("input[name=password]").fill(password);
  await asLongAsAPerson(page, script);
  await page.getByRole("button", { name: "Let's go!" }).click();
  await page.waitForURL(/\/application\/create\/[\w-]+\?page=1$/);
  await ready(page, script);
  const pages = answersOfChapter(name);
  for (const [index, answers] of pages.slice(0, -1).entries()) {
    await fillPage(page, index + 1, answers);
    await ready(page, script);
  }
  await fill(page, pages.at(-1) ?? {});
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page).toHaveURL("/app/payments");
  await page.getByRole("button", { name: "Dismiss" }).click();
}

/** Staff find the application, which is paid, read it and approve it into its group. */
async function approve(staff: Page, script: boolean | undefined, name: string) {
  await chooseInStaffMenu(staff, "Applications");
  await staff.getByLabel("Search").fill(name);
  await staff.getByRole("button", { name: "Search" }).click();
  await staff.getByRole("link", { name }).click();
  await expect(staff.getByRole("heading", { level: 1 })).toHaveText(name);
  // The worker hears of the payment and notes it.
  const review = staff.getByRole("button", { name: "Begin the review" });
  await expect(async () => {
    await staff.reload();
    await expect(review).toBeVisible({ timeout: 500 });
  }).toPass();
  await ready(staff, script);
  await review.click();
  await expect(staff.getByText("The review has begun.")).toBeVisible();
  await ready(staff, script);
  await staff.getByText("Approve this application").click();
  await staff.getByLabel("Group", { exact: true }).selectOption({ label: group });
  await staff.getByLabel("I have read every answer.").check();
  await staff.getByRole("button", { name: "Approve", exact: true }).click();
  await expect(staff.getByText("The organization is a member now.")).toBeVisible();
}

/** The group is billed as one, so its chapter is asked whether it means it. */
async function renew(page: Page, script: boolean | undefined) {
  await page.goto("/app/renewal");
  await page.getByRole("link", { name: "Renew individually" }).click();
  await ready(page, script);
  await page.getByRole("button", { name: "Renew membership" }).click();
  await page.getByRole("button", { name: "I understand" }).click();
  await expect(page).toHaveURL("/app/payments");
  await expect(page.getByText("The renewal is in. Its invoice is ready.")).toBeVisible();
}

test("A-20 B-48 B-73 C-01 D-13 a newcomer makes bylaws, applies, pays, is approved and renews", {
  tag: "@once",
}, async ({ page, browser, javaScriptEnabled: script }) => {
  test.setTimeout(LIMIT_MS);
  const began = performance.now();
  const name = `Theta Chapter ${randomUUID()}`;
  await makeBylaws(page, script, name);
  await apply(page, script, name);
  await payByCard(page, script);
  const staff = await staffPage(browser, page, script);
  await approve(staff, script, name);
  await staff.context().close();
  await page.goto("/app");
  await expect(page.getByText("Membership current")).toBeVisible();
  await renew(page, script);
  await payByCard(page, script);
  const took = ((performance.now() - began) / 1_000).toFixed(1);
  console.log(`a newcomer's story ${script === false ? "without" : "with"} script: ${took} s`);
});
