import { billedPerson } from "#modules/billing/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { fromUtcDate } from "#modules/platform/dates";
import { env } from "#modules/platform/env.server";
import { formatLongDate } from "#modules/platform/format";
import { deliverMail } from "#modules/platform/mail/index.server";
import { certificateMail } from "../templates/certificate.mail";

/** Tells the account's primary person that the membership goes on, with its certificate; once. */
export async function sendCertificate(ctx: Ctx, periodId: number): Promise<void> {
  const period = await ctx.db.membershipPeriod.findUnique({
    where: { id: periodId },
    include: { account: { select: { name: true } }, level: { select: { name: true } } },
  });
  const reader = period && (await billedPerson(ctx, period.accountId));
  if (!period || !reader) return;
  await deliverMail(ctx, {
    mail: certificateMail,
    ...reader,
    locale: reader.languages.locale,
    props: {
      organization: period.account.name,
      levelName: period.level.name,
      from: formatLongDate(fromUtcDate(period.beginsOn), reader.languages),
      date: formatLongDate(fromUtcDate(period.endsOn), reader.languages),
      href: `${env.publicUrl}/app/memberships/${periodId}`,
    },
    messageKey: `renewal.certificate:${periodId}`,
  });
}
