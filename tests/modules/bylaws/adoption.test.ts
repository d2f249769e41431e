import { buffer } from "node:stream/consumers";
import { beforeEach, describe, expect, it } from "vitest";
import {
  adoptionOf,
  createBylaws,
  documentModelOf,
  documentOf,
  findBylaws,
  recordAdoption,
  updateBylaws,
} from "#modules/bylaws/index.server";
import { markReady } from "#modules/bylaws/store.server";
import { createCtx } from "#modules/platform/ctx.server";
import { db } from "#modules/platform/db.server";
import { docxParagraphs } from "#tests/documents/text";
import { makeAccount } from "#tests/factories/account";
import { chapterFields } from "#tests/factories/bylaws";
import { adoptionFields } from "#tests/factories/bylaws-adoption";
import { accepted, renderRequests, runAllRenders, runRender } from "./worker";

const variant = "chapter";
const saved = createCtx({ now: () => new Date("2026-11-21T15:00:00Z") });
const ctx = createCtx({ now: () => new Date("2026-11-23T15:00:00Z") });
/** How the client words the database's refusal (23001, restrict violation). */
const locked = /constraint violated/;
const sentence = "Adopted on November 22, 2026 by a vote of 12 to 1, with 2 abstaining.";

async function create() {
  const { hash } = accepted(await createBylaws(saved, { variant, fields: chapterFields() }));
  await runAllRenders(saved);
  return hash;
}
const adopt = (hash: string, changes = {}, version: unknown = 1) =>
  recordAdoption(ctx, { hash, version, fields: adoptionFields(changes) });
async function textOf(hash: string, version = 1) {
  const file = await documentOf(ctx, hash, { version });
  const opened = file?.state === "ready" ? await file.open() : undefined;
  if (!opened) throw new Error("no file");
  return docxParagraphs(await buffer(opened.stream)).join("\n");
}
const errorsOf = (result: Awaited<ReturnType<typeof adopt>>) =>
  !result.ok && result.refusal.code === "invalid" ? Object.keys(result.refusal.errors) : [];

beforeEach(async () => {
  await db.outboxJob.deleteMany();
});

describe("the adoption of a version", () => {
  let refused: string | undefined;

  it("E-16 E-17 E-19 is written into the version's files and its page by a worker", async () => {
    const hash = await create();
    expect(await textOf(hash)).toContain("Adopted on: ____");
    expect(accepted(await adopt(hash))).toEqual({ hash, version: 1 });
    expect(await documentOf(ctx, hash)).toEqual({ state: "preparing", version: 1 });
    await runAllRenders(ctx);

    const text = await textOf(hash);
    expect(text.split(sentence)).toHaveLength(3);
    expect(text).toContain("Presiding officer: Jane Roe. Secretary: José Díaz.");
    expect(text).not.toMatch(/Adopted on: _|Votes for and against|Printed name/);
    const online = await documentModelOf(ctx, hash);
    expect(JSON.stringify(online?.model.certificate)).toContain(sentence);
    expect(online?.model.cover.lines.at(-1)).toEqual([{ text: sentence }]);
    const pdf = await documentOf(ctx, hash, { format: "pdf" });
    expect(pdf?.state === "ready" && (await pdf.open())?.size).toBeGreaterThan(1_000);
    expect((await findBylaws(ctx, variant, hash))?.versions[0]?.adoptedOn).toBe("2026-11-22");
    expect(await adoptionOf(ctx, hash)).toMatchObject({
      state: "ready",
      adoption: { sentence, presidingOfficer: "Jane Roe", secretary: "José Díaz" },
    });
  });

  it("is recorded once, however many record it at the same time", async () => {
    const hash = await create();
    const names = ["Ann", "Bob", "Cal"];
    const results = await Promise.all(names.map((secretary) => adopt(hash, { secretary })));
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    for (const result of results) {
      if (!result.ok) expect(result.refusal.code).toBe("conflict");
    }
    expect(await renderRequests()).toHaveLength(1);
    await runAllRenders(ctx);
    const again = await adopt(hash, { secretary: "Someone Else" });
    expect(again).toMatchObject({
      refusal: { code: "conflict", message: { key: "alreadyAdopted" } },
    });
    expect(await db.auditEntry.count({ where: { action: "bylaws.adopted" } })).toBeGreaterThan(0);
    expect(await renderRequests()).toEqual([]);
  });

  it("locks the version: the database neither changes nor removes it, later saves are new", async () => {
    const hash = await create();
    accepted(await adopt(hash));
    await runAllRenders(ctx);
    const where = { number: 1, bylaws: { hash } };
    for (const data of [
      { answers: {} },
      { number: 7 },
      { document: {} },
      { adoptedAt: null },
      { adoptedAt: null, adoption: { date: "2026-01-01" } },
    ]) {
      await expect(db.bylawsVersion.updateMany({ where, data })).rejects.toThrow(locked);
    }
    await expect(db.bylawsVersion.deleteMany({ where })).rejects.toThrow(locked);
    // A visitor's goes as a whole when it had its year; what an account keeps never does.
    const { id: accountId } = await makeAccount(ctx);
    await db.bylaws.update({ where: { hash }, data: { accountId } });
    await expect(db.bylaws.delete({ where: { hash } })).rejects.toThrow(locked);

    const fields = chapterFields({ name: "Renamed" });
    accepted(await updateBylaws(ctx, { variant, hash, fields }));
    await runAllRenders(ctx);
    const found = await findBylaws(ctx, variant, hash);
    expect(found?.versions.map(({ number, adoptedOn }) => [number, adoptedOn])).toEqual([
      [2, undefined],
      [1, "2026-11-22"],
    ]);
    expect(await textOf(hash)).toContain(sentence);
    expect(await textOf(hash, 2)).not.toContain(sentence);
    expect((await adopt(hash, { date: "2026-11-23" }, 2)).ok).toBe(true);
  });

  it("is not lost to a late delivery that read the version before", async () => {
    const hash = await create();
    const row = await db.bylawsVersion.findFirstOrThrow({ where: { bylaws: { hash } } });
    accepted(await adopt(hash));
    const before = await documentModelOf(saved, hash);
    if (!before) throw new Error("no document");
    expect(await markReady(ctx, { id: row.id, adoptedAt: null }, before.model)).toBe(false);
    const [request] = await renderRequests();
    await Promise.all([runRender(ctx, request?.payload), runRender(ctx, request?.payload)]);
    await runRender(ctx, request?.payload);
    expect((await textOf(hash)).split(sentence)).toHaveLength(3);
  });

  it.each([
    [{ date: "" }, "date"],
    [{ date: "soon" }, "date"],
    [{ date: "2026-02-30" }, "date"],
    [{ date: "2026-11-24" }, "date"],
    [{ date: "2026-11-20" }, "date"],
    [{ date: undefined }, "date"],
    [{ vote: "" }, "vote"],
    [{ vote: "shouted" }, "vote"],
    [{ votes_for: "" }, "votes_for"],
    [{ votes_for: "0" }, "votes_for"],
    [{ votes_for: "many" }, "votes_for"],
    [{ votes_for: "12", votes_against: "12" }, "votes_for"],
    [{ votes_for: "100001" }, "votes_for"],
    [{ votes_against: "-1" }, "votes_against"],
    [{ votes_against: "1.5" }, "votes_against"],
    [{ abstained: "x" }, "abstained"],
    [{ vote: "unanimous", votes_against: "1" }, "votes_against"],
    [{ presiding_officer: " " }, "presiding_officer"],
    [{ secretary: "a".repeat(121) }, "secretary"],
    [{ secretary: ["x"] }, "secretary"],
    [{ extra: "x" }, "extra"],
  ])("is refused with a message at the field: %j", async (changes, field) => {
    refused ??= await create();
    expect(errorsOf(await adopt(refused, changes))).toEqual([field]);
  });
  it.each([
    [
      { date: "11/22/2026", vote: "unanimous", votes_for: "", votes_against: "", abstained: "" },
      "Adopted on November 22, 2026 by a unanimous vote.",
    ],
    [
      {
        date: "2026-11-21",
        vote: "unanimous",
        votes_for: "40",
        votes_against: "0",
        abstained: "1",
      },
      "Adopted on November 21, 2026 by a unanimous vote of 40, with 1 abstaining.",
    ],
    [
      { date: "2026-11-23", votes_for: "1,200", votes_against: undefined, abstained: "0" },
      "Adopted on November 23, 2026 by a vote of 1200 to 0.",
    ],
  ])("says in words how the members voted: %j", async (changes, words) => {
    const hash = await create();
    accepted(await adopt(hash, changes));
    expect((await adoptionOf(ctx, hash))?.adoption?.sentence).toBe(words);
  });

  it("waits for the document, and is nobody's who does not hold the hash", async () => {
    const { hash } = accepted(await createBylaws(saved, { variant, fields: chapterFields() }));
    expect(await adopt(hash)).toMatchObject({
      refusal: { code: "conflict", message: { key: "notReady" } },
    });
    for (const [other, version] of [
      ["a".repeat(43), "1"],
      ["", "1"],
      ...["0", "2", "-1", "1.0", "", null, ["1", "1"]].map((number) => [hash, number]),
    ] as [string, unknown][]) {
      expect(await adopt(other, {}, version)).toMatchObject({ refusal: { code: "not_found" } });
    }
    expect(await adoptionOf(ctx, hash, 2)).toBeUndefined();
  });
});
