import { freshEin } from "../modules/applications/answers";
import { submitApplication } from "./people";
import { staffPage, waive } from "./staff";
import {
  chooseInStaffMenu,
  expect,
  expectAccessible,
  expectDecisionsInSight,
  type Page,
  ready,
  test,
} from "./support";

const club = "Lincoln High School Orchestra Boosters, Inc.";

// One applicant's way after the other: each takes the staff's session through several states.
test.describe.configure({ mode: "default" });

/** Enters a check over the joining price, from the application's page and back to it. */
async function enterCheck(staff: Page) {
  await staff.getByRole("link", { name: "Enter the payment" }).click();
  await staff.getByRole("button", { name: "Enter the payment" }).click();
  await expect(staff.getByText("The payment is entered.")).toBeVisible();
  // A job hears of it; the page is read again until then.
  await expect(async () => {
    await staff.reload();
    await expect(staff.getByRole("button", { name: "Begin the review" })).toBeVisible();
  }).toPass();
}

/** Somebody new has submitted; returns the pages' addresses and the e-mail. */
async function submitted(page: Page) {
  const { email, token, ein } = await submitApplication(page);
  return { email, ein, at: (number: number) => `/application/create/${token}?page=${number}` };
}

test("B-73 B-74 B-75 staff ask for a change, the applicant makes it, staff approve", {
  tag: "@http",
}, async ({ page, browser, javaScriptEnabled }) => {
  const { email, ein, at } = await submitted(page);
  const mended = freshEin();
  const staff = await staffPage(browser, page, javaScriptEnabled);
  await chooseInStaffMenu(staff, "Applications");
  await expect(staff).toHaveURL("/admin/applications");
  await ready(staff, javaScriptEnabled);
  await expectAccessible(staff);
  await staff.getByLabel("Search").fill(email);
  await staff.getByRole("button", { name: "Search" }).click();
  await expect(staff).toHaveURL(/search=/);
  await staff.getByRole("link", { name: club }).click();
  await expect(staff.getByRole("heading", { level: 1 })).toHaveText(club);
  await ready(staff, javaScriptEnabled);
  await expectAccessible(staff);

  await waive(staff);
  await expect(staff.getByText("Moved on.")).toBeVisible();
  await staff.getByRole("button", { name: "Begin the review" }).click();
  await expect(staff.getByText("The review has begun.")).toBeVisible();
  await expectDecisionsInSight(staff);
  // Beside the last answer too, which is far down.
  await staff.locator(".review-page dd").last().scrollIntoViewIfNeeded();
  await expect(staff.getByRole("button", { name: "Send it back" })).toBeInViewport({ ratio: 1 });
  await ready(staff, javaScriptEnabled);
  await staff.getByRole("button", { name: "Send back for changes" }).click();
  await expect(staff.getByRole("alert")).toContainText("at least one change");
  await ready(staff, javaScriptEnabled);
  await expectAccessible(staff);
  await staff.locator('summary[aria-label="Ask for a change: EIN"]').click();
  await staff.locator("textarea[name=ask_ein]").fill("This is the school's number.");
  await staff.getByRole("button", { name: "Send back for changes" }).click();
  await expect(staff.getByText("Sent back.")).toBeVisible();
  await expect(staff.getByText("Asked for: This is the school's number.")).toBeVisible();
  await ready(staff, javaScriptEnabled);
  await expectAccessible(staff);

  await page.goto(at(2));
  await expect(page.getByText("This is the school's number.").first()).toBeVisible();
  await page.locator("input[name=ein]").fill(mended);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByLabel("Fiscal year ends")).toBeVisible();
  await page.goto(at(6));
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page).toHaveURL(/\/app(\/payments)?$/);

  await staff.reload();
  await expect(staff.getByText(mended)).toBeVisible();
  await expect(staff.getByText(`Before: ${ein}`)).toBeVisible();
  await expect(staff.getByText("1 answer was changed since it was sent back.")).toBeVisible();
  // What staff have read before is folded away, and on paper all the same.
  const unchanged = staff.locator(".review-page").filter({ hasNotText: "changed answer" }).first();
  await expect(unchanged.locator("dl")).toBeHidden();
  await staff.emulateMedia({ media: "print" });
  await expect(unchanged.locator("dl")).toBeVisible();
  await expect(unchanged.locator("dt").first()).toBeVisible();
  await staff.emulateMedia({ media: "screen" });
  await staff.getByRole("button", { name: "Begin the review" }).click();
  await expect(staff.getByText("The review has begun.")).toBeVisible();
  await staff.getByText("Approve this application").click();
  await ready(staff, javaScriptEnabled);
  await staff.getByLabel("I have read every answer.").check();
  await staff.getByRole("button", { name: "Approve", exact: true }).click();
  await expect(staff.getByText("The organization is a member now.")).toBeVisible();
  // The joining price was waived with the step, so its invoice asks nobody for money.
  await expect(staff.getByText("This organization is a member.")).toBeVisible();
  await expect(staff.getByText("There is nothing left to do.")).toBeVisible();
  await expect(staff.getByText(/^\S+, settled/)).toBeVisible();

  await page.goto("/app");
  await expect(page.getByText("Membership current")).toBeVisible();
  await expect(page.getByText("Maintain").first()).toBeVisible();
  await staff.context().close();
});

test("B-73 a decision that comes too late says so; a reason is needed to decline", {
  tag: "@http",
}, async ({ page, browser, javaScriptEnabled }) => {
  const { email } = await submitted(page);
  const staff = await staffPage(browser, page, javaScriptEnabled);
  await staff.goto(`/admin/applications?search=${email}`);
  await staff.getByRole("link", { name: club }).click();
  await expect(staff.getByText("Move on without a payment")).toBeVisible();
  await ready(staff, javaScriptEnabled);
  const other = await staff.context().newPage();
  await other.goto(staff.url());
  await enterCheck(other);
  await waive(staff);
  await expect(staff.getByText("This application is now in another state.")).toBeVisible();
  await expectAccessible(staff);
  await staff.getByRole("button", { name: "Begin the review" }).click();
  await expect(staff.getByText("The review has begun.")).toBeVisible();
  await ready(staff, javaScriptEnabled);
  await staff.getByText("Decline this application").click();
  await staff.getByRole("button", { name: "Decline", exact: true }).click();
  await expect(staff.getByRole("alert")).toContainText("reason");
  await expectAccessible(staff);
  await staff.getByLabel("Reason, in words for the applicant").fill("The group sells for profit.");
  await expect(staff.getByLabel("Pay back the $295.00 that was paid")).toBeChecked();
  await staff.getByRole("button", { name: "Decline", exact: true }).click();
  await expect(staff.getByText("Declined. The applicant reads your reason")).toBeVisible();
  await expect(staff.getByText("$295.00 is still to be paid back.")).toBeVisible();
  await ready(staff, javaScriptEnabled);
  await expectAccessible(staff);
  await staff.getByRole("link", { name: "Pay it back" }).click();
  await ready(staff, javaScriptEnabled);
  await staff.getByRole("textbox", { name: "Reason" }).fill("The application was declined.");
  await staff.getByRole("button", { name: "Enter as paid back" }).click();
  await expect(staff.getByText("Nothing is left to pay back")).toBeVisible();
  await staff.context().close();
});
