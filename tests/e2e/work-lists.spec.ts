import { admin, signIn } from "./people";
import { desktopSize, expect, expectAccessible, type Page, ready, test } from "./support";

// Lists that staff work through, with script, on a wide screen.

const script = { tag: "@script" };

async function open(page: Page, path: string): Promise<void> {
  await signIn(page, admin, path);
  await ready(page, true);
}

const names = (page: Page) => page.locator(".table-work tbody th a");

test(
  "a list shows all rows of its page, each a line, under a head that stays in sight",
  script,
  async ({ page }) => {
    await page.setViewportSize({ width: 1600, height: 500 });
    await open(page, "/admin/accounts");
    const rows = page.locator(".table-work tbody tr");
    expect(await rows.count()).toBeGreaterThan(8);
    const area = page.locator(".table-work");
    const inner = await area.evaluate(
      ({ scrollHeight, clientHeight }) => scrollHeight - clientHeight,
    );
    expect(inner).toBe(0);
    // One line of text with its paddings, at most as high as the badge in it.
    const heights = await rows.evaluateAll((all) => all.map((row) => row.clientHeight));
    expect(Math.max(...heights)).toBeLessThan(52);
    const { width = 0 } = (await area.boundingBox()) ?? {};
    expect(width).toBeGreaterThan(1_500);
    await rows.last().scrollIntoViewIfNeeded();
    const head = page.locator(".table-work thead th").first();
    await expect(head).toBeInViewport();
    expect((await head.boundingBox())?.y).toBe(0);
    await expectAccessible(page);
  },
);

/** Lists whose rows staff open, decide about or read one after another. */
const lists = [
  "/admin/accounts",
  "/admin/duties",
  "/admin/states",
  "/admin/invoices",
  "/admin/payments",
  "/admin/audit",
  "/admin/staff",
  "/admin/levels",
  "/admin/contests",
  "/admin/inquiries/ratings",
  "/admin/texts?search=club",
];

test(
  "every list of the staff is one for work, and cuts no name and no day",
  script,
  async ({ page }) => {
    await page.setViewportSize(desktopSize);
    await open(page, "/admin");
    for (const path of lists) {
      await page.goto(path);
      await ready(page, true);
      const area = page.locator(".table-work");
      const { width = 0 } = (await area.boundingBox()) ?? {};
      expect(width, path).toBeGreaterThan(1_200);
      const cut = area.locator("tbody :is(th, .date, .num)");
      const hidden = await cut.evaluateAll(
        (cells) => cells.filter((cell) => cell.scrollWidth > cell.clientWidth).length,
      );
      expect(hidden, path).toBe(0);
      await page.keyboard.press("j");
      await expect(area.locator("tbody tr").first().locator(":focus"), path).toHaveCount(1);
    }
  },
);

test(
  "j and k go through the rows and / into the search; they can be turned off",
  script,
  async ({ page }) => {
    await open(page, "/admin/accounts");
    await page.keyboard.press("j");
    await expect(names(page).first()).toBeFocused();
    await page.keyboard.press("j");
    await expect(names(page).nth(1)).toBeFocused();
    await page.keyboard.press("k");
    await expect(names(page).first()).toBeFocused();
    await page.keyboard.press("/");
    const search = page.getByRole("main").getByRole("searchbox");
    await expect(search).toBeFocused();
    await page.keyboard.type("jk/");
    await expect(search).toHaveValue("jk/");
    // The answer leaves the focus where the next letter is typed; a link empties the field.
    await page.keyboard.press("Enter");
    await page.waitForURL(/search=jk/);
    await ready(page, true);
    await expect(search).toBeFocused();
    await expect(search).toHaveValue("jk/");
    const clear = page.getByRole("link", { name: "Clear all" });
    await clear.click();
    await expect(page).not.toHaveURL(/search=/);
    await expect(search).toHaveValue("");
    await page.goBack();
    await expect(search).toHaveValue("jk/");
    await clear.click();
    await expect(search).toHaveValue("");

    await page.keyboard.press("Control+k");
    await page.getByLabel("On lists: j next row, k row before, / search").uncheck();
    await page.keyboard.press("Escape");
    await page.reload();
    await ready(page, true);
    await page.keyboard.press("j");
    await expect(names(page).first()).not.toBeFocused();
  },
);

test(
  "Ctrl-K goes to whatever Search everything finds, and to the staff's pages",
  script,
  async ({ page, complaints }) => {
    await open(page, "/admin/discounts");
    await page.keyboard.press("Control+k");
    const menu = page.getByRole("dialog", { name: "Go to" });
    const field = menu.getByRole("searchbox");
    await expect(field).toBeFocused();
    await expectAccessible(page);
    await field.fill("lincoln high");
    const found = menu.getByRole("link", { name: /^Lincoln High School Band Boosters/ });
    await expect(found).toContainText("Account");
    await page.keyboard.press("ArrowDown");
    await expect(found).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(field).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/admin\/accounts\/show\/\d+$/);
    await expect(menu).toBeHidden();

    await page.keyboard.press("Control+k");
    await menu.getByRole("searchbox").fill("treasurer@goodstanding");
    await menu.getByRole("link", { name: /Dana Whitfield.*Person$/ }).click();
    await expect(page).toHaveURL(/\/admin\/people\/\d+$/);

    await page.getByRole("link", { name: /^Search everything/ }).click();
    await menu.getByRole("searchbox").fill("remind");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/admin/reminders");

    await page.route("**/admin/search?*", (route) => route.abort());
    await page.keyboard.press("Control+k");
    await menu.getByRole("searchbox").fill("nobody at all");
    await expect(menu.getByText("The search did not answer.")).toBeVisible();
    await menu.getByRole("link", { name: "Search everything for “nobody at all”" }).focus();
    complaints.length = 0;
  },
);
