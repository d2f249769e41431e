import { mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { beforeEach, describe, expect, it } from "vitest";
import { handlers } from "#modules/bylaws/handlers.server";
import {
  createBylaws,
  documentModelOf,
  documentOf,
  findBylaws,
  updateBylaws,
} from "#modules/bylaws/index.server";
import { renderBylaws } from "#modules/bylaws/jobs";
import { markFailed, markReady } from "#modules/bylaws/store.server";
import { createCtx } from "#modules/platform/ctx.server";
import { db } from "#modules/platform/db.server";
import type { OpenFile } from "#modules/platform/storage/index.server";
import { folder } from "#tests/setup/data-folder";
import { docxParagraphs } from "../../documents/text";
import { chapterFields } from "../../factories/bylaws";
import { accepted } from "./worker";

const moment = new Date("2026-11-21T10:00:00Z");
const ctx = createCtx({ now: () => moment });
const variant = "chapter";
const [handler] = handlers;

const create = async (changes = {}) =>
  accepted(await createBylaws(ctx, { variant, fields: chapterFields(changes) }));
const bytesOf = async (file: OpenFile | undefined): Promise<Buffer> => {
  if (!file) throw new Error("no file");
  return buffer(file.stream);
};
const requests = () => db.outboxJob.findMany({ orderBy: { createdAt: "asc" } });
const run = (payload: unknown, attempt = 1) =>
  handler.run({ ...ctx, jobId: "test", attempt, signal: new AbortController().signal }, payload);
const runAll = async () => {
  for (const request of await requests()) await run(request.payload);
};

beforeEach(async () => {
  await db.outboxJob.deleteMany();
});

describe("bylaws", () => {
  it("H-15 leaves the document to a queue job; the save only asks for it", async () => {
    const saved = await create();
    expect(saved.version).toBe(1);
    expect(await documentOf(ctx, saved.hash)).toEqual({ state: "preparing", version: 1 });
    const [request, ...others] = await requests();
    expect(others).toEqual([]);
    expect(request).toMatchObject({ jobName: "bylaws.render", queue: "documents" });
    expect(Object.keys(Object(request?.payload))).toEqual(["versionId"]);

    await run(request?.payload);
    const document = await documentOf(ctx, saved.hash);
    if (document?.state !== "ready") throw new Error("not ready");
    expect(document.fileName.ascii).toBe("Bylaws-Sigma-Zeta-Chapter-of-Lambda-Chi-Alpha-v1.docx");
    const file = await document.open();
    expect(file?.contentType).toContain("wordprocessingml");
    const text = docxParagraphs(await bytesOf(file));
    expect(text.join("\n")).toContain("The name of this organization is Sigma Zeta Chapter");
  });

  it("A-82 gives the document as a Word file, as PDF and online", async () => {
    const { hash } = await create({ name: "Kappa Ω", purpose: "To row", fiscal_year_end: 2 });
    const before = await documentModelOf(ctx, hash);
    await runAll();
    const pdf = await documentOf(ctx, hash, { format: "pdf" });
    if (pdf?.state !== "ready") throw new Error("not ready");
    expect(pdf.contentType).toBe("application/pdf");
    const bytes = await bytesOf(await pdf.open());
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
    const online = await documentModelOf(ctx, hash);
    expect(online).toEqual(before);
    expect(JSON.stringify(online)).toContain("To row");
    expect(JSON.stringify(online)).toContain("February");
  });

  it("saves a next numbered version; the older ones stay", async () => {
    const { hash } = await create({ name: "First" });
    const fields = chapterFields({ name: "Second" });
    expect(accepted(await updateBylaws(ctx, { variant, hash, fields }))).toEqual({
      hash,
      version: 2,
    });
    await runAll();
    const found = await findBylaws(ctx, variant, hash);
    expect(found).toMatchObject({ version: 2, answers: { name: "Second", is_highlighted: true } });
    expect(found?.versions.map(({ number, state }) => [number, state])).toEqual([
      [2, "ready"],
      [1, "ready"],
    ]);
    const older = await documentOf(ctx, hash, { version: 1 });
    expect(older).toMatchObject({ state: "ready", fileName: { ascii: "Bylaws-First-v1.docx" } });
    for (const version of [0, 3, -1, 1.5, Number.NaN, 2 ** 40]) {
      expect(await documentOf(ctx, hash, { version })).toBeUndefined();
    }
  });

  it("completes a save by the answers of the version before, but for what is asked no more", async () => {
    const { hash } = await create({ purpose: "To row" });
    const answers = { ...chapterFields({ purpose: "To row" }), version: 0, mascot: "Heron" };
    await db.bylawsVersion.updateMany({ where: { bylaws: { hash } }, data: { answers } });
    const fields = { name: "Second" };
    expect(accepted(await updateBylaws(ctx, { variant, hash, fields })).version).toBe(2);
    expect(await findBylaws(ctx, variant, hash)).toMatchObject({
      answers: { name: "Second", purpose: "To row", is_highlighted: true },
    });
    expect(await updateBylaws(ctx, { variant, hash, fields: {} })).toMatchObject({ ok: false });
  });

  it("gives saves at the same time each their own number and loses none", async () => {
    const { hash } = await create();
    const names = Array.from({ length: 8 }, (_, index) => `Name ${index}`);
    const saved = await Promise.all(
      names.map(async (name) =>
        accepted(await updateBylaws(ctx, { variant, hash, fields: chapterFields({ name }) })),
      ),
    );
    const numbers = saved.map(({ version }) => version).toSorted((a, b) => a - b);
    expect(numbers).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
    const rows = await db.bylawsVersion.findMany({
      where: { bylaws: { hash }, number: { gt: 1 } },
    });
    expect(rows.map(({ answers }) => Object(answers).name).toSorted()).toEqual(names);
    expect(await requests()).toHaveLength(9);
  });

  it("A-24 has a hash of at least 128 random bits, and knows no other", async () => {
    const one = await create();
    const two = await create();
    expect(Buffer.from(one.hash, "base64url").length * 8).toBeGreaterThanOrEqual(128);
    expect(one.hash).not.toBe(two.hash);
    for (const hash of ["", "x", "a".repeat(43), `${one.hash}x`, "\u0000".repeat(43), "../x"]) {
      expect(await findBylaws(ctx, variant, hash)).toBeUndefined();
      expect(await documentOf(ctx, hash)).toBeUndefined();
      const fields = chapterFields();
      expect(await updateBylaws(ctx, { variant, hash, fields })).toMatchObject({
        refusal: { code: "not_found" },
      });
    }
    expect(await findBylaws(ctx, "booster-2", one.hash)).toBeUndefined();
  });

  it("refuses wrong fields and keeps nothing", async () => {
    const count = await db.bylaws.count();
    for (const fields of [
      null,
      [],
      "x",
      {},
      chapterFields({ name: ["a"] }),
      { ...chapterFields(), x: 1 },
    ]) {
      expect(await createBylaws(ctx, { variant, fields })).toMatchObject({
        refusal: { code: "invalid" },
      });
    }
    expect(await createBylaws(ctx, { variant: "none", fields: chapterFields() })).toMatchObject({
      refusal: { code: "not_found" },
    });
    expect(await db.bylaws.count()).toBe(count);
    expect(await requests()).toEqual([]);
  });

  it("makes the document once, however often the job is delivered", async () => {
    const { hash } = await create();
    const [request] = await requests();
    await Promise.all([run(request?.payload), run(request?.payload)]);
    const { readyAt } = await db.bylawsVersion.findFirstOrThrow({ where: { bylaws: { hash } } });
    const later = { ...ctx, now: () => new Date("2026-11-22T10:00:00Z") };
    await handler.run(
      { ...later, jobId: "test", attempt: 2, signal: new AbortController().signal },
      request?.payload,
    );
    const again = await db.bylawsVersion.findFirstOrThrow({ where: { bylaws: { hash } } });
    expect(again.readyAt).toEqual(readyAt);
    expect(again.state).toBe("ready");
    // A delivery that was overtaken after it had read the row.
    const shown = await documentModelOf(ctx, hash);
    if (!shown) throw new Error("no document");
    expect(await markReady(later, again, shown.model)).toBe(false);
    expect(await markFailed(later, again.id, "renderFailure")).toBe(false);
    expect((await findBylaws(ctx, variant, hash))?.versions[0]?.state).toBe("ready");
  });

  it("does nothing for bylaws that are gone", async () => {
    await run({ versionId: "00000000-0000-4000-8000-000000000000" });
    await expect(run({ versionId: "1" })).rejects.toThrow();
  });

  describe("with the place for files away", () => {
    const files = join(folder, "files");
    const aside = mkdtempSync(join(tmpdir(), "aside-"));
    const takeAway = () => {
      renameSync(files, join(aside, "files"));
      writeFileSync(files, "not a folder");
    };
    const giveBack = () => {
      rmSync(files);
      renameSync(join(aside, "files"), files);
    };

    it("takes the save, says preparing, tries again, and has the document afterwards", async () => {
      await create();
      await runAll();
      await db.outboxJob.deleteMany();
      takeAway();
      const { hash } = await create();
      const [request] = await requests();
      await expect(run(request?.payload, 1)).rejects.toThrow();
      expect(await documentOf(ctx, hash)).toEqual({ state: "preparing", version: 1 });
      giveBack();
      await run(request?.payload, 2);
      expect(await documentOf(ctx, hash)).toMatchObject({ state: "ready" });
    });

    it("a failed last attempt stays preparing until its job is given up", async () => {
      takeAway();
      const { hash } = await create();
      const [request] = await requests();
      await expect(run(request?.payload, renderBylaws.attempts)).rejects.toThrow();
      giveBack();
      expect(await documentOf(ctx, hash)).toEqual({ state: "preparing", version: 1 });
      rmSync(aside, { recursive: true, force: true });
    });
  });
});
