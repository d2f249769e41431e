import { submitApplication } from "./people";
import { staffPage } from "./staff";
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

/** Somebody new has submitted; returns the pages' addresses and the e-mail. */
async function submitted(page: Page) {
  const { email, token } = await submitApplication(page);
  return { email, at: (number: number) => `/application/create/${token}?page=${number}` };
}

test("B-73 B-74 B-75 staff ask for a change, the applicant makes it, staff approve", {
  tag: "@http",
}, async ({ page, browser, javaScriptEnabled }) => {
  const { email, at } = await submitted(page);
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

  await staff.getByRole("button", { name: "Note as paid" }).click();
  await expect(staff.getByText("Noted as paid.")).toBeVisible();
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
  await page.locator("input[name=ein]").fill("58-7654321");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByLabel("Fiscal year ends")).toBeVisible();
  await page.goto(at(6));
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page).toHaveURL(/\/app(\/payments)?$/);

  await staff.reload();
  await expect(staff.getByText("58-7654321")).toBeVisible();
  await expect(staff.getByText("Before: 58-1234567")).toBeVisible();
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
  // It was noted as paid, and no payment is entered.
  await expect(staff.getByText("This organization is a member.")).toBeVisible();
  await expect(staff.getByText(/^The joining invoice \S+ is open: /)).toBeVisible();

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
  await expect(staff.getByRole("button", { name: "Note as paid" })).toBeVisible();
  await ready(staff, javaScriptEnabled);
  const other = await staff.context().newPage();
  await other.goto(staff.url());
  await other.getByRole("button", { name: "Note as paid" }).click();
  await expect(other.getByText("Noted as paid.")).toBeVisible();
  await staff.getByRole("button", { name: "Note as paid" }).click();
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
  await staff.getByRole("button", { name: "Decline", exact: true }).click();
  await expect(staff.getByText("Declined. The applicant reads your reason")).toBeVisible();
  await staff.context().close();
});
