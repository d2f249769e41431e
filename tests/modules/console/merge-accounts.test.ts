import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createGroup, mergedInto, resolveSession } from "#modules/accounts/index.server";
import { startApplication } from "#modules/applications/index.server";
import { checkAudit, sealEntries } from "#modules/audit/index.server";
import { newReference } from "#modules/billing/attempts/store.server";
import { applyBonus, checkLedger } from "#modules/billing/index.server";
import {
  accountTimeline,
  listAccounts,
  mergeAccounts,
  mergeCandidates,
  mergePlan,
  searchAll,
} from "#modules/console/index.server";
import { addOwnDuty, answerFacts, makeFeed } from "#modules/duties/index.server";
import { createCtx } from "#modules/platform/ctx.server";
import { db, pool } from "#modules/platform/db.server";
import { cents } from "#modules/platform/money";
import { join, primaryIds } from "../accounts/clubs";
import { makePerson, signInAs, system, visitor } from "../accounts/people";
import { bill, booksOf, makePair, merge, must, note, owner, pay } from "./merge-kit";

const at = new Date("2026-11-22T12:00:00Z");
const later = new Date("2027-11-22T12:00:00Z");

/** What people say and do about their club's duties. */
async function furnishDuties(accountId: number) {
  const answers = { fiscal_year_month: "6", solicits: "0" };
  must(await answerFacts(system, { accountId, version: 0, answers }));
  const own = { title: "Audit", due_on: "2026-11-20", is_yearly: false, note: "" };
  must(await addOwnDuty(system, { accountId, fields: own }));
  const duty = { accountId, code: "us.990n", period: "2025-06-30" };
  await db.dutyMark.create({
    data: { ...duty, state: "done", dueOn: at, doneOn: at, settledAt: at },
  });
  await db.dutyProof.create({ data: { ...duty, kind: "number", number: "7", at } });
  await db.dutyStep.create({ data: { ...duty, kind: "done", data: { on: "2026-11-22" }, at } });
  await db.dutyMove.create({ data: { ...duty, version: 2, isOn: at, at } });
}

/** Who is in office at a club, and what it was given. */
async function furnishOfficers(accountId: number) {
  const term = { accountId, office: "president", name: "Grace Hopper", createdAt: at };
  const days = { startsOn: at, endsOn: later };
  await db.officerTerm.create({ data: { ...term, ...days, isResponsibleParty: true } });
  const gift = { donor: "Ada Lovelace", givenOn: new Date("2026-11-02"), amount: 300_00 };
  await db.gift.create({ data: { accountId, ...gift, createdAt: new Date("2026-11-03") } });
}

/** Something of a duplicate in every table that refers to accounts. */
async function furnish(accountId: number) {
  await furnishDuties(accountId);
  await furnishOfficers(accountId);
  const open = await bill(accountId, 80_00);
  const paid = await bill(accountId, 50_00);
  const paymentId = await pay(accountId, paid, 50_00);
  await db.account.update({ where: { id: accountId }, data: { bonusBalanceCents: 7_00 } });
  must(await applyBonus(system, { accountId, invoiceId: open, amount: cents(5_00) }));
  await note(accountId, "Called twice.");
  must(await startApplication(system, { accountId, levelId: 1001, schema: "start-up" }));
  await db.bylaws.create({
    data: { accountId, hash: randomUUID(), variant: "chapter", createdAt: at, updatedAt: at },
  });
  const file = { fileName: "a.pdf", contentType: "application/pdf", size: 1, sha256: "00" };
  const storageKey = randomUUID();
  await db.accountFile.create({ data: { accountId, ...file, storageKey, createdAt: at } });
  await db.rescue.create({
    data: {
      accountId,
      begunBy: "letter",
      years: ["unknown", "unknown", "unknown"],
      begunAt: at,
      changedAt: at,
    },
  });
  const renewed = await bill(accountId, 10_00);
  const { id: renewalId } = await db.renewal.create({
    data: {
      accountId,
      dueOn: at,
      nextDueOn: later,
      levelId: 1002,
      newLevelId: 1002,
      bonusCents: 0,
      invoiceId: renewed,
      status: "settled",
      createdAt: at,
    },
  });
  await db.membershipPeriod.create({
    data: { accountId, levelId: 1002, renewalId, beginsOn: at, endsOn: later, createdAt: at },
  });
  const reminder = { accountId, obligation: "renewal", dueOn: at, decidedOn: at, createdAt: at };
  await db.reminder.create({ data: { ...reminder, offsetDays: -30, outcome: "sent" } });
  await db.reminderChoice.create({
    data: { accountId, obligation: "renewal", offsets: [-30], updatedAt: at },
  });
  const document = { kind: "statement", formatLocale: "en-US", state: "ready", createdAt: at };
  const id = randomUUID();
  await db.financeDocument.create({ data: { id, key: id, accountId, ...document } });
  await db.paymentAttempt.create({
    data: {
      ref: newReference(),
      accountId,
      idemKey: randomUUID(),
      requestHash: "",
      method: "credit_card",
      amountCents: 1_00,
      status: "declined",
      createdAt: at,
    },
  });
  return { open, paid, paymentId, storageKey };
}

describe("H-02 merging a duplicate account", () => {
  it("moves everything, changes no sum and no entry, and both checks stay green", async () => {
    const { kept, duplicate, pair } = await makePair();
    const { paymentId, storageKey } = await furnish(duplicate.id);
    await pay(kept.id, await bill(kept.id, 20_00), 15_00);
    const staff = await owner();
    const entries = async () => (await pool.query("SELECT * FROM ledger_entries ORDER BY id")).rows;
    const before = { books: await booksOf(kept.id, duplicate.id), entries: await entries() };
    const shown = must(await mergePlan(staff, pair));
    expect(Object.entries(shown.rows).filter(([, count]) => count === 0)).toEqual([
      ...[
        ["invitations.account_id", 0],
        ["discount_reservations.account_id", 0],
        ["standings.account_id", 0],
        ["standing_changes.account_id", 0],
        ["standing_overrides.account_id", 0],
        ["standing_letters.account_id", 0],
        ["standing_certificates.account_id", 0],
        ["officer_letters.account_id", 0],
        ["handovers.account_id", 0],
        ["claims.account_id", 0],
        ["officer_certificates.account_id", 0],
        ["packets.account_id", 0],
        ["gift_statements.account_id", 0],
        ["vault_shares.account_id", 0],
        ["treasury_years.account_id", 0],
        ["cash_counts.account_id", 0],
        ["treasury_mappings.account_id", 0],
        ["treasury_layouts.account_id", 0],
        ["inspection_pages.account_id", 0],
        ["inspection_papers.account_id", 0],
        ["inspection_requests.account_id", 0],
        ["letters.account_id", 0],
        ["group_memberships.account_id", 0],
        ["supervision_papers.account_id", 0],
        ["supervision_reviews.account_id", 0],
        ["supervision_entries.account_id", 0],
        ["education_deliveries.account_id", 0],
        ["purpose_adoptions.account_id", 0],
        ["authorizations.account_id", 0],
        ["sgri_choices.account_id", 0],
        ["nudge_chapters.account_id", 0],
        ["chapter_notes.account_id", 0],
        ["accounts.merged_into_id", 0],
        ["groups.central_account_id", 0],
      ],
    ]);
    expect(await merge(staff, pair)).toEqual({ ok: true, value: undefined });
    expect(await booksOf(kept.id)).toEqual(before.books);
    expect(await entries()).toEqual(before.entries);
    expect(await booksOf(duplicate.id)).toMatchObject({ rows: [], owed: "0", bonus: 0 });
    const left = must(await mergePlan(staff, pair)).rows;
    expect(Object.values(left).every((count) => count === 0)).toBe(true);
    expect(await db.payment.findUnique({ where: { id: paymentId } })).toMatchObject({
      accountId: kept.id,
    });
    expect(await db.accountFile.findUnique({ where: { storageKey } })).toMatchObject({
      accountId: kept.id,
    });
    const check = await checkLedger(system, { isRepairing: false, isTelling: false });
    expect(check.faults).toEqual([]);
    await sealEntries(system);
    expect(await checkAudit(system, { isTelling: false })).toMatchObject({ fault: undefined });
  });

  it("what the duplicate has done goes before what the kept one only put off", async () => {
    const { kept, duplicate, pair } = await makePair();
    const mark = { code: "club.review", period: "2026-06-30" };
    const until = new Date("2026-12-01");
    await db.dutyMark.create({ data: { ...mark, accountId: kept.id, snoozedUntil: until } });
    const done = { state: "done", dueOn: until, doneOn: at, settledAt: at };
    await db.dutyMark.create({ data: { ...mark, ...done, accountId: duplicate.id } });
    expect(await merge(await owner(), pair)).toMatchObject({ ok: true });
    const marks = await db.dutyMark.findMany({ where: mark });
    expect(marks).toMatchObject([{ accountId: kept.id, state: "done" }]);
  });

  it("leaves one primary person, everybody once, and sessions see it at once", async () => {
    const { kept, duplicate, pair } = await makePair();
    await join(kept.id, duplicate.primary);
    const [member] = duplicate.members;
    if (!member) throw new Error("the club has a member");
    const { token } = await signInAs(member);
    expect((await resolveSession(visitor, token))?.accountIds).toEqual([duplicate.id]);
    expect(await merge(await owner(), pair)).toMatchObject({ ok: true });
    expect((await resolveSession(visitor, token))?.accountIds).toEqual([kept.id]);
    expect(await primaryIds(kept.id)).toEqual([kept.primary.id]);
    expect(await db.accountUser.count({ where: { accountId: kept.id } })).toBe(3);
    expect(await db.accountUser.count({ where: { accountId: duplicate.id } })).toBe(0);
  });

  it("CAL-13 ends the private calendars of the duplicate, and keeps those of the kept account", async () => {
    const { kept, duplicate, pair } = await makePair();
    const feedOf = async ({ id, primary }: typeof kept) => {
      const person = {
        kind: "user",
        userId: primary.id,
        isStaff: false,
        accountIds: [id],
      } as const;
      return must(await makeFeed(createCtx({ actor: person }), id)).token;
    };
    await feedOf(kept);
    await feedOf(duplicate);
    expect(await merge(await owner(), pair)).toMatchObject({ ok: true });
    const left = await db.calendarFeed.findMany({
      where: { userId: { in: [kept.primary.id, duplicate.primary.id] } },
    });
    expect(left.map(({ accountId, userId }) => [accountId, userId])).toEqual([
      [kept.id, kept.primary.id],
    ]);
  });

  it("gives an account without people the duplicate's primary person", async () => {
    const { duplicate } = await makePair();
    const empty = await db.account.create({ data: { name: "Empty" } });
    expect(
      await merge(await owner(), { keptId: empty.id, duplicateId: duplicate.id }),
    ).toMatchObject({ ok: true });
    expect(await primaryIds(empty.id)).toEqual([duplicate.primary.id]);
  });

  it("fills what is empty, keeps what is said, and takes the later membership", async () => {
    const { kept, duplicate, pair } = await makePair();
    const { id: groupId } = must(await createGroup(system, { label: "Boosters of Texas" }));
    const due = new Date("2099-06-30");
    await db.account.update({
      where: { id: duplicate.id },
      data: {
        levelId: 1002,
        renewalDueAt: due,
        groupId,
        website: "https://two.example",
        phone: "+15125550100",
        city: "Austin",
        state: "TX",
        showsPlace: true,
        profileImageKey: randomUUID(),
      },
    });
    await db.account.update({
      where: { id: kept.id },
      data: { website: "https://one.example", levelId: 1001, renewalDueAt: new Date("2020-01-31") },
    });
    expect(await merge(await owner(), pair)).toMatchObject({ ok: true });
    expect(await db.account.findUnique({ where: { id: kept.id } })).toMatchObject({
      levelId: 1002,
      renewalDueAt: due,
      groupId,
      website: "https://one.example",
      phone: "+15125550100",
      city: "Austin",
      state: "TX",
      showsPlace: true,
      profileImageKey: expect.any(String),
    });
    expect(await db.account.findUnique({ where: { id: duplicate.id } })).toMatchObject({
      levelId: null,
      renewalDueAt: null,
      groupId: null,
      mergedIntoId: kept.id,
      showsPlace: false,
      profileImageKey: null,
    });
  });

  it("is on the timeline of the kept account, with what the duplicate's says", async () => {
    const { kept, duplicate, pair } = await makePair();
    await note(duplicate.id, "Of the duplicate.");
    await merge(await owner(), pair);
    const { entries } = must(await accountTimeline(system, { accountId: kept.id }));
    const told = entries.map(({ code, subject }) => `${code} ${subject}`);
    expect(told).toContain(`console.duplicate-taken-in account:${kept.id}`);
    expect(told).toContain(`console.account-merged account:${duplicate.id}`);
    expect(entries.map(({ data }) => data.text)).toContain("Of the duplicate.");
  });

  it("is found no more but by its number, and leads to the kept one, also after a second merge", async () => {
    const { kept, duplicate, pair } = await makePair();
    const name = `Gone ${randomUUID()}`;
    await db.account.update({ where: { id: duplicate.id }, data: { name } });
    const staff = await owner();
    expect(must(await searchAll(staff, name)).accounts).toHaveLength(1);
    await merge(staff, pair);
    expect(must(await searchAll(staff, name)).accounts).toEqual([]);
    expect(must(await listAccounts(staff, { search: name, page: 1 })).total).toBe(0);
    const byNumber = { search: String(duplicate.id), page: 1 };
    expect(must(await listAccounts(staff, byNumber)).rows.map(({ id }) => id)).toContain(
      duplicate.id,
    );
    const { kept: third } = await makePair();
    expect(await merge(staff, { keptId: third.id, duplicateId: kept.id })).toMatchObject({
      ok: true,
    });
    expect(await mergedInto(staff, duplicate.id)).toBe(third.id);
  });

  it("proposes accounts of the same EIN and of nearly the same name in the same place", async () => {
    const { kept, duplicate } = await makePair();
    const elsewhere = await db.account.create({
      data: {
        name: must(await mergePlan(system, { keptId: kept.id, duplicateId: duplicate.id })).kept
          .name,
        state: "OH",
      },
    });
    await db.account.update({ where: { id: kept.id }, data: { state: "TX" } });
    const ein = String(Math.floor(Math.random() * 9e8) + 1e8);
    const other = await db.account.create({ data: { name: "Another name" } });
    for (const accountId of [kept.id, other.id]) {
      must(await startApplication(system, { accountId, levelId: 1001, schema: "start-up" }));
      await db.application.updateMany({ where: { accountId }, data: { answers: { ein } } });
    }
    const { proposed } = must(await mergeCandidates(system, { keptId: kept.id }));
    expect(proposed.map(({ id, because }) => [id, because])).toEqual([
      [other.id, "ein"],
      [duplicate.id, "name"],
    ]);
    const search = String(elsewhere.id);
    const { found } = must(await mergeCandidates(system, { keptId: kept.id, search }));
    expect(found.map(({ id }) => id)).toContain(elsewhere.id);
  });

  it("is an owner's, who has looked at what is there now", async () => {
    const { duplicate, pair } = await makePair();
    const { seen } = must(await mergePlan(system, pair));
    for (const role of ["billing", "support", "moderator"] as const) {
      const actor = { kind: "user", userId: 1, isStaff: true, role, accountIds: [] } as const;
      expect(await mergeAccounts(createCtx({ actor }), { ...pair, seen })).toMatchObject({
        refusal: { code: "forbidden" },
      });
    }
    const member = await makePerson();
    const own = { kind: "user", userId: member.id, isStaff: false, accountIds: [] } as const;
    for (const ask of [mergePlan, mergeCandidates] as const) {
      expect(await ask(createCtx({ actor: own }), { ...pair, seen } as never)).toMatchObject({
        refusal: { code: "forbidden" },
      });
    }
    await bill(duplicate.id, 10_00);
    expect(await mergeAccounts(await owner(), { ...pair, seen })).toMatchObject({
      refusal: { code: "conflict", message: { key: "mergeChanged" } },
    });
    expect(await mergedInto(system, duplicate.id)).toBeUndefined();
  });
});
