import { describe, expect, it } from "vitest";
import { answerFacts, readFacts } from "#modules/duties/index.server";
import { db } from "#modules/platform/db.server";
import { storage } from "#modules/platform/storage/index.server";
import { deletePapers, holdPaper, openPaper, readRetention } from "#modules/vault/index.server";
import { makeClub } from "../accounts/clubs";
import { runJobs } from "../accounts/people";
import { must, personOn } from "../duties/calendar";
import { keep, keepNewer } from "./vault-world";

async function world(day = "2033-07-01") {
  const { id, primary, member } = await makeClub();
  const own = personOn(primary, id, day);
  const { version } = must(await readFacts(own, id));
  must(await answerFacts(own, { accountId: id, version, answers: { fiscal_year_month: "6" } }));
  return { id, primary: own, member: personOn(member, id, day) };
}

const receipt = { category: "money", dated_on: "2026-03-10", title: "Receipt" };
const ticked = (...papers: number[]) => ({ papers: papers.map(String), agrees: true });

describe("what may go", () => {
  it("VLT-09 is listed on the day after the fiscal year's end, with counts, and goes by a tick alone", async () => {
    const { id, primary, member } = await world();
    const first = await keep(member, id, receipt);
    const paper = await keepNewer(member, first, { dated_on: "2026-03-10" });
    await keep(member, id, { ...receipt, dated_on: "2026-07-01" });
    await keep(member, id, { ...receipt, category: "governing" });
    const dayBefore = { ...primary, now: () => new Date("2033-06-30T16:00:00Z") };
    expect(must(await readRetention(dayBefore, id)).due).toEqual([]);
    const view = must(await readRetention(member, id));
    expect(view).toMatchObject({
      due: [{ id: paper, keepUntil: "2033-06-30" }],
      counts: { money: 1 },
      mayDelete: false,
    });
    const refused = (code: string) => ({ refusal: { code } });
    const asked = { accountId: id, fields: ticked(paper) };
    expect(await deletePapers(member, asked)).toMatchObject(refused("forbidden"));
    expect(await deletePapers(primary, { ...asked, fields: ticked() })).toMatchObject(
      refused("invalid"),
    );
    const rows = await db.accountFile.findMany({ where: { id: { in: [first, paper] } } });
    must(await deletePapers(primary, asked));
    expect(await openPaper(primary, paper)).toMatchObject(refused("not_found"));
    expect(await openPaper(primary, first)).toMatchObject(refused("not_found"));
    const entry = await db.auditEntry.findFirstOrThrow({
      where: { action: "vault.paper-deleted", subject: `account:${id}` },
    });
    expect(entry.data).toMatchObject({
      title: "Receipt",
      digests: rows.map((one) => `${one.version}: ${one.sha256}`),
    });
    await runJobs();
    for (const { storageKey } of rows) expect(await storage.stat(storageKey)).toBeUndefined();
    expect(await deletePapers(primary, asked)).toMatchObject(refused("conflict"));
  });

  it("VLT-10 a hold wins over everything", async () => {
    const { id, primary, member } = await world();
    const paper = await keep(member, id, receipt);
    must(await holdPaper(member, { id: paper, revision: 0, fields: { hold: "audit" } }));
    const view = must(await readRetention(primary, id));
    expect([view.due, view.held]).toMatchObject([[], [{ id: paper, hold: "audit" }]]);
    const asked = { accountId: id, fields: ticked(paper) };
    expect(await deletePapers(primary, asked)).toMatchObject({ refusal: { code: "conflict" } });
    must(await holdPaper(member, { id: paper, revision: 1, fields: { hold: null } }));
    must(await deletePapers(primary, asked));
  });

  it("VLT-03 a paper that alone proves a duty of an open year stays, and then nothing goes", async () => {
    const { id, primary, member } = await world();
    const paper = await keep(member, id, receipt);
    const other = await keep(member, id, receipt);
    const proof = { accountId: id, code: "us.990ez", kind: "file", at: new Date() };
    const old = await db.dutyProof.create({
      data: { ...proof, period: "2026-06-30", fileId: paper },
    });
    const open = await db.dutyProof.create({
      data: { ...proof, period: "2031-06-30", fileId: paper },
    });
    const asked = { accountId: id, fields: ticked(other, paper) };
    expect(await deletePapers(primary, asked)).toMatchObject({ refusal: { code: "conflict" } });
    expect(await openPaper(primary, other)).toMatchObject({ ok: true });
    await db.dutyProof.create({
      data: { ...proof, period: "2031-06-30", kind: "number", number: "77" },
    });
    must(await deletePapers(primary, asked));
    expect(open.id).toBeGreaterThan(old.id);
  });
});
