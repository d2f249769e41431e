import { randomUUID } from "node:crypto";
import { admin, signIn } from "./people";
import { expect, expectAccessible, ready, test } from "./support";

test.describe("the console of the staff", () => {
  test("H-01 H-02 a day: what waits, a search by keyboard, an account, a note, the list", {
    tag: "@http",
  }, async ({ page, javaScriptEnabled }) => {
    const open = async (path: string) => {
      await page.goto(path);
      await ready(page, javaScriptEnabled);
    };
    await signIn(page, admin, "/admin");
    await ready(page, javaScriptEnabled);
    await expect(page.getByRole("heading", { name: "What waits" })).toBeVisible();
    await expectAccessible(page);

    await page.getByLabel("Search everything").fill("lincoln high");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/admin\/search\?search=lincoln/);
    await ready(page, javaScriptEnabled);
    await expectAccessible(page);
    await page.getByRole("link", { name: "Lincoln High School Band Boosters" }).first().click();
    await page.waitForURL(/\/admin\/accounts\/show\/\d+$/);
    await ready(page, javaScriptEnabled);
    await page.getByText(/^Invoices \(/).click();
    await expectAccessible(page);

    const words = `Called ${randomUUID()}.`;
    const form = page.getByRole("form", { name: "Add a note" });
    await form.getByLabel("Note", { exact: false }).fill(words);
    await form.getByRole("button", { name: "Add the note" }).click();
    await expect(page.getByText(words)).toBeVisible();
    await expect(form.getByLabel("Note", { exact: false })).toHaveValue("");

    await open("/admin/accounts?search=lincoln+high+school+band&sort=due");
    await expect(page.getByText(/^\d+ accounts?; (it owes|together they owe) /)).toBeVisible();
    const found = page.getByRole("link", { name: "Lincoln High School Band Boosters" });
    await expect(found.first()).toBeVisible();
    await expectAccessible(page);
    await open("/admin/accounts?search=nothing-at-all");
    await expect(page.getByText("No account fits")).toBeVisible();
  });
});
