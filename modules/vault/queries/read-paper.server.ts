import { personName } from "#modules/accounts/contract";
import { chosenFactsOf, readDuty } from "#modules/duties/index.server";
import { type Ctx, reader } from "#modules/platform/ctx.server";
import { fromUtcDate } from "#modules/platform/dates";
import { isOfAccount, mayActFor } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { type OpenFile, storage } from "#modules/platform/storage/index.server";
import type { CategoryName } from "../domain/categories";
import { USUAL_MONTH } from "../domain/fiscal-year";
import { keepUntil } from "../domain/keep-until";
import type { PaperKind } from "../domain/papers";
import { mayReadPrivate } from "../permission.server";
import type { Hold, PaperPage, ProvedDuty } from "../views";

/** So many duties are named that a paper proves. */
const MOST_DUTIES = 20;

/** The row of a file that the actor may see: of its account, and not private for others. */
async function seenFile(ctx: Ctx, id: number) {
  const file = await reader(ctx).accountFile.findFirst({
    where: { id, removedAt: null },
    include: { account: { select: { name: true, mergedIntoId: true } } },
  });
  if (!file || !isOfAccount(ctx, file.accountId)) return undefined;
  const withPrivate = await mayReadPrivate(ctx, file.accountId);
  return file.isPrivate && !withPrivate ? undefined : { file, withPrivate };
}

/** A version of a paper, with the others and everything about it; `not_found` for strangers. */
export async function readPaper(ctx: Ctx, id: number): Promise<Result<PaperPage>> {
  const seen = await seenFile(ctx, id);
  if (!seen) return refuse({ code: "not_found" });
  const { file, withPrivate } = seen;
  const { accountId } = file;
  const paperId = file.paperId ?? file.id;
  const versions = await reader(ctx).accountFile.findMany({
    where: {
      accountId,
      OR: [{ id: paperId }, { paperId }],
      removedAt: null,
    },
    orderBy: { version: "desc" },
    include: { uploadedBy: { select: { firstName: true, lastName: true, email: true } } },
  });
  const found = await reader(ctx).fileFinding.findFirst({
    where: { fileId: id, decidedAt: null },
    select: { finding: true },
  });
  const facts = (await chosenFactsOf(ctx, [accountId])).get(accountId);
  const [newest = file] = versions;
  const said = {
    // The table's check holds it to the categories.
    category: file.category as CategoryName,
    datedOn: fromUtcDate(file.datedOn),
    endsOn: file.endsOn && fromUtcDate(file.endsOn),
  };
  return ok({
    id: file.id,
    accountId,
    accountName: file.account.name,
    fileName: file.fileName,
    title: file.title || file.fileName,
    givenTitle: file.title,
    kind: file.kind as PaperKind | "",
    ...said,
    isPrivate: file.isPrivate,
    size: file.size,
    version: file.version,
    createdAt: file.createdAt,
    revision: file.revision,
    hold: file.hold as Hold | null,
    isQuarantined: file.quarantinedAt !== null,
    finding: found?.finding ?? "",
    newestId: newest.id,
    versions: versions.map((one) => ({
      id: one.id,
      version: one.version,
      fileName: one.fileName,
      size: one.size,
      createdAt: one.createdAt,
      by: one.uploadedBy ? personName(one.uploadedBy) : "",
      sha256: one.sha256,
      isScanned: one.scannedAt !== null,
      isQuarantined: one.quarantinedAt !== null,
    })),
    proves: await provedBy(
      ctx,
      accountId,
      versions.map((one) => one.id),
    ),
    keepUntil: keepUntil(said, facts?.fiscal_year_month ?? USUAL_MONTH),
    mayAct: mayActFor(ctx, accountId) && file.id === newest.id,
    mayReadPrivate: withPrivate,
  });
}

/** The duties of which one of these versions is a proof. */
async function provedBy(
  ctx: Ctx,
  accountId: number,
  fileIds: readonly number[],
): Promise<readonly ProvedDuty[]> {
  const proofs = await reader(ctx).dutyProof.findMany({
    where: { accountId, fileId: { in: [...fileIds] }, withdrawnAt: null },
    distinct: ["code", "period"],
    orderBy: { id: "asc" },
    select: { code: true, period: true },
    take: MOST_DUTIES,
  });
  return Promise.all(
    proofs.map(async ({ code, period }) => {
      const duty = await readDuty(ctx, { accountId, code, period });
      return { code, period, title: duty.ok ? duty.value.title : code };
    }),
  );
}

/** A file to download. */
export interface DownloadFile {
  readonly fileName: string;
  readonly contentType: string;
  /**
   * Opens it; undefined when the place for files has lost it.
   * @throws StorageUnavailable when that place is away.
   */
  readonly open: () => Promise<OpenFile | undefined>;
}

/**
 * A version of a paper for whoever may see it; `not_found` for anybody else, and while it is in
 * quarantine.
 */
export async function openPaper(ctx: Ctx, id: number): Promise<Result<DownloadFile>> {
  const seen = await seenFile(ctx, id);
  if (!seen || seen.file.quarantinedAt) return refuse({ code: "not_found" });
  const { fileName, contentType, storageKey } = seen.file;
  return ok({ fileName, contentType, open: () => storage.get(storageKey) });
}
