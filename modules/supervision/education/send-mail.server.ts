import { readRecipient } from "#modules/accounts/index.server";
import { type Ctx, reader } from "#modules/platform/ctx.server";
import { env } from "#modules/platform/env.server";
import { deliverMail } from "#modules/platform/mail/index.server";
import { educationMail } from "../templates/education.mail";

/** Sends a delivery that waits to the primary person of the chapter; a second one finds it sent. */
export async function sendEducationMail(ctx: Ctx, id: number): Promise<void> {
  const delivery = await reader(ctx).educationDelivery.findUnique({
    where: { id },
    include: {
      text: true,
      account: { select: { name: true } },
      year: { select: { year: true, closedAt: true, group: { select: { label: true } } } },
    },
  });
  if (delivery?.state !== "waiting" || delivery.year.closedAt) return;
  const { accountId, text, year } = delivery;
  const member = await reader(ctx).accountUser.findFirst({
    where: { accountId },
    orderBy: [{ isPrimary: "desc" }, { createdAt: "asc" }],
  });
  const recipient = member && (await readRecipient(ctx, { userId: member.userId }));
  if (!recipient) return settle(ctx, id, "nobody");
  await deliverMail(ctx, {
    mail: educationMail,
    ...recipient,
    locale: recipient.languages.locale,
    props: {
      organization: delivery.account.name,
      group: year.group.label,
      title: text.title,
      text: text.text,
      url: text.url,
      href: `${env.publicUrl}/app/supervision?account_id=${accountId}&year=${year.year}`,
    },
    messageKey: `supervision.education:${id}`,
  });
  await settle(ctx, id, "sent", await nameOf(ctx, member.userId));
}

async function nameOf(ctx: Ctx, userId: number): Promise<string> {
  const person = await reader(ctx).user.findUnique({ where: { id: userId } });
  return person ? `${person.firstName} ${person.lastName}`.trim() || person.email : "";
}

/** Notes that it could not be sent. */
export const failEducation = (ctx: Ctx, id: number): Promise<void> => settle(ctx, id, "failed");

async function settle(
  ctx: Ctx,
  id: number,
  state: "sent" | "nobody" | "failed",
  sentTo: string | null = null,
): Promise<void> {
  await ctx.db.educationDelivery.updateMany({
    where: { id, state: "waiting", year: { closedAt: null } },
    data: { state, settledAt: ctx.now(), sentTo },
  });
}
