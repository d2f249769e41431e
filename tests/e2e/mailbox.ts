import { expect, type Page } from "./support";

/**
 * The path of a link in the newest letter to an address. The letter comes when the worker has sent
 * it, and the mailbox does not refresh itself: each look opens it anew and must not wait on the page.
 */
export async function mailedLink(page: Page, email: string, address: RegExp): Promise<string> {
  let link: string | null = null;
  await expect(async () => {
    await page.goto("/dev/mailbox");
    await page.getByRole("row").filter({ hasText: email }).getByRole("link").first().click({
      timeout: 1_000,
    });
    const found = page.getByRole("link", { name: address }).first();
    link = await found.getAttribute("href", { timeout: 1_000 });
    expect(link).toBeTruthy();
  }).toPass({ timeout: 20_000 });
  return new URL(link ?? "", page.url()).pathname;
}
