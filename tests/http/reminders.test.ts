import { afterAll, beforeAll, expect, it } from "vitest";
import { addDays, civilDateIn, toUtcDate } from "#modules/platform/dates";
import { db } from "#modules/platform/db.server";
import { env } from "#modules/platform/env.server";
import { listMemberships } from "#modules/renewal/index.server";
import { makePerson } from "#tests/modules/accounts/people";
import { remind, work } from "#tests/modules/renewal/reminding";
import { must, renewed, system } from "#tests/modules/renewal/renewing";
import type { Visitor } from "#tests/setup/visitor";
import { type RunningProcess, startWeb } from "#tests/setup/web";
import { signedIn } from "./signed-in";

let web: RunningProcess;
let staff: Visitor;
beforeAll(async () => {
  // The files of this process, so that what its jobs write is found.
  web = await startWeb({ DATA_DIR: env.DATA_DIR });
  staff = await signedIn(web.url, (await makePerson({ isStaff: true })).email);
});
afterAll(() => web.stop());

/** An account that is due in two weeks, with somebody who is signed in. */
async function club(name: string) {
  const today = civilDateIn(new Date(), "America/New_York");
  const renewalDueAt = toUtcDate(addDays(today, 10));
  const account = await db.account.create({ data: { name, levelId: 1002, renewalDueAt } });
  const { id: userId, email } = await makePerson();
  await db.accountUser.create({ data: { accountId: account.id, userId, isPrimary: true } });
  return { accountId: account.id, email, member: await signedIn(web.url, email) };
}

const path = "/app/account/reminders";

it("a member chooses fewer reminders with a plain form; none comes back with an error", async () => {
  const { accountId, member } = await club("Elm Street Boosters");
  const home = await member.open("/app");
  expect(home.html).toContain(`href="${path}"`);
  const before = await member.open(path);
  expect(before.html.match(/type="checkbox"[^>]*checked/g)).toHaveLength(7);
  const _boxes = before.hidden("_boxes");
  const none = await member.submit(path, { _boxes });
  expect(none.status).toBe(422);
  expect(none.text).toContain("There is a problem");
  expect(none.html).toContain('href="#offsets"');
  expect(none.text).toContain("Keep at least one reminder.");
  expect(none.html).not.toMatch(/type="checkbox"[^>]*checked/);
  const form = { before_14: "1", on_day: "1", _boxes };
  expect((await member.submit(`${path}?account_id=${accountId}`, form)).status).toBe(303);
  const after = await member.open(path);
  expect(after.html.match(/type="checkbox"[^>]*checked/g)).toHaveLength(2);
  const odd = await member.submit(path, { before_14: "1", before_15: "1" });
  expect(odd.status).toBe(422);
  const other = await club("Oak Street Boosters");
  const strange = await other.member.submit(`${path}?account_id=${accountId}`, form);
  expect(strange.status).toBe(404);
});

it("staff see who was sent what, of all and of one organization, and what comes next", async () => {
  const { accountId, email } = await club("Reminded Boosters");
  await remind(new Date());
  const all = await staff.open("/admin/reminders");
  expect(all.text).toContain("Reminded Boosters");
  expect(all.html).toContain(`href="/admin/reminders?account_id=${accountId}"`);
  const one = await staff.open(`/admin/reminders?account_id=${accountId}`);
  expect(one.text).toContain("Of Reminded Boosters");
  expect(one.text).toContain("14 days before");
  expect(one.text).toContain("Skipped");
  expect(one.text).toContain(`${email} : on its way`);
  expect(one.text).toMatch(/What comes next 3 days before \w+ \d+, \d{4} On the due date/);
  expect((await staff.open("/admin/reminders?account_id=999999999")).status).toBe(404);
});

it("a member finds the renewed years on the finances, and the certificate to download", async () => {
  const { accountId, ctx } = await renewed({ levelId: 3001 });
  const person = await makePerson();
  await db.accountUser.create({ data: { accountId, userId: person.id } });
  const member = await signedIn(web.url, person.email);
  const [membership] = must(await listMemberships(ctx, accountId));
  const page = `/app/memberships/${membership?.id}`;
  const finances = await member.open("/app/finances");
  expect(finances.html).toContain(`href="${page}"`);
  expect(finances.text).toContain("Group-Billed Member May 4, 2027 May 3, 2028");
  expect((await member.open(page)).html).toContain('http-equiv="refresh"');
  expect((await member.open(`${page}/certificate`)).status).toBe(202);
  await db.membershipPeriod.updateMany({
    where: { accountId },
    data: { certificateState: "none" },
  });
  expect((await member.open(page)).text).toContain("Prepare the certificate");
  expect((await member.submit(page, {})).status).toBe(303);
  await work("renewal.render-certificate", system.now().toISOString());
  expect((await member.open(page)).html).toContain(`href="${page}/certificate"`);
  const file = await member.open(`${page}/certificate`);
  expect(file.headers.get("content-type")).toBe("application/pdf");
  expect(file.headers.get("content-disposition")).toMatch(/certificate-2028-\d{6}\.pdf/);
  expect(file.html).toMatch(/^%PDF-1\.7/);
});
