import { answersOf } from "../modules/applications/answers";
import { startApplication } from "./people";
import { type Page, ready } from "./support";

/** Right answers for every page of a school's start-up application; tick boxes are "1" or "0". */
export const answers = answersOf("start-up");

/** Opens the first page of an application that somebody new has started. */
export async function start(page: Page, javaScriptEnabled: boolean | undefined, level = 1001) {
  const started = await startApplication(page, level);
  await page.goto(`/application/create/${started.token}?page=1`);
  await ready(page, javaScriptEnabled);
  return started;
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
