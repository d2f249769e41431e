import { readFile } from "node:fs/promises";
import { redlineParagraphs } from "../documents/redline";
import { expect, expectAccessible, type Page, ready, test } from "./support";

/** Makes bylaws with two versions; returns the address of their page. */
async function makeTwoVersions(page: Page, javaScriptEnabled: boolean | undefined, name: string) {
  await page.goto("/bylaws-generator/chapter");
  await ready(page, javaScriptEnabled);
  await page.getByLabel("Full legal name of the chapter").fill(name);
  await page.getByLabel("Fiscal year ends on the last day of").selectOption("6");
  await page.getByRole("button", { name: "Generate" }).click();
  await expect(page).toHaveURL(/\/bylaws-generator\/chapter\/[\w-]{22,}$/);
  const address = page.url();
  await expect(page.getByText("First version")).toBeVisible();
  const close = page.getByRole("dialog").getByRole("button", { name: "Close" });
  await close.click();
  await page.getByLabel("Fiscal year ends on the last day of").selectOption("12");
  await page.getByLabel("Full legal name of the chapter").fill(`${name} II`);
  await page.getByRole("button", { name: "Generate" }).click();
  await expect(page.getByText("Fiscal year end changed from June to December")).toBeVisible();
  await close.click();
  return address;
}

test("E-19 two versions are compared in words and as a Word file with tracked changes", {
  tag: "@http",
}, async ({ page, javaScriptEnabled }) => {
  await makeTwoVersions(page, javaScriptEnabled, "Delta Chapter of Eta");
  await page.getByRole("link", { name: "Compare, Version 2" }).click();
  await expect(page.getByRole("heading", { name: "Compare two versions" })).toBeVisible();
  await ready(page, javaScriptEnabled);
  await expect(page.getByText("What changed from version 1 to version 2.")).toBeVisible();
  await expect(page.locator("ins").first()).toBeVisible();
  await expectAccessible(page);

  const waiting = page.waitForEvent("download");
  await page.getByRole("link", { name: /tracked changes/ }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toContain("v1-to-v2.docx");
  const file = await readFile(await download.path());
  expect(redlineParagraphs(file, "accept")).toContain("Delta Chapter of Eta II");
  expect(redlineParagraphs(file, "reject")).toContain("Delta Chapter of Eta");

  await page.getByLabel("Earlier version").selectOption("2");
  await page.getByLabel("Later version").selectOption("1");
  await page.getByRole("button", { name: "Compare" }).click();
  await expect(page).toHaveURL(/from=2&to=1$/);
  await expect(page.getByText("Fiscal year end changed from December to June")).toBeVisible();
  await expect(page.getByLabel("Earlier version")).toHaveValue("2");
  await page.getByRole("link", { name: "Back to your bylaws" }).click();
  await expect(page.getByRole("heading", { name: "Versions" })).toBeVisible();
});

test("E-19 A-07 A-08 an adoption is recorded once, and the document says so", {
  tag: "@http",
}, async ({ page, javaScriptEnabled }) => {
  const address = await makeTwoVersions(page, javaScriptEnabled, "Theta Chapter of Iota");
  await page.getByRole("link", { name: "Record adoption, Version 1" }).click();
  const title = page.getByRole("heading", { name: "Record the adoption of version 1" });
  await expect(title).toBeVisible();
  const form = page.getByLabel("Date of adoption");
  // The worker may still be at the document; a person looks again.
  await expect(async () => {
    if ((await form.count()) === 0) await page.getByRole("link", { name: "Look again" }).click();
    await expect(form).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await ready(page, javaScriptEnabled);
  await expectAccessible(page);
  await page.getByLabel("Votes for").fill("12");
  await page.getByLabel("Votes against").fill("13");
  await page.getByLabel("Name of the secretary").fill("José Díaz");
  await page.getByRole("button", { name: "Record the adoption" }).click();
  const summary = page.getByRole("alert");
  await expect(summary).toContainText("The date of adoption field is required.");
  await expect(summary).toContainText("The presiding officer's name field is required.");
  await expect(page.getByLabel("Name of the secretary")).toHaveValue("José Díaz");
  await expectAccessible(page);

  const today = new Date().toLocaleDateString("en-CA", { timeZone: "America/New_York" });
  await form.fill(today);
  await page.getByLabel("Votes against").fill("1");
  await page.getByLabel("Name of the officer who presided").fill("Jane Roe");
  await page.getByRole("button", { name: "Record the adoption" }).click();
  await expect(page.getByRole("heading", { name: "Version 1 is adopted" })).toBeVisible();
  await expect(page.getByText(/^Adopted on .* by a vote of 12 to 1\.$/)).toBeVisible();
  await ready(page, javaScriptEnabled);
  await expectAccessible(page);
  await page.getByRole("link", { name: "View online" }).click();
  await expect(page.getByText(/^Adopted on .* by a vote of 12 to 1\.$/)).toHaveCount(2);
  await expect(page.getByText("Presiding officer: Jane Roe. Secretary: José Díaz.")).toBeVisible();

  await page.goto(address);
  await expect(page.getByRole("link", { name: /^Adopted / })).toHaveCount(1);
  await expect(page.getByRole("link", { name: "Record adoption, Version 1" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Record adoption, Version 2" })).toBeVisible();
  await ready(page, javaScriptEnabled);
  await expectAccessible(page);
});
