import {
  closeDialog,
  expectDialog,
  fillCard,
  owe,
  payAtProvider,
  payButton,
  untilLive,
} from "./debtor";
import { accountOf } from "./people";
import { staffPage } from "./staff";
import { expect, expectAccessible, type Page, ready, test } from "./support";

// Every way to pay but our own card and bank forms. Each test has a debtor of its own.

const once = { tag: ["@script", "@once"] };
const plain = { tag: "@plain" };

async function choosePaypal(page: Page, javaScriptEnabled: boolean | undefined): Promise<void> {
  await page.getByRole("radio", { name: "PayPal" }).check();
  if (javaScriptEnabled === false) {
    await page.getByRole("button", { name: "Update the total" }).click();
  }
  await page.getByRole("button", { name: "Pay $295.00 with PayPal" }).click();
  await expect(page.getByText("You are about to pay $295.00.")).toBeVisible();
}

const answerAtPaypal = (page: Page, answer: "Pay" | "Cancel") =>
  page.getByRole("button", { name: answer, exact: true }).click();

test("C-42 C-44 C-46 C-48 PayPal: there, back, and paid once", { tag: "@http" }, async ({
  page,
  javaScriptEnabled,
}) => {
  await owe(page);
  await ready(page, javaScriptEnabled);
  await choosePaypal(page, javaScriptEnabled);
  const returning = page.waitForRequest(/\/app\/payments\/paypal\/return\?/);
  await answerAtPaypal(page, "Pay");
  const back = (await returning).url();
  await expect(page).toHaveURL("/app/payments");
  await expect(page.getByText("You agreed at PayPal.")).toBeVisible();
  await page.goto(back);
  await expect(page).toHaveURL("/app/payments");
  await expect(page.getByRole("checkbox")).toBeDisabled();
  await expect(page.locator("#discount-code")).toBeDisabled();
  await expect(page.getByRole("radio")).toHaveCount(0);
  await ready(page, javaScriptEnabled);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Pay $295.00 with PayPal" }).click();
  await expect(page).toHaveURL("/app/finances");
  await page.goto("/app/payments");
  await expect(page.getByText("Nothing to pay")).toBeVisible();
  const again = await page.goto(back);
  expect(again?.status()).toBeLessThan(500);
});

test("C-44 C-45 C-56 PayPal cancelled there, and disconnected here", { tag: "@http" }, async ({
  page,
  javaScriptEnabled,
}) => {
  await owe(page);
  await ready(page, javaScriptEnabled);
  await choosePaypal(page, javaScriptEnabled);
  await answerAtPaypal(page, "Cancel");
  await expect(page).toHaveURL("/app/payments");
  await expect(page.getByText("You left PayPal without paying.")).toBeVisible();
  await expect(page.getByRole("checkbox")).toBeEnabled();
  await ready(page, javaScriptEnabled);
  await choosePaypal(page, javaScriptEnabled);
  await page.goto("/app/payments");
  await expect(page.getByText("PayPal waits for your consent to $295.00.")).toBeVisible();
  await expect(page.getByRole("checkbox")).toBeDisabled();
  await expect(page.locator("#discount-code")).toBeDisabled();
  await expect(page.getByRole("button", { name: "Apply" })).toHaveCount(0);
  await ready(page, javaScriptEnabled);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Disconnect PayPal" }).click();
  await expect(page.getByText("PayPal is disconnected.")).toBeVisible();
  await expect(page.getByRole("checkbox")).toBeEnabled();
  await expect(page.locator("#discount-code")).toBeEnabled();
});

test(
  "C-47 a PayPal payment that does not begin: the toast, and another try",
  once,
  async ({ page, complaints }) => {
    await owe(page);
    await ready(page);
    await page.route("**/app/payments/paypal/init?**", (route) => route.abort());
    await page.getByRole("radio", { name: "PayPal" }).check();
    await page.getByRole("button", { name: "Pay $295.00 with PayPal" }).click();
    const toast = page.getByRole("dialog", { name: "Uh oh!" });
    await expect(toast.getByText("That didn't work.")).toBeVisible();
    await page.unroute("**/app/payments/paypal/init?**");
    await page.getByRole("button", { name: "Pay $295.00 with PayPal" }).click();
    await expect(page.getByText("You are about to pay $295.00.")).toBeVisible();
    complaints.length = 0;
  },
);

test("C-49 C-51 C-48 a discount that covers everything: only settling is offered", {
  tag: "@http",
}, async ({ page, javaScriptEnabled }) => {
  await owe(page);
  await ready(page, javaScriptEnabled);
  await page.locator("#discount-code").fill("freeride");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.locator("#discount-code")).toBeDisabled();
  await expect(page.locator("#discount-code")).toHaveValue("FREERIDE");
  const settle = page.getByRole("button", { name: "Settle without payment" });
  await expect(settle).toBeVisible();
  await expect(payButton(page)).toHaveCount(0);
  await expect(page.getByRole("radio")).toHaveCount(0);
  await ready(page, javaScriptEnabled);
  await expectAccessible(page);
  await settle.click();
  await expect(page).toHaveURL("/app/finances");
  await page.goto("/app/payments");
  await expect(page.getByText("Nothing to pay")).toBeVisible();
});

test(
  "C-03 C-04 C-06 C-07 C-52 C-55 C-58 boxes, code and totals on a live page",
  once,
  async ({ page }) => {
    await owe(page);
    await untilLive(page);
    const box = page.getByRole("checkbox");
    await expect(box).toBeChecked();
    await fillCard(page);
    await box.uncheck();
    await expect(page.getByText("No invoices selected")).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: "Total $0.00" })).toBeVisible();
    await expect(payButton(page)).toHaveCount(0);
    await expectAccessible(page);
    await box.check();
    await expect(page.locator("#card-cardNumber")).toHaveValue("4111 1111 1111 1111");
    const code = page.locator("#discount-code");
    await code.pressSequentially("nosuch");
    await expect(code).toHaveValue("NOSUCH");
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page.locator("#discount-code-error")).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(code).toBeEnabled();
    await code.fill("welcome10");
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(code).toBeDisabled();
    await expect(page.getByText("-$29.50")).toBeVisible();
    await expect(payButton(page)).toHaveText("Pay $265.50");
    await page.reload();
    await expect(payButton(page)).toHaveText("Pay $265.50");
    await page.getByRole("button", { name: "Remove" }).click();
    await expect(code).toBeEnabled();
    await expect(payButton(page)).toHaveText("Pay $295.00");
  },
);

test("C-57 without script a refused code is in its field again", plain, async ({ page }) => {
  await owe(page);
  await page.getByRole("radio", { name: "PayPal" }).check();
  await page.getByRole("button", { name: "Update the total" }).click();
  await page.locator("#discount-code").fill("nosuch");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.locator("#discount-code-error")).toBeVisible();
  await expect(page).toHaveTitle(/^Error: /);
  await expect(page.locator("#discount-code")).toHaveValue("NOSUCH");
  await expect(page.locator("#discount-code")).toBeFocused();
  await expect(page.getByRole("radio", { name: "PayPal" })).toBeChecked();
  await expectAccessible(page);
  await page.locator("#discount-code").fill("welcome10");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByRole("button", { name: "Pay $265.50 with PayPal" })).toBeVisible();
});

test(
  "C-08 a total that changed meanwhile is shown, and not charged",
  once,
  async ({ page, context }) => {
    await owe(page);
    await untilLive(page);
    await fillCard(page);
    await page.locator("#discount-code").fill("WELCOME10");
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(payButton(page)).toHaveText("Pay $265.50");
    const other = await context.newPage();
    await other.goto("/app/payments");
    await ready(other);
    await other.getByRole("button", { name: "Remove" }).click();
    await expect(payButton(other)).toHaveText("Pay $295.00");
    await other.close();
    await payButton(page).click();
    await expectDialog(page, "Uh oh!", "Unable to complete payment.");
    await closeDialog(page);
    await expect(payButton(page)).toHaveText("Pay $295.00");
    await expect(page.locator("#card-name")).toHaveValue("Ada Lovelace");
  },
);

test("C-36 staff pay on behalf of an account", once, async ({ page, browser }) => {
  await owe(page);
  const id = await accountOf(page);
  const staff = await staffPage(browser, page, true);
  await staff.goto(`/app/payments?account_id=${id}`);
  await expect(staff.getByText("You are paying on behalf of")).toBeVisible();
  await untilLive(staff);
  await fillCard(staff);
  await payButton(staff).click();
  await expectDialog(staff, "Success!", "This transaction has been approved.");
  await closeDialog(staff);
  await expect(staff).toHaveURL(`/admin/payments/latest/${id}`);
  await staff.context().close();
});

test("the provider's script does not stay when the screen is left", once, async ({ page }) => {
  await owe(page);
  await untilLive(page);
  await page.getByRole("link", { name: "Settings" }).click();
  await expect(page).toHaveURL("/account");
  expect(await page.evaluate(() => "Accept" in window)).toBe(false);
  await page.goto("/app");
  await ready(page);
  await page.getByRole("main").locator('a[href="/app/payments"]').first().click();
  await expect(page).toHaveURL("/app/payments");
  await untilLive(page);
});

test("C-40 without script the provider's own page takes the card", plain, async ({ page }) => {
  await owe(page);
  await expect(page.locator("#card-cardNumber")).toBeHidden();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Continue to the secure payment page" }).click();
  await expect(page).toHaveURL("/app/payments/hosted/open");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Pay $295.00 at our card provider",
  );
  await expectAccessible(page);
  await payAtProvider(page);
  await page.goto("/app/payments");
  await expect(page.getByText("Nothing to pay")).toBeVisible();
});
