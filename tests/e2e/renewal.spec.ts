import {
  accountOf,
  admin,
  read,
  scriptHeaders,
  signIn,
  signInBy,
  submitApplication,
  withoutBrowser,
} from "./people";
import { staffPage, waiverIn } from "./staff";
import { expect, expectAccessible, type Page, ready, test } from "./support";

/**
 * Signs in somebody new who is a member at the level that the joined one renews as, 1002 as a rule;
 * returns the number of the account.
 */
async function becomeMember(page: Page, joined = 1001): Promise<number> {
  const { email } = await submitApplication(page, joined);
  const staff = await withoutBrowser();
  await signInBy(staff, admin);
  const list = await read(staff, `/admin/applications?search=${encodeURIComponent(email)}`);
  const [address = ""] = /\/admin\/applications\/\d+/.exec(list) ?? [];
  const headers = await scriptHeaders(staff, address);
  for (const data of [
    waiverIn(await read(staff, address)),
    { decision: "in_review" },
    { decision: "approved", is_confirmed: 1, group_id: "" },
  ]) {
    const answer = await staff.request.post(address, { headers, data });
    expect(answer.status(), await answer.text()).toBe(200);
  }
  return await accountOf(page);
}

const upgrade = (page: Page) => page.getByRole("checkbox", { name: "Upgrade to Full Service" });
const incorporation = (page: Page) =>
  page.getByRole("checkbox", { name: "Add the incorporation package" });
const renew = (page: Page) => page.getByRole("button", { name: "Renew membership" });

/** Without script a button asks for the totals that script shows at once. */
async function expectTotal(page: Page, hasScript: boolean, amount: string) {
  if (!hasScript) await page.getByRole("button", { name: "Recompute" }).click();
  await expect(page.locator(".bill-total").getByText(amount)).toBeVisible();
}

test("D-13 D-16 D-18 D-19 D-36 D-41 D-42 a member chooses, is asked for the return, renews and cancels", {
  tag: "@http",
}, async ({ page, javaScriptEnabled }) => {
  const hasScript = javaScriptEnabled !== false;
  await becomeMember(page);
  await page.goto("/app/renewal");
  await ready(page, hasScript);
  await expectAccessible(page);
  await expect(upgrade(page)).toBeChecked();
  await upgrade(page).uncheck();
  await expectTotal(page, hasScript, "$175.00");
  await ready(page, hasScript);
  await incorporation(page).check();
  await expectTotal(page, hasScript, "$545.00");
  await expect(upgrade(page)).toBeChecked();
  await ready(page, hasScript);
  await upgrade(page).uncheck();
  await expectTotal(page, hasScript, "$175.00");
  await expect(incorporation(page)).not.toBeChecked();
  await upgrade(page).check();
  await expectTotal(page, hasScript, "$425.00");

  await renew(page).click();
  const notice = page.getByRole("dialog", { name: "Please send us your latest tax return" });
  await expect(notice).toBeVisible();
  await ready(page, hasScript);
  await expectAccessible(page);
  await notice.getByRole("button", { name: "Cancel" }).click();
  await expect(notice).toBeHidden();
  await expect(upgrade(page)).toBeChecked();
  await ready(page, hasScript);

  // In one step: the page writes its own total again whenever it is drawn.
  await renew(page).evaluate((button: HTMLButtonElement) => {
    const total = button.form?.elements.namedItem("totals[order_total]");
    if (total instanceof HTMLInputElement) total.value = "1.00";
    button.click();
  });
  const oops = page.getByRole("dialog", { name: "Oops..." });
  await expect(oops.getByText("The total is now $425.00. Your choices are kept.")).toBeVisible();
  await ready(page, hasScript);
  await expectAccessible(page);
  await oops.getByRole("button", { name: "OK" }).click();
  await expect(oops).toBeHidden();
  await page.goto("/app/renewal");
  await ready(page, hasScript);
  await renew(page).click();
  await notice.getByRole("button", { name: "I understand" }).click();
  await expect(page).toHaveURL("/app/payments");
  await expect(page.getByText("The renewal is in. Its invoice is ready.")).toBeVisible();

  await page.goto("/app/renewal");
  await ready(page, hasScript);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Cancel the renewal" }).click();
  await expect(page).toHaveURL("/app/renewal/cancel");
  await ready(page, hasScript);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Cancel the renewal" }).click();
  await expect(page.getByText("The renewal is cancelled. Its invoice is void.")).toBeVisible();
  await expect(renew(page)).toBeVisible();
});

test("D-20 D-35 staff suspend a member from basic renewal and renew on its behalf; its next is full service", {
  tag: "@http",
}, async ({ page, browser, javaScriptEnabled }) => {
  const hasScript = javaScriptEnabled !== false;
  const accountId = await becomeMember(page);
  const staff = await staffPage(browser, page, hasScript);
  await staff.goto(`/admin/accounts/show/${accountId}`);
  await ready(staff, hasScript);
  await expectAccessible(staff);
  await staff
    .getByRole("textbox", { name: "Reason", exact: true })
    .fill("Three returns are missing.");
  await staff.getByRole("button", { name: "Suspend from basic renewal" }).click();
  await expect(staff.getByRole("button", { name: "Allow it again" })).toBeVisible();
  await expect(staff.getByRole("blockquote")).toContainText("Three returns are missing.");
  await ready(staff, hasScript);
  await expectAccessible(staff);

  await page.goto("/app/renewal");
  await ready(page, hasScript);
  await expectAccessible(page);
  await expect(upgrade(page)).toBeChecked();
  await expect(upgrade(page)).toBeDisabled();

  await staff.getByRole("link", { name: "Renewal", exact: true }).click();
  await expect(staff).toHaveURL(`/admin/accounts/${accountId}/renewal`);
  await ready(staff, hasScript);
  await expectAccessible(staff);
  await renew(staff).click();
  await staff.getByRole("button", { name: "I understand" }).click();
  await expect(staff).toHaveURL(`/admin/accounts/show/${accountId}`);
  await expect(staff.getByText(/Invoice \d{4}-\d{6} waits for \$425\.00/)).toBeVisible();
});

test("D-13 D-15 D-17 D-41 a full-service member has no upgrade to choose and is asked for the return", {
  tag: "@http",
}, async ({ page, javaScriptEnabled }) => {
  const hasScript = javaScriptEnabled !== false;
  await becomeMember(page, 1003);
  await page.goto("/app/renewal");
  await ready(page, hasScript);
  await expectAccessible(page);
  await expect(page.locator(".bill-total").getByText("$445.00")).toBeVisible();
  await expect(upgrade(page)).toHaveCount(0);
  await expect(incorporation(page)).toHaveCount(0);
  await renew(page).click();
  const notice = page.getByRole("dialog", { name: "Please send us your latest tax return" });
  await expect(notice).toBeVisible();
  await ready(page, hasScript);
  await notice.getByRole("button", { name: "I understand" }).click();
  await expect(page).toHaveURL("/app/payments");
  await expect(page.getByText("The renewal is in. Its invoice is ready.")).toBeVisible();
});

test("D-38 D-39 D-40 a chapter that its group pays for is warned before the form", {
  tag: "@http",
}, async ({ page, javaScriptEnabled }) => {
  const hasScript = javaScriptEnabled !== false;
  await signIn(page, "chapter@goodstanding.example", "/app/renewal");
  const warning = page.getByRole("dialog", { name: "Are you sure?" });
  await expect(warning.getByText(/belongs to Delta Rho Omega/)).toBeVisible();
  await ready(page, hasScript);
  await expectAccessible(page);
  await warning.getByRole("link", { name: "Cancel" }).click();
  await expect(page).toHaveURL("/account");
  await page.goto("/app/renewal");
  await ready(page, hasScript);
  await warning.getByRole("link", { name: "Renew individually" }).click();
  await expect(renew(page)).toBeVisible();
  await expect(warning).toBeHidden();
  await expect(incorporation(page)).toBeChecked();
  await ready(page, hasScript);
  await expectAccessible(page);
});
