import type { Ctx, TxCtx } from "#modules/platform/ctx.server";
import { isSignature, randomToken, sign } from "#modules/platform/ids.server";

/** How long the link that confirms a new e-mail address works, in milliseconds. */
const emailLinkLifetime = 60 * 60_000;

const PURPOSE = "email-request";

interface RequestKey {
  readonly id: number;
  readonly nonce: string;
}

/**
 * The token of a request's link. It is made from the row whenever it is needed, so a letter that is
 * sent again says the same, and reading the database without our secret makes none.
 */
export const emailRequestToken = ({ id, nonce }: RequestKey): string =>
  `${id}.${sign(PURPOSE, `${id}.${nonce}`)}`;

/** Which requests may still be confirmed. */
export const openRequest = (ctx: { now(): Date }) => ({
  usedAt: null,
  voidedAt: null,
  expiresAt: { gt: ctx.now() },
});

/** The request whose link this is, while it may be confirmed and the old address is still the person's. */
export async function findEmailRequest(ctx: Ctx | TxCtx, token: string) {
  const [, id = "", signature = ""] = /^([1-9]\d{0,8})\.([\w-]+)$/.exec(token) ?? [];
  if (!id) return undefined;
  const db = "tx" in ctx ? ctx.tx : ctx.db;
  const request = await db.emailRequest.findFirst({
    where: { id: Number(id), ...openRequest(ctx) },
    include: { user: { select: { id: true, email: true, emailKey: true } } },
  });
  if (!request || !isSignature(PURPOSE, `${id}.${request.nonce}`, signature)) return undefined;
  return request.user.emailKey === request.oldEmailKey ? request : undefined;
}

/** Notes that a person wants another address; the links of earlier wishes stop working. */
export async function addEmailRequest(
  tx: TxCtx,
  { userId, newEmail, oldEmailKey }: { userId: number; newEmail: string; oldEmailKey: string },
): Promise<number> {
  const createdAt = tx.now();
  await voidEmailRequests(tx, userId);
  const { id } = await tx.tx.emailRequest.create({
    data: {
      userId,
      newEmail,
      oldEmailKey,
      nonce: randomToken(),
      createdAt,
      expiresAt: new Date(createdAt.getTime() + emailLinkLifetime),
    },
    select: { id: true },
  });
  return id;
}

/** Voids every request of a person that was not confirmed. */
export async function voidEmailRequests(tx: TxCtx, userId: number): Promise<void> {
  await tx.tx.emailRequest.updateMany({
    where: { userId, usedAt: null, voidedAt: null },
    data: { voidedAt: tx.now() },
  });
}

/** Confirms a request: true for exactly one of any number of callers. */
export async function spendEmailRequest(tx: TxCtx, id: number): Promise<boolean> {
  const { count } = await tx.tx.emailRequest.updateMany({
    where: { id, ...openRequest(tx) },
    data: { usedAt: tx.now() },
  });
  return count === 1;
}
