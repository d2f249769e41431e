import { owe } from "./debtor";
import { staffPage } from "./staff";
import { expect, expectAccessible, type Page, ready, test } from "./support";

test.describe.configure({ timeout: 180_000 });

/** The number of the account that the page's person belongs to. */
async function accountOf(page: Page): Promise<number> {
  await page.goto("/app");
  const edit = await page.getByRole("link", { name: "Edit profile" }).getAttribute("href");
  return Number(/\d+$/.exec(edit ?? "")?.[0]);
}

test("C-02 C-67 staff enter a check and pay part of it back; the member reads it all", async ({
  page,
  browser,
  javaScriptEnabled,
}) => {
  const hasScript = javaScriptEnabled !== false;
  await owe(page);
  const accountId = await accountOf(page);
  const staff = await staffPage(browser, page, hasScript);
  await staff.goto(`/admin/payments/latest/${accountId}`);
  await ready(staff, hasScript);
  await expectAccessible(staff);
  await staff.getByRole("textbox", { name: "Amount" }).fill("a lot");
  await staff.getByRole("textbox", { name: "Number of the check" }).fill("204");
  await staff.getByRole("button", { name: "Enter the payment" }).click();
  await expect(staff.getByRole("alert").first()).toBeVisible();
  await expect(staff.getByRole("textbox", { name: "Number of the check" })).toHaveValue("204");
  await ready(staff, hasScript);
  await expectAccessible(staff);
  await staff.getByRole("textbox", { name: "Amount" }).fill("100");
  await staff.getByRole("button", { name: "Enter the payment" }).click();
  await expect(staff.getByText("The payment is entered.")).toBeVisible();

  await staff.getByRole("link", { name: "Pay back" }).first().click();
  await expect(staff).toHaveURL(/\/admin\/payments\/refund\/\d+$/);
  await ready(staff, hasScript);
  await expectAccessible(staff);
  await staff.getByRole("textbox", { name: "Amount" }).fill("40.00");
  await staff.getByRole("textbox", { name: "Why" }).fill("The check was written for too much.");
  await staff.getByRole("button", { name: "Enter as paid back" }).click();
  await expect(staff.getByText("Paid back. The account is told.")).toBeVisible();

  await page.goto("/app/finances");
  await ready(page, hasScript);
  await expectAccessible(page);
  await expect(page.getByText("$235.00 is open.")).toBeVisible();
  await page.getByRole("link", { name: "Refunds and credits" }).click();
  await expect(page).toHaveURL(/finances\?/);
  await expect(page.getByText("$40.00").first()).toBeVisible();
  await page.getByRole("link", { name: "Invoices", exact: true }).click();
  await page.getByRole("link", { name: /^\d{4}-\d{6}$/ }).click();
  await expect(page).toHaveURL(/\/app\/invoices\/show\/\d+$/);
  await ready(page, hasScript);
  await expectAccessible(page);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("link", { name: "Pay this invoice" })).toBeHidden();
  await expect(page.getByText("$235.00").first()).toBeVisible();
  await staff.context().close();
});

test("staff's pages for discounts and for what does not match", async ({
  page,
  browser,
  javaScriptEnabled,
}) => {
  await page.goto("/");
  const staff = await staffPage(browser, page, javaScriptEnabled !== false);
  for (const path of [
    "/admin/payments/unmatched",
    "/admin/discounts",
    "/admin/discounts/new",
  ] as const) {
    await staff.goto(path);
    await ready(staff, javaScriptEnabled);
    await expect(staff.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible(staff);
  }
  await staff.context().close();
});
