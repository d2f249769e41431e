import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import { signIn, startApplication, withoutBrowser } from "./people";
import { expect, expectAccessible, expectNoSidewaysScroll, ready, test } from "./support";

test("VLT-13 a member publishes a paper, and a stranger reads it, on paper and in Spanish too", async ({
  page,
  browser,
  javaScriptEnabled,
  viewport,
}) => {
  const { email } = await startApplication(await withoutBrowser());
  await signIn(page, email, "/app/files");
  await ready(page, javaScriptEnabled);
  const letter = new PDFDocument();
  letter.text("We recognize you as exempt.");
  letter.end();
  await page.getByLabel("File", { exact: true }).setInputFiles({
    name: "letter.pdf",
    mimeType: "application/pdf",
    buffer: await buffer(letter),
  });
  await page.getByText("What it is").click();
  await page.getByLabel("Category").first().selectOption("exemption");
  await page.getByLabel("Title").fill("Letter of 2020");
  await page.getByRole("button", { name: "Upload" }).click();
  await expect(page.getByText("letter.pdf is here")).toBeVisible();

  await page.goto("/app/inspection");
  await ready(page, javaScriptEnabled);
  await page.getByRole("link", { name: /^Publish/ }).click();
  await page.getByLabel("The IRS's letter about our exemption").check();
  await page.getByLabel(/Social Security numbers are taken out/).check();
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("Letter of the IRS")).toBeVisible();
  await page.getByLabel("Everybody may see the page").check();
  await page.getByRole("button", { name: "Save" }).first().click();
  const open = page.getByRole("link", { name: /\/inspection\/\d+/ });
  const address = new URL((await open.getAttribute("href")) ?? "").pathname;

  const context = await browser.newContext({ viewport, javaScriptEnabled });
  const stranger = await context.newPage();
  await stranger.goto(address);
  await ready(stranger, javaScriptEnabled);
  await expect(
    stranger.getByRole("link", { name: /Download \(PDF, .*\): Letter of 2020/ }),
  ).toBeVisible();
  await expectNoSidewaysScroll(stranger);
  await expectAccessible(stranger);
  await stranger.emulateMedia({ media: "print" });
  await expect(stranger.getByText("Letter of 2020").first()).toBeVisible();
  await expect(stranger.getByRole("navigation").first()).toBeHidden();
  await stranger.emulateMedia({ media: "screen" });
  await stranger.goto(`${address}?lang=es`);
  await expect(stranger.getByRole("heading", { name: /^Documentos públicos de/ })).toBeVisible();
  await context.close();
});
