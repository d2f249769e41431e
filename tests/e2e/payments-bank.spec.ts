import { closeDialog, expectDialog, owe, payButton, untilLive } from "./debtor";
import { expect, expectAccessible, test } from "./support";

// Bank accounts as they are paid with the page's script. Each test has a debtor of its own.

const script = { tag: "@script" };
const once = { tag: ["@script", "@once"] };
const field = (name: string) => `#bank-${name}`;

test(
  "C-05 C-24 C-27 C-28 C-35 a bank account pays; its numbers stay in the browser",
  script,
  async ({ page }) => {
    await owe(page);
    await untilLive(page);
    await expect(page.getByRole("radio", { name: "Credit card" })).toBeChecked();
    await page.getByRole("radio", { name: "Bank account" }).check();
    await expectAccessible(page);
    const types = await page
      .locator(`${field("accountType")} option`)
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    expect(types).toEqual(["", "checking", "savings", "businessChecking"]);
    for (const [name, length] of [
      ["nameOnAccount", "255"],
      ["accountNumber", "17"],
      ["accountNumber_confirmation", "40"],
      ["routingNumber", "9"],
    ] as const) {
      await expect(page.locator(field(name))).toHaveAttribute("maxlength", length);
    }
    await page.locator(field("nameOnAccount")).fill("Lincoln High School Band Boosters");
    await page.locator(field("accountType")).selectOption("businessChecking");
    await page.locator(field("routingNumber")).fill("121042882");
    await expect(page.getByText("Wells Fargo Bank")).toBeVisible();
    await page.locator(field("accountNumber")).fill("9731558240617");
    await page.locator(field("accountNumber_confirmation")).fill("9731558240617");
    const sending = page.waitForRequest("**/app/payments/bank");
    await payButton(page).click();
    const sent = await sending;
    expect(sent.postDataJSON()).toMatchObject({
      type: "bank_account",
      nameOnAccount: "Lincoln High School Ba",
      accountType: "businessChecking",
      value: 295,
    });
    expect(sent.postData()).not.toMatch(/9731558240617|121042882/);
    await expectDialog(page, "Success!", "This transaction has been approved.");
    await closeDialog(page);
    await expect(page).toHaveURL("/app/finances");
  },
);

test(
  "C-23 C-25 C-26 the rules of the account numbers, and C-31 the provider's own",
  once,
  async ({ page }) => {
    await owe(page);
    await untilLive(page);
    await page.getByRole("radio", { name: "Bank account" }).check();
    await payButton(page).click();
    const summary = page.getByRole("alert", { name: "There is a problem" });
    await expect(summary.getByRole("link")).toHaveCount(5);
    await page.locator(field("nameOnAccount")).fill("Ada");
    await page.locator(field("accountType")).selectOption("checking");
    await page.locator(field("routingNumber")).fill("121042882");
    await page.locator(field("accountNumber")).fill("1234567");
    await page.locator(field("accountNumber_confirmation")).fill("1234568");
    await payButton(page).click();
    const differ = "The account number fields must match.";
    await expect(page.locator("#bank-accountNumber-error")).toContainText(differ);
    await expect(page.locator("#bank-accountNumber_confirmation-error")).toContainText(differ);
    await page.locator(field("accountNumber")).fill("121042882");
    await expect(page.locator("#bank-accountNumber_confirmation-error")).toHaveCount(0);
    await page.locator(field("accountNumber_confirmation")).fill("121042882");
    await payButton(page).click();
    await expect(page.locator("#bank-accountNumber-error")).toContainText(
      "The account number cannot be the same as the routing number.",
    );
    await page.locator(field("routingNumber")).fill("121042883");
    await payButton(page).click();
    await expect(page.locator("#bank-routingNumber-error")).toContainText(
      "Please provide valid routing number.",
    );
  },
);

test(
  "C-29 C-30 one look-up after a pause in typing; a slow or failing one blocks nothing",
  once,
  async ({ page, complaints }) => {
    await owe(page);
    await untilLive(page);
    await page.getByRole("radio", { name: "Bank account" }).check();
    const asked: string[] = [];
    let answer: "real" | "unknown" | "away" = "real";
    await page.route("**/routing-number?**", (route) => {
      asked.push(new URL(route.request().url()).searchParams.get("rn") ?? "");
      if (answer === "away") return route.abort();
      if (answer === "unknown")
        return route.fulfill({ json: { code: 404, message: "Not known." } });
      return route.continue();
    });
    const routing = page.locator(field("routingNumber"));
    await routing.pressSequentially("121042882", { delay: 40 });
    await expect(page.getByText("Wells Fargo Bank")).toBeVisible();
    expect(asked).toEqual(["121042882"]);
    await routing.fill("121042883");
    await expect(page.getByText(/^Check the routing number/)).toBeVisible();
    answer = "unknown";
    await routing.fill("021000021");
    await expect(page.getByText("Not known.")).toBeVisible();
    answer = "away";
    await routing.fill("322271627");
    await expect.poll(() => asked).toEqual(["121042882", "021000021", "322271627"]);
    await page.locator(field("nameOnAccount")).fill("Ada");
    await page.locator(field("accountType")).selectOption("savings");
    await page.locator(field("accountNumber")).fill("1234567");
    await page.locator(field("accountNumber_confirmation")).fill("1234567");
    await payButton(page).click();
    await expectDialog(page, "Success!", "This transaction has been approved.");
    complaints.length = 0;
  },
);
