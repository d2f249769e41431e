import { audit } from "#modules/platform/audit.server";
import type { TxCtx } from "#modules/platform/ctx.server";
import { type CivilDate, civilDateIn, fromUtcDate, toUtcDate } from "#modules/platform/dates";
import { foldEmail } from "#modules/platform/email";
import { enqueue } from "#modules/platform/jobs/index.server";
import { notOfficers, type Office } from "../domain/offices";
import { defaultEnd, doubled } from "../domain/term";
import { officersChangedJob } from "../jobs";
import { insertTerm } from "../store.server";

/** Who holds an office from a day on, by a handover. */
export interface Successor {
  readonly accountId: number;
  readonly office: Office;
  readonly title: string;
  readonly name: string;
  readonly email: string;
  readonly startsOn: CivilDate;
}

/**
 * Enters the term of somebody who took an office over, as long as a year; nothing where the roster has it
 * already. Under the account's lock; whoever calls asks for permission.
 */
export async function enterSuccessor(tx: TxCtx, successor: Successor): Promise<void> {
  const { accountId, office, title, name, email, startsOn } = successor;
  const endsOn = defaultEnd(startsOn);
  const emailKey = foldEmail(email);
  const others = await tx.tx.officerTerm.findMany({
    where: { accountId, office, removedAt: null },
  });
  const taken = doubled(
    { office, title, name, emailKey, startsOn, endsOn },
    others.map((one) => ({
      office,
      title: one.title,
      name: one.name,
      emailKey: one.emailKey,
      startsOn: fromUtcDate(one.startsOn),
      endsOn: fromUtcDate(one.endsOn),
    })),
  );
  if (taken) return;
  const days = { startsOn: toUtcDate(startsOn), endsOn: toUtcDate(endsOn) };
  const id = await insertTerm(tx, accountId, { office, title, name, email, emailKey, ...days });
  const data = { id, office, title, name, starts_on: startsOn, ends_on: endsOn };
  await audit(tx, { action: "officers.term-added", subject: `account:${accountId}`, data });
  await enqueue(tx, officersChangedJob, { accountId });
}

/**
 * Ends the open terms of somebody who handed over, on a day: today, or one before a successor comes. Under
 * the account's lock; whoever calls asks for permission.
 */
export async function endTermsOf(
  tx: TxCtx,
  {
    accountId,
    emailKey,
    endsOn,
    only,
  }: {
    readonly accountId: number;
    readonly emailKey: string;
    readonly endsOn: CivilDate;
    /** Of this office alone; of every one when left out. */
    readonly only?: { readonly office: Office; readonly title: string };
  },
): Promise<void> {
  const account = await tx.tx.account.findUniqueOrThrow({ where: { id: accountId } });
  const today = toUtcDate(civilDateIn(tx.now(), account.timeZone));
  const { count } = await tx.tx.officerTerm.updateMany({
    where: {
      accountId,
      emailKey,
      removedAt: null,
      startsOn: { lte: today },
      endsOn: { gt: toUtcDate(endsOn) },
      ...(only ?? { office: { notIn: [...notOfficers] } }),
    },
    data: { endsOn: toUtcDate(endsOn), version: { increment: 1 } },
  });
  if (count === 0) return;
  const data = { count, ends_on: endsOn };
  await audit(tx, { action: "officers.terms-ended", subject: `account:${accountId}`, data });
  await enqueue(tx, officersChangedJob, { accountId });
}
