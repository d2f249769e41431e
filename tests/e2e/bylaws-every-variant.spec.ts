import { readFile } from "node:fs/promises";
import { docxParagraphs, zipText } from "../documents/text";
import { expect, expectAccessible, type Page, ready, test } from "./support";

const variants = [
  { variant: "booster", isChapter: false },
  { variant: "school", isChapter: false },
  { variant: "chapter", isChapter: true },
] as const;

async function fill(page: Page, isChapter: boolean): Promise<void> {
  await page.getByLabel("Fiscal year ends on the last day of").selectOption("6");
  await page.getByLabel("Highlight my responses in the document.").check();
  if (isChapter) return;
  await page.getByLabel("School or facility supported").fill("Lincoln High School");
  await page.getByLabel(/to decide/).fill("1/4");
  await page.getByLabel("Members who can call for a special meeting").fill("10%");
  await page.getByLabel("Nominations begin in").selectOption("3");
  await page.getByLabel("The annual meeting, with elections, is held in").selectOption("5");
}

async function downloaded(page: Page, start: () => Promise<void>) {
  const waiting = page.waitForEvent("download");
  await start();
  const download = await waiting;
  return { bytes: await readFile(await download.path()), name: download.suggestedFilename() };
}

for (const { variant, isChapter } of variants) {
  test(`E-02 E-04 E-05 E-06 E-10 E-11 E-12 E-13 E-14 E-15 E-16 E-20 E-21 ${variant}: made, downloaded, read online and changed`, {
    tag: variant === "booster" ? "@http" : "@deep",
  }, async ({ page, javaScriptEnabled }) => {
    const isScript = javaScriptEnabled !== false;
    const club = `Club of ${variant} & <Friends>`;
    const form = `/bylaws-generator/${variant}`;
    await page.goto(form);
    await ready(page, javaScriptEnabled);
    await expect(page.getByText("must be reviewed before use")).toBeVisible();
    const months = page.getByLabel("Fiscal year ends on the last day of");
    await expect(months.locator("option:not([value=''])")).toHaveCount(12);
    await fill(page, isChapter);
    await page.getByRole("button", { name: "Generate" }).click();

    await expect(page.getByRole("alert").first()).toContainText("The name field is required.");
    const toast = page.getByRole("dialog", { name: "Uh oh!" });
    await expect(toast).toContainText("That didn't work.");
    await expect(months).toHaveValue("6");
    await expectAccessible(page);
    await toast.getByRole("button", { name: "Dismiss" }).click();
    await page.getByLabel(/Full legal name/).fill(club);
    await page.getByRole("button", { name: "Generate" }).click();

    await expect(page).toHaveURL(new RegExp(`/bylaws-generator/${variant}/[\\w-]{22,}$`));
    const address = page.url();
    const dialog = page.getByRole("dialog", { name: "Success" });
    await expect(dialog).toContainText("Your bylaws have been created! Please select an option.");
    await expect(dialog.getByRole("link", { name: "View online" })).toBeVisible();
    await ready(page, javaScriptEnabled);
    const word = await downloaded(page, () =>
      dialog.getByRole("link", { name: "Download" }).click(),
    );
    expect(word.name).toMatch(/v1\.docx$/);
    expect(docxParagraphs(word.bytes).join("\n")).toContain(club);
    expect(zipText(word.bytes, "word/document.xml")).toContain('<w:highlight w:val="yellow"/>');
    if (isScript) {
      const frame = page.locator("iframe[hidden]");
      await expect(frame).toHaveAttribute("src", /\/bylaws-generator\/download\/[\w-]+\?version=1/);
      await expect(page.getByRole("dialog", { name: "Downloading" })).toBeHidden();
    } else {
      await page.goto(address);
    }
    expect(page.url()).toBe(address);

    await expect(page.getByText("Your responses are saved")).toBeVisible();
    await expect(page.getByRole("link", { name: "Start over" })).toHaveAttribute(
      "href",
      "/bylaws-generator",
    );
    const pdf = await downloaded(page, () =>
      page.getByRole("link", { name: "PDF, Version 1" }).click(),
    );
    expect(pdf.bytes.subarray(0, 5).toString()).toBe("%PDF-");
    if (!isScript) await page.goto(address);
    await page.getByLabel("Highlight my responses in the document.").uncheck();
    await page.getByRole("button", { name: "Generate" }).click();
    await expect(page.getByText("Version 2")).toBeVisible();
    await expect(page).toHaveURL(address);
    const link = page.getByRole("dialog").getByRole("link", { name: "View online" });
    const view = await opened(page, () => link.click());
    expect(page.url()).toBe(address);
    await page.close();
    await expectDocument(view, club);

    await view.goto(address);
    await expect(view.getByLabel(/Full legal name/)).toHaveValue(club);
    await expect(view.getByRole("dialog")).toHaveCount(0);
  });

  test(`E-11 ${variant}: with script each later edit is a PUT to the address of the bylaws`, {
    tag: "@script",
  }, async ({ page }) => {
    await page.goto(`/bylaws-generator/${variant}`);
    await ready(page, true);
    await fill(page, isChapter);
    await page.getByLabel(/Full legal name/).fill(`Club of ${variant}`);
    await page.getByRole("button", { name: "Generate" }).click();
    await expect(page).toHaveURL(new RegExp(`/bylaws-generator/${variant}/[\\w-]{22,}$`));
    const address = page.url();
    for (const version of [2, 3]) {
      await ready(page, true);
      const dialog = page.getByRole("dialog", { name: "Success" });
      await dialog.getByRole("button", { name: "Close" }).click();
      await page.getByLabel(/Full legal name/).fill(`Club ${version}`);
      const sending = page.waitForResponse((answer) => answer.request().method() === "PUT");
      await page.getByRole("button", { name: "Generate" }).click();
      const answer = await sending;
      expect(answer.url()).toBe(address);
      expect(answer.request().postData()).toContain(`&name=Club+${version}&`);
      const action = new URL(address).pathname;
      expect(await answer.json()).toMatchObject({ action, url: action, bylaw: { version } });
      await expect(dialog).toBeVisible();
      await expect(page.getByLabel(/Full legal name/)).toHaveValue(`Club ${version}`);
      expect(page.url()).toBe(address);
    }
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    await page.getByLabel(/Full legal name/).fill("");
    await page.getByRole("button", { name: "Generate" }).click();
    await expect(page.getByRole("alert").first()).toContainText("The name field is required.");
    await expect(page.getByRole("dialog", { name: "Uh oh!" })).toContainText("That didn't work.");
  });
}

/** The tab that something opens beside the page. */
async function opened(page: Page, start: () => Promise<void>): Promise<Page> {
  const waiting = page.context().waitForEvent("page");
  await start();
  return await waiting;
}

async function expectDocument(view: Page, club: string): Promise<void> {
  await expect(view).toHaveURL(/\/bylaws-generator\/view\//);
  await expect(view.getByRole("heading", { level: 1, name: "Bylaws", exact: true })).toBeVisible();
  await expect(view.getByText(club).first()).toBeVisible();
  await expect(view.locator("mark")).toHaveCount(0);
  await view.getByText("Why is this here?").first().click();
  await expect(view.getByText(/name must match the EIN letter/)).toBeVisible();
  await expectAccessible(view);
}
