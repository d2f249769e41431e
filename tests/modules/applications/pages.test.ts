import { describe, expect, it } from "vitest";
import {
  openApplication,
  readApplication,
  saveDraft,
  savePage,
  startApplication,
} from "#modules/applications/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { createCtx } from "#modules/platform/ctx.server";
import { someNaughtyStrings } from "#tests/setup/naughty-strings";
import { answersOf, fillIn, makeApplicant, makeStaff, must, startAt, system } from "./kit";

const [organization = {}, legal = {}] = answersOf("start-up");
const named = (legal_name: string) => ({ ...organization, legal_name });
const errorsOf = (result: Awaited<ReturnType<typeof savePage>>) =>
  !result.ok && result.refusal.code === "invalid" ? result.refusal.errors : {};
const read = async (ctx: Ctx, token: string) => must(await readApplication(ctx, token));

describe("the start of an application", () => {
  it("B-44 is of the type of its level, and refused when the form says another", async () => {
    const { ctx, accountId } = await makeApplicant();
    const mismatch = await startApplication(ctx, { accountId, levelId: 1001, schema: "maintain" });
    expect(mismatch).toMatchObject({
      refusal: { errors: { schema: [{ key: "schemaMismatch" }] } },
    });
    const unknown = await startApplication(ctx, { accountId, levelId: 7, schema: "maintain" });
    expect(unknown).toMatchObject({ refusal: { errors: { level_id: [{ key: "levelUnknown" }] } } });
    const { token } = must(
      await startApplication(ctx, { accountId, levelId: 1001, schema: "start-up" }),
    );
    expect(token).toMatch(/^[\w-]{22,}$/);
    expect(await read(ctx, token)).toMatchObject({
      schema: "start-up",
      audience: "school_support",
      levelName: "Start-Up",
      state: "draft",
      isEditable: true,
      firstIncompletePage: 1,
      savedAt: null,
    });
  });

  it("is one an account, however many begin at once", async () => {
    const { ctx, accountId } = await makeApplicant();
    const started = await Promise.all(
      Array.from({ length: 20 }, () =>
        startApplication(ctx, { accountId, levelId: 2002, schema: "maintain" }),
      ),
    );
    expect(new Set(started.map((result) => must(result).token)).size).toBe(1);
    expect(await system.db.application.count({ where: { accountId } })).toBe(1);
    expect(await openApplication(ctx, accountId)).toEqual({
      token: expect.any(String),
      levelName: "Chapter Maintain",
      state: "draft",
      percent: 0,
    });
    const { ctx: stranger } = await makeApplicant();
    expect(await openApplication(stranger, accountId)).toBeUndefined();
  });
});

describe("the pages of an application", () => {
  it.each([
    ["start-up", 1001],
    ["maintain", 1002],
  ] as const)(
    "B-55 keeps every answer of a %s application as soon as its page is saved",
    async (schema, level) => {
      const { ctx, accountId, token } = await startAt(level);
      await fillIn(ctx, token, schema);
      expect(await read(ctx, token)).toMatchObject({
        answers: {
          legal_name: organization.legal_name,
          ein: "58-1234567",
          total_assets: "5200.50",
        },
        completePages: [1, 2, 3, 4, 5, 6],
        firstIncompletePage: 6,
      });
      expect(await openApplication(ctx, accountId)).toMatchObject({ percent: 100 });
    },
  );

  it("B-55 answers page, progress, time and version, and a page saved again stays the newest", async () => {
    const now = () => new Date("2026-11-21T15:42:00Z");
    const { ctx, token } = await startAt(1001, now);
    expect(must(await savePage(ctx, { token, page: 1, fields: named("One") }))).toEqual({
      page: 1,
      progress: 17,
      savedAt: now(),
      version: 1,
    });
    must(await savePage(ctx, { token, page: 1, fields: named("Two"), version: 1 }));
    const view = await read(ctx, token);
    expect(view).toMatchObject({ answers: { legal_name: "Two" }, version: 2, savedAt: now() });
  });

  it.each([0, 7, -1, 1.5, Number.NaN, 2 ** 40])("has no page %s", async (page) => {
    const { ctx, token } = await startAt(1001);
    const refused = await savePage(ctx, { token, page, fields: organization });
    expect(errorsOf(refused)).toMatchObject({ page: [{ key: "pageUnknown" }] });
  });

  it("cannot be saved past one that was skipped; the errors name page and field", async () => {
    const { ctx, token } = await startAt(1001);
    const errors = errorsOf(await savePage(ctx, { token, page: 2, fields: legal }));
    expect(errors).toMatchObject({
      page: [{ key: "pageSkipped", values: { page: 1, label: "Organization" } }],
      legal_name: [{ key: "onPage", values: { page: 1, label: "Organization" } }],
    });
    expect(errors).not.toHaveProperty("ein");
  });

  it("B-61 B-62 B-63 the wrong application is told together with whatever else is wrong", async () => {
    const startUp = await startAt(1001);
    const wrong = { ...named(""), has_501c: "1", has_requested_exemption: "on" };
    expect(
      errorsOf(await savePage(startUp.ctx, { token: startUp.token, page: 1, fields: wrong })),
    ).toMatchObject({
      legal_name: [{ key: "required" }],
      has_501c: [{ key: "startUpHas501c" }],
      has_requested_exemption: [{ key: "startUpHasRequested" }],
    });
    const maintain = await startAt(1002);
    const { ctx, token } = maintain;
    const without = await savePage(ctx, { token, page: 1, fields: organization });
    expect(Object.keys(errorsOf(without))).toEqual(["has_501c"]);
    const fields = { ...organization, has_requested_exemption: 1 };
    const waiting = await savePage(ctx, { token, page: 1, fields });
    expect(Object.keys(errorsOf(waiting))).toEqual(["has_501c", "has_requested_exemption"]);
    expect((await read(ctx, token)).answers).toEqual({});
  });

  it("takes no field of another page, none that pollutes, and keeps nothing hidden", async () => {
    const { ctx, token } = await startAt(1001);
    const polluting = JSON.parse('{"__proto__": "x", "constructor": "y", "purpose": "z"}');
    const refused = await savePage(ctx, {
      token,
      page: 1,
      fields: { ...organization, ...polluting, purpose: "z" },
    });
    expect(Object.keys(errorsOf(refused))).toEqual(expect.arrayContaining(["purpose"]));
    must(await savePage(ctx, { token, page: 1, fields: organization }));
    const hidden = { ...legal, is_incorporated: "0", has_ein: "0" };
    must(await savePage(ctx, { token, page: 2, fields: hidden }));
    const { answers } = await read(ctx, token);
    expect(answers).not.toHaveProperty("ein");
    expect(answers).not.toHaveProperty("incorporation_state");
  });

  it("B-55 keeps HTML and naughty text as it was typed, or says at its field that it cannot", async () => {
    const { ctx, token } = await startAt(1001);
    let kept = 0;
    for (const legal_name of someNaughtyStrings(40)) {
      const saved = await savePage(ctx, { token, page: 1, fields: named(legal_name) });
      if (saved.ok) {
        expect((await read(ctx, token)).answers.legal_name).toBe(legal_name);
        kept += 1;
      } else expect(Object.keys(errorsOf(saved))).toEqual(["legal_name"]);
    }
    expect(kept).toBeGreaterThan(10);
  });

  it("a level for both audiences asks what the type of organization calls for", async () => {
    const { ctx, token } = await startAt(3001);
    const fields = { ...organization, has_501c: "1", organization_type: "greek_chapter" };
    must(await savePage(ctx, { token, page: 1, fields }));
    const greek = await read(ctx, token);
    expect(greek).toMatchObject({ audience: "greek", wizardKey: { isOpenAudience: true } });
    must(
      await savePage(ctx, {
        token,
        page: 1,
        fields: { ...fields, organization_type: "parent_group" },
      }),
    );
    expect(await read(ctx, token)).toMatchObject({
      audience: "school_support",
      completePages: [1],
    });
  });

  it("a page that the other audience does not know is to be completed again", async () => {
    const { ctx, token } = await startAt(3001);
    await fillIn(ctx, token, "maintain");
    const fields = { ...organization, has_501c: "1", organization_type: "greek_chapter" };
    must(await savePage(ctx, { token, page: 1, fields }));
    // The school's official is gone, a chapter's advisor is not named yet.
    expect(await read(ctx, token)).toMatchObject({
      completePages: [1, 2, 3, 5, 6],
      firstIncompletePage: 4,
    });
  });
});

describe("whose an application is", () => {
  it("B-55 its account's people and staff read and fill it in; for anybody else it is not there", async () => {
    const { token, ctx } = await startAt(1001);
    const stranger = await makeApplicant();
    for (const other of [stranger.ctx, createCtx()]) {
      const gone = { ok: false, refusal: { code: "not_found" } };
      expect(await readApplication(other, token)).toEqual(gone);
      expect(await savePage(other, { token, page: 1, fields: organization })).toEqual(gone);
      expect(await saveDraft(other, { token, page: 1, fields: {}, version: 0 })).toEqual(gone);
    }
    const staff = await makeStaff();
    must(await savePage(staff, { token, page: 1, fields: organization }));
    expect((await read(ctx, token)).completePages).toEqual([1]);
    expect(await readApplication(ctx, `${token}x`)).toMatchObject({ ok: false });
    expect(await readApplication(ctx, "\u0000")).toMatchObject({ ok: false });
  });

  it("names no file of another account, and takes its own", async () => {
    const { ctx, token, accountId } = await startAt(1001);
    const stranger = await makeApplicant();
    const fileOf = (owner: number, key: string) =>
      system.db.accountFile.create({
        data: {
          accountId: owner,
          fileName: "articles.pdf",
          contentType: "application/pdf",
          size: 1,
          sha256: "00",
          storageKey: key,
          createdAt: new Date(),
        },
      });
    const own = await fileOf(accountId, "own");
    const foreign = await fileOf(stranger.accountId, "foreign");
    must(await savePage(ctx, { token, page: 1, fields: organization }));
    const withFiles = (...ids: number[]) => ({ ...legal, articles_files: ids.join() });
    const refused = await savePage(ctx, { token, page: 2, fields: withFiles(own.id, foreign.id) });
    expect(errorsOf(refused)).toMatchObject({ articles_files: [{ key: "fileUnknown" }] });
    must(await savePage(ctx, { token, page: 2, fields: withFiles(own.id) }));
    expect((await read(ctx, token)).answers.articles_files).toContain(String(own.id));
  });
});
