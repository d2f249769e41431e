import sharp from "sharp";
import { accountOf, signIn, startApplication } from "./people";
import {
  expect,
  expectAccessible,
  forgetEverybody,
  holdBack,
  type Page,
  ready,
  test,
} from "./support";

const SAMPLE = "/storage/profile/sample/public-profile-image.png";

const photo = (width = 1_200, height = 900, background = "#27557a") =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
const asFile = (buffer: Buffer, name = "team.jpg", mimeType = "image/jpeg") => ({
  name,
  mimeType,
  buffer,
});

/** The picture of the page as it was loaded, and how wide it came. */
const shown = (page: Page) => page.locator(".header-picture");
const loadedUrl = (page: Page) =>
  shown(page).evaluate((image) => {
    const { currentSrc } = image as HTMLImageElement;
    return currentSrc === "" ? "" : new URL(currentSrc).pathname;
  });

/** Opens the editor of a new account of one's own. */
async function openEditor(page: Page, javaScriptEnabled: boolean | undefined): Promise<number> {
  await startApplication(page);
  const accountId = await accountOf(page);
  await page.goto(`/app/account/image/${accountId}`);
  await ready(page, javaScriptEnabled);
  return accountId;
}

test("B-89 B-90 B-91 B-93 a picture is put in place, looked at, and cleared", async ({
  page,
  javaScriptEnabled,
}) => {
  const accountId = await openEditor(page, javaScriptEnabled);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Public profile header image");
  await expect(shown(page)).toHaveAttribute("src", SAMPLE);
  await expect(page.getByText("The sample picture, shown")).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel("New picture").setInputFiles(asFile(await photo()));
  await page.getByRole("button", { name: "Upload picture" }).click();
  await expect(page.getByText("Your picture now")).toBeVisible();
  await expect(page.getByRole("img", { name: /^Header picture of/ })).toBeVisible();
  await expect.poll(() => loadedUrl(page)).toMatch(/^\/storage\/profile\/[\w-]{22}\/\d+\.webp$/);
  await expectAccessible(page);

  await page.getByRole("link", { name: "View my public profile." }).click();
  await expect(page).toHaveURL(`/app/account/show/${accountId}`);
  await expect(page.getByText("Only you see this page.")).toBeVisible();
  await expect(page.getByRole("img", { name: /^Header picture of/ })).toBeVisible();
  await ready(page, javaScriptEnabled);
  await expectAccessible(page);

  await page.getByRole("link", { name: "Change picture" }).click();
  await page.getByRole("button", { name: "Clear image" }).click();
  await expect(page.getByText("The sample picture, shown")).toBeVisible();
  await expect(page).toHaveURL(`/app/account/image/${accountId}`);
  await expect(shown(page)).toHaveAttribute("src", SAMPLE);
});

test("B-94 a picture that cannot be read is refused in words, and the sample stays", {
  tag: "@http",
}, async ({ page, javaScriptEnabled }) => {
  await openEditor(page, javaScriptEnabled);
  const damaged = (await photo()).subarray(0, 700);
  await page.getByLabel("New picture").setInputFiles(asFile(damaged));
  await page.getByRole("button", { name: "Upload picture" }).click();
  await expect(page.getByRole("dialog", { name: "That didn't work." })).toBeVisible();
  await expect(page.locator("#file-error")).toContainText("could not be read. It may be damaged");
  await expect(shown(page)).toHaveAttribute("src", SAMPLE);
  await expectAccessible(page);
});

test("B-35 @script the page for files says that one is on its way", async ({ page }) => {
  await signIn(page, "member@goodstanding.example", "/app/files");
  await ready(page, true);
  const letGo = await holdBack(page, /\/app\/files/, "POST");
  const letter = { name: "Letter.txt", mimeType: "text/plain", buffer: Buffer.from("Dear club") };
  await page.locator("input[name='uploads[]']").setInputFiles(letter);
  await page.getByRole("button", { name: "Upload" }).click();
  await expect(page.getByText("Uploading file: Please wait...")).toBeVisible();
  letGo();
  await expect(page.getByText("Letter.txt is here.")).toBeVisible();
  await expect(page.getByText("Uploading file: Please wait...")).toBeHidden();
});

test("B-89 G-35 a visitor sees the profile of a member, and only what it chose to show", {
  tag: "@http",
}, async ({ page }) => {
  await signIn(page, "member@goodstanding.example", "/app/files");
  const accountId = await page.locator("input[name=profile_id]").inputValue();
  await forgetEverybody(page);
  await page.goto(`/app/account/show/${accountId}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Lincoln High School");
  await expect(shown(page)).toHaveCount(1);
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    "content",
    /^https?:\/\/.+\/storage\/profile\//,
  );
  await expectAccessible(page);
});

test.describe("with script", { tag: "@script" }, () => {
  test("B-89 the chosen picture is seen before it goes up, and its way can be cut short", async ({
    page,
    javaScriptEnabled,
  }) => {
    await openEditor(page, javaScriptEnabled);
    await page.getByLabel("New picture").setInputFiles(asFile(await photo()));
    await expect(shown(page)).toHaveAttribute("src", /^blob:/);
    await expect(page.getByText("Your new picture, not uploaded yet")).toBeVisible();
    await expectAccessible(page);

    // It is held back until it has been cancelled, as on a slow line.
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route("**/app/account/image/*", async (route) => {
      if (route.request().method() !== "POST") return route.continue();
      await held;
      await route.abort().catch(() => {});
    });
    await page.getByRole("button", { name: "Upload picture" }).click();
    await expect(page.getByText(/Uploading your picture|Preparing your picture/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByRole("button", { name: "Upload picture" })).toBeVisible();
    await expect(shown(page)).toHaveAttribute("src", /^blob:/);
    letGo();
    await page.unroute("**/app/account/image/*");
    await page.getByRole("button", { name: "Upload picture" }).click();
    await expect(page.getByText("Your new picture is in place.")).toBeVisible();
  });

  test("B-92 a clear that fails says so, and the picture stays", async ({
    page,
    javaScriptEnabled,
  }) => {
    await openEditor(page, javaScriptEnabled);
    await page.getByLabel("New picture").setInputFiles(asFile(await photo()));
    await page.getByRole("button", { name: "Upload picture" }).click();
    await expect(page.getByText("Your picture now")).toBeVisible();
    const before = await shown(page).getAttribute("src");
    await page.route("**/app/account/empty-image/*", (route) =>
      route.fulfill({ status: 409, json: { message: "We will be right back." } }),
    );
    await page.getByRole("button", { name: "Clear image" }).click();
    const toast = page.getByRole("dialog", { name: "That didn't work." });
    await expect(toast).toContainText("We will be right back.");
    await expect(shown(page)).toHaveAttribute("src", before ?? "");
    await expectAccessible(page);
    await toast.getByRole("button", { name: "Dismiss" }).click();
    await expect(toast).toBeHidden();
  });

  test("B-94 what is no picture is refused before it goes up; the keyboard is enough", async ({
    page,
    javaScriptEnabled,
  }) => {
    await openEditor(page, javaScriptEnabled);
    const input = page.getByLabel("New picture");
    await input.setInputFiles(asFile(Buffer.from("MZ"), "setup.exe", "application/x-msdownload"));
    await expect(page.locator("#file-error")).toContainText("setup.exe is not allowed.");
    await expect(page.getByRole("dialog", { name: "Uh oh!" })).toContainText("is not allowed.");
    await input.setInputFiles(asFile(await photo()));
    await input.focus();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Upload picture" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByText("Your new picture is in place.")).toBeVisible();
    await page.getByRole("button", { name: "Clear image" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByText("The sample picture is back.")).toBeVisible();
  });
});
