import { scriptHeaders, startApplication, withoutBrowser } from "./people";
import { signInAsStaff } from "./staff";
import { expect, expectAccessible, ready, test } from "./support";

/** Somebody who has begun to apply, and the application's token. */
async function applicant() {
  const person = await withoutBrowser();
  return { ...person, ...(await startApplication(person)) };
}

async function deleteApplication(from: Awaited<ReturnType<typeof applicant>>): Promise<void> {
  const { request, token } = from;
  const headers = await scriptHeaders(from, `/application/create/${token}?page=1`);
  const gone = await request.delete("/application/delete", { headers, data: { token } });
  expect(gone.status()).toBe(200);
}

test.describe("merging a duplicate", () => {
  test("H-02 staff look for it, see why not yet, compare, merge, and old addresses lead on", {
    tag: "@http",
  }, async ({ page, javaScriptEnabled }) => {
    await signInAsStaff(page);
    const kept = await applicant();
    const duplicate = await applicant();
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
    const answer = await duplicate.request.get(`/app?account_id=${old}`);
    expect(new URL(answer.url()).search).toBe(`?account_id=${home.split("/").at(-1)}`);
  });
});
