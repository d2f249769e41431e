import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it, vi } from "vitest";
import { addAccountFile, listAccountFiles, ownedFileIds } from "#modules/accounts/index.server";
import { createCtx } from "#modules/platform/ctx.server";
import { db } from "#modules/platform/db.server";
import type { SentFile } from "#modules/platform/files/index.server";
import { storage } from "#modules/platform/storage/index.server";
import { openPaper } from "#modules/vault/index.server";
import { smallPdf } from "#tests/setup/files";
import { memberOfNewAccount } from "./account-people";
import { as, makePerson, runJobs, visitor } from "./people";

const folder = mkdtempSync(join(tmpdir(), "goodstanding-papers-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let count = 0;
function sent(changes: Partial<SentFile> = {}, bytes: Uint8Array = smallPdf): SentFile {
  count += 1;
  const path = join(folder, String(count));
  writeFileSync(path, bytes);
  return {
    field: "uploads[]",
    name: "letter.pdf",
    declaredType: "application/pdf",
    size: bytes.length,
    sha256: "00",
    path,
    ...changes,
  };
}

async function added(member: Awaited<ReturnType<typeof memberOfNewAccount>>): Promise<number> {
  const result = await addAccountFile(member.ctx, { file: sent(), params: {} });
  if (!result.ok) throw new Error(`refused: ${result.refusal.code}`);
  return result.value.id;
}

describe("the files of an account", () => {
  it("B-35 belong to the account and to whoever uploaded them", async () => {
    const member = await memberOfNewAccount();
    const id = await added(member);
    const row = await db.accountFile.findUniqueOrThrow({ where: { id } });
    expect(row).toMatchObject({
      accountId: member.accountId,
      uploadedById: member.person.id,
      fileName: "letter.pdf",
      contentType: "application/pdf",
      size: smallPdf.length,
    });
    expect(row.storageKey).toMatch(/^accounts\/[\w-]{22}$/);
    expect(await listAccountFiles(member.ctx, member.accountId)).toMatchObject({
      ok: true,
      value: [{ id, fileName: "letter.pdf", size: smallPdf.length }],
    });
  });

  it("B-35 B-97 only those of the account itself may be in its answers", async () => {
    const member = await memberOfNewAccount();
    const other = await memberOfNewAccount();
    const first = await added(member);
    const second = await added(member);
    const foreign = await added(other);
    const asked = [String(second), foreign, String(first), "x", "-1", "1e9", "99999999999", ""];
    expect(await ownedFileIds(member.ctx, member.accountId, asked)).toEqual([second, first]);
    expect(await ownedFileIds(other.ctx, other.accountId, [first, foreign])).toEqual([foreign]);
    expect(await ownedFileIds(other.ctx, other.accountId, [])).toEqual([]);
  });

  it("B-97 are nobody's but the account's people's and staff's", async () => {
    const member = await memberOfNewAccount();
    const id = await added(member);
    const other = await memberOfNewAccount();
    const staff = as(await makePerson({ isStaff: true }));
    const refused = { refusal: { code: "not_found" } };
    expect(await openPaper(other.ctx, id)).toMatchObject(refused);
    expect(await listAccountFiles(other.ctx, member.accountId)).toMatchObject(refused);
    const file = { file: sent(), accountId: member.accountId, params: {} };
    expect(await addAccountFile(other.ctx, file)).toMatchObject(refused);
    expect(await addAccountFile(visitor, file)).toMatchObject({
      refusal: { code: "unauthenticated" },
    });
    expect(await openPaper(staff, id)).toMatchObject({
      ok: true,
      value: { fileName: "letter.pdf" },
    });
    expect(await addAccountFile(staff, file)).toMatchObject({ ok: true });
    const made = { file: sent(), createsAccount: true, params: {} };
    const homeless = createCtx({
      actor: { kind: "user", userId: member.person.id, isStaff: false, accountIds: [] },
    });
    expect(await addAccountFile(homeless, made)).toMatchObject({ refusal: { code: "forbidden" } });
  });

  it("leave nothing in the storage when their row fails, and stay when it does not", async () => {
    const member = await memberOfNewAccount();
    await runJobs();
    const put = vi.spyOn(storage, "put");
    const lost = { file: sent(), accountId: 2_000_000_000, params: {} };
    const staff = as(await makePerson({ isStaff: true }));
    expect(await addAccountFile(staff, lost)).toMatchObject({ refusal: { code: "not_found" } });
    const kept = await added(member);
    const keys = put.mock.calls.map(([key]) => key);
    put.mockRestore();
    expect(keys).toHaveLength(2);
    await runJobs();
    expect(await Promise.all(keys.map(async (key) => Boolean(await storage.stat(key))))).toEqual([
      false,
      true,
    ]);
    expect(await openPaper(member.ctx, kept)).toMatchObject({ ok: true });
  });
});
