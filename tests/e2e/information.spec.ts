import { expect, expectAccessible, ready, test } from "./support";

test("G-32 a treasurer finds the form and its date", async ({ page, javaScriptEnabled }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "The yearly IRS return" }).click();
  await expect(page).toHaveURL("/irs-form-990");
  await ready(page, javaScriptEnabled);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Show the form" }).click();
  await expect(page.getByRole("alert")).toContainText("Choose how old your organization is.");
  await ready(page, javaScriptEnabled);
  await expectAccessible(page);
  await page.getByLabel("Three years or more").check();
  await page.getByLabel("What do you take in a year?").fill("$12,500");
  await page.getByRole("button", { name: "Show the form" }).click();
  await expect(page.getByText("You can file the Form 990-N")).toBeVisible();
  await expect(page.getByLabel("What do you take in a year?")).toHaveValue("$12,500");
  await page.getByRole("button", { name: "Show the date" }).click();
  await expect(page.getByText(/the return is due \w+ \d+, \d{4}/)).toBeVisible();
});

test("G-33 a treasurer finds their state by keyboard", { tag: "@http" }, async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto("/incorporation-and-ein");
  await ready(page, javaScriptEnabled);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Find your state's fees" }).click();
  await expect(page).toHaveURL("/state-registration#us_map");
  await ready(page, javaScriptEnabled);
  await expectAccessible(page);
  await page
    .getByRole("navigation", { name: "Map of the states" })
    .getByRole("link", { name: "Ohio" })
    .focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/state-registration/OH");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("State registration: Ohio");
  await ready(page, javaScriptEnabled);
  await expectAccessible(page);
});
