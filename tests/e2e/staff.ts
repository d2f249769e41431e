import type { Browser } from "@playwright/test";
import { expect, type Page } from "./support";

/** Signs in the demonstration's staff on this page and waits for one of their pages. */
export async function signInAsStaff(staff: Page, next = "/admin"): Promise<void> {
  await staff.goto(`/login?next=${encodeURIComponent(next)}`);
  await staff.getByLabel("E-mail address").fill("admin@goodstanding.example");
  await staff.locator("input[name=password]").fill("booster-club-2026");
  await staff.getByRole("button", { name: "Sign in" }).click();
  await expect(staff).toHaveURL(next);
}

/** A page of the staff in a browser of its own, as wide as this one, beside the visitor's. */
export async function staffPage(
  browser: Browser,
  page: Page,
  javaScriptEnabled: boolean | undefined,
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    viewport: page.viewportSize(),
    javaScriptEnabled: javaScriptEnabled !== false,
  });
  const staff = await context.newPage();
  await signInAsStaff(staff);
  return staff;
}
