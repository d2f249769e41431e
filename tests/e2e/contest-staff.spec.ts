import { fileInput, fill, findEntry, open, openContest, picture, submit } from "./entries";
import {
  desktopSize,
  expect,
  expectAccessible,
  expectDecisionsInSight,
  phoneSize,
  ready,
  test,
} from "./support";

// What staff do with an entry. It is sent for an organization and from an address of its own.

test.describe("staff", { tag: ["@once", "@http"] }, () => {
  test("F-13 F-25 an entry is seen by staff, approved, and is in the gallery", async ({
    page,
    javaScriptEnabled,
  }) => {
    const who = await open(page, "photo", javaScriptEnabled);
    await fill(page, who);
    await fileInput(page).setInputFiles(await picture());
    await page.getByLabel(/Everyone in it agrees/).check();
    await submit(page);
    await expect(page.getByText("We have received your entry.")).toBeVisible();

    const contest = await openContest(page);
    await expect(page.getByRole("link", { name: /^Waiting \(/ })).toBeVisible();
    const entry = await findEntry(page, contest, who.organization);
    await expectAccessible(page);
    await entry.getByRole("link", { name: who.organization }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Entry");
    await ready(page, javaScriptEnabled);
    const address = page.url();
    for (const viewport of [phoneSize, desktopSize]) {
      await page.setViewportSize(viewport);
      await expectDecisionsInSight(page);
      await expectAccessible(page);
    }
    if (javaScriptEnabled === false) {
      await page.locator("summary", { hasText: "Approve" }).click();
    } else {
      const keys = page.getByLabel(/Use the keys/);
      const words = page.getByLabel("What is in the picture?");
      await keys.uncheck();
      await page.keyboard.press("a");
      await expect(words).toBeHidden();
      await keys.check();
      await page.keyboard.press("a");
      await expect(words).toBeVisible();
    }
    await page.getByLabel("What is in the picture?").fill("A green field.");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Approve" }).click();
    await expect(page).not.toHaveURL(address);

    const id = new URL(address).pathname.split("/").at(-1);
    await page.goto(`/admin/contests/entries/${id}`);
    await expect(page.getByText("Shown", { exact: true })).toBeVisible();
    await page.getByRole("link", { name: /^All entries of/ }).click();
    await page.getByRole("link", { name: "Public gallery" }).click();
    await page.waitForURL(/\/contest\/gallery\/\d+$/);
    await page.context().clearCookies();
    await page.reload();
    const shown = page.getByRole("figure").filter({ hasText: who.organization });
    await expect(shown.getByRole("img", { name: "A green field." })).toBeVisible();
    await expectAccessible(page);
  });
});
