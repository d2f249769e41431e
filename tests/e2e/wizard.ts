import { randomUUID } from "node:crypto";
import { answersOf } from "../modules/applications/answers";
import { asLongAsAPerson, type Page, ready } from "./support";

export const password = "booster-club-2026";

/** Right answers for every page of a school's start-up application; tick boxes are "1" or "0". */
export const answers = answersOf("start-up");

/** Starts an application as a new person and waits for its first page. */
export async function start(page: Page, javaScriptEnabled: boolean | undefined, level = 1001) {
  const email = `${randomUUID()}@people.example`;
  await page.goto(`/application/start?level=${level}`);
  await ready(page, javaScriptEnabled);
  await page.getByLabel("Enter your email").fill(email);
  await page.locator("input[name=password]").fill(password);
  await asLongAsAPerson(page);
  await page.getByRole("button", { name: "Let's go!" }).click();
  await page.waitForURL(/\/application\/create\/[\w-]+\?page=1$/);
  await ready(page, javaScriptEnabled);
  const token = /create\/([\w-]+)/.exec(page.url())?.[1] ?? "";
  return { email, token };
}

/** Fills fields by their names; a field that shows only under a condition comes after it. */
export async function fill(page: Page, fields: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(fields)) {
    const control = page.locator(`[name="${name}"]:not([type=hidden])`);
    const type = await control.evaluate((element) => (element as HTMLInputElement).type);
    if (type === "checkbox") await control.setChecked(value === "1");
    else if (type === "select-one") await control.selectOption(value);
    else await control.fill(value);
  }
}

/** Fills a page (from 1) with right answers, a school's as a rule, and presses Next. */
export async function fillPage(page: Page, number: number, given = answers[number - 1]) {
  await fill(page, given ?? {});
  await page.getByRole("button", { name: "Next" }).click();
  await page.waitForURL(new RegExp(`page=${number + 1}$`));
}
