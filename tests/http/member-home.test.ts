import { afterAll, beforeAll, expect, it } from "vitest";
import { createInvoice } from "#modules/billing/index.server";
import { nextReturn } from "#modules/compliance/contract";
import { answerFacts, nextDuties, readFacts } from "#modules/duties/index.server";
import { createCtx } from "#modules/platform/ctx.server";
import { civilDate, civilDateIn } from "#modules/platform/dates";
import { db } from "#modules/platform/db.server";
import { formatLongDate } from "#modules/platform/format";
import { randomToken } from "#modules/platform/ids.server";
import { cents } from "#modules/platform/money";
import { makePerson } from "#tests/modules/accounts/people";
import { must } from "#tests/modules/duties/calendar";
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
  expect(text).toContain("Form 990-series return Tell us when your fiscal year ends");
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
      { ...answered, token: randomToken(), state: "approved", answers: { fiscal_year_end: "6" } },
      { ...answered, token: randomToken(), answers: { fiscal_year_end: "" } },
    ],
  });
  const { text } = await visitor.open("/app");
  const { dueOn } = nextReturn(6, civilDateIn(at, "America/New_York"));
  expect(text).toContain(formatLongDate(dueOn, inEnglish));
  expect(text).not.toContain("Tell us when your fiscal year ends");
});

it("the first lines of the home answer: are we all right, what is next, who does it; then what follows", async () => {
  const { accountId, visitor } = await makeAccount(new Date(Date.now() + 200 * 86_400_000));
  const { version } = must(await readFacts(system, accountId));
  const answers = { fiscal_year_month: "6", insurance_expires_on: "2031-05-31" };
  must(await answerFacts(system, { accountId, version, answers }));
  const { next } = must(await nextDuties(system, { accountId, atMost: 5 }));
  const [first, ...later] = next;
  const { text, html } = await visitor.open("/app");
  const places = ["We cannot tell yet how", first?.title ?? "", "Treasurer", "Next dates"].map(
    (words) => text.indexOf(words),
  );
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places.every((place) => place > 0)).toBe(true);
  const listed = later.filter(({ code }) => code !== "us.renewal").slice(0, 3);
  expect(listed.length).toBeGreaterThan(0);
  const dates = text.slice(text.indexOf("Next dates"));
  for (const { title, dueOn, code, period } of listed) {
    expect(dates).toContain(`${title} ${formatLongDate(dueOn, inEnglish)}`);
    expect(html).toContain(`/app/calendar/${code}/${period}`);
  }
});
