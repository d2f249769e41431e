import { createReadStream } from "node:fs";
import { isHarmless } from "#modules/platform/antivirus/index.server";
import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { type CivilDate, minutes, officeToday, toUtcDate } from "#modules/platform/dates";
import { cleanFileName, isBlockedName } from "#modules/platform/files/contract";
import {
  refuseHarmful,
  refuseNotAllowed,
  type SentFile,
} from "#modules/platform/files/index.server";
import { randomToken } from "#modules/platform/ids.server";
import { enqueue } from "#modules/platform/jobs/index.server";
import { message } from "#modules/platform/messages";
import { refuseUnlessMay } from "#modules/platform/permission.server";
import { ok, type Result, refuseField } from "#modules/platform/result";
import { storage } from "#modules/platform/storage/index.server";
import type { ImportKind } from "../import/formats.server";
import { fileAt } from "../import/open-file.server";
import { recognizeFile } from "../import/run-import.server";
import { discardListJob, importSentJob } from "../jobs";
import { listingsMessages } from "../messages";

export interface ListToSend {
  readonly file: SentFile | undefined;
  /** The date of the file. */
  readonly asOf: CivilDate;
  /** Whether whoever sends it knows that many organizations leave by it. */
  readonly acceptsLoss: boolean;
}

/** How long a stored file may wait for the import that names it. */
const GRACE_MS = minutes(15);
/**
 * Takes a list of the IRS from staff, whichever it is, and has a job import it. For staff and the
 * system only.
 * @returns the id of the import; refusal `invalid` at `file` (none, none of the lists, a broken
 *   archive) or `as_of`
 * @throws ScannerUnavailable, StorageUnavailable when what it needs is away
 */
export async function sendList(ctx: Ctx, sent: ListToSend): Promise<Result<{ importId: number }>> {
  const others = refuseUnlessMay(ctx, "texts");
  if (others) return others;
  const { file, asOf } = sent;
  if (!file) return refuseField("file", message(listingsMessages, "fileMissing"));
  if (asOf > officeToday(ctx.now())) {
    return refuseField("as_of", message(listingsMessages, "dateFuture"));
  }
  const kind = await judge(ctx, file);
  if (!kind.ok) return kind;
  const key = `listings-sent/${randomToken(16)}`;
  // Asked for before it is stored, so that a crash in between leaves nothing behind.
  await inTransaction(ctx, async (tx) => {
    await enqueue(tx, discardListJob, { key }, { delayMs: GRACE_MS });
    return ok(undefined);
  });
  const contentType = "application/octet-stream";
  await storage.put(key, createReadStream(file.path), { contentType });
  return inTransaction(ctx, async (tx) => {
    const source = cleanFileName(file.name);
    const { acceptsLoss } = sent;
    const facts = { kind: kind.value, source, acceptsLoss };
    const { id } = await tx.tx.listingImport.create({
      data: {
        ...facts,
        state: "waiting",
        asOf: toUtcDate(asOf),
        storedKey: key,
        startedAt: tx.now(),
        updatedAt: tx.now(),
      },
      select: { id: true },
    });
    await audit(tx, {
      action: "listings.file-sent",
      subject: `listing-import:${id}`,
      data: { ...facts, asOf, size: file.size, sha256: file.sha256 },
    });
    await enqueue(tx, importSentJob, { importId: id });
    return ok({ importId: id });
  });
}

/** Which list a file is, by its content. */
async function judge(ctx: Ctx, file: SentFile): Promise<Result<ImportKind>> {
  if (isBlockedName(file.name)) return refuseNotAllowed(file);
  if (!(await isHarmless(file.path))) return refuseHarmful(file);
  return recognizeFile(ctx, fileAt(file.path, file.name));
}
