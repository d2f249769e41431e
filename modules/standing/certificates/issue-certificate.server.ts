import { randomBytes } from "node:crypto";
import { findIrsOrganization } from "#modules/listings/index.server";
import { audit } from "#modules/platform/audit.server";
import { canonicalJson } from "#modules/platform/canonical-json";
import { codeOf } from "#modules/platform/check-code";
import { type Ctx, inTransaction, reader, type TxCtx } from "#modules/platform/ctx.server";
import { type CivilDate, civilDateIn, toUtcDate } from "#modules/platform/dates";
import { formatLongDate } from "#modules/platform/format";
import { enqueue } from "#modules/platform/jobs/index.server";
import { type MessageRef, message } from "#modules/platform/messages";
import { mayActFor } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { FRESH_FILE_DAYS, isStale } from "../domain/judge";
import { renderStandingCertificateJob } from "../jobs";
import { recomputeMany } from "../judging/recompute.server";
import { standingRefusals } from "../messages";
import { type CertificatePayload, serialOf, validThrough } from "./payload";
import { signingKey, signText } from "./signing.server";

/**
 * Makes a certificate for a club in good standing, by a file that is fresh; a second one on the same
 * day is the first. For the club's people, and staff whose work accounts are.
 * @returns its id; refusal `not_found`, `conflict` with the reason why none is made
 */
export async function issueCertificate(
  ctx: Ctx,
  accountId: number,
): Promise<Result<{ id: number }>> {
  if (!mayActFor(ctx, accountId)) return refuse({ code: "not_found" });
  return inTransaction(ctx, async (tx): Promise<Result<{ id: number }>> => {
    // What it says is judged at this moment, and the standing stays locked until it is written.
    await recomputeMany(tx, [accountId], { cause: "time" });
    const found = await certifiable(tx, accountId);
    if (!found.ok) return found;
    const { issuedOn } = found.value;
    const made = await tx.tx.standingCertificate.findFirst({
      where: { accountId, issuedOn: toUtcDate(issuedOn), withdrawnAt: null },
      orderBy: { id: "desc" },
      select: { id: true, fileState: true },
    });
    if (made && made.fileState !== "failed") return ok({ id: made.id });
    const id = await writeCertificate(tx, accountId, found.value);
    await enqueue(tx, renderStandingCertificateJob, { certificateId: id });
    await audit(tx, {
      action: "standing.certificate-issued",
      subject: `account:${accountId}`,
      data: { serial: serialOf(id, issuedOn) },
    });
    return ok({ id });
  });
}

interface Certifiable extends Pick<CertificatePayload, "ein" | "name" | "group" | "file"> {
  readonly issuedOn: CivilDate;
}

/** What a certificate of an account would say today, or why there is none. */
export async function certifiable(ctx: Ctx, accountId: number): Promise<Result<Certifiable>> {
  const standing = await reader(ctx).standing.findUnique({
    where: { accountId },
    include: { account: { include: { group: true } } },
  });
  if (!standing) return refuse({ code: "not_found" });
  const { account, verdict, ein } = standing;
  if (!ein) return conflict(message(standingRefusals, "noEin"));
  if (standing.holdId !== null) return conflict(message(standingRefusals, "beingChecked"));
  if (verdict !== "good") return conflict(message(standingRefusals, "notGood"));
  if (account.suspendedAt) return conflict(message(standingRefusals, "notGood"));
  const row = await findIrsOrganization(ctx, ein);
  const issuedOn = civilDateIn(ctx.now(), account.timeZone);
  if (!row) return conflict(message(standingRefusals, "notGood"));
  if (isStale(row.asOf, issuedOn)) {
    const date = formatLongDate(row.asOf, ctx);
    return conflict(message(standingRefusals, "fileTooOld", { date, count: FRESH_FILE_DAYS }));
  }
  const { group } = account;
  const isCovered = group?.gen !== null && group?.gen === row.groupNumber;
  return ok({
    issuedOn,
    ein,
    name: account.name,
    group: group?.gen && isCovered ? { name: group.label, gen: group.gen } : null,
    file: row.asOf,
  });
}

const conflict = (words: MessageRef) => refuse({ code: "conflict", message: words });

async function writeCertificate(
  { tx, actor, now }: TxCtx,
  accountId: number,
  { issuedOn, ...said }: Certifiable,
): Promise<number> {
  const [next] = await tx.$queryRaw<{ id: number }[]>`
    SELECT nextval(pg_get_serial_sequence('standing_certificates', 'id'))::int AS id`;
  if (!next) throw new Error("a sequence gives a number");
  const { id } = next;
  const until = validThrough(issuedOn);
  const payload = canonicalJson({
    ...said,
    serial: serialOf(id, issuedOn),
    account: accountId,
    verdict: "good",
    issued: issuedOn,
    valid_through: until,
    key: signingKey.id,
  } satisfies CertificatePayload);
  await tx.standingKey.createMany({
    data: [{ id: signingKey.id, publicKey: signingKey.publicKey, createdAt: now() }],
    skipDuplicates: true,
  });
  await tx.standingCertificate.create({
    data: {
      id,
      accountId,
      code: codeOf(randomBytes(16)),
      issuedOn: toUtcDate(issuedOn),
      validThrough: toUtcDate(until),
      payload,
      signature: signText(payload),
      keyId: signingKey.id,
      createdAt: now(),
      issuedById: actor.kind === "user" ? actor.userId : null,
    },
  });
  return id;
}
