import { unescapeHtml } from "../setup/visitor";
import { origin, read } from "./people";
import { expect, type Page } from "./support";

const linksIn = (html: string) =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, href = ""]) => unescapeHtml(href));

/**
 * The path of a link in the newest letter to an address. The letter comes when the worker has sent
 * it, so the mailbox is looked into until it is there.
 */
export async function mailedLink(page: Page, email: string, address: RegExp): Promise<string> {
  let link = "";
  await expect(async () => {
    const rows = (await read(page, "/dev/mailbox")).split("<tr");
    const row = rows.find((text) => text.includes(email)) ?? "";
    const [letter = ""] = linksIn(row);
    expect(letter).not.toBe("");
    link = linksIn(await read(page, letter)).find((href) => address.test(href)) ?? "";
    expect(link).not.toBe("");
  }).toPass();
  return new URL(link, origin()).pathname;
}
