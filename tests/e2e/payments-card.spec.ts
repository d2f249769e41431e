import { closeDialog, expectDialog, fillCard, owe, payButton, untilLive } from "./debtor";
import { expect, expectAccessible, test } from "./support";

// Cards as they are paid with the page's script. Each test has a debtor of its own.

const script = { tag: "@script" };
const once = { tag: ["@script", "@once"] };

test(
  "C-01 C-18 C-35 C-36 a card pays: the provider's script makes a token, we see no card",
  script,
  async ({ page }) => {
    await owe(page);
    await untilLive(page);
    await expect(page.getByText("$295.00").first()).toBeVisible();
    await expect(page.getByRole("link", { name: /^Open invoice / })).toHaveAttribute(
      "href",
      /\/app\/invoices\/show\/\d+$/,
    );
    await expectAccessible(page);
    await fillCard(page);
    const sending = page.waitForRequest("**/app/payments/credit");
    await payButton(page).click();
    const sent = await sending;
    const body = sent.postDataJSON();
    expect(Object.keys(body).toSorted()).toEqual(
      ["address", "attempt", "city", "dataDescriptor", "dataValue", "invoices", "name"].concat([
        "phone",
        "state",
        "type",
        "value",
        "zip",
      ]),
    );
    expect(body).toMatchObject({ type: "credit_card", value: 295, phone: "" });
    expect(sent.postData()).not.toMatch(/4111|"900"/);
    await expectDialog(page, "Success!", "This transaction has been approved.");
    await expectAccessible(page);
    await closeDialog(page);
    await expect(page).toHaveURL("/app/finances");
    await page.goto("/app/payments");
    await expect(page.getByText("Nothing to pay")).toBeVisible();
  },
);

test("C-13 C-14 C-15 C-16 C-17 empty fields are named, phone apart", once, async ({ page }) => {
  await owe(page);
  await untilLive(page);
  await payButton(page).click();
  const summary = page.getByRole("alert", { name: "There is a problem" });
  await expect(summary).toBeFocused();
  const labels = ["card number", "expiration date", "card code", "name"];
  await expect(summary.getByRole("link")).toHaveText(
    labels.map((label) => `The ${label} field is required.`),
  );
  await expect(payButton(page)).toHaveAttribute("aria-disabled", "true");
  await expectAccessible(page);
  await page.locator("#card-name").fill("Ada Lovelace");
  await expect(page.locator("#card-name-error")).toHaveCount(0);
  await payButton(page).click({ force: true });
  await expect(summary).toBeFocused();
  await expect(page.locator("#card-zip")).toHaveAttribute("maxlength", "10");
  await expect(page.locator("#card-cardNumber")).toHaveAttribute("maxlength", "20");
  const year = new Date().getFullYear();
  await fillCard(page, { expiry: "13 / 28" });
  await payButton(page).click();
  await expect(page.locator("#card-expiry-error")).toContainText("for example 04 / 28");
  await fillCard(page, { expiry: `12 / ${(year + 11) % 100}` });
  await payButton(page).click();
  await expect(page.locator("#card-expiry-error")).toContainText(
    `between ${year} and ${year + 10}`,
  );
});

test(
  "C-13 card fields are typed as they are on the card, and the account's address is there",
  once,
  async ({ page }) => {
    await owe(page);
    await untilLive(page);
    const number = page.locator("#card-cardNumber");
    await expect(number).toHaveAttribute("autocomplete", "cc-number");
    await number.pressSequentially("370000000000002");
    await expect(number).toHaveValue("3700 000000 00002");
    await expect(page.getByText("American Express", { exact: true })).toBeVisible();
    // Mended in the middle, the caret stays behind the same digit.
    await number.press("Home");
    for (let step = 0; step < 5; step += 1) await number.press("ArrowRight");
    await number.press("Delete");
    await number.press("9");
    await expect(number).toHaveValue("3700 900000 00002");
    await number.fill("4111111111111111");
    await expect(number).toHaveValue("4111 1111 1111 1111");
    await expect(page.getByText("Visa", { exact: true })).toBeVisible();

    const expiry = page.locator("#card-expiry");
    await expect(expiry).toHaveAttribute("autocomplete", "cc-exp");
    await expiry.pressSequentially("430");
    await expect(expiry).toHaveValue("04 / 30");
    for (let step = 0; step < 3; step += 1) await expiry.press("Backspace");
    await expect(expiry).toHaveValue("0");

    await expect(page.getByText("Filled in from your account.")).toBeVisible();
    const known = { address: "12 Elm Street", zip: "30030", city: "Decatur", state: "GA" };
    for (const [name, value] of Object.entries(known)) {
      await expect(page.locator(`#card-${name}`)).toHaveValue(value);
    }
    const order = await page
      .locator("#card-address, #card-zip, #card-city, #card-state")
      .evaluateAll((fields) => fields.map(({ id }) => id));
    expect(order).toEqual(["card-address", "card-zip", "card-city", "card-state"]);
    await expectAccessible(page);
  },
);

for (const { width, height } of [
  { width: 360, height: 640 },
  { width: 1280, height: 700 },
]) {
  test(`the total stays in sight beside the form, ${width} pixels wide`, once, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await owe(page);
    await untilLive(page);
    const total = page.locator(".pay-layout .bill-total");
    await expect(total).toContainText("$295.00");
    for (const id of ["card-cardNumber", "card-city", "card-phone"]) {
      await page.locator(`#${id}`).focus();
      await expect(total).toBeInViewport({ ratio: 1 });
      const [field, sum] = await Promise.all([
        page.locator(`#${id}`).boundingBox(),
        total.boundingBox(),
      ]);
      // What is typed into is never under it.
      if (width < 1024)
        expect(field?.y ?? 0).toBeGreaterThanOrEqual((sum?.y ?? 0) + (sum?.height ?? 0));
    }
    await expectAccessible(page);
  });
}

test(
  "C-19 what the provider's script finds wrong is at its field, several at once",
  once,
  async ({ page }) => {
    await owe(page);
    await untilLive(page);
    await fillCard(page, { cardNumber: "4111 1111 1111 1112", cardCode: "1" });
    await payButton(page).click();
    await expect(page.locator("#card-cardNumber-error")).toContainText(
      "Please provide valid credit card number.",
    );
    await expect(page.locator("#card-cardCode-error")).toContainText("Please provide valid CVV.");
    await fillCard(page);
    const now = new Date();
    // In January no month that can be chosen is over.
    if (now.getMonth() === 0) return;
    await page.locator("#card-expiry").fill(`01 / ${now.getFullYear() % 100}`);
    await payButton(page).click();
    await expect(page.locator("#card-expiry-error")).toContainText(
      "Expiration date must be in the future.",
    );
    await expect(page.getByRole("dialog")).toHaveCount(0);
  },
);

test(
  "C-22 C-37 C-38 a declined card: the dialog, and what was typed but the card code",
  script,
  async ({ page }) => {
    await owe(page);
    await untilLive(page);
    await fillCard(page, { zip: "46282" });
    await payButton(page).click();
    await expectDialog(
      page,
      "Uh oh!",
      "Unable to complete payment.",
      "Error This transaction has been declined.",
    );
    await expectAccessible(page);
    await closeDialog(page);
    await expect(page.locator("#card-cardNumber")).toHaveValue("4111 1111 1111 1111");
    await expect(page.locator("#card-expiry")).toHaveValue(/^12 \/ \d\d$/);
    await expect(page.locator("#card-name")).toHaveValue("Ada Lovelace");
    await expect(page.locator("#card-cardCode")).toHaveValue("");
    await page.locator("#card-zip").fill("30301");
    await page.locator("#card-cardCode").fill("900");
    await payButton(page).click();
    await expectDialog(page, "Success!", "This transaction has been approved.");
  },
);

test(
  "C-37 C-38 C-09 no answer: everything stays, and the same key is sent again",
  once,
  async ({ page, complaints }) => {
    await owe(page);
    await untilLive(page);
    await fillCard(page);
    const keys: string[] = [];
    await page.route("**/app/payments/credit", (route) => {
      keys.push(route.request().postDataJSON().attempt);
      return keys.length === 1 ? route.abort() : route.continue();
    });
    await payButton(page).click();
    await expectDialog(page, "Uh oh!", "Unable to complete payment.");
    await closeDialog(page);
    await expect(page.locator("#card-cardCode")).toHaveValue("900");
    await payButton(page).click();
    await expectDialog(page, "Success!", "This transaction has been approved.");
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
    complaints.length = 0;
  },
);

test(
  "C-18 the provider is away: the page says so, offers its own page, and tries again",
  once,
  async ({ page, complaints }) => {
    let isAway = true;
    await page.route("**/v1/Accept.js", (route) => (isAway ? route.abort() : route.continue()));
    await owe(page);
    const away = page.getByText("The secure card form could not be loaded");
    await expect(away).toBeVisible();
    await expect(page.getByRole("button", { name: /secure payment page/ })).toBeVisible();
    await expectAccessible(page);
    await fillCard(page);
    await payButton(page).click();
    await expectDialog(
      page,
      "Uh oh!",
      "Error Our card provider did not answer. Nothing was charged. Please try again.",
    );
    await closeDialog(page);
    isAway = false;
    await page.getByRole("button", { name: "Try again" }).click();
    await untilLive(page);
    await expect(away).toBeHidden();
    complaints.length = 0;
  },
);

test("C-39 charged and not assigned: nobody is asked to pay again", once, async ({ page }) => {
  await owe(page);
  await untilLive(page);
  await page.route("**/app/payments/credit", (route) =>
    route.fulfill({ json: { messages: { resultCode: "Error", message: [] } } }),
  );
  await fillCard(page);
  await payButton(page).click();
  await expectDialog(
    page,
    "Uh oh!",
    "Your transaction was processed but we had problem assigning your payment. Please do not submit another payment! Call (555) 010-0142 for assistance.",
  );
});

test("C-09 a double click on Pay sends one payment", once, async ({ page }) => {
  await owe(page);
  await untilLive(page);
  await fillCard(page);
  let sent = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/app/payments/credit")) sent += 1;
  });
  await payButton(page).dblclick();
  await expectDialog(page, "Success!", "This transaction has been approved.");
  expect(sent).toBe(1);
});
