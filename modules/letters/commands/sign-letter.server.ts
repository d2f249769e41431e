import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction, type TxCtx } from "#modules/platform/ctx.server";
import { enqueue } from "#modules/platform/jobs/index.server";
import { message } from "#modules/platform/messages";
import { refuseUnlessProved } from "#modules/platform/permission.server";
import { type FieldErrors, ok, type Result, refuse } from "#modules/platform/result";
import { keepLetterAuthorization } from "#modules/supervision/index.server";
import { networkOf } from "../domain/network";
import { renderLetterJob } from "../jobs";
import { lettersMessages } from "../messages";
import type { SignatureFields } from "../schemas";
import {
  actingOfficer,
  conflict,
  type Evidence,
  foldName,
  type HeldLetter,
  heldLetter,
  isFullName,
  refuseSettled,
  type Signer,
} from "./signing.server";

/**
 * Notes that an officer opened a letter to sign it: once for each person. For officers in office who
 * gave their password within the last 15 minutes. Refusals: those of `signLetter`.
 */
export const openToSign = (ctx: Ctx, id: number): Promise<Result<void>> =>
  inTransaction(ctx, async (tx): Promise<Result<void>> => {
    const letter = await heldLetter(tx, id);
    if (!letter) return refuse({ code: "not_found" });
    const signer = await actingOfficer(tx, letter.accountId);
    if (!signer.ok) return signer;
    const refused = refuseSettled(tx, letter) ?? refuseUnlessProved(tx);
    if (refused) return refused;
    await noteOpening(tx, letter, signer.value);
    return ok(undefined);
  });

async function noteOpening(tx: TxCtx, letter: HeldLetter, { userId }: Signer): Promise<void> {
  const { count } = await tx.tx.letterOpening.createMany({
    data: [{ letterId: letter.id, userId, at: tx.now() }],
    skipDuplicates: true,
  });
  if (count === 0) return;
  await audit(tx, {
    action: "letters.opened",
    subject: `account:${letter.accountId}`,
    data: { letter: letter.id, textSha256: letter.textSha256 },
  });
}

export interface LetterToSign {
  readonly id: number;
  /** Those of `signatureSchema`; `digest` is of the text that was read. */
  readonly fields: SignatureFields;
  readonly evidence: Evidence;
}

/**
 * Signs a letter for an account: one of its own people who is an officer in office, who gave the
 * password within the last 15 minutes, agrees to sign electronically and types the full name. The same
 * person again is the same signature. Where two sign, they are two people. Refusals: `not_found`,
 * `confirm`; `invalid` at the fields; `conflict` without an office, when it is settled or expired, and
 * when the text is another one than was read.
 */
export const signLetter = (
  ctx: Ctx,
  { id, fields, evidence }: LetterToSign,
): Promise<Result<void>> =>
  inTransaction(ctx, async (tx): Promise<Result<void>> => {
    const letter = await heldLetter(tx, id);
    if (!letter) return refuse({ code: "not_found" });
    const signer = await actingOfficer(tx, letter.accountId);
    if (!signer.ok) return signer;
    const { userId, rosterName } = signer.value;
    const own = letter.signatures.some((signature) => signature.userId === userId);
    if (own && letter.state === "signed") return ok(undefined);
    if (own) return conflict(message(lettersMessages, "signedBefore"));
    const refused = refuseSettled(tx, letter) ?? refuseUnlessProved(tx);
    if (refused) return refused;
    if (fields.digest !== letter.textSha256) {
      return conflict(message(lettersMessages, "textChanged"));
    }
    const errors = consentErrors(fields);
    if (errors) return refuse({ code: "invalid", errors });
    const name = fields.full_name.trim();
    // Two officers may have one name, and then the roster says so; else it is one person's second sign-in.
    const isOwnName = foldName(rosterName) === foldName(name);
    const isTaken = letter.signatures.some((one) => foldName(one.name) === foldName(name));
    if (isTaken && !isOwnName) {
      return conflict(message(lettersMessages, "signedBefore"));
    }
    await noteOpening(tx, letter, signer.value);
    await writeSignature(tx, letter, { ...signer.value, name, evidence });
    const isComplete = letter.signatures.length + 1 >= (letter.needsTwo ? 2 : 1);
    if (isComplete) await complete(tx, letter);
    return ok(undefined);
  });

/** What is missing of the agreement to sign electronically. */
export function consentErrors({
  agrees,
  full_name: name,
}: Pick<SignatureFields, "agrees" | "full_name">): FieldErrors | undefined {
  const errors: FieldErrors = {};
  if (!agrees) errors.agrees = [message(lettersMessages, "agree")];
  if (!isFullName(name)) errors.full_name = [message(lettersMessages, "fullName")];
  return Object.keys(errors).length > 0 ? errors : undefined;
}

/** Writes a signature under a letter, with its entry in the record. */
export async function writeSignature(
  tx: TxCtx,
  letter: Pick<HeldLetter, "id" | "accountId" | "textSha256">,
  {
    userId,
    office,
    name,
    evidence,
  }: Pick<Signer, "userId" | "office"> & { readonly name: string; readonly evidence: Evidence },
): Promise<void> {
  const { id, accountId, textSha256 } = letter;
  const network = networkOf(evidence.ip);
  const { sessionId } = evidence;
  await tx.tx.letterSignature.create({
    data: { letterId: id, userId, office, name, at: tx.now(), textSha256, sessionId, network },
  });
  await audit(tx, {
    action: "letters.signed",
    subject: `account:${accountId}`,
    data: { letter: id, textSha256, office, name },
  });
}

async function complete(
  tx: TxCtx,
  { id, kind, groupId, accountId }: Pick<HeldLetter, "id" | "kind" | "groupId" | "accountId">,
): Promise<void> {
  const { count } = await tx.tx.letter.updateMany({
    where: { id, state: "open" },
    data: { state: "signed", settledAt: tx.now(), fileState: "waiting" },
  });
  if (count !== 1) throw new Error(`letter ${id} changed under its lock`);
  if (kind === "inclusion") {
    await keepLetterAuthorization(tx, { letterId: id, groupId, accountId });
  }
  await enqueue(tx, renderLetterJob, { letterId: id });
}
