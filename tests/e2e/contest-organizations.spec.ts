import { randomUUID } from "node:crypto";
import { fill, openContest, send, submit } from "./entries";
import { expect, expectAccessible, ready, test } from "./support";

// Organizations of a contest. Each test sends for organizations of its own.

test.describe("staff", { tag: ["@once", "@http"] }, () => {
  test("F-14 two ways of writing an organization are merged after what it changes was read, and parted again", async ({
    page,
    javaScriptEnabled: script,
  }) => {
    const town = randomUUID().replaceAll(/\d|-/g, "");
    const long = `${town} High School`;
    const short = `${town} H.S.`;
    for (const organization of [long, long, short, short]) {
      await send(page, script, organization);
    }
    const contest = await openContest(page);
    await page.getByRole("link", { name: "Organizations" }).click();
    await page.waitForURL(/\/organizations$/);
    await ready(page, script);
    await page.getByLabel("This name").fill("Nobody at all");
    await page.getByLabel("Is the same organization as").fill(long);
    await page.getByRole("button", { name: "See what changes" }).click();
    await expect(page.locator("#from-error")).toContainText("No entry of this contest");
    await expect(page.getByLabel("Is the same organization as")).toHaveValue(long);
    await expectAccessible(page);
    await page.getByLabel("This name").fill(short.toLowerCase());
    await page.getByRole("button", { name: "See what changes" }).click();
    await expect(page.getByText(`“${short}” will count as “${long}”.`)).toBeVisible();
    await expect(page.getByText("4 count now, 3 will count.")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Merge them" }).click();
    const undo = page.getByRole("button", { name: `Undo: ${short}` });
    await expect(undo).toBeVisible();
    await expectAccessible(page);

    await page.goto("/contest/photo");
    await ready(page, script);
    await fill(page, { organization: short, email: `${randomUUID()}@people.example` });
    await submit(page);
    await expect(page.getByText("Limit reached!")).toBeVisible();

    await page.goto(`/admin/contests/${contest}/organizations`);
    await ready(page, script);
    await undo.click();
    await expect(undo).toHaveCount(0);
  });
});
