import { afterAll, beforeAll, expect, it } from "vitest";
import { createInvoice } from "#modules/billing/index.server";
import { nextReturn } from "#modules/compliance/contract";
import { createCtx } from "#modules/platform/ctx.server";
import { civilDate, civilDateIn } from "#modules/platform/dates";
import { db } from "#modules/platform/db.server";
import { formatLongDate } from "#modules/platform/format";
import { randomToken } from "#modules/platform/ids.server";
import { cents } from "#modules/platform/money";
import { makePerson } from "#tests/modules/accounts/people";
import { type RunningProcess, sharedWeb } from "#tests/setup/web";
import { signedIn } from "./signed-in";

let web: RunningProcess;
beforeAll(async () => {
  web = await sharedWeb();
});
afterAll(() => web.stop());

const system = createCtx({ actor: { kind: "system", name: "test" } });

const inEnglish = { locale: "en", formatLocale: "en-US" } as const;

/** An organization with somebody who can sign in. */
async function makeAccount(renewalDueAt: Date | null) {
  const { id: userId, email } = await makePerson();
  const account = await db.account.create({
    data: { name: "Lincoln Boosters", levelId: renewalDueAt && 1002, renewalDueAt },
  });
  await db.accountUser.create({ data: { accountId: account.id, userId, isPrimary: true } });
  return { accountId: account.id, visitor: await signedIn(web.url, email) };
}

it("B-96 the home says the standing, the next date, what is owed, the papers and the people", async () => {
  const due = new Date(Date.now() + 200 * 86_400_000);
  const { accountId, visitor } = await makeAccount(due);
  const dated = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
  await createInvoice(system, {
    accountId,
    documentAt: civilDate("2026-11-01"),
    orderDetails: [{ type: "renewal", label: "Maintain: renewal", value: cents(195_00) }],
  });
  for (const number of [1, 2, 3, 4]) {
    await db.accountFile.create({
      data: {
        accountId,
        fileName: `Letter ${number} & more.pdf`,
        contentType: "application/pdf",
        size: 4,
        sha256: "00",
        storageKey: `home-${accountId}-${number}`,
        createdAt: new Date(),
      },
    });
  }
  const { text, html } = await visitor.open("/app");
  expect(text).toContain("We cannot tell yet how Lincoln Boosters stands.");
  expect(text).toContain("Membership current");
  expect(text).toContain(`Next renewal ${dated.format(due)}`);
  expect(text).toContain("Total open: $195.00");
  // The newest three, each to download.
  expect(text).toMatch(/Papers Letter 4 & more\.pdf Letter 3 & more\.pdf Letter 2 & more\.pdf See/);
  expect(html).toMatch(/href="\/app\/files\/\d+"/);
  expect(html).toContain(`href="/app/files?account_id=${accountId}"`);
  expect(text).toMatch(/People .*, primary user/);
});

it("B-96 the home of a new organization has nothing yet, and says so", async () => {
  const { visitor } = await makeAccount(null);
  const { text } = await visitor.open("/app");
  expect(text).toContain("Lincoln Boosters is not a member yet.");
  expect(text).toContain("Nothing to pay now. The next invoice comes with your renewal.");
  expect(text).toMatch(/Papers Keep the IRS.s letters/);
  expect(text).not.toMatch(/None yet/);
  expect(text).toContain("Form 990-series return The 15th day of the fifth month");
});

it("B-96 the home says when the return is due, once an application told the fiscal year", async () => {
  const { accountId, visitor } = await makeAccount(null);
  const at = new Date();
  const answered = { accountId, levelId: 1001, createdAt: at, touchedAt: at };
  await db.application.createMany({
    data: [
      {
        ...answered,
        token: randomToken(),
        state: "declined",
        answers: { fiscal_year_end: "12" },
      },
      { ...answered, token: randomToken(), state: "declined", answers: { fiscal_year_end: "6" } },
      { ...answered, token: randomToken(), answers: { fiscal_year_end: "" } },
    ],
  });
  const { text } = await visitor.open("/app");
  const { dueOn, fiscalYearEnd } = nextReturn(6, civilDateIn(at, "America/New_York"));
  const [due, end] = [dueOn, fiscalYearEnd].map((date) => formatLongDate(date, inEnglish));
  expect(text).toContain(`Form 990-series return ${due}, for the fiscal year through ${end}`);
});
