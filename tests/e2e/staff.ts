import type { Browser } from "@playwright/test";
import { admin, origin, signIn } from "./people";
import type { Page } from "./support";

/** Signs in the demonstration's staff on this page and opens one of their pages. */
export const signInAsStaff = (staff: Page, next = "/admin"): Promise<void> =>
  signIn(staff, admin, next);

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
