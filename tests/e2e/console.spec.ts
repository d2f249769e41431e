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

  test("H-02 finds who owes money, from the menu to the account, and what was paid", {
    tag: "@http",
  }, async ({ page, javaScriptEnabled }) => {
    await signIn(page, admin, "/admin/invoices");
    await ready(page, javaScriptEnabled);
    await page.getByRole("link", { name: /^Open \(\d+\)$/ }).click();
    await page.waitForURL("/admin/invoices?state=open");
    await ready(page, javaScriptEnabled);
    await page.getByText("Filters and order").click();
    await page.getByLabel("Order").selectOption("By due date, the earliest first");
    await page.getByLabel("Search", { exact: true }).fill("lincoln high school band");
    await page.getByRole("button", { name: "Show" }).click();
    await page.waitForURL(/state=open.*sort=due/);
    await ready(page, javaScriptEnabled);
    await expect(page.getByText(/^\d+ invoices?; (together )?\$[\d,.]+ is open\.$/)).toBeVisible();
    await expect(page.getByLabel("Order")).toHaveValue("due");
    await expectAccessible(page);
    const row = page.getByRole("row", { name: /Lincoln High School Band Boosters/ }).first();
    await row.getByRole("link", { name: "Lincoln High School Band Boosters" }).click();
    await page.waitForURL(/\/admin\/accounts\/show\/\d+$/);

    await page.goto("/admin/payments?method=check&sort=largest");
    await ready(page, javaScriptEnabled);
    await expect(page.getByLabel("Paid by")).toHaveValue("check");
    await expect(page.getByText(/ came in, \$[\d,.]+ went back\.$/)).toBeVisible();
    await page.getByRole("link", { name: "Clear all" }).click();
    await page.waitForURL("/admin/payments");
    await ready(page, javaScriptEnabled);
    await expect(page.getByLabel("Search", { exact: true })).toHaveValue("");
    await expectAccessible(page);
  });
});
