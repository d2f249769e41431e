import { describe, expect, it } from "vitest";
import { setEin } from "#modules/accounts/index.server";
import {
  beginRescue,
  changeRescue,
  endRescue,
  fieldsOfAnswers,
  moveRescues,
  type RescueFields,
  readRescue,
  reinstatementLetter,
  reopenRescue,
  rescueDeadlines,
  rescueReading,
  wordRescue,
  writeRescuePaper,
} from "#modules/filings/index.server";
import { createCtx, inTransaction } from "#modules/platform/ctx.server";
import { civilDate } from "#modules/platform/dates";
import { db } from "#modules/platform/db.server";
import { ok } from "#modules/platform/result";
import { makeClub } from "../accounts/clubs";
import { makePerson } from "../accounts/people";

const now = () => new Date("2026-11-23T17:00:00Z");
const noLetter = { letter_month: "", letter_day: "", letter_year: "" } as const;
const may = (day = "") => ({ letter_month: 5, letter_day: day, letter_year: "2026" }) as const;

/** A row of the revocation list. */
const listed = (ein: string, revoked: string, posted: string, again?: string) =>
  db.irsRevocation.create({
    data: {
      ein,
      revokedOn: new Date(revoked),
      postedOn: new Date(posted),
      reinstatedOn: again ? new Date(again) : null,
      asOf: new Date("2026-11-10"),
    },
  });
let last = 270_100_000;
const newEin = () => String(++last);

/** A club with an EIN of its own, and the context of its member. */
async function club(ein = newEin()) {
  const { id, primary } = await makeClub();
  const member = ofPerson(primary.id, [id]);
  await setEin(member, { accountId: id, ein });
  const read = async () => {
    const found = await readRescue(member, id);
    if (!found.ok) throw new Error(found.refusal.code);
    return found.value;
  };
  const open = async () => {
    const { open } = await read();
    if (!open) throw new Error("no rescue is open");
    return open;
  };
  return { id, ein, member, read, open, userId: primary.id };
}

const ofPerson = (userId: number, accountIds: readonly number[], seenBy?: number) =>
  createCtx({ now, actor: { kind: "user", userId, isStaff: false, accountIds, seenBy } });

/** A club whose EIN the list has as revoked, with its rescue begun. */
async function begun() {
  const own = await club();
  await listed(own.ein, "2025-11-15", "2026-08-10");
  const { id: accountId, member } = own;
  expect(await beginRescue(member, { accountId, letter: noLetter })).toMatchObject({ ok: true });
  return own;
}

async function fileOf(accountId: number) {
  const made = await db.accountFile.create({
    data: {
      accountId,
      fileName: "letter.pdf",
      contentType: "application/pdf",
      size: 9,
      sha256: "0".repeat(64),
      storageKey: `accounts/${crypto.randomUUID()}`,
      createdAt: now(),
    },
  });
  return String(made.id);
}

const answered = (fields: Partial<RescueFields>): RescueFields => ({
  posted_on: "2026-08-10",
  ...noLetter,
  year_1: "short",
  year_2: "short",
  year_3: "short",
  revoked_before: "no",
  cause: "unknown",
  in_group: "no",
  ...fields,
});

describe("RR-02 what begins a rescue", () => {
  it("RR-02 neither a missing EIN nor its absence from the list begins it", async () => {
    const { id: accountId, member, read } = await club();
    expect(await beginRescue(member, { accountId, letter: noLetter })).toMatchObject({
      refusal: { code: "invalid", errors: { letter_month: [{ key: "letterMissing" }] } },
    });
    expect((await read()).open).toBeUndefined();
    expect(await db.rescue.count({ where: { accountId } })).toBe(0);
  });

  it("RR-02 the list's word begins it, with the list's days", async () => {
    const { open, id } = await begun();
    const { answers, plan } = await open();
    expect(answers).toMatchObject({
      revokedOn: "2025-11-15",
      postedOn: "2026-08-10",
      letter: undefined,
      revokedBefore: "unknown",
    });
    expect(plan.clock?.deadline).toBe("2027-11-10");
    const trail = await db.auditEntry.findMany({ where: { subject: `account:${id}` } });
    expect(trail.map(({ action }) => action)).toContain("filings.rescue-begun");
  });

  it("RR-02 a letter begins it, of which the day may be missing, and not one of tomorrow", async () => {
    const { id: accountId, member, open } = await club();
    const ahead = { letter_month: 11, letter_day: "24", letter_year: "2026" } as const;
    expect(await beginRescue(member, { accountId, letter: ahead })).toMatchObject({
      refusal: { errors: { letter_year: [{ key: "dayAhead" }] } },
    });
    expect(await beginRescue(member, { accountId, letter: may() })).toMatchObject({ ok: true });
    expect((await open()).plan).toMatchObject({
      clock: { deadline: "2027-08-31", actBy: "2027-08-01", from: "letter" },
    });
  });

  it("RR-02 a reinstatement in the list, even of the same day, ends its word", async () => {
    const { id: accountId, ein, member } = await club();
    await listed(ein, "2017-11-15", "2018-03-12", "2017-11-15");
    expect(await beginRescue(member, { accountId, letter: noLetter })).toMatchObject({
      refusal: { errors: { letter_month: [{ key: "notBegun" }] } },
    });
  });

  it("RR-02 of two rows the latest counts, and says that it is the second time", async () => {
    const { id: accountId, ein, member, open } = await club();
    await listed(ein, "2012-05-15", "2012-06-11", "2013-01-01");
    await listed(ein, "2025-11-15", "2026-08-10");
    expect(await beginRescue(member, { accountId, letter: noLetter })).toMatchObject({ ok: true });
    const { answers, plan } = await open();
    expect(answers).toMatchObject({ revokedOn: "2025-11-15", revokedBefore: "yes" });
    expect(plan.routes[0]).toMatchObject({ route: "streamlined", state: "shut" });
  });

  it("RR-02 it is begun once, however many begin it at a time", async () => {
    const { id: accountId, ein, member } = await club();
    await listed(ein, "2025-11-15", "2026-08-10");
    const tries = await Promise.all(
      [1, 2, 3].map(() => beginRescue(member, { accountId, letter: noLetter })),
    );
    expect(tries.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await db.rescue.count({ where: { accountId } })).toBe(1);
  });

  it("RR-02 strangers neither begin nor read it, and staff who see as a member change nothing", async () => {
    const { id: accountId, userId } = await begun();
    const stranger = ofPerson((await makePerson()).id, []);
    expect(await readRescue(stranger, accountId)).toMatchObject({ refusal: { code: "not_found" } });
    expect(await beginRescue(stranger, { accountId, letter: may() })).toMatchObject({
      refusal: { code: "not_found" },
    });
    expect(await writeRescuePaper(stranger, accountId)).toMatchObject({ ok: false });
    const seeing = ofPerson(userId, [accountId], (await makePerson({ isStaff: true })).id);
    const fields = answered({});
    expect(await changeRescue(seeing, { accountId, version: 1, fields })).toMatchObject({
      refusal: { code: "forbidden" },
    });
  });
});

describe("RR-03 the answers", () => {
  it("RR-03 each can be changed, and changed back; the record has both", async () => {
    const { id: accountId, member, open } = await begun();
    const first = answered({});
    const second = answered({
      posted_on: "2026-08-11",
      ...may("31"),
      year_1: "full",
      year_2: "unknown",
      year_3: "full",
      revoked_before: "yes",
      cause: "some",
      in_group: "yes",
    });
    let version = 1;
    for (const fields of [first, second, first]) {
      expect(await changeRescue(member, { accountId, version, fields })).toMatchObject({
        ok: true,
      });
      version += 1;
      const kept = await open();
      expect(kept.version).toBe(version);
      expect(fieldsOfAnswers(kept.answers)).toEqual({
        ...fields,
        letter_month: String(fields.letter_month),
      });
    }
    const trail = await db.auditEntry.findMany({
      where: { subject: `account:${accountId}`, action: "filings.rescue-changed" },
      orderBy: { id: "asc" },
    });
    expect(trail.map(({ data }) => data)).toMatchObject([
      { after: { year_1: "short" } },
      { before: { year_1: "short" }, after: { year_1: "full", letter_day: "31" } },
      { before: { year_1: "full" }, after: { year_1: "short", letter_day: "" } },
    ]);
  });

  it("RR-03 what somebody else saved since is not overwritten unseen", async () => {
    const { id: accountId, member, open } = await begun();
    const saves = ["some", "all"] as const;
    const answers = await Promise.all(
      saves.map((cause) =>
        changeRescue(member, { accountId, version: 1, fields: answered({ cause }) }),
      ),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.find(({ ok }) => !ok)).toMatchObject({
      refusal: { code: "conflict", message: { key: "changed" } },
    });
    expect((await open()).version).toBe(2);
  });

  it.each([
    ["posted_on", { posted_on: "yesterday" }, "dayShape"],
    ["posted_on", { posted_on: "2026-11-24" }, "dayAhead"],
    ["posted_on", { posted_on: "1999-01-01" }, "dayEarly"],
    ["letter_month", { letter_year: "2026" }, "letterMonth"],
    ["letter_year", { letter_month: 5 }, "letterYear"],
    ["letter_year", { letter_month: 5, letter_year: "0000" }, "letterYear"],
    ["letter_day", { letter_month: 6, letter_year: "2026", letter_day: "31" }, "letterDay"],
    ["letter_day", { letter_month: 6, letter_year: "2026", letter_day: "1e" }, "letterDay"],
  ] as const)("RR-03 %s is refused at its field: %j", async (field, fields, key) => {
    const { id: accountId, member, open } = await begun();
    const change = { accountId, version: 1, fields: answered(fields) };
    expect(await changeRescue(member, change)).toMatchObject({
      refusal: { code: "invalid", errors: { [field]: [{ key }] } },
    });
    expect((await open()).version).toBe(1);
  });
});

describe("RR-05 the clock", () => {
  it("RR-05 is the day that is safe, and is over with the rescue", async () => {
    const { id: accountId, member } = await club();
    await beginRescue(member, { accountId, letter: may("31") });
    expect(await rescueDeadlines(member, [accountId])).toEqual([
      { accountId, actBy: "2027-08-31", deadline: "2027-08-31" },
    ]);
    const fileIds = [await fileOf(accountId)];
    await endRescue(member, { accountId, version: 1, reinstatedOn: "2026-11-20", fileIds });
    expect(await rescueDeadlines(member, [accountId])).toEqual([]);
  });
});

describe("RR-06 the letter that ends it", () => {
  it("RR-06 a file of the account and its day end it, and standing can read them", async () => {
    const { id: accountId, member, read } = await begun();
    const fileId = await fileOf(accountId);
    const end = { accountId, version: 1, reinstatedOn: "2026-11-20", fileIds: [fileId] };
    expect(await endRescue(member, end)).toMatchObject({ ok: true });
    expect(await read()).toMatchObject({
      open: undefined,
      ended: { reinstatedOn: "2026-11-20", fileId: Number(fileId), version: 2 },
    });
    expect(await reinstatementLetter(member, accountId)).toMatchObject({
      reinstatedOn: "2026-11-20",
      fileId: Number(fileId),
    });
    const stranger = ofPerson((await makePerson()).id, []);
    expect(await reinstatementLetter(stranger, accountId)).toBeUndefined();

    // The list still says revoked; the letter is later, so nothing begins again by the list alone.
    expect(await beginRescue(member, { accountId, letter: noLetter })).toMatchObject({
      refusal: { code: "conflict", message: { key: "letterHeld" } },
    });
  });

  it("RR-06 a letter from before the revocation, of tomorrow, without a file or with another's ends nothing", async () => {
    const { id: accountId, member, open } = await begun();
    const own = await fileOf(accountId);
    const others = await fileOf((await club()).id);
    const tries = [
      [
        { reinstatedOn: "2025-11-15", fileIds: [own] },
        { reinstated_on: [{ key: "letterBefore" }] },
      ],
      [{ reinstatedOn: "2026-11-24", fileIds: [own] }, { reinstated_on: [{ key: "dayAhead" }] }],
      [{ reinstatedOn: "", fileIds: [own] }, { reinstated_on: [{ key: "dayShape" }] }],
      [{ reinstatedOn: "2026-11-20", fileIds: [] }, { file_uploads: [{ key: "letterFile" }] }],
      [
        { reinstatedOn: "2026-11-20", fileIds: [others] },
        { file_uploads: [{ key: "letterFile" }] },
      ],
    ] as const;
    for (const [end, errors] of tries) {
      expect(await endRescue(member, { accountId, version: 1, ...end })).toMatchObject({
        refusal: { code: "invalid", errors },
      });
    }
    expect((await open()).version).toBe(1);
    expect(await reinstatementLetter(member, accountId)).toBeUndefined();
  });

  it("RR-06 a mistake is taken back once; the rescue is open again as it was", async () => {
    const { id: accountId, member, open } = await begun();
    const fileIds = [await fileOf(accountId)];
    const stale = { accountId, version: 7, reinstatedOn: "2026-11-20", fileIds };
    expect(await endRescue(member, stale)).toMatchObject({ refusal: { code: "conflict" } });
    expect(await endRescue(member, { ...stale, version: 1 })).toMatchObject({ ok: true });
    const twice = [1, 2].map(() => reopenRescue(member, { accountId, version: 2 }));
    expect((await Promise.all(twice)).filter(({ ok }) => ok)).toHaveLength(1);
    expect((await open()).answers.postedOn).toBe("2026-08-10");
    expect(await reinstatementLetter(member, accountId)).toBeUndefined();
    const after = await reopenRescue(member, { accountId, version: 3 });
    expect(after).toMatchObject({ refusal: { code: "not_found" } });
  });
});

describe("RR-07 fees and rules are dated", () => {
  const english = { locale: "en", formatLocale: "en-US" } as const;

  it("RR-07 a fee is named with the day of the IRS's page, and none without a confirmed row", async () => {
    const { member, open } = await begun();
    const { plan } = await open();
    const reading = { ...(await rescueReading(member, civilDate("2026-11-23"))), ...english };
    const feeOf = (worded: ReturnType<typeof wordRescue>) =>
      worded.steps.find(({ text }) => text.startsWith("Pay the fee"));
    expect(feeOf(wordRescue(plan, reading))).toMatchObject({
      text: expect.stringContaining(
        "On November 21, 2026 the IRS asked for $275 with Form 1023-EZ and $600 with Form 1023.",
      ),
      source: { readOn: "November 21, 2026", url: expect.stringContaining("irs.gov") },
    });
    await db.federalFigure.updateMany({ where: { name: "fee_1023" }, data: { confirmed: false } });
    const after = { ...(await rescueReading(member, civilDate("2026-11-23"))), ...english };
    const text = feeOf(wordRescue(plan, after))?.text;
    expect(text).toContain("Ask the IRS how much it is now.");
    expect(text).not.toContain("$");
  });

  it("RR-04 a rule that is not confirmed sends to whom one can ask, until its row is", async () => {
    const { id: accountId, member, open } = await begun();
    await changeRescue(member, { accountId, version: 1, fields: answered({ in_group: "yes" }) });
    const { plan } = await open();
    const word = async () => {
      const reading = { ...(await rescueReading(member, civilDate("2026-11-23"))), ...english };
      const { steps, unknown } = wordRescue(plan, reading);
      return [...steps, ...unknown].map(({ text }) => text).join("\n");
    };
    const before = await word();
    expect(before).toContain("We found no rule: ask your headquarters.");
    expect(before).toContain("check with the IRS or a professional: we could not confirm it.");
    expect(before).toContain("the IRS wants an application of the club's own");
    await db.filingFact.createMany({
      data: ["group_after", "short_application"].map((name) => ({
        name,
        readOn: new Date("2026-12-01"),
        sourceUrl: "https://www.irs.gov/new",
        confirmed: true,
      })),
    });
    const after = await word();
    expect(after).toContain("A small 501(c)(3) may use the shorter Form 1023-EZ here.");
    expect(after).not.toContain("ask your headquarters");
  });
});

it("an account that is merged away leaves its rescue to the kept one, but not a second open one", async () => {
  const system = createCtx({ now, actor: { kind: "system", name: "tests" } });
  const [kept, one, two] = [await club(), await begun(), await begun()];
  for (const duplicate of [one, two]) {
    await inTransaction(system, async (tx) => {
      await moveRescues(tx, { keptId: kept.id, duplicateId: duplicate.id });
      return ok(undefined);
    });
  }
  expect(await db.rescue.count({ where: { accountId: kept.id } })).toBe(1);
  expect(await db.rescue.count({ where: { accountId: two.id } })).toBe(1);
});
