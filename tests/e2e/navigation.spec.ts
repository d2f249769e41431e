import { admin, signIn } from "./people";
import { desktopSize, expect, type Page, phoneSize, ready, test } from "./support";

const treasurer = "treasurer@goodstanding.example";
const main = (page: Page) => page.getByRole("navigation", { name: "Main" });

test("a word of the header opens its links, without script too", {
  tag: "@plain",
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/");
  await main(page).getByText("For headquarters").click();
  await main(page).getByRole("link", { name: "Check your chapters for risks" }).click();
  await page.waitForURL("/compliance-check");
  await page.setViewportSize(phoneSize);
  await page.getByText("Menu", { exact: true }).click();
  await main(page).getByRole("link", { name: "What your state requires" }).click();
  await page.waitForURL("/state-registration");
});

test.describe("with script", { tag: "@script" }, () => {
  test("a word of the header closes by Escape, by a click elsewhere, by another, and by its links", async ({
    page,
  }) => {
    await page.setViewportSize(desktopSize);
    await page.goto("/privacy");
    await ready(page);
    const clubs = main(page).getByText("For clubs");
    const contact = main(page).getByRole("link", { name: "Talk to a person" });
    await clubs.focus();
    await page.keyboard.press("Enter");
    await expect(contact).toBeVisible();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await expect(contact).toBeHidden();
    await expect(clubs.locator("xpath=ancestor-or-self::summary")).toBeFocused();

    await clubs.click();
    await page.getByRole("heading", { level: 1 }).click();
    await expect(contact).toBeHidden();

    await clubs.click();
    await main(page).getByText("Free tools").click();
    await expect(contact).toBeHidden();

    await clubs.click();
    await contact.click();
    await page.waitForURL("/contact");
    await expect(contact).toBeHidden();
  });

  test("B-96 a treasurer has every place under the thumb on a phone, side by side on a desktop", async ({
    page,
  }) => {
    await page.setViewportSize(phoneSize);
    await signIn(page, treasurer, "/app");
    const bar = page.getByRole("navigation", { name: "Your organization" });
    for (const [name, path] of [
      ["Money", "/app/finances"],
      ["Documents", "/app/files"],
      ["People", "/app/account/users"],
      ["Settings", "/account"],
      ["Home", "/app"],
    ] as const) {
      await ready(page);
      const box = await bar.getByRole("link", { name, exact: true }).boundingBox();
      expect(box?.y, name).toBeGreaterThan(phoneSize.height - 80);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(phoneSize.height);
      expect(box?.height).toBeGreaterThanOrEqual(44);
      await bar.getByRole("link", { name, exact: true }).click();
      await page.waitForURL((url) => url.pathname === path);
      await expect(bar.getByRole("link", { name, exact: true })).toHaveAttribute(
        "aria-current",
        "page",
      );
    }
    // The end of the page is not under the bar.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const foot = await page.getByRole("contentinfo").boundingBox();
    const { y = 0 } = (await bar.getByRole("link", { name: "Home" }).boundingBox()) ?? {};
    expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual(y + 1);

    await page.setViewportSize(desktopSize);
    await page.evaluate(() => scrollTo(0, 0));
    const tops = await bar
      .locator(".member-nav li")
      .evaluateAll((places) => places.map((place) => place.getBoundingClientRect().top));
    expect(tops).toHaveLength(6);
    expect(new Set(tops).size).toBe(1);
    expect(tops[0]).toBeLessThan(desktopSize.height / 4);
  });

  test("H-01 staff reach a list of another group by two clicks, one of their own by one", async ({
    page,
  }) => {
    await page.setViewportSize(desktopSize);
    await signIn(page, admin, "/admin/audit");
    await ready(page);
    const menu = page.getByRole("navigation", { name: "Staff", exact: true });
    await menu.getByText("Every day").click();
    await menu.getByRole("link", { name: "Applications" }).click();
    await page.waitForURL("/admin/applications");
    await ready(page);
    await expect(menu.getByRole("link", { name: "Applications" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await menu.getByRole("link", { name: "Inquiries" }).click();
    await page.waitForURL("/admin/inquiries");
  });
});
