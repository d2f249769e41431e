import { audit } from "#modules/platform/audit.server";
import type { TxCtx } from "#modules/platform/ctx.server";
import { actorId } from "../store.server";

/** Which chapter confirms which text for which year. */
export interface Acknowledgement {
  readonly accountId: number;
  readonly yearId: number;
  readonly textId: number;
  readonly version: number;
}

/**
 * Keeps that a person of a chapter read a version, by name and day; the first one counts. The caller
 * has asked for permission and holds the year open.
 */
export async function acknowledge(tx: TxCtx, input: Acknowledgement): Promise<void> {
  const { accountId, yearId, textId, version } = input;
  const userId = actorId(tx);
  const person = userId === null ? null : await tx.tx.user.findUnique({ where: { id: userId } });
  const name = person ? `${person.firstName} ${person.lastName}`.trim() || person.email : "";
  const said = { acknowledgedAt: tx.now(), acknowledgedById: userId, acknowledgedBy: name };
  await tx.tx.educationDelivery.createMany({
    data: [{ yearId, textId, accountId, askedAt: tx.now(), state: "sent", settledAt: tx.now() }],
    skipDuplicates: true,
  });
  const { count } = await tx.tx.educationDelivery.updateMany({
    where: { yearId, textId, accountId, acknowledgedAt: null },
    data: said,
  });
  if (count === 0) return;
  const data = { version };
  await audit(tx, {
    action: "supervision.education-confirmed",
    subject: `account:${accountId}`,
    data,
  });
}
