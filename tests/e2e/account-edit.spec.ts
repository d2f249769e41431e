import { signIn } from "./people";
import { expect, expectAccessible, holdBack, type Page, ready, test } from "./support";

/** Its name is changed by one test, so the others save another organization at the same time. */
const renamed = "chapter@goodstanding.example";
const person = "treasurer@goodstanding.example";
const letter = {
  name: "Letter 947.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n"),
};

async function openForm(page: Page, javaScriptEnabled: boolean | undefined, email = person) {
  await signIn(page, email, "/app");
  await page.getByRole("link", { name: "Edit profile" }).click();
  await expect(page.getByRole("heading", { name: "Your organization" })).toBeVisible();
  await ready(page, javaScriptEnabled);
}

test("B-06 B-09 B-10 @once a club edits itself, and the whole page shows the new values", {
  tag: "@http",
}, async ({ page, javaScriptEnabled }) => {
  await openForm(page, javaScriptEnabled, renamed);
  await expectAccessible(page);
  const name = page.getByLabel("Organization name");
  const before = await name.inputValue();
  await name.fill(`${before} (new)`);
  await page.getByLabel("Phone", { exact: true }).fill("202.555.0143");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Success!")).toBeVisible();
  await expect(page.getByText("Your data was saved.")).toBeVisible();
  await expect(page.getByText("Your public profile shows this from now on.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${before} (new)`);
  await expect(page.getByLabel("Phone", { exact: true })).toHaveValue("(202) 555-0143");
  await expectAccessible(page);
  await name.fill(before);
  await page.getByLabel("Phone", { exact: true }).fill("");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(before);
});

test("B-35 F-38 F-40 F-41 @script a file goes up at once, the page hears of it, and its entry goes with the form", async ({
  page,
}) => {
  await openForm(page, true);
  const release = await holdBack(page, "**/app/files");
  await expect(page.getByText("Drag file here to upload")).toBeVisible();
  const papers = page.getByLabel("Papers for us", { exact: true });
  const zone = page.locator(".file-drop", { has: papers });
  await zone.dispatchEvent("dragenter");
  await expect(zone).toHaveAttribute("data-dragging", "true");
  await papers.setInputFiles(letter);
  await expect(page.getByText("Uploading file: Please wait...")).toBeVisible();
  await expect(page.getByRole("progressbar", { name: letter.name })).toBeVisible();
  const told = page.evaluate(
    () =>
      new Promise((resolve) =>
        document.addEventListener("file-uploaded", (event) =>
          resolve(event instanceof CustomEvent && event.detail.files),
        ),
      ),
  );
  release();
  expect(await told).toEqual([{ id: expect.stringMatching(/^\d+$/), file_name: letter.name }]);
  await expect(zone).not.toHaveAttribute("data-dragging");
  await expect(page.getByRole("button", { name: `Remove ${letter.name}` })).toBeVisible();
  await expect(page.getByText("Uploading file: Please wait...")).toBeHidden();
  await expectAccessible(page);
  const sent = page.waitForRequest((request) => request.method() === "POST");
  await page.getByRole("button", { name: "Save" }).click();
  const body = new URLSearchParams((await sent).postData() ?? "");
  expect(JSON.parse(body.get("file_uploads") ?? "")).toEqual([
    { id: expect.stringMatching(/^\d+$/), file_name: letter.name },
  ]);
  await expect(page.getByText("Your data was saved.")).toBeVisible();
  // Saved, the box starts again.
  await expect(page.getByRole("button", { name: `Remove ${letter.name}` })).toBeHidden();
});

test("B-35 @script an upload can be cancelled, and a failed one tried again", async ({ page }) => {
  await openForm(page, true);
  await page.route("**/app/files", () => {});
  const papers = page.getByLabel("Papers for us", { exact: true });
  await papers.setInputFiles(letter);
  await page.getByRole("button", { name: `Cancel the upload of ${letter.name}` }).click();
  await expect(page.getByRole("progressbar")).toBeHidden();
  await page.unroute("**/app/files");
  await page.route("**/app/files", (route) =>
    route.fulfill({
      status: 422,
      json: { message: "No.", errors: { uploads: ["Not this one."] } },
    }),
  );
  await papers.setInputFiles(letter);
  await expect(page.getByText(`${letter.name} was not uploaded. Not this one.`)).toBeVisible();
  await page.unroute("**/app/files");
  await page.getByRole("button", { name: `Try ${letter.name} again` }).click();
  await page.getByRole("button", { name: `Remove ${letter.name}` }).click();
  await expect(page.getByRole("list", { name: "Uploaded files: Papers for us" })).toBeHidden();
  await papers.setInputFiles({ ...letter, name: "letter.exe" });
  await expect(page.getByText("letter.exe is not allowed.")).toBeVisible();
});

test("B-35 without script a file goes up on a page of its own and its number is typed", {
  tag: "@plain",
}, async ({ page, javaScriptEnabled }) => {
  await openForm(page, javaScriptEnabled);
  await page.getByRole("link", { name: "Upload files" }).click();
  await page.locator("input[type=file]").setInputFiles(letter);
  await page.getByRole("button", { name: "Upload" }).click();
  const said = await page.getByText(/Its number is \d+/).textContent();
  await page.getByRole("link", { name: "Back to the form" }).click();
  await page.getByLabel("Papers for us").fill(/number is (\d+)/.exec(said ?? "")?.[1] ?? "");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Your data was saved.")).toBeVisible();
  await page.getByLabel("Papers for us").fill("999999");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("is not among the files of this organization").first()).toBeVisible();
});
