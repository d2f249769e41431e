import { createHash } from "node:crypto";
import { stat } from "node:fs/promises";
import { strToU8, zipSync } from "fflate";
import { beforeEach, describe, expect, it } from "vitest";
import { handlers } from "#modules/listings/handlers.server";
import { readListingOverview, sendList } from "#modules/listings/index.server";
import { createCtx } from "#modules/platform/ctx.server";
import { civilDate } from "#modules/platform/dates";
import { db, pool } from "#modules/platform/db.server";
import type { SentFile } from "#modules/platform/files/index.server";
import { storage } from "#modules/platform/storage/index.server";
import { makePerson } from "#tests/modules/accounts/people";
import { system } from "./bmf-files";
import { importOf, keptFile, listOf, pub78Line, revokedLine } from "./list-files";

const { id: userId } = await makePerson({ isStaff: true });
const staff = createCtx({
  actor: { kind: "user", userId, isStaff: true, role: "owner", accountIds: [] },
});
const one = "010000001";
const zipped = (content: string) => zipSync({ "data-download-revocation.txt": strToU8(content) });

async function sentFile(content: string | Uint8Array, name = "list.zip"): Promise<SentFile> {
  const path = await keptFile(name, content);
  const { size } = await stat(path);
  const sha256 = createHash("sha256").update(content).digest("hex");
  return { field: "file", name, declaredType: "", size, sha256, path };
}

async function send(
  content: string | Uint8Array,
  asOf = "2026-11-10",
  name?: string,
  acceptsLoss = false,
) {
  return sendList(staff, {
    file: await sentFile(content, name),
    asOf: civilDate(asOf),
    acceptsLoss,
  });
}

/** Runs the waiting jobs of these names, as a worker would, and takes them away. */
async function runJobs(...names: string[]): Promise<void> {
  const { rows } = await pool.query<{ id: string; job_name: string; payload: unknown }>(
    "DELETE FROM outbox_jobs WHERE job_name = ANY ($1) RETURNING id, job_name, payload",
    [names],
  );
  for (const { id, job_name, payload } of rows) {
    const handler = handlers.find(({ job }) => job.name === job_name);
    const { signal } = new AbortController();
    await handler?.run({ ...system, jobId: id, attempt: 1, signal }, payload);
  }
}
const runImports = () => runJobs("listings.import-sent");
const waiting = async (name: string) =>
  (await pool.query("SELECT FROM outbox_jobs WHERE job_name = $1", [name])).rowCount;
const newest = () => db.listingImport.findFirstOrThrow({ orderBy: { id: "desc" } });

beforeEach(async () => {
  await pool.query("DELETE FROM outbox_jobs");
  await db.listingImport.deleteMany();
  await db.irsRevocation.deleteMany();
  await db.irsPub78.deleteMany();
});

describe("a list that staff send", () => {
  it("waits for its job, which imports it and lets its file go", async () => {
    const sent = await send(zipped(listOf(revokedLine(one))));
    expect(sent.ok).toBe(true);
    const row = await newest();
    expect(row).toMatchObject({ kind: "revocations", state: "waiting", source: "list.zip" });
    const before = await readListingOverview(staff);
    expect(before.ok && before.value.imports[0]).toMatchObject({ isUnderWay: true, rows: 0 });
    const audited = await db.auditEntry.findFirstOrThrow({ orderBy: { id: "desc" } });
    expect(audited).toMatchObject({ action: "listings.file-sent", actorId: userId });
    await runJobs("listings.discard-file");
    expect(await storage.stat(row.storedKey ?? "")).toBeDefined();

    await runImports();
    expect(await db.listingImport.findMany()).toMatchObject([
      { id: row.id, state: "done", rows: 1, storedKey: null },
    ]);
    expect(await db.irsRevocation.findMany()).toMatchObject([{ ein: one }]);
    await runJobs("listings.discard-file");
    expect(await storage.stat(row.storedKey ?? "")).toBeUndefined();
    const after = await readListingOverview(staff);
    expect(after.ok && after.value.imports[0]?.isUnderWay).toBe(false);
  });

  it("that is broken far behind is refused with its line; what stood stays", async () => {
    await importOf("pub78", listOf(pub78Line(one)), "2026-10-10");
    const many = Array.from({ length: 20_000 }, (_, at) => pub78Line(String(200_000_000 + at)));
    await send(listOf(...many, "cut"), "2026-11-10", "data-download-pub78.txt");
    await runImports();
    expect(await newest()).toMatchObject({ state: "refused", line: 20_001, storedKey: null });
    expect(await db.irsPub78.findMany()).toMatchObject([{ ein: one }]);
  });

  it("by which too many would leave is refused with what it would take, unless the sender says so", async () => {
    const many = Array.from({ length: 200 }, (_, at) => pub78Line(String(200_000_000 + at)));
    await importOf("pub78", listOf(...many), "2026-10-10");
    const cut = listOf(...many.slice(0, 100));
    await send(cut, "2026-11-10", "data-download-pub78.txt");
    await runImports();
    expect(await newest()).toMatchObject({
      state: "refused",
      reason: "losesList",
      acceptsLoss: false,
      storedKey: null,
    });
    const shown = await readListingOverview(staff);
    expect(shown.ok && shown.value.imports[0]?.loss).toEqual({ state: null, lost: 100, rows: 200 });
    expect(await db.irsPub78.count()).toBe(200);
    await send(cut, "2026-11-10", "data-download-pub78.txt", true);
    const audited = await db.auditEntry.findFirstOrThrow({ orderBy: { id: "desc" } });
    expect(audited.data).toMatchObject({ acceptsLoss: true });
    await runImports();
    expect(await newest()).toMatchObject({ state: "done", acceptsLoss: true, gone: 100 });
    expect(await db.irsPub78.count()).toBe(100);
  });

  it("that is imported already changes nothing, sent twice or delivered twice", async () => {
    const content = zipped(listOf(revokedLine(one)));
    await send(content);
    const first = await newest();
    await runImports();
    await send(content);
    await runImports();
    expect(await newest()).toMatchObject({ state: "unchanged", rows: 1, storedKey: null });
    const again = handlers.find(({ job }) => job.name === "listings.import-sent");
    const { signal } = new AbortController();
    const jobCtx = { ...system, jobId: "again", attempt: 2, signal };
    await again?.run(jobCtx, { importId: first.id });
    expect(await db.listingImport.count()).toBe(2);
  });

  it("looks again later while another import runs, and goes on after a process was killed", async () => {
    await send(zipped(listOf(revokedLine(one))));
    const { id } = await newest();
    const other = await pool.connect();
    await other.query("SELECT pg_advisory_lock(72707, 5271)");
    await runImports();
    expect(await newest()).toMatchObject({ state: "waiting" });
    expect(await waiting("listings.import-sent")).toBe(1);
    await other.query("SELECT pg_advisory_unlock(72707, 5271)");
    other.release();
    await db.listingImport.update({ where: { id }, data: { state: "loading" } });
    await runImports();
    expect(await newest()).toMatchObject({ id, state: "done", rows: 1 });
  });

  it("says so when nothing comes of it", async () => {
    await send(zipped(listOf(revokedLine(one))));
    const { id, storedKey } = await newest();
    await storage.remove(storedKey ?? "");
    await expect(runImports()).rejects.toThrow("gone");
    const handler = handlers.find(({ job }) => job.name === "listings.import-sent");
    await handler?.giveUp(system, { importId: id }, new Error("gone"));
    expect(await newest()).toMatchObject({ state: "failed", storedKey: null });
  });

  it.each([
    ["no list", listOf("just|words"), "2026-11-10", "file", "fileUnknown"],
    ["empty", "", "2026-11-10", "file", "fileBroken"],
    ["a web page", "<!doctype html>\n", "2026-11-10", "file", "fileHtml"],
    [
      "a ZIP of two",
      zipSync({ a: strToU8("a"), b: strToU8("b") }),
      "2026-11-10",
      "file",
      "zipNotSingle",
    ],
    ["of tomorrow", listOf(pub78Line(one)), "2999-01-01", "as_of", "dateFuture"],
  ])("is refused at once when it is %s", async (_, content, asOf, field, key) => {
    expect(await send(content, asOf)).toMatchObject({
      refusal: { code: "invalid", errors: { [field]: [{ key }] } },
    });
    expect(await db.listingImport.count()).toBe(0);
    expect(await waiting("listings.import-sent")).toBe(0);
  });

  it("is refused without a file, under a name that systems run, and from who is no staff", async () => {
    const typed = { asOf: civilDate("2026-11-10"), acceptsLoss: false };
    expect(await sendList(staff, { file: undefined, ...typed })).toMatchObject({
      refusal: { errors: { file: [{ key: "fileMissing" }] } },
    });
    expect(await send(listOf(pub78Line(one)), "2026-11-10", "list.exe")).toMatchObject({
      refusal: { errors: { file: [{ key: "notAllowed" }] } },
    });
    const actor = { kind: "user", userId: 1, isStaff: false, accountIds: [] } as const;
    const file = await sentFile(listOf(pub78Line(one)));
    expect(await sendList(createCtx({ actor }), { file, ...typed })).toMatchObject({
      refusal: { code: "forbidden" },
    });
    expect(await db.listingImport.count()).toBe(0);
  });
});
