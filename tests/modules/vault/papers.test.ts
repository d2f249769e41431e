import { describe, expect, it } from "vitest";
import { listAccountFiles, ownedFileIds } from "#modules/accounts/index.server";
import { addTerm, changeTerm } from "#modules/officers/index.server";
import { type Ctx, createCtx } from "#modules/platform/ctx.server";
import { db } from "#modules/platform/db.server";
import {
  changePaper,
  decideQuarantine,
  deletePapers,
  holdPaper,
  keepVersion,
  listPapers,
  openPaper,
  packetFiles,
  readPaper,
} from "#modules/vault/index.server";
import { quarantineFile } from "#modules/vault/quarantine/quarantine-file.server";
import { textOf } from "../../architecture/files";
import { makeClub } from "../accounts/clubs";
import { as, makePerson, type Person, system } from "../accounts/people";
import { statementsOf } from "../accounts/statements";
import { must, personOn } from "../duties/calendar";
import { enter, termFields } from "../officers/officers-world";
import { keep, keepNewer, paperFields, sentFile, tryKeep } from "./vault-world";

const DAY = "2026-11-23";

async function world() {
  const { id, primary, members } = await makeClub({ members: 2 });
  const on = (person: Person) => personOn(person, id, DAY);
  const [treasurer, member] = members as [Person, Person];
  // In small clubs one person has several offices; which ends last says nothing.
  const held = { name: "T", email: treasurer.email };
  await enter(system, id, { office: "treasurer", ...held });
  await enter(system, id, { office: "secretary", ...held, ends_on: "2028-06-30" });
  return { id, primary: on(primary), treasurer: on(treasurer), member: on(member) };
}

const userOf = ({ actor }: Ctx) => (actor.kind === "user" ? actor.userId : 0);

const gone = { ok: false, refusal: { code: "not_found" } };

describe("papers", () => {
  it("VLT-01 each has one category, a date and a title; what nobody described is Other, of its day", async () => {
    const { id, member } = await world();
    await keep(member, id);
    await keep(member, id, { kind: "insurance", title: " Our policy ", dated_on: "2025-02-01" });
    const { rows, counts, years } = must(await listPapers(member, { accountId: id }));
    expect(rows).toMatchObject([
      { category: "other", title: "letter.pdf", datedOn: DAY, kind: "" },
      { category: "insurance", title: "Our policy", datedOn: "2025-02-01", kind: "insurance" },
    ]);
    expect([counts, years]).toEqual([{ other: 1, insurance: 1 }, [2026, 2025]]);
  });

  it("VLT-01 those from before there were papers come over as Other, of the day on which they came", async () => {
    const { id, member } = await world();
    const came = new Date("2024-03-01T04:00:00Z");
    const row = {
      contentType: "application/pdf",
      size: 1,
      sha256: "0".repeat(64),
      createdAt: came,
    };
    await db.accountFile.create({
      data: { accountId: id, fileName: "old.pdf", storageKey: `old-${id}`, ...row },
    });
    const sql = textOf("prisma/migrations/20261125110000_vault_files/migration.sql");
    const [update = ""] = /UPDATE "account_files" file[^;]*/.exec(sql) ?? [];
    await db.$executeRawUnsafe(`${update} AND file."account_id" = ${id}`);
    // In the morning of March 1 by UTC it is still February 29 where the club is.
    expect(must(await listPapers(member, { accountId: id })).rows).toMatchObject([
      { category: "other", kind: "", title: "old.pdf", datedOn: "2024-02-29", version: 1 },
    ]);
  });

  it("VLT-01 are found by words of title and name, by category and by fiscal year", async () => {
    const { id, member } = await world();
    await keep(member, id, { title: "100% Cotton Receipt", dated_on: "2026-01-31" });
    await keep(member, id, { category: "money", dated_on: "2025-12-31" }, sentFile("Bank_May.pdf"));
    const titles = async (asked: object) =>
      must(await listPapers(member, { accountId: id, ...asked })).rows.map(({ title }) => title);
    expect(await titles({ search: "receipt COTTON" })).toEqual(["100% Cotton Receipt"]);
    expect(await titles({ search: "bank_" })).toEqual(["Bank_May.pdf"]);
    expect(await titles({ search: "0%_" })).toEqual([]);
    expect(await titles({ category: "money" })).toEqual(["Bank_May.pdf"]);
    expect(await titles({ year: 2025 })).toEqual(["Bank_May.pdf"]);
    expect(await titles({})).toHaveLength(2);
  });

  it("VLT-15 a newer file of a paper keeps the old one, and is what others get", async () => {
    const { id, member } = await world();
    const first = await keep(member, id, { category: "minutes", title: "Minutes" });
    const second = await keepNewer(member, first, { dated_on: "2026-11-01" }, sentFile("b.pdf"));
    expect(await keepVersion(member, stale(first))).toMatchObject({
      refusal: { code: "not_found" },
    });
    const third = await keepNewer(member, second, {}, sentFile("c.pdf"));
    expect(must(await listPapers(member, { accountId: id })).rows).toMatchObject([
      { id: third, version: 3, title: "Minutes", category: "minutes" },
    ]);
    const old = must(await readPaper(member, first));
    expect(old).toMatchObject({ newestId: third, mayAct: false });
    expect(old.versions.map((one) => one.id)).toEqual([third, second, first]);
    expect(await openPaper(member, first)).toMatchObject({ ok: true });
    expect(await packetFiles(system, { accountId: id, after: 0 })).toMatchObject([
      { id: third, fileName: "c.pdf", title: "Minutes", storageKey: expect.any(String) },
    ]);
    expect(await packetFiles(system, { accountId: id, after: third })).toEqual([]);
  });

  it("VLT-15 of two newer versions at once one is taken", async () => {
    const { id, member } = await world();
    const first = await keep(member, id);
    const both = await Promise.all([
      keepVersion(member, stale(first)),
      keepVersion(member, stale(first)),
    ]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await db.accountFile.count({ where: { accountId: id, replacedAt: null } })).toBe(1);
  });

  it("VLT-14 private ones are seen by the primary user and the treasurer alone, not by headquarters", async () => {
    const { id, primary, treasurer, member } = await world();
    expect(await tryKeep(member, id, { is_private: "1" })).toMatchObject({
      refusal: { code: "invalid", errors: { is_private: expect.anything() } },
    });
    const paper = await keep(treasurer, id, { is_private: "1", title: "Salary dispute" });
    const newer = await keepNewer(primary, paper);
    const staff = as(await makePerson({ isStaff: true }));
    const seen = createCtx({ ...primary, actor: { ...primary.actor, seenBy: 1 } as never });
    const central = await makeClub({ name: "Delta Rho Omega" });
    const { id: groupId } = await db.group.create({
      data: { label: "Delta Rho Omega", centralAccountId: central.id },
    });
    await db.account.update({ where: { id }, data: { groupId } });
    const hq = personOn(central.primary, central.id, DAY);
    expect(await listPapers(hq, { accountId: id })).toMatchObject(gone);
    expect(await listAccountFiles(hq, id)).toMatchObject(gone);
    for (const version of [paper, newer]) {
      expect(await openPaper(hq, version)).toMatchObject(gone);
      expect(await readPaper(hq, version)).toMatchObject(gone);
    }
    for (const ctx of [member, staff, seen]) {
      expect(must(await listPapers(ctx, { accountId: id })).rows).toEqual([]);
      for (const version of [paper, newer]) {
        expect(await openPaper(ctx, version)).toMatchObject(gone);
        expect(await readPaper(ctx, version)).toMatchObject(gone);
      }
      expect(must(await listAccountFiles(ctx, id))).toEqual([]);
    }
    expect(await keepVersion(member, stale(newer))).toMatchObject(gone);
    expect(await ownedFileIds(primary, id, [newer])).toEqual([]);
    expect(await packetFiles(system, { accountId: id, after: 0 })).toEqual([]);
    for (const ctx of [primary, treasurer]) {
      expect(must(await listPapers(ctx, { accountId: id })).rows).toHaveLength(1);
      expect(await openPaper(ctx, paper)).toMatchObject({ ok: true });
    }
  });

  it("VLT-14 marking one private counts for all its versions, and only those who may do it", async () => {
    const { id, primary, member } = await world();
    const first = await keep(member, id);
    const second = await keepNewer(member, first);
    const change = { id: second, revision: 0, fields: paperFields({ is_private: "1" }) };
    expect(await changePaper(member, change)).toMatchObject({ refusal: { code: "invalid" } });
    must(await changePaper(primary, change));
    expect(await openPaper(member, first)).toMatchObject(gone);
    expect(await changePaper(primary, change)).toMatchObject({ refusal: { code: "conflict" } });
    expect(await changePaper(member, { ...change, revision: 1 })).toMatchObject(gone);
  });

  it("VLT-14 VLT-09 the record of changes, which staff read, names no private paper in any act", async () => {
    const { id, primary } = await world();
    const secret = { is_private: "1", title: "Salary dispute", category: "money" };
    const old = { dated_on: "2015-01-31" };
    const about = { ...secret, ...old };
    const first = await keep(primary, id, about, sentFile("salary-dispute.pdf"));
    const paper = await keepNewer(primary, first, old, sentFile("salary-dispute-2.pdf"));
    must(await changePaper(primary, { id: paper, revision: 0, fields: paperFields(about) }));
    must(await holdPaper(primary, { id: paper, revision: 1, fields: { hold: "dispute" } }));
    must(await holdPaper(primary, { id: paper, revision: 2, fields: { hold: null } }));
    must(await quarantineFile(system, { file: { from: "paper", id: paper }, finding: "Eicar" }));
    const { id: finding } = await db.fileFinding.findFirstOrThrow({ where: { fileId: paper } });
    const released = { outcome: "released", reason: "A false alarm" } as const;
    must(await decideQuarantine(system, { id: finding, fields: released }));
    must(
      await deletePapers(primary, {
        accountId: id,
        fields: { papers: [`${paper}`], agrees: true },
      }),
    );
    const entries = await db.auditEntry.findMany({
      where: {
        subject: `account:${id}`,
        OR: ["vault.", "accounts.file"].map((startsWith) => ({ action: { startsWith } })),
      },
      orderBy: { id: "asc" },
    });
    expect(entries.map(({ action }) => action)).toEqual([
      "accounts.file-added",
      "accounts.file-added",
      "vault.paper-changed",
      "vault.paper-held",
      "vault.paper-released",
      "vault.file-quarantined",
      "vault.quarantine-released",
      "vault.paper-deleted",
    ]);
    expect(JSON.stringify(entries.map(({ data }) => data))).not.toMatch(/salary|dispute/i);
    const digests = [expect.stringMatching(/^1: /), expect.stringMatching(/^2: /)];
    expect(entries.at(-1)?.data).toEqual({ fileId: paper, digests });
    const kept = await db.accountFile.findUniqueOrThrow({ where: { id: paper } });
    expect(kept.title).toBe("Salary dispute");
  });

  it("VLT-14 TRE-15 nobody becomes a reader of private ones by the roster: the primary user names the treasurer", async () => {
    const { id, primary, treasurer, member } = await world();
    const paper = await keep(treasurer, id, { is_private: "1", title: "Salary dispute" });
    const { email } = await db.user.findFirstOrThrow({ where: { id: userOf(member) } });
    const own = { name: "M", email, office: "treasurer" };
    const kept = await db.officerTerm.findFirstOrThrow({
      where: { accountId: id, office: "treasurer" },
    });
    const secretary = await enter(member, id, { ...own, office: "secretary" });
    const change = (ctx: typeof member, term: number, version: number, said: object) =>
      changeTerm(ctx, {
        accountId: id,
        id: term,
        version,
        fields: termFields({ ...own, ...said }),
      });
    for (const tried of [
      await addTerm(member, { accountId: id, fields: termFields(own) }),
      await change(member, kept.id, 0, {}),
      await change(member, secretary, 0, {}),
      // A term that is over is not made longer by who held it either.
      await change(treasurer, kept.id, 0, { email: kept.email, ends_on: "2028-06-30" }),
    ]) {
      expect(tried).toMatchObject({
        refusal: { code: "invalid", errors: { office: [expect.anything()] } },
      });
    }
    expect(await openPaper(member, paper)).toMatchObject(gone);
    // What gives no sight of anything is theirs to say.
    must(await change(member, kept.id, 0, { email: kept.email, is_bank_signer: "1" }));
    must(await change(primary, kept.id, 1, {}));
    expect(await openPaper(member, paper)).toMatchObject({ ok: true });
    expect(await openPaper(treasurer, paper)).toMatchObject(gone);
  });

  it("VLT-01 a date outside its bounds and an end before the date are refused at their fields", async () => {
    const { id, member } = await world();
    expect(await tryKeep(member, id, { dated_on: "3000-01-01" })).toMatchObject({
      refusal: { errors: { dated_on: expect.anything() } },
    });
    expect(
      await tryKeep(member, id, { dated_on: "2026-02-01", ends_on: "2026-01-31" }),
    ).toMatchObject({ refusal: { errors: { ends_on: expect.anything() } } });
  });

  it("VLT-16 5,000 of them come in pages of 50, also those of a search, by one statement a page", async () => {
    const { id, member } = await world();
    await db.$executeRaw`
      INSERT INTO account_files (account_id, file_name, content_type, size, sha256, storage_key,
        created_at, title, dated_on)
      SELECT ${id}::int, 'scan.pdf', 'application/pdf', 1, repeat('0', 64), ${`many-${id}-`} || n,
        now(), CASE n % 50 WHEN 0 THEN 'Bank statement ' ELSE 'Receipt ' END || n,
        date '2026-11-24' - n
      FROM generate_series(1, 5000) n`;
    const page = async (asked: { page?: number; search?: string }) => {
      const found = must(await listPapers(member, { accountId: id, ...asked }));
      return [found.total, found.page, found.rows.length, found.rows[0]?.title];
    };
    expect(await page({})).toEqual([5_000, 1, 50, "Receipt 1"]);
    expect(await page({ page: 100 })).toEqual([5_000, 100, 50, "Receipt 4951"]);
    expect(await page({ page: 101 })).toEqual([5_000, 100, 50, "Receipt 4951"]);
    expect(await page({ search: "BANK statement", page: 2 })).toEqual([
      100,
      2,
      50,
      "Bank statement 2550",
    ]);
    const statements = await statementsOf(() => page({ search: "bank" }));
    expect(statements.filter((text) => text.includes("LIKE ALL"))).toHaveLength(1);
  });
});

const stale = (id: number) => ({
  id,
  file: sentFile(),
  fields: { dated_on: null, ends_on: null },
});
