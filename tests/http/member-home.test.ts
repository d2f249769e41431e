import "../modules/accounts/own-folder";

import { afterAll, beforeAll, expect, it } from "vitest";
import { createInvoice } from "#modules/billing/index.server";
import { createCtx } from "#modules/platform/ctx.server";
import { civilDate } from "#modules/platform/dates";
import { db } from "#modules/platform/db.server";
import { cents } from "#modules/platform/money";
import { makePerson } from "#tests/modules/accounts/people";
import { type RunningProcess, startWeb } from "#tests/setup/web";
import { signedIn } from "./signed-in";

let web: RunningProcess;
beforeAll(async () => {
  web = await startWeb();
});
afterAll(() => web.stop());

const system = createCtx({ actor: { kind: "system", name: "test" } });

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
  expect(text).toContain("Lincoln Boosters is in good standing with us.");
  expect(text).toContain(`Your membership runs until ${dated.format(due)}.`);
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
  expect(text).toContain("Nothing to pay.");
  expect(text).toMatch(/Papers None yet/);
});
