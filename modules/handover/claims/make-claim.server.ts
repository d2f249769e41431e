import { createReadStream } from "node:fs";
import { lockAccount, markClaimed, primaryOf } from "#modules/accounts/index.server";
import { hasScanner } from "#modules/platform/antivirus/index.server";
import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction, reader } from "#modules/platform/ctx.server";
import { minutes } from "#modules/platform/dates";
import { einDigits } from "#modules/platform/ein";
import { foldEmail } from "#modules/platform/email";
import { cleanFileName, documentKinds, fileKinds } from "#modules/platform/files/contract";
import type { SentFile } from "#modules/platform/files/index.server";
import { randomToken } from "#modules/platform/ids.server";
import { enqueue } from "#modules/platform/jobs/index.server";
import { judgeUpload } from "#modules/platform/media/index.server";
import { type MessageRef, message } from "#modules/platform/messages";
import { type FieldErrors, ok, type Result, refuse, refuseField } from "#modules/platform/result";
import { storage } from "#modules/platform/storage/index.server";
import { discardClaimFileJob } from "../jobs";
import { claimMessages } from "./claim-messages";
import type { ClaimFields } from "./claim-schema";
import { claimEffective, running } from "./claim-state";
import { heldClaim, tell, tellAll, tellRoster } from "./claim-store.server";

/** How long a stored file may wait for the claim that names it. */
const GRACE_MS = minutes(15);

export const claimWords = (key: keyof (typeof claimMessages)["en"]): MessageRef =>
  message(claimMessages, key);

export interface NewClaim {
  /** Those of `claimSchema`. */
  readonly fields: ClaimFields;
  /** Undefined when none was sent. */
  readonly file: SentFile | undefined;
}

/**
 * Claims a club that nobody is left in, by anybody, with the paper that shows the office. All its people,
 * the officers that its roster names, and the people of its headquarters are told at once; its bonus money is
 * locked while the claim runs.
 * Whether the club is suspended, claimed already, or the address is its primary user's is told in one sentence:
 * whoever knows an EIN learns nothing more by it.
 * @returns `invalid` at the fields and at `file`
 * @throws StorageUnavailable when the place for files is away
 */
export async function makeClaim(
  ctx: Ctx,
  { fields, file }: NewClaim,
): Promise<Result<{ readonly id: number }>> {
  const errors: FieldErrors = {};
  const { office } = fields;
  if (!office) errors.office = [claimWords("chooseOffice")];
  const title = office === "other" ? fields.title.trim() : "";
  if (office === "other" && title === "") errors.title = [claimWords("titleMissing")];
  const ein = einDigits(fields.ein);
  if (!file) errors.file = [claimWords("fileMissing")];
  if (!office || !file || Object.keys(errors).length > 0) {
    return refuse({ code: "invalid", errors });
  }
  const club = await findClub(ctx, ein);
  if (!club.ok) return club;
  const kind = await judgeUpload(file, documentKinds);
  if (!kind.ok) return kind;
  const fileKey = `claims/${randomToken(16)}`;
  await discardLater(ctx, fileKey);
  await storage.put(fileKey, createReadStream(file.path), {
    contentType: fileKinds[kind.value].types[0],
  });
  const { id: accountId } = club.value;
  return inTransaction(ctx, async (tx): Promise<Result<{ readonly id: number }>> => {
    await lockAccount(tx, accountId);
    const again = await findClub(tx, ein);
    if (!again.ok) return again;
    const emailKey = foldEmail(fields.email);
    const known = await tx.tx.user.findUnique({ where: { emailKey }, select: { id: true } });
    if (known && (await primaryOf(tx, accountId)) === known.id) {
      return refuseField("ein", claimWords("notNow"));
    }
    const createdAt = tx.now();
    const { id } = await tx.tx.claim.create({
      data: {
        accountId,
        office,
        title,
        name: fields.name.trim(),
        email: fields.email,
        emailKey,
        why: fields.why.trim(),
        fileKey,
        fileName: cleanFileName(file.name),
        scannedAt: hasScanner() ? createdAt : null,
        createdAt,
        effectiveAt: claimEffective(createdAt),
      },
      select: { id: true },
    });
    await markClaimed(tx, accountId, createdAt);
    const claim = await heldClaim(tx, id);
    if (!claim) throw new Error(`claim ${id} is not there`);
    await tellAll(tx, claim, "claimed", { isClaimantTold: false });
    await tellRoster(tx, claim);
    await tell(tx, id, "received", { email: fields.email });
    const data = { claim: id, name: claim.name, office };
    await audit(tx, { action: "handover.claimed", subject: `account:${accountId}`, data });
    return ok({ id });
  });
}

/** The club of an EIN that can be claimed. */
async function findClub(ctx: Ctx, ein: string): Promise<Result<{ readonly id: number }>> {
  const accounts = await reader(ctx).account.findMany({
    where: { ein, mergedIntoId: null },
    select: { id: true, suspendedAt: true },
    orderBy: { id: "asc" },
    take: 2,
  });
  const [account, another] = accounts;
  if (!account) return refuseField("ein", claimWords("unknownClub"));
  if (another) return refuseField("ein", claimWords("severalClubs"));
  if (account.suspendedAt) return refuseField("ein", claimWords("notNow"));
  const where = { accountId: account.id, state: { in: running } };
  if ((await reader(ctx).claim.count({ where })) > 0) {
    return refuseField("ein", claimWords("notNow"));
  }
  return ok({ id: account.id });
}

async function discardLater(ctx: Ctx, key: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await enqueue(tx, discardClaimFileJob, { key }, { delayMs: GRACE_MS });
    return ok(undefined);
  });
}

/** Removes what is stored under a key unless a claim names it. */
export async function discardClaimFile(ctx: Ctx, fileKey: string): Promise<void> {
  if ((await ctx.db.claim.count({ where: { fileKey } })) > 0) return;
  await storage.remove(fileKey);
}
