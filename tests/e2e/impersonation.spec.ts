import { signInAsStaff } from "./staff";
import { expect, expectAccessible, ready, test } from "./support";

test.describe("staff who see as a member", () => {
  test("H-02 begin with a reason, look around, are led away from what is closed, and stop", {
    tag: "@http",
  }, async ({ page, javaScriptEnabled }) => {
    const settled = () => ready(page, javaScriptEnabled);
    await signInAsStaff(page, "/admin/search?search=lincoln+high");
    await settled();
    await page.getByRole("link", { name: "Lincoln High School Band Boosters" }).first().click();
    await page.waitForURL(/\/admin\/accounts\/show\/\d+$/);
    const account = page.url();
    await settled();
    await page.getByRole("link", { name: "See as a member", exact: true }).click();
    await page.waitForURL(/\/see$/);
    await settled();
    await expect(page.getByRole("radio").first()).toBeChecked();
    await expectAccessible(page);
    const begin = page.getByRole("button", { name: "See as this member" });
    await begin.click();
    await expect(page.getByRole("alert").or(page.locator(".summary"))).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel("Reason").fill("Cannot find the button to renew.");
    await begin.click();
    await page.waitForURL(/\/app\?account_id=\d+$/);
    await settled();

    const banner = page.getByRole("region", { name: /You see Goodstanding as .+, read only/ });
    await expect(banner).toContainText(
      /You see Goodstanding as .+ of Lincoln High School Band Boosters, read only/,
    );
    await expect(page).toHaveTitle(/^As .+: .+ – Goodstanding$/);
    await expect(page.getByRole("link", { name: "Staff" })).toHaveCount(0);
    await expectAccessible(page);
    await page.goto("/app/account/users");
    await settled();
    await expect(banner).toBeVisible();
    await expectAccessible(page);
    await page.goto("/admin");
    await page.waitForURL("/seeing");
    await settled();
    await expect(page.getByRole("heading", { name: "You see this as a member" })).toBeVisible();
    await expectAccessible(page);

    await page.goto("/account");
    await page.waitForURL("/seeing");
    await page.goto("/app");
    await settled();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(banner.getByRole("button", { name: "Stop" })).toBeFocused();
    await page.keyboard.press("Enter");
    await page.waitForURL(account);
    await settled();
    await expect(banner).toHaveCount(0);
    await expect(page).not.toHaveTitle(/^As /);
    await expect(page.getByText("You see your own pages again.")).toBeVisible();
  });
});
