import { freshEin } from "../modules/applications/answers";
import { fillPage, press, tabTo, tabToField, typeAt } from "./keys";
import { mailedLink } from "./mailbox";
import { password } from "./people";
import { expect, forgetEverybody, type Page, ready, test } from "./support";
import { answers } from "./wizard";

const club = answers[0]?.legal_name ?? "";

test("from the start to the approval by keyboard alone", { tag: ["@script", "@once"] }, async ({
  page,
  browser,
}) => {
  const email = `keyboard-${Date.now()}@people.example`;
  await page.goto("/pricing");
  await tabTo(page, /Start with/);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/application\/start\?level=\d+$/);
  await page.goto("/application/start?level=1001");
  await ready(page, true);
  await typeAt(page, "email", email);
  await typeAt(page, "password", password);
  await press(page, "Let's go!");
  await page.waitForURL(/page=1$/);
  await ready(page, true);

  // The wrong application is told in a dialog, which Escape closes.
  await fillPage(page, { ...answers[0], has_501c: "1" });
  await press(page, "Next");
  const wrong = page.getByRole("dialog", { name: "Did you start the wrong application?" });
  await expect(wrong).toBeVisible();
  // Escape closes what the script has opened; without it the dialog is in the page.
  await ready(page, true);
  await page.keyboard.press("Escape");
  await expect(wrong).toBeHidden();
  await tabToField(page, "has_501c");
  await page.keyboard.press("Space");
  await press(page, "Next");
  await page.waitForURL(/page=2$/);
  await ready(page, true);
  await press(page, "Previous");
  await page.waitForURL(/page=1$/);
  await expect(page.getByLabel("Legal name")).toHaveValue(answers[0]?.legal_name ?? "");

  // Signed out, and back by the mailed link.
  await forgetEverybody(page);
  await page.goto(await mailedLink(page, email, /\/application\/create\//));
  await ready(page, true);
  await typeAt(page, "email", email);
  await typeAt(page, "password", password);
  await page.keyboard.press("Enter");
  await page.waitForURL(/page=2$/);
  for (const [index, fields] of answers.entries()) {
    if (index === 0) continue;
    await ready(page, true);
    await fillPage(page, fields);
    await press(page, index === answers.length - 1 ? "Submit" : "Next");
    if (index < answers.length - 1) await page.waitForURL(new RegExp(`page=${index + 2}$`));
  }
  await expect(page).toHaveURL("/app/payments");

  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const staff = await context.newPage();
  await askForChange(staff, email);
  await makeChange(page);
  await approve(staff);
  await page.goto("/app");
  await expect(page.getByText("Membership current")).toBeVisible();
  await context.close();
});

/** Staff sign in, find the application, begin the review and ask for another EIN. */
async function askForChange(staff: Page, email: string) {
  await staff.goto("/login?next=%2Fadmin");
  await ready(staff, true);
  await typeAt(staff, "email", "admin@goodstanding.example");
  await typeAt(staff, "password", "booster-club-2026");
  await staff.keyboard.press("Enter");
  await staff.waitForURL("/admin");
  await ready(staff, true);
  await tabTo(staff, /^Applications/);
  await staff.keyboard.press("Enter");
  await staff.waitForURL("/admin/applications");
  await ready(staff, true);
  await typeAt(staff, "search", email);
  await staff.keyboard.press("Enter");
  await staff.waitForURL(/search=/);
  await ready(staff, true);
  await press(staff, club);
  await staff.waitForURL(/applications\/\d+$/);
  await ready(staff, true);
  await press(staff, "Move on without a payment");
  await typeAt(staff, "reason", "The district pays for all its clubs.");
  await press(staff, "Waive $295.00 and move on");
  await expect(staff.getByText("Moved on.")).toBeVisible();
  await press(staff, "Begin the review");
  await expect(staff.getByText("The review has begun.")).toBeVisible();
  await press(staff, "Ask for a change: EIN");
  await typeAt(staff, "ask_ein", "This is the school's number.");
  await press(staff, "Send back for changes");
  await expect(staff.getByText("Sent back.")).toBeVisible();
}

/** The applicant goes from home to the page that needs the change, makes it and submits again. */
async function makeChange(page: Page) {
  await page.goto("/app");
  await press(page, "Continue");
  await expect(page.getByText("This is the school's number.").first()).toBeVisible();
  await ready(page, true);
  await tabToField(page, "ein");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(freshEin());
  for (let number = 3; number <= answers.length; number++) {
    await press(page, "Next");
    await page.waitForURL(new RegExp(`page=${number}$`));
    await ready(page, true);
  }
  await press(page, "Submit");
  await page.waitForURL(/\/app(\/payments)?$/);
}

async function approve(staff: Page) {
  await staff.reload();
  await ready(staff, true);
  await press(staff, "Begin the review");
  await expect(staff.getByText("The review has begun.")).toBeVisible();
  await press(staff, "Approve this application");
  await tabToField(staff, "is_confirmed");
  await staff.keyboard.press("Space");
  await press(staff, "Approve");
  await expect(staff.getByText("The organization is a member now.")).toBeVisible();
}
