import { readFile } from "node:fs/promises";
import { expect, expectAccessible, expectPaper, type Page, ready, test } from "./support";

const form = "/bylaws-generator/chapter";
const name = "Gamma Chapter of Alpha Beta";

async function fill(page: Page, { as = name }: { as?: string } = {}) {
  await page.getByLabel("Full legal name of the chapter").fill(as);
  await page.getByLabel("Fiscal year ends on the last day of").selectOption("6");
  await page.getByLabel("Highlight my responses in the document.").check();
}

async function savedFile(page: Page, start: () => Promise<void>) {
  const waiting = page.waitForEvent("download");
  await start();
  const download = await waiting;
  return { file: await readFile(await download.path()), name: download.suggestedFilename() };
}

test("A-20 A-79 A-80 A-82 a visitor makes bylaws, downloads them and changes them", async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto("/");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Make your bylaws" }).click();
  await expect(page).toHaveURL("/bylaws-generator");
  await page.getByRole("link", { name: "Bylaws for a Greek chapter" }).click();
  await expect(page).toHaveURL(form);
  await ready(page, javaScriptEnabled);
  await expectAccessible(page);
  await expect(page.getByLabel("Purpose of the chapter")).toHaveValue(/^To promote friendship/);
  await expect(page.getByText("must be reviewed before use")).toBeVisible();

  await fill(page);
  await page.getByRole("button", { name: "Generate" }).click();

  await expect(page).toHaveURL(/\/bylaws-generator\/chapter\/[\w-]{22,}$/);
  const dialog = page.getByRole("dialog", { name: "Success" });
  await expect(dialog).toContainText("Your bylaws have been created! Please select an option.");
  await ready(page, javaScriptEnabled);
  await expectAccessible(page);
  const { file, name: fileName } = await savedFile(page, () =>
    dialog.getByRole("link", { name: "Download" }).click(),
  );
  expect(fileName).toContain("v1.docx");
  expect(file.subarray(0, 2).toString()).toBe("PK");
  if (javaScriptEnabled !== false) {
    const notice = page.getByRole("dialog", { name: "Downloading" });
    await expect(notice).toContainText(
      "Your file download is beginning. Please check the download location in your browser.",
    );
    await expectAccessible(page);
    await expect(notice).toBeHidden();
  } else if (page.url().includes("/waiting/")) {
    // The worker was still at it; otherwise the link gave the file at once.
    await expect(page.getByRole("heading", { name: "Your document is ready" })).toBeVisible();
    await expectAccessible(page);
    await page.goBack();
  }

  await expect(page.getByText("Your responses are saved")).toBeVisible();
  await page.getByLabel("Full legal name of the chapter").fill(`${name} II`);
  const address = page.url();
  await page.getByRole("button", { name: "Generate" }).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByText("Version 2")).toBeVisible();
  const viewing = page.context().waitForEvent("page");
  await page.getByRole("dialog").getByRole("link", { name: "View online" }).click();
  const view = await viewing;
  await view.waitForURL(/\/view\//);
  await page.goto(view.url());
  await ready(page, javaScriptEnabled);
  await expect(page.getByRole("heading", { level: 1, name: "Bylaws", exact: true })).toBeVisible();
  await expect(page.locator("mark").first()).toHaveText(`${name} II`);
  await expectPaper(page, page.locator(".document-sheet"));
  // What explains the text is no part of it on paper.
  const why = page.getByText("Why is this here?").first();
  await page.emulateMedia({ media: "print" });
  await expect(why).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await why.click();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Clauses for your articles" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Clauses for your articles");
  await expect(page.getByText(`${name} II is organized for the pleasure`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Change your responses" }).click();
  await page.getByRole("link", { name: "Start over" }).click();
  await expect(page).toHaveURL("/bylaws-generator");
  await page.getByRole("link", { name: "Bylaws for a Greek chapter" }).click();
  await expect(page).toHaveURL(form);
  await expect(page.getByLabel("Full legal name of the chapter")).toHaveValue("");
});

test("A-07 A-08 a refused form keeps what was typed, sums up and leads to each field", {
  tag: "@http",
}, async ({ page, javaScriptEnabled }) => {
  await page.goto(form);
  await ready(page, javaScriptEnabled);
  await page.getByLabel("Purpose of the chapter").fill("Kept purpose");
  await page.getByRole("button", { name: "Generate" }).click();
  const summary = page.getByRole("alert");
  await expect(summary).toContainText("There is a problem");
  await expect(page).toHaveTitle(/^Error: /);
  await expect(page.getByLabel("Purpose of the chapter")).toHaveValue("Kept purpose");
  await summary.getByRole("link", { name: "The name field is required." }).click();
  await expect(page.getByLabel("Full legal name of the chapter")).toBeFocused();
  await expect(summary).toBeVisible();
  await expectAccessible(page);
});

test("Back never posts twice and shows the answers", async ({ page, javaScriptEnabled }) => {
  await page.goto(form);
  await ready(page, javaScriptEnabled);
  await fill(page, { as: "Once Only" });
  await page.getByRole("button", { name: "Generate" }).click();
  await expect(page.getByRole("dialog", { name: "Success" })).toBeVisible();
  const address = page.url();
  await page.goto("/pricing");
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(page.getByLabel("Full legal name of the chapter")).toHaveValue("Once Only");
  await expect(page.getByText("Version 2")).toHaveCount(0);
});

test.describe("with script", { tag: "@script" }, () => {
  test("A-01 A-02 marks every request of the page's script", async ({ page }) => {
    await page.goto(form);
    await ready(page, true);
    const tokenOf = () => page.locator('meta[name="csrf-token"]').getAttribute("content");
    const before = await tokenOf();
    const marks: (string | undefined)[][] = [];
    page.on("request", (request) => {
      const isOwn = new URL(request.url()).origin === new URL(page.url()).origin;
      if (!isOwn || request.resourceType() !== "fetch") return;
      const headers = request.headers();
      marks.push([headers["x-requested-with"], headers["x-csrf-token"]]);
    });
    await page.getByRole("button", { name: "Generate" }).click();
    await expect(page.getByRole("alert")).toBeVisible();
    expect(marks.length).toBeGreaterThan(0);
    expect(marks[0]).toEqual(["XMLHttpRequest", before]);
    // What is asked for once the answer is drawn bears the token that came with it.
    const tokens = [before, await tokenOf()];
    for (const [mark, token] of marks) {
      expect(mark).toBe("XMLHttpRequest");
      expect(tokens).toContain(token);
    }
  });

  test("A-03 a page without the anti-forgery tag logs an error", async ({ page, complaints }) => {
    await page.route("/privacy", async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace(/<meta name="csrf-token"[^>]*>/, "");
      await route.fulfill({ response: answer, body });
    });
    await page.goto("/privacy");
    await expect
      .poll(() => complaints.some((text) => text.includes("anti-forgery meta tag")))
      .toBe(true);
    complaints.length = 0;
  });

  test("A-29 sends what the fields show, whatever filled them", async ({ page }) => {
    await page.goto(form);
    await ready(page, true);
    await page.evaluate(() => {
      const field = (id: string) => document.getElementById(id);
      const set = (id: string, value: string) => {
        const element = field(id);
        if (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) {
          element.value = value;
        }
      };
      // As a browser's autofill does it, without any event.
      set("name", "Filled Without Events");
      set("fiscal_year_end", "3");
      const box = field("is_highlighted");
      if (box instanceof HTMLInputElement) box.checked = true;
    });
    await page.getByRole("button", { name: "Generate" }).click();
    await expect(page.getByRole("dialog", { name: "Success" })).toBeVisible();
    await expect(page.getByLabel("Full legal name of the chapter")).toHaveValue(
      "Filled Without Events",
    );
    await expect(page.getByLabel("Fiscal year ends on the last day of")).toHaveValue("3");
    await expect(page.getByLabel("Highlight my responses in the document.")).toBeChecked();
  });

  test("G-01 asks for the bot check's work at the first touch and sends its answer", async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/bot-check/")) asked.push(new URL(request.url()).pathname);
    });
    await page.goto(form);
    await ready(page, true);
    expect(asked).toEqual([]);
    await fill(page);
    await expect.poll(() => asked).toEqual(["/bot-check/bylaws"]);
    const sending = page.waitForRequest((request) => request.method() === "POST");
    await page.getByRole("button", { name: "Generate" }).click();
    expect((await sending).postData()).toContain("g-recaptcha-response=eyJ");
    await expect(page.getByRole("dialog", { name: "Success" })).toBeVisible();
  });

  test("A-30 balances headings by style, without a resize handler", async ({ page }) => {
    await page.goto("/");
    const wrap = await page
      .getByRole("heading", { level: 1 })
      .evaluate((heading) => getComputedStyle(heading).textWrap);
    expect(wrap).toBe("balance");
  });

  test("is made by keyboard alone", async ({ page }) => {
    await page.goto(form);
    await ready(page, true);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to main content" })).toBeFocused();
    await page.keyboard.press("Enter");
    for (const other of ["Bylaws for a booster club", "Bylaws for a school's booster club"]) {
      await page.keyboard.press("Tab");
      await expect(page.getByRole("link", { name: other })).toBeFocused();
    }
    await page.keyboard.press("Tab");
    await page.keyboard.type("Keyboard Chapter");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.type("Ju");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog", { name: "Success" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(page.getByLabel("Full legal name of the chapter")).toHaveValue("Keyboard Chapter");
  });
});
