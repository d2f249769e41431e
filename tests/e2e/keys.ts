// Playing by keyboard alone: everything is found by Tab.
import type { Page } from "./support";

/** What has the focus: its label or its text, its name, and what it holds. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    const control = element as HTMLInputElement | HTMLSelectElement | null;
    const select = control instanceof HTMLSelectElement ? control : undefined;
    return {
      text: element?.getAttribute("aria-label") ?? element?.textContent?.trim() ?? "",
      name: control?.name ?? "",
      type: control?.type ?? "",
      value: control?.value ?? "",
      isChecked: control instanceof HTMLInputElement && control.checked,
      chosen: select?.selectedIndex ?? -1,
      values: [...(select?.options ?? [])].map((option) => option.value),
    };
  });
type Focused = Awaited<ReturnType<typeof focused>>;

/** Presses Tab until something has the focus. */
async function tabUntil(page: Page, isIt: (found: Focused) => boolean, what: string) {
  for (let presses = 0; presses < 120; presses++) {
    await page.keyboard.press("Tab");
    const found = await focused(page);
    if (isIt(found)) return found;
  }
  throw new Error(`Tab never comes to ${what}`);
}

export const tabTo = (page: Page, text: RegExp) =>
  tabUntil(page, (found) => text.test(found.text), String(text));
export const tabToField = (page: Page, name: string) =>
  tabUntil(page, (found) => found.name === name, name);

/** Presses a button or a link that is found by Tab. */
export async function press(page: Page, text: string) {
  await tabUntil(page, (found) => found.text === text, text);
  await page.keyboard.press("Enter");
}

export async function typeAt(page: Page, name: string, text: string) {
  await tabToField(page, name);
  await page.keyboard.type(text);
}

/** Fills fields as they are come to by Tab, in the order in which they are given. */
export async function fillPage(page: Page, fields: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(fields)) {
    const { type, isChecked, chosen, values } = await tabToField(page, name);
    if (type === "checkbox") {
      if (isChecked !== (value === "1")) await page.keyboard.press("Space");
    } else if (type === "select-one") await chooseBelow(page, values.indexOf(value) - chosen);
    else if (type === "date") await typeDate(page, value);
    else await page.keyboard.type(value);
  }
}

/** Arrows, since a browser takes letters that come a second apart for the beginnings of two words. */
async function chooseBelow(page: Page, lines: number) {
  const arrow = lines < 0 ? "ArrowUp" : "ArrowDown";
  for (let line = 0; line < Math.abs(lines); line++) await page.keyboard.press(arrow);
}

/** Again where a digit came a second after the one before: a browser begins that part again. */
async function typeDate(page: Page, value: string) {
  for (let tries = 0; tries < 4; tries++) {
    await page.keyboard.type(americanDigits(value));
    if ((await focused(page)).value === value) return;
    // From the year back to the month.
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Shift+Tab");
  }
  throw new Error(`${value} cannot be typed`);
}

/** "2019-08-01" as it is typed into a date field: 08012019. */
const americanDigits = (date: string) => `${date.slice(5).replace("-", "")}${date.slice(0, 4)}`;
