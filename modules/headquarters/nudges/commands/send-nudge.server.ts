import { changeGroup, type GroupAccess, refuseViewer } from "#modules/accounts/index.server";
import { audit } from "#modules/platform/audit.server";
import type { Ctx, TxCtx } from "#modules/platform/ctx.server";
import {
  addDays,
  type CivilDate,
  civilDateIn,
  compareDates,
  hours,
  startOfDay,
} from "#modules/platform/dates";
import { formatLongDate } from "#modules/platform/format";
import { enqueue } from "#modules/platform/jobs/index.server";
import { americanEnglish } from "#modules/platform/locale";
import { message } from "#modules/platform/messages";
import { type FieldErrors, ok, type Result, refuse, refuseField } from "#modules/platform/result";
import { groupZone } from "../../group-day.server";
import { unknownPlaceholders } from "../domain/text";
import { readTopic, type Topic } from "../domain/topic";
import { chaptersWith, type ReasonedChapter } from "../find-chapters.server";
import { beginNudgeJob } from "../jobs";
import { nudgeMessages } from "../messages";
import { NUDGE_CHAPTERS_MAX, type NudgeFields } from "../schemas";
import { allChapters, nudgedLately } from "../which-chapters.server";

export interface NewNudge {
  readonly centralAccountId: number;
  /** Those of `nudgeSchema`. */
  readonly fields: NudgeFields;
}

export interface MadeNudge {
  readonly id: number;
}

/** A nudge may be put off by so many days, and goes out at this hour at the central organization. */
const LATEST_DAYS = 180;
const SENT_AT = hours(9);

/**
 * Asks chapters for something, now or on a day: those that the form showed and of which the reason is
 * still true. What they mended meanwhile is noted, as are those that had a letter of the topic lately,
 * unless whoever asks insists. Sent again with the same key it is the nudge that was made. Refusals:
 * those of `changeGroup`; `forbidden` for whoever is not of the central organization; `invalid` at the
 * fields; `conflict` when nobody is left to write to.
 */
export async function sendNudge(
  ctx: Ctx,
  { centralAccountId, fields }: NewNudge,
): Promise<Result<MadeNudge>> {
  return changeGroup(
    ctx,
    centralAccountId,
    refuseViewer,
    async (tx, access): Promise<Result<MadeNudge>> => {
      const { actor } = tx;
      if (actor.kind !== "user" || !actor.accountIds.includes(centralAccountId)) {
        return refuse({ code: "forbidden", message: message(nudgeMessages, "notYours") });
      }
      const { groupId } = access;
      const key = { groupId_formKey: { groupId, formKey: fields.form_key } };
      const made = await tx.tx.nudge.findUnique({ where: key, select: { id: true } });
      if (made) return ok(made);
      const read = await readNudge(tx, groupId, fields);
      if (!read.ok) return read;
      const { topic, sendAt, isNow } = read.value;
      const chapters = await decideChapters(tx, access, fields, { topic, sendAt });
      if (!chapters.ok) return chapters;
      const { id } = await tx.tx.nudge.create({
        data: {
          groupId,
          formKey: fields.form_key,
          topic: fields.topic,
          subject: fields.subject.trim(),
          text: fields.text.trim(),
          insists: fields.insists,
          sendAt,
          userId: actor.userId,
          createdAt: tx.now(),
          chapters: {
            createMany: {
              data: chapters.value.map(({ accountId, period, outcome }) => ({
                accountId,
                period,
                outcome,
                settledAt: outcome === "waiting" ? null : tx.now(),
              })),
            },
          },
        },
        select: { id: true },
      });
      await enqueue(
        tx,
        beginNudgeJob,
        { nudgeId: id },
        isNow ? {} : { delayMs: sendAt.getTime() - tx.now().getTime() },
      );
      const waiting = chapters.value.filter(({ outcome }) => outcome === "waiting").length;
      await audit(tx, {
        action: "headquarters.nudge-sent",
        subject: `account:${centralAccountId}`,
        data: {
          nudgeId: id,
          topic: fields.topic,
          subject: fields.subject.trim(),
          sendAt: sendAt.toISOString(),
          insists: fields.insists,
          chapters: waiting,
        },
      });
      return ok({ id });
    },
  );
}

interface ReadNudge {
  readonly topic: Topic;
  readonly sendAt: Date;
  readonly isNow: boolean;
}

/** What a form asks for, or everything that is wrong with it. */
async function readNudge(
  tx: TxCtx,
  groupId: number,
  fields: NudgeFields,
): Promise<Result<ReadNudge>> {
  const errors: FieldErrors = {};
  const topic = readTopic(fields.topic);
  if (!topic) errors.topic = [message(nudgeMessages, "topicUnknown")];
  for (const name of ["subject", "text"] as const) {
    const unknown = unknownPlaceholders(fields[name]);
    if (unknown.length > 0) errors[name] = [unknownWords(unknown)];
  }
  const zone = await groupZone(tx, groupId);
  const day = readDay(tx, fields, civilDateIn(tx.now(), zone), errors);
  if (!topic || Object.keys(errors).length > 0) return refuse({ code: "invalid", errors });
  const sendAt = day ? new Date(startOfDay(day, zone).getTime() + SENT_AT) : tx.now();
  return ok({ topic, sendAt, isNow: day === undefined });
}

/** The braces of our own words must not stand for something here. */
const unknownWords = (unknown: readonly string[]) =>
  message(nudgeMessages, "wordUnknown", {
    count: unknown.length,
    words: unknown.join(", "),
    chapter: "{chapter}",
    reason: "{reason}",
    due: "{due}",
    link: "{link}",
  });

/** The day on which it goes out; undefined for now. */
function readDay(
  ctx: Ctx,
  fields: NudgeFields,
  today: CivilDate,
  errors: FieldErrors,
): CivilDate | undefined {
  if (fields.when === "now") return undefined;
  if (!fields.when) {
    errors.when = [message(nudgeMessages, "whenMissing")];
    return undefined;
  }
  const day = fields.send_on;
  const last = addDays(today, LATEST_DAYS);
  const isSoon = day && compareDates(day, today) > 0 && compareDates(day, last) <= 0;
  if (isSoon) return day;
  errors.send_on = [message(nudgeMessages, "sendOn", { last: formatLongDate(last, ctx) })];
  return undefined;
}

interface DecidedChapter {
  readonly accountId: number;
  readonly period: string | null;
  readonly outcome: "waiting" | "recent" | "mended";
}

/** What becomes of each chapter that the form showed; those that it did not show are not asked. */
async function decideChapters(
  tx: TxCtx,
  access: GroupAccess,
  { topic: name, chapters, insists }: NudgeFields,
  { topic, sendAt }: Pick<ReadNudge, "topic" | "sendAt">,
): Promise<Result<readonly DecidedChapter[]>> {
  const seen = new Set(chapters.split(",").filter(Boolean).map(Number));
  if (seen.size > NUDGE_CHAPTERS_MAX) {
    const words = message(nudgeMessages, "tooMany", { max: NUDGE_CHAPTERS_MAX });
    return refuseField("topic", words);
  }
  const whose = allChapters(access);
  const today = civilDateIn(tx.now(), await groupZone(tx, access.groupId));
  const found = await chaptersWith(tx, topic, whose, today, americanEnglish);
  const asked = new Map(found.map((one): [number, ReasonedChapter] => [one.accountId, one]));
  const lately = await nudgedLately(tx, access, name, sendAt);
  const here = await tx.tx.$queryRaw<{ id: number }[]>`
    SELECT account.id FROM accounts account
    WHERE account.id = ANY (${[...seen]}::int[]) AND ${whose} ORDER BY account.id`;
  const decided = here.map(({ id: accountId }): DecidedChapter => {
    const chapter = asked.get(accountId);
    if (!chapter) return { accountId, period: null, outcome: "mended" };
    const isRecent = !insists && lately.has(accountId);
    return { accountId, period: chapter.period, outcome: isRecent ? "recent" : "waiting" };
  });
  const isLeft = decided.some(({ outcome }) => outcome === "waiting");
  if (isLeft) return ok(decided);
  return refuse({ code: "conflict", message: message(nudgeMessages, "nobodyLeft") });
}
