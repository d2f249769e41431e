import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import sharp from "sharp";
import { admin, signIn } from "./people";
import { expect, expectAccessible, type Page, ready } from "./support";

export const film = {
  name: "season.webm",
  mimeType: "video/webm",
  buffer: readFileSync(resolve(import.meta.dirname, "../fixtures/contest/colors.webm")),
};

export async function picture(name = "team.png") {
  const buffer = await sharp({
    create: { width: 640, height: 480, channels: 3, background: "#1e5b43" },
  })
    .png()
    .toBuffer();
  return { name, mimeType: "image/png", buffer };
}

type Kind = "photo" | "video";

export async function open(page: Page, kind: Kind, javaScriptEnabled: boolean | undefined) {
  await page.goto(`/contest/${kind}`);
  await ready(page, javaScriptEnabled);
  // What judges files comes after the page's script, and then says the used places and the file.
  if (javaScriptEnabled !== false) {
    await expect(page.locator("form p.hint[role=status]")).toHaveCount(2);
  }
  const organization = `Band ${randomUUID()}`;
  return { organization, email: `${randomUUID()}@people.example` };
}

export async function fill(
  page: Page,
  who: { organization: string; email: string },
  type = "empty",
) {
  await page.getByLabel("Organization name").fill(who.organization);
  await page.getByLabel("E-mail", { exact: false }).first().fill(who.email);
  await page.getByLabel("Who/what are you celebrating?").selectOption(type);
}

export const submit = (page: Page) => page.getByRole("button", { name: "Submit" }).click();
export const fileInput = (page: Page) => page.locator("input[name=file]");
export const dropFiles = (page: Page, names: readonly string[]) =>
  fileInput(page).evaluate((input, given) => {
    const dataTransfer = new DataTransfer();
    for (const name of given) dataTransfer.items.add(new File(["x"], name, { type: "video/webm" }));
    const event = new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true });
    return !input.dispatchEvent(event);
  }, names);

/** Opens the page of the queue where an organization's entry stands with its picture. */
export async function findEntry(page: Page, contest: string, organization: string) {
  const row = page.getByRole("row").filter({ hasText: organization });
  await expect(async () => {
    for (let number = 1; number <= 20; number++) {
      await page.goto(`/admin/contests/${contest}?page=${number}`);
      if ((await row.locator("img").count()) > 0) return;
    }
    throw new Error("not there yet");
  }).toPass();
  return row.first();
}

/** Signs in as staff and opens the photo contest; answers its number. */
export async function openContest(page: Page): Promise<string> {
  await signIn(page, admin, "/admin/contests");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Boosters in action", exact: true }).click();
  await page.waitForURL(/\/admin\/contests\/\d+$/);
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}

/** Sends a photo contest's entry of an organization, with a picture or without, and sees it received. */
export async function send(
  page: Page,
  script: boolean | undefined,
  organization: string,
  file?: Buffer,
) {
  const { email } = await open(page, "photo", script);
  await fill(page, { organization, email });
  if (file) {
    await fileInput(page).setInputFiles({ name: "team.png", mimeType: "image/png", buffer: file });
    await page.getByLabel(/Everyone in it agrees/).check();
  }
  await submit(page);
  await expect(page.getByText("We have received your entry.")).toBeVisible();
}
