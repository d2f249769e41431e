import { signInAsStaff } from "./staff";
import { expect, expectAccessible, ready, test } from "./support";

// What staff see of the machine room. Nothing here is carried out: other tests need the queues.

test("H-13 staff see the queues, the schedules and what was given up", { tag: "@http" }, async ({
  page,
  javaScriptEnabled,
}) => {
  await signInAsStaff(page, "/admin/jobs");
  await ready(page, javaScriptEnabled);
  await expect(page.getByRole("heading", { level: 1, name: "Jobs" })).toBeVisible();
  const documents = page.getByRole("row").filter({ hasText: "Documents" });
  await expect(documents.getByText("Working")).toBeVisible();
  await expect(documents.getByRole("button", { name: "Pause" })).toBeVisible();
  await expect(page.getByText("Check the chain of the audit").first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "All failed jobs, one by one" }).click();
  await expect(page).toHaveURL(/\/admin\/jobs\/failed/);
  await ready(page, javaScriptEnabled);
  await expectAccessible(page);
});

test("H-13 staff read the record of changes and look for one action in it", {
  tag: "@http",
}, async ({ page, javaScriptEnabled }) => {
  await signInAsStaff(page, "/admin/audit");
  await ready(page, javaScriptEnabled);
  const rows = page.getByRole("row");
  await expect(rows.filter({ hasText: "Signed in" }).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("searchbox", { name: "What was done" }).fill("accounts.group-created");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL(/action=accounts\.group-created/);
  await ready(page, javaScriptEnabled);
  await expect(rows.filter({ hasText: "Group created" })).toHaveCount(1);
  await expect(rows.filter({ hasText: "Signed in" })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("searchbox", { name: "What was done" }).fill("nothing.at-all");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL(/action=nothing/);
  await ready(page, javaScriptEnabled);
  await expectAccessible(page);
});
