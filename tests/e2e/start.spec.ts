import { randomUUID } from "node:crypto";
import {
  expect,
  expectAccessible,
  forgetEverybody,
  holdBack,
  type Page,
  ready,
  test,
} from "./support";

const newAddress = () => `${randomUUID()}@starts.example`;
const password = "marching-band-2026";

async function fill(page: Page, email: string, typed = password) {
  await page.getByLabel("Enter your email").fill(email);
  await page.locator("input[name=password]").fill(typed);
}

const send = (page: Page) => page.getByRole("button", { name: "Let's go!" }).click();

test("B-37 B-38 B-41 a visitor finds the price, starts, comes back and goes on", {
  tag: "@http",
}, async ({ page, javaScriptEnabled }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Start an application" }).click();
  await expect(page).toHaveURL("/pricing");
  await ready(page, javaScriptEnabled);
  await expectAccessible(page);
  await expect(page.getByRole("link", { name: /^Start with/ })).toHaveCount(8);
  await page.getByRole("link", { name: "Start with Maintain", exact: true }).click();

  await expect(page).toHaveURL("/application/start?level=1002");
  await expect(page.getByText("Maintain, $195 to join")).toBeVisible();
  await ready(page, javaScriptEnabled);
  await expectAccessible(page);
  await expect(page.getByText("protects this form")).toBeVisible();
  await expect(page.getByRole("link", { name: "Goodstanding privacy policy" })).toHaveAttribute(
    "href",
    "/privacy",
  );
  const email = newAddress();
  await fill(page, email);
  await send(page);
  await expect(page).toHaveURL(/\/application\/create\/[\w-]{43}/);
  const application = new URL(page.url()).pathname;

  await forgetEverybody(page);
  await page.goto("/application/start?level=1001");
  await ready(page, javaScriptEnabled);
  await fill(page, email);
  await send(page);
  await expect(page).toHaveURL((url) => url.pathname === application);

  await page.goto("/application/start?level=1002");
  await expect(page.getByText(`You are signed in as ${email}.`)).toBeVisible();
  await ready(page, javaScriptEnabled);
  await expectAccessible(page);
  await send(page);
  await expect(page).toHaveURL((url) => url.pathname === application);
});

test("B-43 a refused start says so, keeps the address and can be mended", { tag: "@http" }, async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto("/application/start?level=1001");
  await ready(page, javaScriptEnabled);
  const email = newAddress();
  await fill(page, email, "short");
  await send(page);
  const toast = page.getByRole("dialog", { name: "Uh oh!" });
  await expect(toast).toContainText("That didn't work.");
  await expect(page.getByRole("alert")).toContainText("at least 8 characters");
  await expect(page).toHaveTitle(/^Error: Start your application/);
  await expect(page.getByLabel("Enter your email")).toHaveValue(email);
  if (javaScriptEnabled === false) {
    await expect(page.locator("input[name=password]")).toHaveValue("");
  }
  await expectAccessible(page);
  await toast.getByRole("button", { name: "Dismiss" }).click();

  await page.getByLabel("Enter your email").fill("treasurer@goodstanding.example");
  await page.locator("input[name=password]").fill("not-the-password-1");
  await send(page);
  await expect(page.getByRole("alert")).toContainText("has an account already");
  await expectAccessible(page);

  await fill(page, email);
  await send(page);
  await expect(page).toHaveURL(/\/application\/create\/[\w-]{43}/);
});

test("B-40 an address without a level leads to the price list and its state fees", {
  tag: "@http",
}, async ({ page, javaScriptEnabled }) => {
  await page.goto("/application/start");
  await expectAccessible(page);
  await page.getByRole("link", { name: "See the price list" }).click();
  await expect(page).toHaveURL("/pricing");
  await ready(page, javaScriptEnabled);
  await page.getByRole("combobox", { name: "Your state" }).selectOption("FL");
  await page.getByRole("button", { name: "Show the fee" }).click();
  await expect(page.getByText("Florida: $70")).toBeVisible();
  await expect(page.getByText("Read on November 24, 2026.")).toBeVisible();
  await page.goto("/pricing?state=IL");
  await expect(page.getByText("no confirmed figure for Illinois")).toBeVisible();
  await expectAccessible(page);
});

const withScript = { tag: "@script" };

test(
  "B-37 the meter follows the password, and the button is busy while the form is sent",
  withScript,
  async ({ page }) => {
    await page.goto("/application/start?level=1001");
    await ready(page, true);
    const strength = page.getByText("Password strength:").locator("..");
    await expect(strength).toContainText("Very weak");
    await fill(page, newAddress(), "Marching-Band!4782");
    await expect(strength).toContainText("strong", { ignoreCase: true });
    const answer = await holdBack(page, /\/application\/start.*\.data/);
    await send(page);
    const button = page.getByRole("button", { name: "Let's go!" });
    await expect(button).toHaveAttribute("aria-busy", "true");
    answer();
    await expect(page).toHaveURL(/\/application\/create\//);
  },
);

test(
  "B-42 tells analytics that an application started, before the page goes on",
  withScript,
  async ({ page }) => {
    await page.goto("/application/start?level=1001");
    await ready(page, true);
    await page.evaluate(() => {
      const meta = document.createElement("meta");
      meta.name = "analytics";
      document.head.append(meta);
      const told: unknown[] = [];
      const push = (event: unknown) => told.push([event, location.pathname]);
      Object.assign(window, { told, dataLayer: { push } });
    });
    await fill(page, newAddress(), "short");
    await send(page);
    await expect(page.getByRole("alert")).toBeVisible();
    expect(await page.evaluate("window.told")).toEqual([]);
    await page.locator("input[name=password]").fill(password);
    await send(page);
    await expect(page).toHaveURL(/\/application\/create\//);
    expect(await page.evaluate("window.told")).toEqual([
      [{ event: "application started" }, "/application/start"],
    ]);
  },
);
