import { submitApplication } from "./people";
import { expect, type Page } from "./support";

/**
 * Signs in a new applicant who owes the joining price of a level, $295.00 as a rule, and opens the
 * payments screen.
 * @returns the applicant's address
 */
export async function owe(page: Page, level = 1001): Promise<string> {
  const { email } = await submitApplication(page, level);
  await page.goto("/app/payments");
  return email;
}

/** Waits until the page's script and the provider's are there. */
export async function untilLive(page: Page): Promise<void> {
  await page.waitForFunction(() => (window as { isReady?: boolean }).isReady === true);
}

const card = {
  cardNumber: "4111 1111 1111 1111",
  expiry: `12 / ${(new Date().getFullYear() + 10) % 100}`,
  cardCode: "900",
  name: "Ada Lovelace",
  address: "1 Main Street",
  city: "Atlanta",
  zip: "30301",
};

/** Fills in the card form; `changes` by field. */
export async function fillCard(page: Page, changes: Partial<typeof card> = {}): Promise<void> {
  for (const [name, value] of Object.entries({ ...card, ...changes })) {
    await page.locator(`#card-${name}`).fill(value);
  }
  await page.locator("#card-state").selectOption("GA");
}

export const payButton = (page: Page) =>
  page.getByRole("button", { name: /^Pay \$[\d,.]+$/ }).filter({ visible: true });

/** The title, the text and the footer of the open dialog. */
export async function expectDialog(page: Page, title: string, ...texts: string[]): Promise<void> {
  const dialog = page.getByRole("dialog", { name: title });
  await expect(dialog).toBeVisible();
  for (const text of texts) await expect(dialog.getByText(text, { exact: true })).toBeVisible();
}

/** Fills in the provider's own page for a card, and pays there. */
export async function payAtProvider(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Open the payment page" }).click();
  await page.getByLabel("Card number").fill("4111111111111111");
  await page.getByLabel("Expiration (MM/YY)").fill("12/35");
  await page.getByLabel("Card code").fill("900");
  await page.getByLabel("ZIP").fill("30301");
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(page).toHaveURL("/app/finances");
  await expect(page.getByText("This transaction has been approved.")).toBeVisible();
}

/** Pays what the payments screen shows by card: on it, or without script at the provider. */
export async function payByCard(page: Page, javaScriptEnabled: boolean | undefined): Promise<void> {
  if (javaScriptEnabled === false) {
    await page.getByRole("button", { name: "Continue to the secure payment page" }).click();
    await payAtProvider(page);
    return;
  }
  await untilLive(page);
  await fillCard(page);
  await payButton(page).click();
  await expectDialog(page, "Success!", "This transaction has been approved.");
  await closeDialog(page);
  await expect(page).toHaveURL("/app/finances");
}

export const closeDialog = (page: Page) => page.getByRole("button", { name: "OK" }).click();
