import { readRecipient } from "#modules/accounts/index.server";
import { readDutyReader } from "#modules/duties/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { fromUtcDate } from "#modules/platform/dates";
import { env } from "#modules/platform/env.server";
import { formatLongDate } from "#modules/platform/format";
import { deliverMail } from "#modules/platform/mail/index.server";
import { type Verdict, worsening } from "../domain/judge";
import { readStanding } from "../queries/read-standing.server";
import { wordFinding } from "../sentences";
import { holdNoticeMail } from "../templates/hold-notice.mail";
import { standingMail } from "../templates/standing.mail";

type LetterState = "sent" | "overtaken" | "unwanted" | "failed";

/**
 * Sends one person the letter about a word that changed, with the gravest reason and what to do,
 * unless the word has changed again or the person left or wants no such letters.
 */
export async function sendStandingLetter(ctx: Ctx, letterId: number): Promise<void> {
  const letter = await ctx.db.standingLetter.findUnique({ where: { id: letterId } });
  if (letter?.state !== "waiting" && letter?.state !== "failed") return;
  const { accountId, userId } = letter;
  const found = await readStanding(ctx, accountId);
  if (!found.ok || found.value.verdict !== letter.verdict) {
    return settleLetter(ctx, letterId, "overtaken");
  }
  const member =
    userId !== null &&
    (await ctx.db.accountUser.findUnique({ where: { accountId_userId: { accountId, userId } } }));
  const reader = member && (await readDutyReader(ctx, userId));
  if (!reader) return settleLetter(ctx, letterId, "unwanted");
  const { name, findings, verdict } = found.value;
  const [gravest] = findings;
  await deliverMail(ctx, {
    mail: standingMail,
    to: reader.to,
    unsubscribeUrl: reader.unsubscribeUrl,
    locale: reader.languages.locale,
    props: {
      organization: name,
      verdict,
      // The table's checks hold both to the words of a verdict.
      isBetter: worsening(letter.was as Verdict, verdict) < 0,
      ...(gravest && wordFinding(reader.languages, gravest)),
      href: `${env.publicUrl}/app/standing?account_id=${accountId}`,
    },
    messageKey: `standing.letter:${letterId}`,
  });
  await settleLetter(ctx, letterId, "sent");
}

/** Notes that a letter could not be sent. */
export const failStandingLetter = (ctx: Ctx, letterId: number): Promise<void> =>
  settleLetter(ctx, letterId, "failed");

async function settleLetter(ctx: Ctx, id: number, state: LetterState): Promise<void> {
  await ctx.db.standingLetter.updateMany({
    where: { id, state: { in: ["waiting", "failed"] } },
    data: { state, settledAt: ctx.now() },
  });
}

export interface HoldNotice {
  readonly userId: number;
  readonly holdId: number;
  readonly event: "held" | "released";
}

/** Tells one of the staff that words wait for a decision, or that none came and they were released. */
export async function sendHoldNotice(ctx: Ctx, { userId, holdId, event }: HoldNotice) {
  const hold = await ctx.db.standingHold.findUnique({
    where: { id: holdId },
    include: { group: { select: { label: true } } },
  });
  const reader = await readRecipient(ctx, { userId });
  // Whoever decided meanwhile needs no asking.
  if (!hold || !reader || (event === "held" && hold.state !== "held")) return;
  await deliverMail(ctx, {
    mail: holdNoticeMail,
    ...reader,
    props: {
      event,
      isCentral: hold.kind === "central",
      group: hold.group?.label ?? "",
      clubs: hold.worsened,
      by: formatLongDate(fromUtcDate(hold.endsAt), ctx),
      href: `${env.publicUrl}/admin/standing`,
    },
    messageKey: `standing.hold:${holdId}:${event}:${userId}`,
  });
}
