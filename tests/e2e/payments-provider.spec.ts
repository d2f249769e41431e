import { randomUUID } from "node:crypto";
import { closeDialog, expectDialog, fillCard, owe, payButton, untilLive } from "./debtor";
import { expect, type Page, test } from "./support";

// The provider itself fails, for one payer. Each test has a debtor of its own.
const once = { tag: ["@script", "@once"] };
const plain = { tag: "@plain" };

/** Makes the provider fail at the next call that says `only`; `on` is the request's name. */
async function fail(page: Page, kind: string, on: string, only: string): Promise<void> {
  const { headers } = await page.request.get("/app/payments").then((answer) => ({
    headers: answer.headers(),
  }));
  // The screen's policy names the provider that its script may come from.
  const [provider = ""] =
    /http:\/\/127\.0\.0\.1:\d+/.exec(headers["content-security-policy"] ?? "") ?? [];
  const answer = await page.request.post(`${provider}/admin/faults`, { data: { kind, on, only } });
  expect(answer.ok()).toBe(true);
}

/** Looks again until what was charged is entered here, as the recovery does by itself. */
async function untilEntered(page: Page): Promise<void> {
  await expect(async () => {
    await page.goto("/app/payments");
    await expect(page.getByText("Nothing to pay")).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

test(
  "C-18 C-37 the provider is down: no token, and the same form pays when it is back",
  once,
  async ({ page, complaints }) => {
    await owe(page);
    await untilLive(page);
    const cardNumber = "6011000000000012";
    await fillCard(page, { cardNumber });
    await fail(page, "http-500", "securePaymentContainerRequest", cardNumber);
    await payButton(page).click();
    await expectDialog(page, "Uh oh!", "Unable to complete payment.");
    await closeDialog(page);
    await expect(page.locator("#card-cardCode")).toHaveValue("900");
    await payButton(page).click();
    await expectDialog(page, "Success!", "This transaction has been approved.");
    complaints.length = 0;
  },
);

test(
  "C-39 charged and not assigned: nobody is asked to pay again, and it is entered by itself",
  once,
  async ({ page }) => {
    await owe(page);
    await untilLive(page);
    const name = `Ada L${randomUUID()}`;
    await fillCard(page, { name });
    await fail(page, "reset-after", "createTransactionRequest", name.slice(4));
    await payButton(page).click();
    await expectDialog(
      page,
      "Uh oh!",
      "Your transaction was processed but we had problem assigning your payment. Please do not submit another payment! Call (555) 010-0142 for assistance.",
    );
    await closeDialog(page);
    await untilEntered(page);
  },
);

test(
  "C-40 without script the provider is down: the screen says so, and leads there when it is back",
  plain,
  async ({ page }) => {
    await owe(page);
    const attempt = await page.locator('input[name="attempt"]').first().inputValue();
    await fail(page, "http-500", "getHostedPaymentPageRequest", attempt);
    const go = page.getByRole("button", { name: "Continue to the secure payment page" });
    await go.click();
    await expect(page).toHaveTitle(/^Error: /);
    await go.click();
    await expect(page).toHaveURL("/app/payments/hosted/open");
  },
);
