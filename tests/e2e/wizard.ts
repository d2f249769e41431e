import { randomUUID } from "node:crypto";
import { asLongAsAPerson, type Page, ready } from "./support";

export const password = "booster-club-2026";

const officer = (role: string, name: string) => ({
  [`${role}_name`]: name,
  [`${role}_email`]: `${role}@lincolnband.example`,
  [`${role}_phone`]: "(404) 555-0143",
});

/** Right answers for every page of a school's start-up application; tick boxes are "1" or "0". */
export const answers: readonly Readonly<Record<string, string>>[] = [
  {
    legal_name: "Lincoln High School Orchestra Boosters, Inc.",
    organization_type: "booster_club",
    school_name: "Lincoln High School",
    address_street: "12 Elm Street",
    address_city: "Decatur",
    address_state: "GA",
    address_zip: "30030",
    formed_on: "2019-08-01",
  },
  { is_incorporated: "1", incorporation_state: "GA", incorporated_on: "2019-08-15" },
  { fiscal_year_end: "6", total_assets: "5200.50", receipts_estimate: "20,000" },
  {
    ...officer("president", "Dana Whitfield"),
    ...officer("treasurer", "Luis Okafor"),
    ...officer("secretary", "Ana Silva"),
    primary_contact: "treasurer",
    school_official_name: "Pat Moore",
    school_official_title: "Principal",
  },
  {
    purpose: "To support the orchestra of Lincoln High School.",
    activities: "Concerts, an instrument fund and a summer camp.",
    attests_purpose: "1",
    attests_dissolution: "1",
    attests_no_inurement: "1",
    attests_own_ein: "1",
  },
  {
    accepts_agreement: "1",
    is_authorized: "1",
    signer_name: "Luis Okafor",
    signer_title: "Treasurer",
    signed_on: "2026-11-20",
  },
];

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

/** Fills a page (from 1) with right answers and presses Next. */
export async function fillPage(page: Page, number: number) {
  await fill(page, answers[number - 1] ?? {});
  await page.getByRole("button", { name: "Next" }).click();
  await page.waitForURL(new RegExp(`page=${number + 1}$`));
}
