import type { Browser } from "@playwright/test";
import { admin, origin, signIn } from "./people";
import type { Page } from "./support";

/** Signs in the demonstration's staff on this page and opens one of their pages. */
export const signInAsStaff = (staff: Page, next = "/admin"): Promise<void> =>
  signIn(staff, admin, next);

const waiverReason = "The district pays for all its clubs.";

/** The body that waives what is open of an application's joining invoice, by the HTML of its page. */
export function waiverIn(html: string) {
  const [, open] = /name="open" value="([\d.]+)"/.exec(html) ?? [];
  if (!open) throw new Error("nothing is open of the joining invoice");
  return { decision: "paid", open, reason: waiverReason };
}

/** Moves the application on this page on without a payment. */
export async function waive(staff: Page): Promise<void> {
  await staff.getByText("Move on without a payment").click();
  await staff.getByLabel("Reason, in words for the applicant").fill(waiverReason);
  await staff.getByRole("button", { name: /^Waive \$/ }).click();
}

/** A page of the staff in a browser of its own, as wide as this one, beside the visitor's. */
export async function staffPage(
  browser: Browser,
  page: Page,
  javaScriptEnabled: boolean | undefined,
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin(),
    viewport: page.viewportSize(),
    javaScriptEnabled: javaScriptEnabled !== false,
  });
  const staff = await context.newPage();
  await signIn(staff, admin, "/admin");
  return staff;
}
