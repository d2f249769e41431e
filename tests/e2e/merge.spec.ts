import { randomUUID } from "node:crypto";
import type { Browser } from "@playwright/test";
import { signInAsStaff } from "./staff";
import { asLongAsAPerson, expect, expectAccessible, type Page, ready, test } from "./support";

/** Somebody who has begun to apply in a browser of their own, and the application's token. */
async function applicant(browser: Browser, origin: string) {
  const page = await (await browser.newContext({ baseURL: origin })).newPage();
  const email = `${randomUUID()}@twice.example`;
  await page.goto("/application/start?level=1001");
  await page.getByLabel("Enter your email").fill(email);
  await page.locator("input[name=password]").fill("marching-band-2026");
  await asLongAsAPerson(page);
  await page.getByRole("button", { name: "Let's go!" }).click();
  await expect(page.locator("input[name=legal_name]")).toBeVisible();
  const [, token = ""] = /\/create\/([\w-]+)/.exec(page.url()) ?? [];
  return { page, email, token };
}

async function deleteApplication({ page, token }: { page: Page; token: string }): Promise<void> {
  const csrf = await page.locator('meta[name="csrf-token"]').getAttribute("content");
  const headers = { "X-Requested-With": "XMLHttpRequest", "X-CSRF-TOKEN": csrf ?? "" };
  const gone = await page.request.delete("/application/delete", { headers, data: { token } });
  expect(gone.status()).toBe(200);
}

test.describe("merging a duplicate", () => {
  test("H-02 staff look for it, see why not yet, compare, merge, and old addresses lead on", async ({
    page,
    browser,
    javaScriptEnabled,
  }) => {
    await signInAsStaff(page);
    const { origin } = new URL(page.url());
    const kept = await applicant(browser, origin);
    const duplicate = await applicant(browser, origin);
    const open = async (path: string) => {
      await page.goto(path);
      await ready(page, javaScriptEnabled);
    };
    await open(`/admin/accounts?search=${kept.email}`);
    await page.getByRole("main").locator('a[href^="/admin/accounts/show/"]').first().click();
    await page.waitForURL(/\/admin\/accounts\/show\/\d+$/);
    const home = new URL(page.url()).pathname;
    await page.getByRole("link", { name: "Merge a duplicate…" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Merge a duplicate into");
    await ready(page, javaScriptEnabled);
    await expectAccessible(page);
    await page.getByLabel("Name, EIN, account number").fill("nobody-at-all");
    await page.keyboard.press("Enter");
    await expect(page.getByText("No other account fits “nobody-at-all”.")).toBeVisible();
    await page.getByLabel("Name, EIN, account number").fill(duplicate.email);
    await page.keyboard.press("Enter");
    const found = page.getByRole("status").getByRole("link", { name: /^Look at both/ });
    await expect(found).toHaveCount(1);
    await expectAccessible(page);
    await found.click();
    await expect(page.getByText("Both have an application or a renewal under way")).toBeVisible();
    await expect(page.getByLabel("I have compared both")).toHaveCount(0);
    await ready(page, javaScriptEnabled);
    await expectAccessible(page);

    await deleteApplication(duplicate);
    await page.reload();
    await ready(page, javaScriptEnabled);
    await expect(page.getByText("1 person", { exact: true })).toBeVisible();
    await expectAccessible(page);
    const old = new URL(page.url()).searchParams.get("duplicate");
    await page.getByLabel("I have compared both").check();
    await page.getByRole("button", { name: "Merge them for good" }).click();
    await page.waitForURL(home);
    await expect(page.getByText("A duplicate was merged into it").first()).toBeVisible();
    await expect(page.getByText(duplicate.email).first()).toBeVisible();
    await open(`/admin/accounts/show/${old}`);
    expect(new URL(page.url()).pathname).toBe(home);
    await duplicate.page.goto(`/app?account_id=${old}`);
    expect(new URL(duplicate.page.url()).search).toBe(`?account_id=${home.split("/").at(-1)}`);
  });
});
