import { mailedLink } from "./mailbox";
import { asLongAsAPerson, expect, type Page, ready, test } from "./support";
import { answers, password } from "./wizard";

test.setTimeout(240_000);

test("from the start to the invoice by keyboard alone", { tag: ["@script", "@once"] }, async ({
  page,
}) => {
  const email = `keyboard-${Date.now()}@people.example`;
  await page.goto("/pricing");
  await tabTo(page, /^Start/);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/application\/start\?level=\d+$/);
  await page.goto("/application/start?level=1001");
  await ready(page, true);
  await typeAt(page, "email", email);
  await typeAt(page, "password", password);
  await asLongAsAPerson(page);
  await press(page, "Let's go!");
  await page.waitForURL(/page=1$/);

  // The wrong application is told in a dialog, which Escape closes.
  await fillPage(page, { ...answers[0], has_501c: "1" });
  await press(page, "Next");
  const wrong = page.getByRole("dialog", { name: "Did you start the wrong application?" });
  await expect(wrong).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(wrong).toBeHidden();
  await tabToField(page, "has_501c");
  await page.keyboard.press("Space");
  await press(page, "Next");
  await page.waitForURL(/page=2$/);
  await press(page, "Previous");
  await page.waitForURL(/page=1$/);
  await expect(page.getByLabel("Legal name")).toHaveValue(answers[0]?.legal_name ?? "");

  // Signed out, and back by the mailed link.
  await page.context().clearCookies();
  await page.goto(await mailedLink(page, email, /\/application\/create\//));
  await ready(page, true);
  await typeAt(page, "email", email);
  await typeAt(page, "password", password);
  await page.keyboard.press("Enter");
  await page.waitForURL(/page=2$/);
  for (const [index, fields] of answers.entries()) {
    if (index === 0) continue;
    await ready(page, true);
    await fillPage(page, fields);
    await press(page, index === answers.length - 1 ? "Submit" : "Next");
    if (index < answers.length - 1) await page.waitForURL(new RegExp(`page=${index + 2}$`));
  }
  await expect(page).toHaveURL("/app/payments");
});

/** What has the focus: its text or its label's, its name, and what it holds. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    const control = element as HTMLInputElement | HTMLSelectElement | null;
    const options = control instanceof HTMLSelectElement ? [...control.options] : [];
    return {
      text: element?.textContent?.trim() ?? "",
      name: control?.name ?? "",
      type: control?.type ?? "",
      isChecked: control instanceof HTMLInputElement && control.checked,
      labels: Object.fromEntries(options.map(({ value, text }) => [value, text])),
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

const tabTo = (page: Page, text: RegExp) =>
  tabUntil(page, (found) => text.test(found.text), String(text));
const tabToField = (page: Page, name: string) =>
  tabUntil(page, (found) => found.name === name, name);

/** Presses a button or a link that is found by Tab. */
async function press(page: Page, text: string) {
  await tabUntil(page, (found) => found.text === text, text);
  await page.keyboard.press("Enter");
}

async function typeAt(page: Page, name: string, text: string) {
  await tabToField(page, name);
  await page.keyboard.type(text);
}

/** Fills fields as they are come to by Tab, in the order in which they are given. */
async function fillPage(page: Page, fields: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(fields)) {
    const { type, isChecked, labels } = await tabToField(page, name);
    if (type === "checkbox") {
      if (isChecked !== (value === "1")) await page.keyboard.press("Space");
    } else if (type === "select-one") await page.keyboard.type(labels[value] ?? value);
    else if (type === "date") await page.keyboard.type(americanDigits(value));
    else await page.keyboard.type(value);
  }
}

/** "2019-08-01" as it is typed into a date field: 08012019. */
const americanDigits = (date: string) => `${date.slice(5).replace("-", "")}${date.slice(0, 4)}`;
