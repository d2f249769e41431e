import { expect, type Page } from "@playwright/test";

// Steps of a headquarters' January that its stories with script and without one share.

export const readiness = "/app/group/readiness";
export const minutes = {
  name: "minutes.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1.4\n%%EOF\n"),
};
export const done = "2026-11-20";
/** What an item says of itself once that day is stored; its field alone has the label. */
const shown = "Shown on November 20, 2026";

/** One thing of the list to the end of the transition. */
export const itemOf = (page: Page, name: string | RegExp) => page.getByRole("article", { name });

/** Opens an item's form where it is, fills it, says how it is known, and sends it. */
export async function say(
  page: Page,
  name: string,
  fill: (item: ReturnType<typeof itemOf>) => Promise<void>,
): Promise<void> {
  const item = itemOf(page, name);
  await item.locator("summary").click();
  await fill(item);
  await item.getByLabel("Note").fill("The board looked at it.");
  await item.getByRole("button", { name: "Save" }).click();
  await expect(itemOf(page, name)).toContainText(shown);
}

/** A chapter confirms what it was sent to read, and sends its papers of 2026. */
export async function sendPapers(chapter: Page): Promise<void> {
  await chapter.getByRole("checkbox", { name: "I have read it" }).check();
  await chapter.getByRole("button", { name: "Send" }).click();
  await expect(chapter.getByText(/confirmed by Jordan Pell on/)).toBeVisible();
  await chapter.goto("/app/supervision?year=2026");
  const texts = {
    "Money in": "1,200",
    "Money out": "900.50",
    "Balance at the end of the year": "299.50",
    "Main activity 1": "A car wash",
    Officers: "Jordan Pell, president",
    "Confirmation number": "10065123456",
  };
  for (const [label, text] of Object.entries(texts)) {
    await chapter.getByLabel(label, { exact: true }).fill(text);
  }
  await chapter.getByRole("button", { name: "Send" }).click();
  await expect(chapter.getByText(/^Received .* from Jordan Pell/).first()).toBeVisible();
}
