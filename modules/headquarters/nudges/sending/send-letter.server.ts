import { readDutyReader } from "#modules/duties/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { type CivilDate, compareDates } from "#modules/platform/dates";
import { env } from "#modules/platform/env.server";
import { formatLongDate } from "#modules/platform/format";
import { americanEnglish, type Languages } from "#modules/platform/locale";
import { deliverMail } from "#modules/platform/mail/index.server";
import { translator } from "#modules/platform/messages";
import { groupDay } from "../../group-day.server";
import { fillText } from "../domain/text";
import { readTopic, type Topic } from "../domain/topic";
import { type ReasonedChapter, stillReasoned } from "../find-chapters.server";
import { nudgeMessages } from "../messages";
import { nudgeMail } from "../templates/nudge.mail";
import { settleLetter } from "./settle.server";

/**
 * Sends one person the letter of a nudge, unless the chapter has mended the reason, has left the group,
 * or the person left or wants no such letters. Answers go to whoever asks.
 */
export async function sendNudgeLetter(ctx: Ctx, letterId: number): Promise<void> {
  const letter = await ctx.db.nudgeLetter.findUnique({
    where: { id: letterId },
    include: {
      chapter: {
        include: {
          account: { select: { groupId: true } },
          nudge: { include: { user: true, group: { include: { centralAccount: true } } } },
        },
      },
    },
  });
  if (letter?.state !== "waiting" && letter?.state !== "failed") return;
  const { accountId, userId, chapter } = letter;
  const { nudge, period } = chapter;
  const topic = readTopic(nudge.topic);
  if (!topic) throw new Error(`nudge ${nudge.id} is about nothing: ${nudge.topic}`);
  const today = await groupDay(ctx, nudge.groupId);
  const reasonedIn = async (languages: Languages) =>
    (await stillReasoned(ctx, topic, [{ accountId, period }], today, languages)).get(accountId);
  const reasoned = await reasonedIn(americanEnglish);
  if (!reasoned) return settleLetter(ctx, letterId, "mended");
  const reader =
    chapter.account.groupId === nudge.groupId ? await readerOf(ctx, accountId, userId) : undefined;
  if (!reader) return settleLetter(ctx, letterId, "unwanted");
  const { user: sender, group } = nudge;
  const link = linkOf(topic, reasoned);
  // Headquarters write on pages in English: what stands for something in their sentences is English too.
  const { name, reason: inEnglish, dues } = reasoned;
  const values = { chapter: name, reason: inEnglish, due: dueWords(dues, today), link };
  const { reason } = (await reasonedIn(reader.languages)) ?? reasoned;
  await deliverMail(ctx, {
    mail: nudgeMail,
    to: reader.to,
    unsubscribeUrl: reader.unsubscribeUrl,
    locale: reader.languages.locale,
    replyTo: sender?.email,
    props: {
      subject: fillText(nudge.subject, values),
      paragraphs: fillText(nudge.text, values).split(/\n+/),
      sender: [sender?.firstName, sender?.lastName].filter(Boolean).join(" "),
      headquarters: group.centralAccount?.name ?? group.label,
      chapter: name,
      reason,
      href: link,
    },
    messageKey: `headquarters.nudge:${letterId}`,
  });
  await settleLetter(ctx, letterId, "sent");
  // Whether it is done since is asked of what the letter was about.
  await ctx.db.nudgeChapter.updateMany({
    where: { nudgeId: nudge.id, accountId, period },
    data: { period: reasoned.period },
  });
}

/** By when; of days that have passed each is said to be past. */
function dueWords(dues: readonly CivilDate[], today: CivilDate): string {
  const t = translator(nudgeMessages, "en");
  const words = dues.map((due) => {
    const date = formatLongDate(due, americanEnglish);
    return compareDates(due, today) < 0 ? t("duePast", { date }) : date;
  });
  return words.join("; ") || t("dueSoon");
}

/** Notes that a letter could not be sent. */
export const failNudgeLetter = (ctx: Ctx, letterId: number): Promise<void> =>
  settleLetter(ctx, letterId, "failed");

/** Where the chapter's people see it and do something about it. */
function linkOf(topic: Topic, { accountId, period }: ReasonedChapter): string {
  const page =
    topic.kind === "duty"
      ? `/app/calendar/${topic.code}/${encodeURIComponent(period ?? "")}`
      : "/app/standing";
  return `${env.publicUrl}${page}?account_id=${accountId}`;
}

async function readerOf(ctx: Ctx, accountId: number, userId: number | null) {
  if (userId === null) return undefined;
  const key = { accountId_userId: { accountId, userId } };
  const member = await ctx.db.accountUser.findUnique({ where: key });
  return member ? readDutyReader(ctx, userId) : undefined;
}
