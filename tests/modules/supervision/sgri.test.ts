import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { changeHeadquartersRole } from "#modules/accounts/index.server";
import { changeRule, readRule, ruleSchema } from "#modules/duties/index.server";
import { rosterKey } from "#modules/headquarters/contract";
import { decideRoster } from "#modules/headquarters/index.server";
import { civilDate } from "#modules/platform/dates";
import { db, type Prisma } from "#modules/platform/db.server";
import {
  addAuthorizations,
  changeSupervisionFact,
  chooseSgri,
  closeSgri,
  closeYear,
  freezeSgri,
  listSupervisionFacts,
  readAuthorizations,
  readPurpose,
  readReadiness,
  readSgriYear,
  readYear,
  saveReadiness,
  sgriFile,
  sgriFormats,
  submitSgri,
  tickPurpose,
  withdrawAuthorization,
  writeStatement,
} from "#modules/supervision/index.server";
import { comparePurpose } from "#modules/supervision/purpose/compare-purpose.server";
import { chapterDocument, chapterFields } from "#tests/factories/bylaws";
import { as, makePerson, system } from "#tests/modules/accounts/people";
import { must } from "#tests/modules/duties/calendar";
import { makeRosterGroup, newEin as newRosterEin } from "../headquarters/roster-world";
import { fileOf, makeSupervision, on, report, send } from "./supervision-world";

type World = Awaited<ReturnType<typeof makeSupervision>>;

/** In the window of the year to June 2027: 2027-04-01 … 2027-05-31. */
const IN_WINDOW = "2027-04-15";

const authorize = async ({ central, hq }: World, chapterId: number) =>
  must(
    await addAuthorizations(hq, {
      accountId: central.id,
      chapters: [chapterId],
      fromOn: civilDate("2027-01-01"),
      toOn: null,
      how: "paper",
      files: "",
    }),
  );

const makeSgri = async (chapters = 3) => {
  const world = await makeSupervision({ chapters, today: IN_WINDOW });
  for (const { id } of world.chapters) await authorize(world, id);
  return { ...world, asked: { accountId: world.central.id, year: 2027 } };
};

const freeze = (world: Awaited<ReturnType<typeof makeSgri>>, changes = {}) =>
  freezeSgri(world.hq, { ...world.asked, reason: "", ...changes });

const submission = {
  submitted_on: civilDate(IN_WINDOW),
  way: "By mail to Ogden",
  confirmation: "RR123456789US",
  file_uploads: "",
  reason: "",
};

describe("the report to the IRS", () => {
  it("SUP-09 of two people who freeze at once one does, and there is one snapshot", async () => {
    const world = await makeSgri();
    const other = on(world.central.other, world.central.id, IN_WINDOW);
    const both = await Promise.all([
      freeze(world),
      freezeSgri(other, { ...world.asked, reason: "" }),
    ]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.find(({ ok }) => !ok)).toMatchObject({
      refusal: { code: "conflict", message: { key: "frozenAlready" } },
    });
    expect(await db.sgriReport.count({ where: { groupId: world.groupId } })).toBe(1);
    const { report: kept } = must(await readSgriYear(world.hq, world.asked));
    expect(kept).toMatchObject({ state: "frozen", counts: { added: 3, left: 0, list: 3 } });
  });

  it("SUP-10 is written from its snapshot byte for byte, whatever changes afterwards", async () => {
    const world = await makeSgri();
    const { sha256 } = must(await freeze(world));
    const row = await db.sgriReport.findFirstOrThrow({ where: { groupId: world.groupId } });
    expect(createHash("sha256").update(row.snapshot).digest("hex")).toBe(sha256);
    const files = async (ctx = world.hq) =>
      Promise.all(
        sgriFormats.map(async (format) =>
          must(await sgriFile(ctx, { ...world.asked, format })).body.toString("base64"),
        ),
      );
    const first = await files();
    await db.account.updateMany({
      where: { id: { in: world.chapters.map(({ id }) => id) } },
      data: { name: "Another name", ein: null },
    });
    await db.group.update({ where: { id: world.groupId }, data: { label: "Renamed" } });
    expect(await files(world.onDay("2027-08-01"))).toEqual(first);
    const csv = Buffer.from(first[0] ?? "", "base64").toString("utf8");
    expect(csv.split("\r\n")[1]).toMatch(/^Added,Chapter 01,\d\d-\d{7},/);
    await expect(
      db.sgriReport.update({ where: { id: row.id }, data: { snapshot: "{}" } }),
    ).rejects.toThrow(/kept as it is/);
    await expect(db.sgriReport.delete({ where: { id: row.id } })).rejects.toThrow(/kept as it is/);
  });

  it("SUP-08 H9 in small: who left, who is barred, who came and what changed since the last one", async () => {
    const world = await makeSgri(4);
    must(await freeze(world));
    const [renamed, left, , gone] = world.chapters;
    if (!renamed || !left || !gone) throw new Error("four chapters were asked for");
    // What was only frozen is not what the IRS has.
    const later = { ...world.asked, year: 2028 };
    expect(must(await readSgriYear(world.hq, later)).draft).toMatchObject({
      basis: { kind: "file" },
      unsubmitted: 2027,
    });
    must(await submitSgri(world.hq, { ...world.asked, fields: submission }));
    await db.account.update({ where: { id: renamed.id }, data: { name: "Renamed chapter" } });
    for (const { id } of [left, gone]) {
      await db.account.update({ where: { id }, data: { groupId: null } });
    }
    const fresh = await makeSupervision({ chapters: 2, today: IN_WINDOW });
    const [withEin, withoutEin] = fresh.chapters;
    if (!withEin || !withoutEin) throw new Error("two chapters were asked for");
    for (const { id } of [withEin, withoutEin]) {
      await db.account.update({ where: { id }, data: { groupId: world.groupId } });
      await authorize(world, id);
    }
    await db.account.update({ where: { id: withoutEin.id }, data: { ein: null } });
    const next = { ...world.asked, year: 2028 };
    const reason = { chapter: { id: left.id }, leaveReason: "It closed." };
    must(await chooseSgri(world.hq, { ...next, ...reason }));
    const { draft } = must(await readSgriYear(world.hq, next));
    expect(draft).toMatchObject({
      basis: { kind: "report", year: 2027 },
      unsubmitted: undefined,
    });
    expect(draft?.left.map((one) => [one.chapter.accountId, one.reason])).toEqual([
      [left.id, "It closed."],
      [gone.id, ""],
    ]);
    expect(draft?.added.map(({ chapter }) => chapter.accountId)).toEqual([withEin.id]);
    expect(draft?.blocked).toMatchObject([
      { chapter: { accountId: withoutEin.id }, barriers: ["ein"] },
    ]);
    expect(draft?.changed).toMatchObject([{ accountId: renamed.id, changes: [{ field: "name" }] }]);
    expect(draft?.list).toHaveLength(3);
  });

  it("3B.6 a purpose that changed is told once: in the report after the chapter said so", async () => {
    const world = await makeSgri(2);
    const [before, after] = world.chapters;
    if (!before || !after) throw new Error("two chapters were asked for");
    const changed = { ...report, purpose_changed: true };
    const sendOn = (chapter: typeof before, day: string) =>
      send({ id: chapter.id, ctx: on(chapter.primary, chapter.id, day) }, changed);
    await sendOn(before, "2027-06-10");
    const late = world.onDay("2027-06-20");
    const reason = "The post was late.";
    must(await freezeSgri(late, { ...world.asked, reason }));
    const fields = { ...submission, submitted_on: civilDate("2027-06-20"), reason };
    must(await submitSgri(late, { ...world.asked, fields }));
    must(await closeYear(world.onDay("2027-07-02"), world.asked));
    // A supplement of a year that is closed.
    await sendOn(after, "2027-07-10");
    const next = { ...world.asked, year: 2028 };
    const { draft } = must(await readSgriYear(world.onDay("2027-07-11"), next));
    expect(draft?.changed).toMatchObject([
      { accountId: after.id, changes: [{ field: "purpose" }] },
    ]);
  });

  it("3B.6 a line of the roster without an account here is shown as barred until an owner adds it", async () => {
    const group = await makeRosterGroup();
    const line = { ein: newRosterEin(), name: "Delta chapter", city: "Austin", state: "TX" };
    await db.rosterLine.create({ data: { ...line, groupId: group.groupId, subsection: "03" } });
    const asked = { accountId: group.centralAccountId, year: 2027 };
    const { draft } = must(await readSgriYear(group.owner, asked));
    expect(draft?.blocked).toMatchObject([
      {
        chapter: { accountId: null, name: line.name, ein: line.ein, address: "Austin, TX" },
        barriers: ["authorization"],
      },
    ]);
    const force = { ...asked, forceReason: "Its authorization is on its way." };
    const notThere = { ...force, chapter: { ein: newRosterEin() } };
    expect(await chooseSgri(group.owner, notThere)).toMatchObject({
      refusal: { code: "not_found" },
    });
    must(await chooseSgri(group.owner, { ...force, chapter: { ein: line.ein } }));
    expect(must(await readSgriYear(group.owner, asked)).draft).toMatchObject({
      blocked: [],
      added: [{ chapter: { ein: line.ein }, forceReason: force.forceReason }],
      list: [{ ein: line.ein }],
    });
  });

  it("3B.6 lines of the roster without an account and an EIN that are to be added are shown as barred, each", async () => {
    const group = await makeRosterGroup();
    const { groupId, centralAccountId } = group;
    const line = { ein: null, city: "Austin", state: "TX", subsection: "03", groupId };
    const names = ["Delta chapter", "Eta chapter"];
    await db.rosterLine.createMany({ data: names.map((name) => ({ ...line, name })) });
    const { rows } = await group.read({ show: "all" });
    const seen = rows.map(rosterKey.write);
    const fields = { rows: seen, decision: "add", ignore_until: "", note: "" };
    expect(must(await decideRoster(group.owner, { centralAccountId, fields })).decided).toBe(2);
    const asked = { accountId: centralAccountId, year: 2027 };
    const { draft } = must(await readSgriYear(group.owner, asked));
    expect(draft?.blocked).toMatchObject(
      names.map((name) => ({
        chapter: { accountId: null, name, ein: "" },
        barriers: ["ein", "authorization"],
      })),
    );
    // Nothing but its EIN, by another roster, helps it: nobody adds it all the same.
    const force = { ...asked, chapter: { ein: "" }, forceReason: "We know it." };
    expect(await chooseSgri(group.owner, force)).toMatchObject({ refusal: { code: "not_found" } });
    expect(draft?.list).toEqual([]);
  });

  it("3B.6 a row of the roster that is to be corrected is told as changed, from the IRS's word to ours", async () => {
    const group = await makeRosterGroup();
    const [corrected, left] = await group.chapters([
      { ein: newRosterEin(), name: "Alpha chapter", city: "Dallas" },
      { ein: newRosterEin(), name: "Beta chapter" },
    ]);
    if (!corrected?.ein || !left?.ein) throw new Error("two chapters were asked for");
    const listed = newRosterEin();
    await group.file([
      { ein: corrected.ein, name: "OLD ALPHA", city: "AUSTIN" },
      { ein: left.ein, name: "OLD BETA" },
      { ein: listed, name: "OLD GAMMA" },
    ]);
    // A chapter that the roster alone names.
    const line = { ein: listed, name: "Gamma chapter", city: "Austin", state: "TX" };
    await db.rosterLine.create({ data: { ...line, groupId: group.groupId, subsection: "03" } });
    const accountId = group.centralAccountId;
    const { rows } = await group.read({ show: "differs" });
    const seen = rows.filter(({ key }) => key !== left.ein).map(rosterKey.write);
    const fields = { rows: seen, decision: "correct", ignore_until: "", note: "" };
    must(await decideRoster(group.owner, { centralAccountId: accountId, fields }));
    const { draft } = must(await readSgriYear(group.owner, { accountId, year: 2027 }));
    expect(draft?.basis.kind).toBe("file");
    // Of the other row nobody decided anything.
    expect(draft?.changed).toEqual([
      {
        accountId: corrected.id,
        ein: corrected.ein,
        name: "Alpha chapter",
        changes: [
          { field: "name", was: "OLD ALPHA", is: "Alpha chapter" },
          { field: "address", was: "AUSTIN, TX", is: "Dallas, TX" },
        ],
      },
      {
        accountId: null,
        ein: listed,
        name: "Gamma chapter",
        changes: [{ field: "name", was: "OLD GAMMA", is: "Gamma chapter" }],
      },
    ]);
    expect(draft?.left).toEqual([]);
    const again = await group.read({ show: "all" });
    const gamma = again.rows.filter(({ key }) => key === listed).map(rosterKey.write);
    const removal = { rows: gamma, decision: "remove", ignore_until: "", note: "Closed in May" };
    must(await decideRoster(group.owner, { centralAccountId: accountId, fields: removal }));
    const after = must(await readSgriYear(group.owner, { accountId, year: 2027 }));
    expect(after.draft?.left).toMatchObject([
      { chapter: { accountId: null, ein: listed }, reason: "Closed in May" },
    ]);
  });

  it("is barred without an authorization or with a revocation, and only an owner adds it all the same", async () => {
    const world = await makeSupervision({ chapters: 2, today: IN_WINDOW });
    const asked = { accountId: world.central.id, year: 2027 };
    const [one, other] = world.chapters;
    if (!one || !other) throw new Error("two chapters were asked for");
    await authorize(world, one.id);
    await db.irsRevocation.create({
      data: {
        ein: (await db.account.findUniqueOrThrow({ where: { id: one.id } })).ein ?? "",
        revokedOn: new Date("2026-05-15"),
        asOf: new Date("2027-04-01"),
      },
    });
    const { draft } = must(await readSgriYear(world.hq, asked));
    expect(draft?.blocked.map(({ barriers }) => barriers)).toEqual([
      ["revoked"],
      ["authorization"],
    ]);
    must(
      await changeHeadquartersRole(world.hq, {
        centralAccountId: world.central.id,
        userId: world.central.other.id,
        role: "editor",
        regionIds: null,
        version: 0,
      }),
    );
    const editor = on(world.central.other, world.central.id, IN_WINDOW);
    const force = {
      ...asked,
      chapter: { id: one.id },
      forceReason: "Reinstated, the list is late.",
    };
    expect(await chooseSgri(editor, force)).toMatchObject({ refusal: { code: "forbidden" } });
    must(await chooseSgri(world.hq, force));
    const forced = must(await readSgriYear(world.hq, asked)).draft;
    expect(forced?.added).toMatchObject([{ forceReason: force.forceReason }]);
    expect(
      await db.auditEntry.count({ where: { action: "supervision.sgri-chosen" } }),
    ).toBeGreaterThan(0);
  });

  it("SUP-08 H2 H3 outside of the window it takes a reason, and says by how many days", async () => {
    const world = await makeSgri(1);
    const early = { ...world, hq: world.onDay("2027-03-31") };
    expect(await freeze(early)).toMatchObject({
      refusal: {
        code: "invalid",
        errors: { reason: [{ key: "outsideEarly", values: { count: 1 } }] },
      },
    });
    must(await freeze(world));
    const late = world.onDay("2027-06-01");
    const fields = { ...submission, submitted_on: civilDate("2027-06-01") };
    const sent = { ...world.asked, fields };
    expect(await submitSgri(late, sent)).toMatchObject({
      refusal: { errors: { reason: [{ key: "outsideLate", values: { count: 1 } }] } },
    });
    must(await submitSgri(late, { ...sent, fields: { ...fields, reason: "The post was late." } }));
    const { report: kept } = must(await readSgriYear(late, world.asked));
    expect(kept).toMatchObject({
      state: "submitted",
      place: { kind: "late", days: 1 },
      lateReason: "The post was late.",
    });
  });

  it("goes from frozen to submitted to closed, each once, with what shows it", async () => {
    const world = await makeSgri(1);
    expect(await submitSgri(world.hq, { ...world.asked, fields: submission })).toEqual({
      ok: false,
      refusal: { code: "not_found" },
    });
    must(await freeze(world));
    expect(await closeSgri(world.hq, world.asked)).toMatchObject({
      refusal: { message: { key: "notSubmitted" } },
    });
    const bare = { submitted_on: civilDate("2027-04-14"), way: "", confirmation: "" };
    const wrong = { ...world.asked, fields: { ...submission, ...bare } };
    expect(await submitSgri(world.hq, wrong)).toMatchObject({
      refusal: { errors: { submitted_on: [{}], way: [{}], confirmation: [{}] } },
    });
    const right = { ...world.asked, fields: submission };
    const both = await Promise.all([submitSgri(world.hq, right), submitSgri(world.hq, right)]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    must(await closeSgri(world.hq, world.asked));
    expect(await closeSgri(world.hq, world.asked)).toMatchObject({
      refusal: { message: { key: "closedAlready" } },
    });
  });

  it("is not there for who reaches some chapters alone, or for a year that is none", async () => {
    const world = await makeSgri(1);
    const region = await db.region.create({
      data: { groupId: world.groupId, name: "East", createdAt: new Date() },
    });
    const { other, id } = world.central;
    const role = { centralAccountId: id, userId: other.id, role: "editor" as const, version: 0 };
    must(await changeHeadquartersRole(world.hq, { ...role, regionIds: [region.id] }));
    const eastern = on(other, id, IN_WINDOW);
    const gone = { ok: false, refusal: { code: "not_found" } };
    expect(await readSgriYear(eastern, world.asked)).toEqual(gone);
    expect(await sgriFile(eastern, { ...world.asked, format: "csv" })).toEqual(gone);
    expect(await sgriFile(world.hq, { ...world.asked, format: "csv" })).toEqual(gone);
    expect(await readSgriYear(world.hq, { ...world.asked, year: 1899 })).toEqual(gone);
    expect(await freeze(world, { year: 1899 })).toEqual(gone);
  });
});

describe("readiness", () => {
  const fields = {
    owner: "Jane Roe",
    due_on: civilDate("2027-01-10"),
    choice: "",
    done_on: null,
    file_uploads: "",
    note: "",
    version: 0,
  };

  it("SUP-11 shows for each item who must act, and is done with evidence alone", async () => {
    const world = await makeSupervision({ chapters: 1, today: IN_WINDOW });
    const accountId = world.central.id;
    const stateOf = async (code: string) => {
      const { items } = must(await readReadiness(world.hq, accountId));
      return items.find((one) => one.code === code);
    };
    expect(await stateOf("relationship")).toMatchObject({ state: "open", owner: "" });
    const save = (item: string, changes = {}) =>
      saveReadiness(world.hq, { accountId, item, fields: { ...fields, ...changes } });
    must(await save("relationship", { choice: "supervision" }));
    expect(await stateOf("relationship")).toMatchObject({
      state: "partly",
      owner: "Jane Roe",
      dueOn: "2027-01-10",
    });
    const shown = { choice: "supervision", version: 1 };
    must(
      await save("relationship", {
        ...shown,
        file_uploads: await fileOf(world.hq, accountId, "resolution.pdf"),
      }),
    );
    expect(await stateOf("relationship")).toMatchObject({
      state: "done",
      file: { name: "resolution.pdf" },
    });
    expect(await save("relationship", shown)).toMatchObject({ refusal: { code: "conflict" } });
    expect(await save("nothing")).toEqual({ ok: false, refusal: { code: "not_found" } });
    expect(await save("one_letter", { done_on: civilDate("2027-05-01") })).toMatchObject({
      refusal: { errors: { done_on: [{}] } },
    });
    expect(await stateOf("year")).toMatchObject({ state: "done" });
    expect(await stateOf("authorizations")).toMatchObject({ state: "open" });
    const [one] = world.chapters;
    if (!one) throw new Error("a chapter was asked for");
    await authorize(world, one.id);
    expect(await stateOf("authorizations")).toMatchObject({ state: "done" });
    expect(await stateOf("central_return")).toMatchObject({ state: "open" });
    await db.dutyProof.create({
      data: {
        accountId,
        code: "us.990",
        period: "2026-06-30",
        kind: "irs",
        list: "bmf",
        number: "123456789",
        asOf: new Date("2027-03-01"),
        at: new Date("2027-03-01"),
      },
    });
    expect(await stateOf("central_return")).toMatchObject({ state: "done" });
  });

  it("SUP-08 H4 counts the days to the end that the catalogue has", async () => {
    const world = await makeSupervision({ chapters: 1, today: "2026-11-23" });
    const { end } = must(await readReadiness(world.hq, world.central.id));
    expect(end).toMatchObject({ on: "2027-01-22", daysLeft: 60, rule: { isConfirmed: false } });
  });

  it("SUP-12 the purpose is the group's text: bylaws made here are compared, others ticked with a file", async () => {
    const world = await makeSupervision({ chapters: 2, today: IN_WINDOW });
    const accountId = world.central.id;
    const [made, other] = world.chapters;
    if (!made || !other) throw new Error("two chapters were asked for");
    const file = await fileOf(world.hq, accountId, "bylaws.pdf");
    const tick = { accountId, chapters: [other.id], files: file };
    expect(await tickPurpose(world.hq, tick)).toMatchObject({ refusal: { code: "conflict" } });
    const text = "To foster fellowship and scholarship among its members.";
    expect(must(await writeStatement(world.hq, { accountId, text }))).toEqual({ version: 1 });
    expect(must(await writeStatement(world.hq, { accountId, text }))).toEqual({ version: 1 });
    await adopt(made.id, text);
    const known = async () => {
      const { chapters } = must(await readPurpose(world.hq, accountId));
      return chapters.map((one) => one.known?.how);
    };
    expect(await known()).toEqual(["bylaws", undefined]);
    expect(await tickPurpose(world.hq, { ...tick, files: "" })).toMatchObject({
      refusal: { errors: { file_uploads: [{}] } },
    });
    const theirs = await fileOf(other.ctx, other.id);
    expect(await tickPurpose(world.hq, { ...tick, files: theirs })).toEqual({
      ok: false,
      refusal: { code: "not_found" },
    });
    const groupId = (await db.group.findFirstOrThrow({ where: { centralAccountId: accountId } }))
      .id;
    const lacking = async () => {
      await comparePurpose(system, groupId);
      const rows = await db.standing.findMany({ where: { lacksPurposeOf: groupId } });
      return rows.map((row) => row.accountId);
    };
    // Both joined after the new rules began; a chapter that was there before is not asked.
    const joined = (day: string) =>
      db.groupMembership.updateMany({ where: { groupId }, data: { joinedOn: new Date(day) } });
    await joined("2026-01-01");
    const { facts } = must(await readReadiness(world.hq, accountId));
    expect(facts).toMatchObject({ newWithoutPurpose: 0, oldWithoutPurpose: 1 });
    await joined("2026-02-01");
    // While nobody confirmed since when, nobody looks worse by it.
    expect(await lacking()).toEqual([]);
    const fact = { where: { name: "letters_before" } };
    await db.supervisionFact.update({ ...fact, data: { confirmed: true } });
    expect(await lacking()).toEqual([other.id]);
    await joined("2026-01-01");
    expect(await lacking()).toEqual([]);
    await joined("2026-02-01");
    expect(await lacking()).toEqual([other.id]);
    must(await tickPurpose(world.hq, tick));
    expect(await lacking()).toEqual([]);
    await db.supervisionFact.update({ ...fact, data: { confirmed: false } });
    expect(await known()).toEqual(["bylaws", "file"]);
    // Other words ask everybody again.
    must(await writeStatement(world.hq, { accountId, text: `${text} And service.` }));
    expect(await known()).toEqual([undefined, undefined]);
  });

  it("keeps what came in one envelope for all chapters that lack it, once", async () => {
    const world = await makeSupervision({ chapters: 3, today: IN_WINDOW });
    const accountId = world.central.id;
    const [first] = world.chapters;
    await authorize(world, first?.id ?? 0);
    const all = { accountId, chapters: "lacking", toOn: null, files: "" } as const;
    const add = () =>
      addAuthorizations(world.hq, { ...all, fromOn: civilDate("2027-02-01"), how: "paper" });
    must(await add());
    const { chapters } = must(await readAuthorizations(world.hq, accountId));
    expect(chapters.map(({ onFile }) => onFile?.fromOn)).toEqual([
      "2027-01-01",
      "2027-02-01",
      "2027-02-01",
    ]);
    expect(await add()).toMatchObject({ refusal: { errors: { chapters: [{}] } } });
    must(await writeStatement(world.hq, { accountId, text: "To serve the school." }));
    const files = await fileOf(world.hq, accountId, "minutes.pdf");
    must(await tickPurpose(world.hq, { accountId, chapters: "lacking", files }));
    const purpose = must(await readPurpose(world.hq, accountId));
    expect(purpose.chapters.map(({ known }) => known?.how)).toEqual(["file", "file", "file"]);
  });

  it("keeps an authorization with its days, and withdraws it once", async () => {
    const world = await makeSupervision({ chapters: 1, today: IN_WINDOW });
    const accountId = world.central.id;
    const [one] = world.chapters;
    if (!one) throw new Error("a chapter was asked for");
    const sent = { accountId, chapters: [one.id], toOn: null, files: "" };
    const add = (changes: object) =>
      addAuthorizations(world.hq, {
        ...sent,
        fromOn: civilDate("2027-01-01"),
        how: "paper",
        ...changes,
      });
    expect(await add({ how: "file" })).toMatchObject({
      refusal: { errors: { file_uploads: [{}] } },
    });
    expect(await add({ fromOn: civilDate("2027-12-01") })).toMatchObject({
      refusal: { errors: { from_on: [{}] } },
    });
    expect(await add({ toOn: civilDate("2026-12-31") })).toMatchObject({
      refusal: { errors: { to_on: [{}] } },
    });
    expect(await add({ chapters: [] })).toMatchObject({ refusal: { errors: { chapters: [{}] } } });
    expect(await add({ chapters: [one.id, accountId] })).toEqual({
      ok: false,
      refusal: { code: "not_found" },
    });
    must(await add({ toOn: civilDate("2027-04-14") }));
    const onFile = async () =>
      must(await readAuthorizations(world.hq, accountId)).chapters[0]?.onFile;
    expect(await onFile()).toBeUndefined();
    must(await add({}));
    const { id } = (await onFile()) ?? { id: 0 };
    must(await withdrawAuthorization(world.hq, { accountId, id }));
    expect(await onFile()).toBeUndefined();
    expect(await withdrawAuthorization(world.hq, { accountId, id })).toMatchObject({
      refusal: { code: "conflict" },
    });
  });
});

/** Bylaws made here and adopted, with a purpose. */
async function adopt(accountId: number, purpose: string): Promise<void> {
  await db.bylaws.create({
    data: {
      hash: createHash("sha256").update(String(accountId)).digest("base64url"),
      variant: "chapter",
      accountId,
      versionCount: 1,
      createdAt: new Date(),
      updatedAt: new Date(),
      versions: {
        create: {
          id: crypto.randomUUID(),
          number: 1,
          templateVersion: 1,
          answers: chapterFields({ purpose }) as Prisma.InputJsonObject,
          document: chapterDocument({ purpose }),
          state: "ready",
          createdAt: new Date(),
          readyAt: new Date(),
          adoptedAt: new Date(),
          adoption: {
            date: "2027-01-15",
            isUnanimous: true,
            votesFor: 9,
            votesAgainst: 0,
            abstained: 0,
            presidingOfficer: "Jane Roe",
            secretary: "José Díaz",
          },
        },
      },
    },
  });
}

describe("SUP-14 the settings", () => {
  it("have source and date, and changing one is in the record of changes with both values", async () => {
    const staff = as(await makePerson({ isStaff: true }));
    const facts = must(await listSupervisionFacts(staff));
    const grace = facts.find(({ name }) => name === "grace_days");
    expect(grace).toMatchObject({
      value: "180",
      sourceName: "Our judgement",
      readOn: "2026-11-23",
    });
    const version = grace?.version ?? 0;
    const said = {
      value: "120",
      source_name: "The board of the product",
      source_url: "",
      read_on: civilDate("2026-11-24"),
      confirmed: true,
      version,
    };
    const change = (changes = {}, ctx = staff) =>
      changeSupervisionFact(ctx, { name: "grace_days", fields: { ...said, ...changes } });
    expect(await change({ value: "many" })).toMatchObject({ refusal: { errors: { value: [{}] } } });
    expect(await change({ source_name: " " })).toMatchObject({
      refusal: { errors: { source_name: [{}] } },
    });
    must(await change());
    expect(await change()).toMatchObject({ refusal: { code: "conflict" } });
    const [entry] = await db.auditEntry.findMany({
      where: { action: "supervision.setting-changed" },
      orderBy: { id: "desc" },
      take: 1,
    });
    expect(entry?.data).toMatchObject({ was: { value: "180" }, is: { value: "120" } });
    const member = as(await makePerson());
    expect(await change({}, member)).toMatchObject({ refusal: { code: "forbidden" } });
    const world = await makeSupervision({ chapters: 1 });
    const asked = { accountId: world.central.id, year: 2027, filter: "all", page: 1 } as const;
    const { found } = must(await readYear(world.hq, asked));
    expect(found?.collectUntil).toBe("2027-10-28");
    // So is for how long papers are kept.
    const retention = must(await listSupervisionFacts(staff)).find(
      ({ name }) => name === "retention_years",
    );
    const longer = { ...said, value: "10", version: retention?.version ?? 0 };
    must(await changeSupervisionFact(staff, { name: "retention_years", fields: longer }));
    const [wrote] = await db.auditEntry.findMany({
      where: { action: "supervision.setting-changed" },
      orderBy: { id: "desc" },
      take: 1,
    });
    expect(wrote?.data).toMatchObject({ was: { value: "7" }, is: { value: "10" } });
    const kept = must(await readYear(world.hq, asked)).found?.keptUntil;
    expect(kept).toBe("2037-06-30");
  });

  it("the window is a rule of the catalogue: changed there it is another here", async () => {
    const staff = as(await makePerson({ isStaff: true }));
    const world = await makeSupervision({ chapters: 1, today: IN_WINDOW });
    const asked = { accountId: world.central.id, year: 2027 };
    const before = must(await readSgriYear(world.hq, asked));
    expect(before.window).toEqual({ opensOn: "2027-04-01", closesOn: "2027-05-31" });
    const code = "grp.sgri";
    const { values, version } = must(await readRule(staff, code));
    const fields = ruleSchema.parse({ ...values, date_days: "60" });
    const wrote = { action: "duties.rule-changed" };
    const written = await db.auditEntry.count({ where: wrote });
    must(await changeRule(staff, { code, version, fields, reason: "Read again" }));
    const after = must(await readSgriYear(world.hq, asked));
    expect(after.window).toEqual({ opensOn: "2027-05-01", closesOn: "2027-05-31" });
    expect(await db.auditEntry.count({ where: wrote })).toBe(written + 1);
  });
});
