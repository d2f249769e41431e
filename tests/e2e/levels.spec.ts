import { admin, signIn } from "./people";
import { chooseInStaffMenu, expect, expectAccessible, ready, test } from "./support";

// Nothing is saved here: other tests read the prices at the same time.
test("H-10 staff preview a renewal, and are told what is wrong", { tag: "@http" }, async ({
  page,
  javaScriptEnabled,
}) => {
  await signIn(page, admin, "/admin");
  await ready(page, javaScriptEnabled);
  await chooseInStaffMenu(page, "Levels");
  await expect(page).toHaveURL("/admin/levels");
  await ready(page, javaScriptEnabled);
  await expectAccessible(page);

  await page.getByRole("link", { name: "Maintain", exact: true }).click();
  await expect(page).toHaveURL("/admin/levels/1002");
  await ready(page, javaScriptEnabled);
  await page.getByLabel("Price of a renewal").fill("210");
  await page.getByRole("button", { name: "Preview a renewal" }).click();
  const table = page.getByRole("table", { name: "What a member would pay" });
  await expect(table.getByText("$190.00")).toBeVisible();
  await expect(page.getByLabel("Price of a renewal")).toHaveValue(/^210/);
  await expect(page.locator("main form")).toHaveAttribute("data-state", /idle|blocked/);
  await expectAccessible(page);

  await page.getByLabel("Early-bird discount").fill("999");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("The discount can be at most the price.");
  await expect(page.getByLabel("Price of a renewal")).toHaveValue(/^210/);
  await expect(page.locator("main form")).toHaveAttribute("data-state", /idle|blocked/);
  await expectAccessible(page);
});

test("what one rule says of several fields is mended at any of them", { tag: "@script" }, async ({
  page,
}) => {
  await signIn(page, admin, "/admin/discounts/new");
  await ready(page, true);
  await page.getByLabel("Code").fill("spring27");
  await page.getByLabel("Description").fill("Spring");
  const send = page.getByRole("button", { name: "Make the discount" });
  await send.click();
  const summary = page.getByRole("alert");
  await expect(summary).toContainText("Choose at least one kind of line");
  await page.getByLabel("Renewals").check();
  await expect(summary).not.toContainText("Choose at least one kind of line");
  await page.getByLabel("Percent off").fill("12.5");
  await expect(summary).toBeHidden();
  await expect(send).toBeEnabled();
});
