import { today } from "#tests/setup/today";
import { startApplication } from "./people";
import { expect, expectAccessible, expectNoSidewaysScroll, ready, test } from "./support";

test("RR-01 a treasurer finds the way back by six questions, and keeps its address", async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto("/irs-form-990");
  await page.getByRole("link", { name: "Six questions show which one is open to you" }).click();
  await expect(page).toHaveURL("/revoked");
  await ready(page, javaScriptEnabled);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Show the way back" }).click();
  await expect(page.getByRole("alert")).toContainText("Only the IRS's list or its letter says");
  await ready(page, javaScriptEnabled);
  await expectAccessible(page);

  await page.getByLabel("When did the IRS's list first have your name?").fill(today(30));
  for (const year of ["The first year", "The second year", "The third year"]) {
    await page.getByLabel(year).selectOption({ label: "A 990-N or 990-EZ would have done" });
  }
  const before = page.getByRole("group", { name: "Did you lose the exemption like this" });
  await before.getByLabel("No", { exact: true }).check();
  await page.getByRole("button", { name: "Show the way back" }).click();
  const way = page.getByRole("heading", { name: "without giving a reason" });
  await expect(way).toBeVisible();
  await expect(
    page.getByText(/Send the application by \w+ \d+, \d{4}\. You have \d+ days/),
  ).toBeVisible();
  await ready(page, javaScriptEnabled);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.goto(page.url());
  await expect(way).toBeVisible();
  await page.getByLabel("The second year").selectOption({ label: "It had to be the full 990" });
  await page.getByRole("button", { name: "Show the way back" }).click();
  await expect(page.getByRole("heading", { name: "from the day you send" })).toBeVisible();
  await expect(page.getByText("A better way may be open")).toBeVisible();
});

test("RR-03 a member begins with the IRS's letter, answers, changes an answer, and gets the sheet", async ({
  page,
  javaScriptEnabled,
}) => {
  await startApplication(page);
  await page.goto("/app/standing/rescue");
  await ready(page, javaScriptEnabled);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Begin with this letter" }).click();
  await expect(page).toHaveTitle(/^Error: /);
  await expect(page.getByRole("alert")).toContainText("Choose the month of the IRS's letter");

  const written = new Date(Date.now() - 40 * 86_400_000);
  await page.getByLabel("Month").selectOption(String(written.getUTCMonth() + 1));
  await page.getByLabel("Year", { exact: true }).fill(String(written.getUTCFullYear()));
  await page.getByRole("button", { name: "Begin with this letter" }).click();
  await expect(page.getByRole("heading", { name: "Your answers" })).toBeVisible();
  await expect(page.getByText("The day of the letter is missing")).toBeVisible();
  await ready(page, javaScriptEnabled);
  await expectAccessible(page);

  for (const year of ["The first year", "The second year", "The third year"]) {
    await page.getByLabel(year).selectOption({ label: "A 990-N or 990-EZ would have done" });
  }
  const before = page.getByRole("group", { name: "Did you lose the exemption like this" });
  await before.getByLabel("No", { exact: true }).check();
  await page.getByRole("button", { name: "Save the answers" }).click();
  await expect(page.getByRole("heading", { name: "without giving a reason" })).toBeVisible();
  await ready(page, javaScriptEnabled);
  await before.getByLabel("Yes", { exact: true }).check();
  await page.getByRole("button", { name: "Save the answers" }).click();
  await expect(page.getByRole("heading", { name: "from the day you send" })).toBeVisible();
  await ready(page, javaScriptEnabled);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const href = await page.getByRole("link", { name: "Download the PDF" }).getAttribute("href");
  const sheet = await page.request.get(href ?? "");
  expect(sheet.headers()["content-type"]).toBe("application/pdf");
  expect((await sheet.body()).subarray(0, 5).toString()).toBe("%PDF-");
});

test("RR-06 the letter that gives it back is handed in, and ends it", { tag: "@script" }, async ({
  page,
}) => {
  await startApplication(page);
  await page.goto("/app/standing/rescue");
  await ready(page);
  await page.getByLabel("Month").selectOption("5");
  await page.getByLabel("Year", { exact: true }).fill("2025");
  await page.getByRole("button", { name: "Begin with this letter" }).click();
  await expect(page.getByRole("heading", { name: "Did the IRS give" })).toBeVisible();
  await ready(page);
  await page.getByRole("button", { name: "Hand in the letter" }).click();
  await expect(page.getByRole("alert")).toContainText("Add the letter as a file.");
  await page.getByLabel("Date of the IRS's letter").fill(today(1));
  const letter = {
    name: "letter.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("%PDF-1.4\n%%EOF\n"),
  };
  await page.locator("input[type=file]").setInputFiles(letter);
  await expect(page.getByRole("button", { name: "Remove letter.pdf" })).toBeVisible();
  await page.getByRole("button", { name: "Hand in the letter" }).click();
  await expect(page.getByText("The exemption is back, by the IRS's letter of")).toBeVisible();
  await ready(page);
  await expectAccessible(page);
});
