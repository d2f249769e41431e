import { Secret, TOTP } from "otpauth";
import { mailedLink } from "./mailbox";
import { password, startApplication, withoutBrowser } from "./people";
import { expect, expectAccessible, forgetEverybody, type Page, ready, test } from "./support";

const address = (person: string) => `${person}@goodstanding.example`;

/** Somebody new, whose way of signing in may change. */
const somebody = async (): Promise<string> =>
  (await startApplication(await withoutBrowser())).email;

async function signIn(page: Page, email: string, path = "/login") {
  await page.goto(path);
  await page.getByLabel("E-mail address").fill(email);
  await page.locator("input[name=password]").fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

test("A-32 A-33 H-21 H-23 a member signs in to the page asked for, and out again", async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto("/account");
  await expect(page).toHaveURL("/login?next=%2Faccount");
  await ready(page, javaScriptEnabled);
  await expectAccessible(page);
  await page.getByLabel("E-mail address").fill(address("member"));
  await page.locator("input[name=password]").fill("not-the-password-1");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByText("don't go together")).toBeVisible();
  await expect(page.locator(":focus")).toContainText("don't go together");
  await expect(page).toHaveTitle(/^Error: Sign in/);
  await expect(page.getByLabel("E-mail address")).toHaveValue(address("member"));
  await expectAccessible(page);

  // Mending the password alone is enough to try again.
  await page.locator("input[name=password]").fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL("/account");
  const organizations = page.getByRole("main");
  await expect(organizations.getByText("Lincoln High School Band Boosters")).toBeVisible();
  await ready(page, javaScriptEnabled);
  await expectAccessible(page);

  await page.goto("/logout");
  await expectAccessible(page);
  await page.getByRole("main").getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL("/");
  await page.goto("/app");
  await expect(page).toHaveURL("/login?next=%2Fapp");
});

test("H-22 the treasurer's home shows the standing, the renewal and two unpaid invoices", {
  tag: "@http",
}, async ({ page }) => {
  await signIn(page, address("treasurer"));
  await expect(page).toHaveURL("/app");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Lincoln High School");
  await expect(page.getByText("Renews soon")).toBeVisible();
  await expect(page.getByRole("row")).toHaveCount(3);
  await expect(page.getByText("$25.00")).toBeVisible();
  await expectAccessible(page);
});

test("H-01 H-21 staff reach /admin, members do not", { tag: "@http" }, async ({ page }) => {
  await signIn(page, address("admin"), "/login?next=%2Fadmin");
  await expect(page).toHaveURL("/admin");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Today");
  await expectAccessible(page);
  await forgetEverybody(page);
  await signIn(page, address("member"));
  await expect(page).toHaveURL("/app");
  const answer = await page.goto("/admin");
  expect(answer?.status()).toBe(403);
});

test("A-35 A-36 A-38 A-39 a forgotten password is reset through the mailed link", {
  tag: "@http",
}, async ({ page, javaScriptEnabled }) => {
  const email = await somebody();
  await page.goto("/login");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(page).toHaveURL("/password/email");
  await ready(page, javaScriptEnabled);
  await expectAccessible(page);
  await page.getByLabel("E-mail address").fill(email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByRole("heading", { name: "Check your e-mail" })).toBeVisible();
  await expectAccessible(page);

  const link = await mailedLink(page, email, /\/password\/reset\//);
  await page.goto(link);
  await ready(page, javaScriptEnabled);
  await expectAccessible(page);
  const first = page.getByLabel("New password");
  await expect(first).toHaveValue("");
  if (javaScriptEnabled !== false) {
    const strength = page.getByText("Password strength:").locator("..");
    await expect(strength).toContainText("Very weak");
    await first.fill("Marching-Band!4782");
    await expect(strength).not.toContainText("Very weak");
  }
  await first.fill("short");
  await page.getByLabel("Confirm password").fill("other");
  await page.getByRole("button", { name: "Reset password" }).click();
  await expect(page.getByRole("dialog", { name: "That didn't work." })).toBeVisible();
  await expect(page.getByRole("alert")).toContainText("at least 8 characters");
  await expect(page.getByRole("alert")).toBeFocused();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Dismiss" }).click();
  await page.getByLabel("New password").fill(password);
  await page.getByLabel("Confirm password").fill(password);
  await page.getByRole("button", { name: "Reset password" }).click();
  await expect(page).toHaveURL("/login?reset=1");
  await expect(page.getByText("Your password was changed.")).toBeVisible();

  await page.goto(link);
  await expect(page.getByText("This link looks old or used")).toBeVisible();
  await expectAccessible(page);
});

test("two-step sign-in is set up, asked for, and turned off", { tag: "@http" }, async ({
  page,
  javaScriptEnabled,
}) => {
  const email = await somebody();
  await signIn(page, email, "/login?next=%2Faccount%2Ftwo-step");
  await expect(page).toHaveURL(/\/account\/two-step/);
  await expectAccessible(page);
  await page.getByLabel("Current password").fill(password);
  await page.getByRole("button", { name: "Set up two-step sign-in" }).click();
  await expect(page.getByRole("img", { name: /QR code/ })).toBeVisible();
  await expectAccessible(page);
  const secret = (await page.locator("code").first().innerText()).replaceAll(" ", "");
  const app = new TOTP({ secret: Secret.fromBase32(secret) });
  await page.locator("input[name=code]").fill(app.generate());
  await page.getByRole("button", { name: "Turn on two-step sign-in" }).click();
  await expect(page.getByRole("heading", { name: "Your recovery codes" })).toBeVisible();
  await expectAccessible(page);
  const [code = ""] = await page.locator("code").allInnerTexts();

  await page.goto("/account");
  // A browser without script shows nothing of passkeys.
  if (javaScriptEnabled !== false) {
    await expect(page.getByText("Next time, sign in without a password")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "No, thank you" }).click();
  }
  await expect(page.getByText("Next time, sign in without a password")).toBeHidden();

  await forgetEverybody(page);
  await signIn(page, email, "/login?next=%2Faccount%2Ftwo-step%2Foff");
  await expect(page.getByRole("heading", { name: "Enter your code" })).toBeVisible();
  await expectAccessible(page);
  await page.locator("input[name=code]").fill("000000");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("alert")).toContainText("not right");
  await page.locator("input[name=code]").fill(code);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL("/account/two-step/off");
  await page.getByLabel("Current password").fill(password);
  await page.getByRole("button", { name: "Turn it off" }).click();
  await expect(page).toHaveURL("/account/two-step");
  await expect(page.getByRole("button", { name: "Set up two-step sign-in" })).toBeVisible();
});
