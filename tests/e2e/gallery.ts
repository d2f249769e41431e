import { expect, holdBack, type Page, ready } from "./support";

export const forms = "/dev/ui?part=forms";
export const messages = "/dev/ui?part=messages";

/** The gallery as a live page: handlers are attached once React has taken it over. */
export async function openLive(page: Page, path: string) {
  await page.goto(path);
  await ready(page);
}

export const formOf = (page: Page, name: string) => page.getByRole("form", { name });

/** Sends the first form with two passwords that differ, which the server refuses. */
export async function refuse(page: Page) {
  await openLive(page, forms);
  const form = formOf(page, "Returning");
  await form.getByLabel("Password", { exact: true }).fill("booster-club-1");
  await form.getByLabel("Confirm password").fill("booster-club-2");
  await form.getByLabel("Gold").check();
  await form.getByRole("button", { name: "Send" }).click();
  const summary = page.getByRole("alert", { name: "There is a problem" });
  await expect(summary).toBeVisible();
  return { form, summary, send: form.getByRole("button", { name: "Send" }) };
}

/** Counts what the page sends to its action. */
export function countPosts(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (request.method() === "POST") count += 1;
  });
  return () => count;
}

/** Keeps back what the server answers to a sent form, until the returned function is called. */
export function holdAnswers(page: Page): Promise<() => void> {
  return holdBack(page, /dev\/ui\.data/, "POST");
}
