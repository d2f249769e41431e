import { owe } from "./debtor";
import { accountOf } from "./people";
import { staffPage } from "./staff";
import { expect, expectAccessible, expectPaper, ready, test } from "./support";

test("C-02 C-67 staff enter a check and pay part of it back; the member reads it all", {
  tag: "@http",
}, async ({ page, browser, javaScriptEnabled }) => {
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
  await staff.getByRole("textbox", { name: "Reason" }).fill("The check was written for too much.");
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
  await expect(page).toHaveURL(/show=invoices$/);
  await ready(page, hasScript);
  await page.getByRole("link", { name: /^\d{4}-\d{6}$/ }).click();
  await expect(page).toHaveURL(/\/app\/invoices\/show\/\d+$/);
  await ready(page, hasScript);
  await expectAccessible(page);
  await expectPaper(page, page.getByRole("heading", { name: "What it is for" }));
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("link", { name: "Pay this invoice" })).toBeHidden();
  await expect(page.getByRole("link", { name: "All invoices" })).toBeHidden();
  await expect(page.getByText("$235.00").first()).toBeVisible();
  await staff.context().close();
});
