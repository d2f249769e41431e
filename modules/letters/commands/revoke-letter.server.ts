import { randomBytes } from "node:crypto";
import { audit } from "#modules/platform/audit.server";
import { codeOf } from "#modules/platform/check-code";
import { type Ctx, inTransaction, type TxCtx } from "#modules/platform/ctx.server";
import { civilDateIn, toUtcDate } from "#modules/platform/dates";
import { enqueue } from "#modules/platform/jobs/index.server";
import { message } from "#modules/platform/messages";
import { refuseUnlessProved } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { endLetterAuthorization } from "#modules/supervision/index.server";
import { revocationOf } from "../domain/revocation";
import { textDigest } from "../domain/texts";
import { renderLetterJob } from "../jobs";
import { lettersMessages } from "../messages";
import type { RevocationFields } from "../schemas";
import { consentErrors, writeSignature } from "./sign-letter.server";
import {
  actingOfficer,
  conflict,
  type Evidence,
  type HeldLetter,
  heldLetter,
} from "./signing.server";

/**
 * Revokes a signed letter by a later one, which says so and is signed like every letter. What it allowed
 * ends in the same transaction, and the headquarters is told. Nothing is erased. Refusals: those of
 * `signLetter`; `conflict` where it is not signed, or revoked.
 */
export const revokeLetter = (
  ctx: Ctx,
  {
    id,
    fields,
    evidence,
  }: { readonly id: number; readonly fields: RevocationFields; readonly evidence: Evidence },
): Promise<Result<{ readonly id: number }>> =>
  inTransaction(ctx, async (tx): Promise<Result<{ readonly id: number }>> => {
    const letter = await heldLetter(tx, id);
    if (!letter) return refuse({ code: "not_found" });
    const signer = await actingOfficer(tx, letter.accountId);
    if (!signer.ok) return signer;
    const isRevocable =
      letter.state === "signed" && letter.revokedAt === null && letter.kind !== "revocation";
    if (!isRevocable) return conflict(message(lettersMessages, "notRevocable"));
    const refused = refuseUnlessProved(tx);
    if (refused) return refused;
    const errors = consentErrors(fields);
    if (errors) return refuse({ code: "invalid", errors });
    const later = await writeRevocation(tx, letter, fields.reason.trim());
    const name = fields.full_name.trim();
    await writeSignature(tx, later, { ...signer.value, name, evidence });
    const { count } = await tx.tx.letter.updateMany({
      where: { id, revokedAt: null },
      data: { revokedAt: tx.now(), revokedById: later.id },
    });
    if (count !== 1) throw new Error(`letter ${id} changed under its lock`);
    await endLetterAuthorization(tx, id);
    await enqueue(tx, renderLetterJob, { letterId: later.id });
    await audit(tx, {
      action: "letters.revoked",
      subject: `account:${letter.accountId}`,
      data: { letter: id, by: later.id },
    });
    return ok({ id: later.id });
  });

/** The letter that revokes another one, signed from the start. */
function writeRevocation(tx: TxCtx, letter: HeldLetter, reason: string) {
  const now = tx.now();
  const settledAt = letter.settledAt ?? now;
  const { title, text } = revocationOf({ ...letter, settledAt }, reason);
  return tx.tx.letter.create({
    data: {
      groupId: letter.groupId,
      accountId: letter.accountId,
      kind: "revocation",
      title,
      text,
      textSha256: textDigest({ title, text }),
      things: [],
      state: "signed",
      expiresOn: toUtcDate(civilDateIn(now, letter.account.timeZone)),
      createdAt: now,
      settledAt: now,
      code: codeOf(randomBytes(16)),
      fileState: "waiting",
    },
  });
}
