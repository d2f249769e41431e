import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { readApplication, saveDraft, savePage } from "#modules/applications/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { say } from "#modules/platform/messages";
import { answersOf, as, must, startAt, system } from "./kit";

const [organization = {}] = answersOf("start-up");
const named = (legal_name: string) => ({ ...organization, legal_name });
const read = async (ctx: Ctx, token: string) => must(await readApplication(ctx, token));
const at = () => new Date("2026-11-21T15:42:00Z");

/** A second person of the same account. */
async function colleagueOf(accountId: number, now?: () => Date): Promise<Ctx> {
  const email = `${randomUUID()}@people.example`;
  const { id } = await system.db.user.create({
    data: { email, emailKey: email, firstName: "Luis", accounts: { create: { accountId } } },
  });
  return as({ kind: "user", userId: id, isStaff: false, accountIds: [accountId] }, now);
}

describe("two people at one page", () => {
  it("B-55 whoever did not see the other's answers is told who saved when, and gets them", async () => {
    const { ctx, token, accountId } = await startAt(1001, at);
    const colleague = await colleagueOf(accountId, at);
    must(await savePage(ctx, { token, page: 1, fields: named("One"), version: 0 }));
    const late = await savePage(colleague, { token, page: 1, fields: named("Two"), version: 0 });
    if (late.ok || late.refusal.code !== "conflict") throw new Error("expected a conflict");
    expect(say("en", late.refusal.message)).toContain("Ada Byrd");
    expect(say("en", late.refusal.message)).toContain("November 21, 2026 10:42 am (UTC-05:00)");
    expect(late.refusal.stored).toMatchObject({ version: 1, fields: { legal_name: "One" } });
    expect((await read(ctx, token)).answers.legal_name).toBe("One");
    // The choice to overwrite what is now known.
    must(await savePage(colleague, { token, page: 1, fields: named("Two"), version: 1 }));
    expect((await read(ctx, token)).answers.legal_name).toBe("Two");
  });

  it("the same answers twice do no harm, and another page is no conflict", async () => {
    const { ctx, token } = await startAt(1001);
    const first = must(await savePage(ctx, { token, page: 1, fields: organization, version: 0 }));
    const again = must(await savePage(ctx, { token, page: 1, fields: organization, version: 0 }));
    expect(again.version).toBe(first.version);
    const [, legal = {}] = answersOf("start-up");
    must(await savePage(ctx, { token, page: 2, fields: legal, version: 0 }));
    expect((await read(ctx, token)).completePages).toEqual([1, 2]);
  });

  it("B-55 of 50 that save one page at once, one is kept whole and 49 are told", async () => {
    const { ctx, token } = await startAt(1001);
    const results = await Promise.all(
      fifty((fields) => savePage(ctx, { token, page: 1, fields, version: 0 })),
    );
    const kept = results.filter(({ result }) => result.ok);
    expect(kept).toHaveLength(1);
    const { answers, version } = await read(ctx, token);
    expect(answers).toMatchObject(kept[0]?.fields ?? { legal_name: "nobody's" });
    expect(version).toBe(1);
    for (const { result } of results) {
      if (result.ok) continue;
      expect(result.refusal).toMatchObject({
        code: "conflict",
        stored: { version: 1, fields: { legal_name: answers.legal_name } },
      });
    }
  });

  it("of 50 without a version the last one is kept, whole, and each counts", async () => {
    const { ctx, token } = await startAt(1001);
    const results = await Promise.all(fifty((fields) => savePage(ctx, { token, page: 1, fields })));
    const { answers, version } = await read(ctx, token);
    const versions = results.map(({ result }) => must(result).version);
    expect(versions.toSorted((a, b) => a - b)).toEqual(results.map((_, index) => index + 1));
    const last = results.find(({ result }) => must(result).version === version);
    expect(answers).toMatchObject(last?.fields ?? { legal_name: "nobody's" });
  });
});

/** Fifty saves at once, each with a name and a city of its own, and what each was answered. */
function fifty<T>(save: (fields: Record<string, string>) => Promise<T>) {
  return Array.from({ length: 50 }, async (_, number) => {
    const fields = { legal_name: `Club ${number}`, address_city: `City ${number}` };
    return { fields, result: await save({ ...organization, ...fields }) };
  });
}

describe("drafts", () => {
  it("keep what is typed unjudged, beside the saved answers and never over them", async () => {
    const { ctx, token } = await startAt(1001, at);
    must(await savePage(ctx, { token, page: 1, fields: named("Saved") }));
    const fields = { legal_name: "", website: "not yet an addr\0ess\uD800" };
    const draft = must(await saveDraft(ctx, { token, page: 1, fields, version: 1 }));
    expect(draft).toEqual({ savedAt: at(), version: 2 });
    const view = await read(ctx, token);
    expect(view.answers.legal_name).toBe("Saved");
    expect(view.drafts[1]?.fields).toEqual({
      legal_name: "",
      website: "not yet an address\uFFFD",
    });
    expect(view.drafts[1]?.savedAt).toEqual(at());
    must(await savePage(ctx, { token, page: 1, fields: named("Saved again"), version: 2 }));
    expect(await read(ctx, token)).toMatchObject({ drafts: {} });
  });

  it("of a page that somebody saved since are refused, with what is stored", async () => {
    const { ctx, token, accountId } = await startAt(1001);
    const colleague = await colleagueOf(accountId);
    must(await savePage(ctx, { token, page: 1, fields: named("Saved") }));
    const fields = named("Typed");
    const late = await saveDraft(colleague, { token, page: 1, fields, version: 0 });
    expect(late).toMatchObject({
      refusal: { code: "conflict", stored: { fields: { legal_name: "Saved" } } },
    });
  });

  it("of two people do not overwrite each other, and a save leaves the other's in place", async () => {
    const { ctx, token, accountId } = await startAt(1001);
    const colleague = await colleagueOf(accountId);
    must(await saveDraft(ctx, { token, page: 1, fields: named("Mine"), version: 0 }));
    const other = { token, page: 1, fields: named("Yours"), version: 0 };
    expect(await saveDraft(colleague, other)).toMatchObject({
      refusal: { code: "conflict", stored: { fields: { legal_name: "Mine" } } },
    });
    must(await savePage(colleague, other));
    const view = await read(ctx, token);
    expect(view.answers.legal_name).toBe("Yours");
    expect(view.drafts[1]?.fields.legal_name).toBe("Mine");
  });

  it("take known fields alone, and no more than 200 kB of all pages together", async () => {
    const { ctx, token } = await startAt(1001);
    const unknown = await saveDraft(ctx, { token, page: 1, fields: { purpose: "x" }, version: 0 });
    expect(unknown).toMatchObject({
      refusal: { code: "invalid", errors: { purpose: [{ key: "fieldNotInForm" }] } },
    });
    const half = { purpose: "é".repeat(60_000) };
    must(await saveDraft(ctx, { token, page: 5, fields: half, version: 0 }));
    const more = { legal_name: "x".repeat(90_000) };
    expect(await saveDraft(ctx, { token, page: 1, fields: more, version: 1 })).toMatchObject({
      refusal: { code: "too_large" },
    });
    const nowhere = await saveDraft(ctx, { token, page: 9, fields: {}, version: 1 });
    expect(nowhere).toMatchObject({ refusal: { errors: { page: [{}] } } });
  });
});
