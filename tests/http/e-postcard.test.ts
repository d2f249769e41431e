import { afterAll, beforeAll, expect, it } from "vitest";
import { answerFacts, readDuty, readFacts } from "#modules/duties/index.server";
import {
  addDays,
  addYears,
  type CivilDate,
  civilDateIn,
  endOfMonth,
} from "#modules/platform/dates";
import { db } from "#modules/platform/db.server";
import { formatLongDate } from "#modules/platform/format";
import { makePerson, system } from "#tests/modules/accounts/people";
import { must } from "#tests/modules/duties/calendar";
import { type RunningProcess, sharedWeb } from "#tests/setup/web";
import { signedIn } from "./signed-in";

let web: RunningProcess;
beforeAll(async () => {
  web = await sharedWeb();
});
afterAll(() => web.stop());

const today = civilDateIn(new Date(), "America/New_York");
/** A fiscal year that ended last month, and the same month of the next year. */
const ended = addDays(`${today.slice(0, 7)}-01` as CivilDate, -1);
const next = endOfMonth(addYears(ended, 1));
const year = Number(ended.slice(0, 4));
const inEnglish = { locale: "en", formatLocale: "en-US" } as const;

/** A club that was formed long ago, with its member's browser, and what it says of itself. */
async function club(answers: Readonly<Record<string, string>> = {}) {
  const { id: userId, email } = await makePerson();
  const account = await db.account.create({
    data: { name: "Elm Street Boosters", createdAt: new Date("2020-01-01T00:00:00Z") },
  });
  await db.accountUser.create({ data: { accountId: account.id, userId, isPrimary: true } });
  await db.application.create({
    data: {
      token: crypto.randomUUID(),
      accountId: account.id,
      levelId: 1001,
      createdAt: new Date(),
      touchedAt: new Date(),
      answers: {
        legal_name: "Elm Street Boosters, Inc.",
        president_name: "Ada Byron",
        president_address: "2 Oak Lane, Orono",
      },
    },
  });
  const { version } = must(await readFacts(system, account.id));
  const said = { fiscal_year_month: String(Number(ended.slice(5, 7))), ...answers };
  must(await answerFacts(system, { accountId: account.id, version, answers: said }));
  const member = await signedIn(web.url, email);
  const path = (end: string, rest = "") =>
    `/app/calendar/us.990n/${end}/e-postcard?account_id=${account.id}${rest}`;
  return { id: account.id, member, path };
}

/** Figures of three years that make the form by the product's own facts. */
const three = (...amounts: readonly string[]) => ({
  formed_on: "2015-01-01",
  ...Object.fromEntries(amounts.map((amount, back) => [`receipts-${year - back}`, amount])),
});

it("EP-03 without script the eight answers are there to be selected, and what is missing is said", async () => {
  const { id, member, path } = await club();
  const duty = await member.open(`/app/calendar/us.990n/${ended}?account_id=${id}`);
  expect(duty.html).toContain(`/app/calendar/us.990n/${ended}/e-postcard`);
  const { status, html, text } = await member.open(path(ended));
  expect(status).toBe(200);
  expect(html).toMatch(/readOnly="" value="Elm Street Boosters, Inc\."/);
  expect(html).toMatch(/readOnly="" value="Ada Byron"/);
  expect(text).toContain(
    "We do not know yet: EIN; Legal name and mailing address (Street, City, State, ZIP code).",
  );
  expect(html).toContain(`/app/standing?account_id=${id}`);
  expect(text).toContain("We send nothing to the IRS.");
});

it("EP-01 a year that goes on says from when it can be filed, and takes no confirmation", async () => {
  const { id, member, path } = await club();
  const { text, html } = await member.open(path(next));
  const opens = formatLongDate(addDays(next, 1), inEnglish);
  expect(text).toContain(`You cannot file it before ${opens}`);
  expect(text).toContain("When it is filed, come back");
  expect(html).not.toContain('name="number"');
  const sent = await member.submit(path(next), { done_on: today, number: "1", file_uploads: "" });
  expect(sent.status).toBe(422);
  const key = { accountId: id, code: "us.990n", period: next };
  expect(must(await readDuty(system, key)).state).toBe("open");
});

it("EP-02 by three years of 51,666.67 on average the club is told first that it needs the EZ", async () => {
  const { member, path } = await club(three("42,000", "55,000", "58,000"));
  const { text, html } = await member.open(path(ended));
  expect(text).toContain("You need the 990-EZ, not the e-Postcard");
  expect(text).toContain("$51,666.67");
  expect(text).toContain("this year's return is another form");
  expect(html).toContain(`/app/calendar/us.990ez/${ended}`);
  expect(html).not.toContain('name="number"');
});

it("EP-02 exactly 50,000 on average is the e-Postcard's, by what the club said in its calendar", async () => {
  const { member, path } = await club(three("49,000", "50,000", "51,000"));
  const { text } = await member.open(path(ended));
  expect(text).toContain("The e-Postcard is your form");
  const typed = "&age=over-three&receipts_1=60000&receipts_2=60000&receipts_3=60000";
  expect((await member.open(path(ended, typed))).text).toContain("You need the 990-EZ");
});

it("EP-02 what the calendar knows is not asked again: one year, or the club's own estimate", async () => {
  for (const answers of [{ [`receipts-${year}`]: "61,000" }, { receipts_estimate: "61,000" }]) {
    const { member, path } = await club(answers);
    const { text } = await member.open(path(ended));
    expect(text).toContain("What you normally take in is $61,000.00.");
    expect(text).not.toContain("First: is it your form?");
  }
});

it("EP-05 the confirmation marks the year done here, with its proof; nothing else is sent", async () => {
  const { id, member, path } = await club();
  const without = await member.submit(path(ended), {
    done_on: today,
    number: "",
    file_uploads: "",
  });
  expect(without.status).toBe(422);
  expect(without.text).toContain("Add the proof that is wanted");
  const sent = await member.submit(path(ended), {
    done_on: today,
    number: "N-77",
    file_uploads: "",
  });
  expect(sent.status).toBe(303);
  const key = { accountId: id, code: "us.990n", period: ended };
  expect(must(await readDuty(system, key))).toMatchObject({
    state: "done",
    proofs: [{ kind: "number", number: "N-77" }],
  });
  const after = await member.open(path(ended));
  expect(after.text).toContain("This return is settled here already.");
  expect(after.html).not.toContain('name="number"');
});

it("EP-06 the page is in Spanish where that is asked, with its form", async () => {
  const { member, path } = await club();
  const { text, html } = await member.open(path(ended, "&lang=es"));
  expect(html).toContain('lang="es"');
  expect(text).toContain("Aún no sabemos:");
  expect(text).toContain("Número de confirmación");
  expect(text).not.toContain("We send nothing");
});

it("EP-07 another club's page is not there, nor a year that is none", async () => {
  const { path } = await club();
  const stranger = await club();
  expect((await stranger.member.open(path(ended))).status).toBe(404);
  const { html } = await stranger.member.open(stranger.path(ended));
  expect(html).toContain("2 Oak Lane, Orono");
  for (const period of ["2026", "2026-02-31", "x"]) {
    expect((await stranger.member.open(stranger.path(period))).status).toBe(404);
  }
});
