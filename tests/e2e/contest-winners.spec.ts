import { randomBytes, randomInt, randomUUID } from "node:crypto";
import { unzipSync } from "fflate";
import sharp from "sharp";
import { findEntry, openContest, send } from "./entries";
import { expect, expectAccessible, ready, test } from "./support";

// What staff do with entries beyond one alone. Each test sends for organizations of its own.

/** A picture that looks like no other. */
const drawn = () =>
  sharp(randomBytes(9 * 8 * 3), { raw: { width: 9, height: 8, channels: 3 } })
    .resize(900, 800, { kernel: "nearest" })
    .png()
    .toBuffer();

test.describe("staff", { tag: ["@once", "@http"] }, () => {
  test("F-25 entries that look alike are side by side, one is shown and wins, the archive holds it", async ({
    page,
    javaScriptEnabled: script,
  }) => {
    const organization = `Band ${randomUUID()}`;
    const picture = await drawn();
    const smaller = await sharp(picture).resize(450, 400).png().toBuffer();
    await send(page, script, organization, picture);
    await send(page, script, organization, smaller);
    const contest = await openContest(page);
    const row = await findEntry(page, contest, organization);
    const link = row.getByRole("link", { name: "Looks like another entry" });
    await expect(async () => {
      await page.reload();
      await expect(link).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await expectAccessible(page);
    await link.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Entries that look alike");
    await ready(page, script);
    await expect(page.getByRole("article")).toHaveCount(2);
    await expectAccessible(page);
    const first = page.getByRole("article").first();
    const second = page.getByRole("article").last();

    await second.locator("summary", { hasText: "Hide" }).click();
    await second.getByRole("button", { name: "Hide" }).click();
    await expect(second.locator("dd").first()).toHaveText("Hidden");
    await first.locator("summary", { hasText: "Approve" }).click();
    await first.getByLabel("What is in the picture?").fill(`Colors of ${organization}.`);
    await first.getByRole("button", { name: "Approve" }).click();
    await expect(first.locator("dd").first()).toHaveText("Shown");

    await first.getByRole("link", { name: /^Open entry/ }).click();
    await page.waitForURL(/\/entries\/\d+$/);
    const id = new URL(page.url()).pathname.split("/").at(-1);
    await page.getByRole("link", { name: "Name it a winner" }).click();
    await expect(page.getByRole("heading", { name: "Name a winner" })).toBeVisible();
    await ready(page, script);
    await page.getByLabel("Place").fill("none");
    await page.getByLabel("Title").fill("Audience award");
    await page.getByRole("button", { name: "Save this place" }).click();
    await expect(page.locator("#name-place-error")).toContainText(
      "Enter a whole number from 1 to 99.",
    );
    await expect(page.getByLabel("Title")).toHaveValue("Audience award");
    await expectAccessible(page);
    await page.getByLabel("Place").fill(String(randomInt(10, 99)));
    await page.getByRole("button", { name: "Save this place" }).click();
    const winner = page.getByRole("row").filter({ hasText: organization });
    await expect(winner).toContainText("Audience award");
    await expect(page.getByText(/can be announced after that day/)).toBeVisible();
    await expectAccessible(page);

    const archive = await page.request.get(`/admin/contests/${contest}/zip`);
    const names = Object.keys(unzipSync(new Uint8Array(await archive.body())));
    expect(names).toContain(`${id?.padStart(4, "0")} ${organization.replaceAll("-", " ")}.jpeg`);
    await winner.getByRole("button", { name: /^Take back/ }).click();
    await expect(winner).toHaveCount(0);
  });
});
