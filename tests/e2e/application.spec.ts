import { mailedLink } from "./mailbox";
import { password } from "./people";
import { expect, expectAccessible, forgetEverybody, type Page, ready, test } from "./support";
import { answers, fill, fillPage, start } from "./wizard";

const dismiss = (page: Page) => page.getByRole("button", { name: "Dismiss" }).click();
const steps = (page: Page) => page.getByRole("navigation", { name: "Steps" }).getByRole("listitem");

test("B-48 B-49 B-51 B-53 B-56 B-58 B-60 B-66 B-71 from the start through six pages to the invoice", async ({
  page,
  javaScriptEnabled,
  viewport,
}) => {
  const { email, token } = await start(page, javaScriptEnabled);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Start-up application");
  await expect(page.getByText("17%", { exact: true })).toBeVisible();
  await expect(page.getByText("After you submit")).toHaveCount(0);
  await expectAccessible(page);

  // The wrong application is told, and mended by the checkbox.
  await fill(page, { ...answers[0], has_501c: "1" });
  await page.getByRole("button", { name: "Next" }).click();
  const wrong = page.getByRole("dialog", { name: "Did you start the wrong application?" });
  await expect(wrong).toContainText(
    "Standard start-up accounts include tax-exemption, while maintain accounts are for groups with existing exemption.",
  );
  await expect(wrong.getByRole("button", { name: "Delete" })).toBeVisible();
  await expectAccessible(page);
  await wrong.getByRole("link", { name: "Change the checkbox" }).click();
  const box = page.getByLabel("We have a letter from the IRS");
  if (javaScriptEnabled !== false) await expect(box).toBeFocused();
  await expect(page.getByLabel("Legal name")).toHaveValue(answers[0]?.legal_name ?? "");
  await dismiss(page);
  await box.uncheck();
  await page.getByRole("button", { name: "Next" }).click();
  await page.waitForURL(/page=2$/);
  await ready(page, javaScriptEnabled);

  // Done steps carry a check mark, the active one its number.
  if ((viewport?.width ?? 0) >= 1024) {
    await expect(steps(page).nth(0)).toHaveAttribute("data-state", "done");
    await expect(steps(page).nth(0).locator(".mark svg")).toBeVisible();
    await expect(steps(page).nth(1)).toHaveAttribute("aria-current", "step");
    await expect(steps(page).nth(1).locator(".mark")).toHaveText("2");
    await expect(steps(page).nth(1)).toContainText("What your state and the IRS know");
  } else {
    await expect(page.getByText("Step 2 of 6")).toBeVisible();
  }
  await expectAccessible(page);

  await fillPage(page, 2);
  await ready(page, javaScriptEnabled);
  // Signed out and back by the link of the mail: the first page that is not complete.
  await forgetEverybody(page);
  await page.goto(await mailedLink(page, email, /\/application\/create\//));
  await expect(page).toHaveURL(/^.*\/login\?next=/);
  await page.getByLabel("E-mail address").fill(email);
  await page.locator("input[name=password]").fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL(`/application/create/${token}?page=3`);
  await expect(page.getByText(/^Saved /)).toBeVisible();
  for (const number of [3, 4, 5]) {
    await ready(page, javaScriptEnabled);
    await expectAccessible(page);
    await fillPage(page, number);
  }

  await ready(page, javaScriptEnabled);
  await expect(page.getByText("100%", { exact: true })).toBeVisible();
  await expect(page.getByText("After you submit, your answers are locked")).toBeVisible();
  await fill(page, answers[5] ?? {});
  await expectAccessible(page);
  await page.getByRole("button", { name: "Check your answers" }).click();
  await expect(page).toHaveURL(`/application/check/${token}`);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Change: City" }).click();
  await page.waitForURL(/page=1&return=check#address_city$/);
  await ready(page, javaScriptEnabled);
  await page.getByRole("textbox", { name: "City" }).fill("Avondale Estates");
  await page.getByRole("button", { name: "Save and return" }).click();
  await expect(page).toHaveURL(`/application/check/${token}`);
  await expect(page.getByText("Avondale Estates")).toBeVisible();
  await page.getByRole("link", { name: "Continue to the last page" }).click();
  await page.waitForURL(/page=6$/);
  await ready(page, javaScriptEnabled);
  const signer = page.getByRole("textbox", { name: "Your full name" });
  await expect(signer).toHaveValue("Luis Okafor");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Submit" }).click();

  await expect(page).toHaveURL("/app/payments");
  await expect(page.getByText("Your data was saved.")).toBeVisible();
  await expect(page.getByRole("dialog", { name: "Success!" })).toBeVisible();
  await expect(page.getByText("$295.00").first()).toBeVisible();
  await ready(page, javaScriptEnabled);
  await expectAccessible(page);

  await page.goto(`/application/create/${token}`);
  await ready(page, javaScriptEnabled);
  await expect(page.getByText("Your application is with us")).toBeVisible();
  await expect(page.getByRole("button", { name: "Locked" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Submit" })).toHaveCount(0);
  await expectAccessible(page);
  await page.goto("/app");
  await expect(page.getByText("is submitted and waits for the payment")).toBeVisible();
  await expectAccessible(page);
});

test("B-51 B-52 errors stay on the page and keep every value; Previous saves nothing", {
  tag: "@http",
}, async ({ page, javaScriptEnabled }) => {
  await start(page, javaScriptEnabled);
  await page.getByLabel("City").fill("Kept City");
  await page.getByRole("button", { name: "Next" }).click();
  const summary = page.getByRole("alert");
  await expect(summary).toContainText("There is a problem");
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(/^Error: Start-up application/);
  await expect(page.getByLabel("City")).toHaveValue("Kept City");
  await expect(page.getByText("That didn't work.")).toBeVisible();
  await expectAccessible(page);
  await dismiss(page);
  await summary.getByRole("link", { name: "The ZIP code field is required." }).click();
  await expect(page.getByLabel("ZIP code")).toBeFocused();
  await fillPage(page, 1);
  await ready(page, javaScriptEnabled);
  await page.getByLabel("We belong to a central organization").check();
  await page.getByRole("link", { name: "Previous" }).click();
  await expect(page).toHaveURL(/page=1$/);
  await expect(page.getByLabel("City")).toHaveValue("Decatur");
  // Back and forward never send anything again.
  await page.goBack();
  await page.goForward();
  await expect(page.getByLabel("City")).toHaveValue("Decatur");
});

test("B-67 Delete leads to the price list, and the application is gone", { tag: "@http" }, async ({
  page,
  javaScriptEnabled,
}) => {
  const { token } = await start(page, javaScriptEnabled);
  await page.getByLabel("We have asked the IRS for exemption").check();
  await page.getByRole("button", { name: "Next" }).click();
  const wrong = page.getByRole("dialog", { name: "Did you start the wrong application?" });
  await wrong.getByRole("button", { name: "Delete" }).click();
  await expect(page).toHaveURL("/pricing");
  const answer = await page.goto(`/application/create/${token}`);
  expect(answer?.status()).toBe(404);
});

test("B-45 the other kind of application keeps the answers", { tag: "@http" }, async ({
  page,
  javaScriptEnabled,
}) => {
  const { token } = await start(page, javaScriptEnabled);
  await fillPage(page, 1);
  await page.goto(`/application/switch/${token}`);
  await ready(page, javaScriptEnabled);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Change to Maintain" }).click();
  await expect(page).toHaveURL(/\/application\/create\/[\w-]+\?page=1$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Membership application");
  await expect(page.getByLabel("Legal name")).toHaveValue(answers[0]?.legal_name ?? "");
});

test("two tabs: neither overwrites the other without being told", { tag: "@http" }, async ({
  page,
  javaScriptEnabled,
}) => {
  await start(page, javaScriptEnabled);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await ready(other, javaScriptEnabled);
  await fillPage(other, 1);
  await other.close();
  await fill(page, { ...answers[0], legal_name: "Typed in the first tab" });
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByRole("button", { name: "Keep theirs" })).toBeVisible();
  await expect(page.getByText("Typed in the first tab")).toBeVisible();
  await expect(page.getByText(answers[0]?.legal_name ?? "")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Use mine" }).click();
  await expect(page).toHaveURL(/page=2$/);
  await page.getByRole("link", { name: "Previous" }).click();
  await expect(page.getByLabel("Legal name")).toHaveValue("Typed in the first tab");
});
