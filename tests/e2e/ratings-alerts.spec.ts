import { randomUUID } from "node:crypto";
import { admin, signIn } from "./people";
import { expect, expectAccessible, openUntil, ready, test } from "./support";

test("G-22 G-23 G-26 G-27 G-28 a page is rated by its stars, once in a week", {
  tag: "@http",
}, async ({ page, javaScriptEnabled }) => {
  await page.goto("/incorporation-and-ein?from=test");
  await ready(page, javaScriptEnabled);
  const rating = page.getByRole("region", { name: "Was this resource helpful?" });
  await expect(rating.getByRole("radio")).toHaveCount(5);
  await rating.getByLabel("Comments").fill("The order of the steps helped.");
  await rating.getByRole("button", { name: "Submit" }).click();
  await expect(page.locator("#rating-form-rating-error")).toBeVisible();
  await expect(page.getByLabel("Comments")).toHaveValue("The order of the steps helped.");
  await expectAccessible(page);

  await page.getByRole("radio", { name: "4 stars" }).check({ force: true });
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText("Thank you, we have received your review!")).toBeVisible();
  await expectAccessible(page);
  await page.goto("/incorporation-and-ein");
  await expect(page.getByText("Thank you, we have received your review!")).toBeVisible();
  await expect(page.getByRole("radio")).toHaveCount(0);
  await page.goto("/state-registration/KS");
  await expect(page.getByRole("radio", { name: "5 stars" })).toBeAttached();
});

test("G-22 stars are chosen by keyboard, and the page keeps what is around them @script", async ({
  page,
}) => {
  await page.goto("/state-registration/OK?kept=1");
  await ready(page, true);
  // The question's script is loaded after the page's own; until then it is sent as a plain form.
  await page.waitForFunction(() => {
    const form = document.querySelector("#rating-form");
    return form !== null && Object.keys(form).some((key) => key.startsWith("__reactProps"));
  });
  await page.getByRole("radio", { name: "1 star", exact: true }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "3 stars" })).toBeChecked();
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText("Thank you, we have received your review!")).toBeVisible();
  await expect(page).toHaveURL(/\/state-registration\/OK\?kept=1$/);
});

test("G-22 who was refused before the question's script came is thanked with it @script", async ({
  page,
}) => {
  await page.goto("/state-registration/NE");
  await page.locator("#rating-form").evaluate((form: HTMLFormElement) => form.submit());
  await expect(page).toHaveURL(/\/ratings\b/);
  await ready(page, true);
  await expect(page.locator("#rating-form-rating-error")).toBeVisible();
  await page.getByRole("radio", { name: "4 stars" }).check({ force: true });
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText("Thank you, we have received your review!")).toBeVisible();
  await page.getByRole("link", { name: "Español" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

// Alone: a banner is on every page, those of other tests too. It is over when the test is.
test("G-29 G-30 G-31 a banner is made by staff, closed by a visitor, and shows again when its words change @once", {
  tag: "@http",
}, async ({ page, browser, javaScriptEnabled }) => {
  const context = await browser.newContext({ javaScriptEnabled: javaScriptEnabled ?? true });
  const staff = await context.newPage();
  await signIn(staff, admin, "/admin");
  await staff.goto("/admin/alerts/new");
  await ready(staff, javaScriptEnabled);
  const text = `Our office is closed this week (${randomUUID().slice(0, 8)}).`;
  await staff.getByLabel("Kind").selectOption("holiday");
  await staff.getByLabel("Text in English").fill(text);
  await staff.getByLabel("First day").fill("2020-01-01");
  await staff.getByLabel("Last day").fill("2100-01-01");
  await staff.getByRole("button", { name: "Preview" }).click();
  await expect(staff.getByRole("heading", { name: "This is how it looks" })).toBeVisible();
  await expect(staff.getByLabel("Text in English")).toHaveValue(text);
  await expectAccessible(staff);
  await staff.getByRole("button", { name: "Save" }).click();
  await staff.waitForURL(/\/admin\/alerts$/);

  const shows = (path: string, words: string, times: number) =>
    openUntil(page, path, () =>
      expect(page.getByText(words)).toHaveCount(times, { timeout: 1_000 }),
    );
  await shows("/contact", text, 1);
  await ready(page, javaScriptEnabled);
  const banner = page.getByRole("region").filter({ hasText: text });
  await expect(banner).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Your name").fill("Maria");
  await banner.getByRole("button", { name: "Close this banner" }).click();
  await expect(banner).toHaveCount(0);
  // It is gone at once; that it stays away is what the answer says.
  const kept = async () => (await page.context().cookies()).map(({ name }) => name).join();
  await expect.poll(kept).toMatch(/\balert_/);
  await expect(page).toHaveURL(/\/contact$/);
  if (javaScriptEnabled !== false) {
    await expect(page.getByLabel("Your name")).toHaveValue("Maria");
  }
  await page.goto("/privacy");
  await expect(page.getByText(text)).toHaveCount(0);

  await staff.getByRole("link", { name: text }).click();
  await staff.getByLabel("Text in English").fill(`${text} Really.`);
  await staff.getByRole("button", { name: "Save" }).click();
  await staff.waitForURL(/\/admin\/alerts$/);
  await shows("/privacy", `${text} Really.`, 1);

  await staff.getByRole("link", { name: text }).click();
  await staff.getByRole("button", { name: "End it now" }).click();
  await staff.waitForURL(/\/admin\/alerts$/);
  await shows("/privacy", `${text} Really.`, 0);
  await context.close();
});
