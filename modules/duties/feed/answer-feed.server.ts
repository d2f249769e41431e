import { createHash } from "node:crypto";
import { type Ctx, rawRows, reader } from "#modules/platform/ctx.server";
import { dayIn, hours } from "#modules/platform/dates";
import { env } from "#modules/platform/env.server";
import { hashToken } from "#modules/platform/ids.server";
import { negotiateLanguages } from "#modules/platform/locale";
import { locales } from "#modules/platform/messages";
import { readDuties } from "../queries/read-calendar.server";
import { feedEvents, feedName } from "./feed-events";
import { writeIcs } from "./ics";
import { type Revisions, reviseEvents, revisionsSchema } from "./revisions";

interface Row {
  [column: string]: unknown;
  account_id: number;
  time_zone: string;
  read_at: Date | null;
  locale: string | null;
  /** The versions of what the club's duties and their words are made from. */
  versions: string;
  answer: string | null;
  answer_digest: string | null;
  answered_from: string | null;
}

// Calendar apps ask for it day and night, so it is one prepared statement past Prisma.
const find = {
  name: "duties.find-feed",
  text: `
    SELECT f.account_id, a.time_zone, f.read_at, f.answer, f.answer_digest, f.answered_from,
      COALESCE(d.locale, u.locale) AS locale,
      concat_ws('|', a.name, kept.version, kept.digest,
        (SELECT sum(version) FROM duty_rules),
        (SELECT sum(version) FROM state_requirements
          WHERE state IN (kept.facts->>'state', kept.facts->>'incorporation_state')),
        (SELECT concat_ws('/', count(*), count(removed_at), sum(version)) FROM own_duties
          WHERE account_id = a.id),
        (SELECT concat_ws('/', count(*), count(removed_at), sum(version)) FROM group_duties
          WHERE group_id = a.group_id)) AS versions
    FROM calendar_feeds f JOIN users u ON u.id = f.user_id AND u.suspended_at IS NULL
    JOIN accounts a ON a.id = f.account_id
    LEFT JOIN digest_choices d ON d.user_id = f.user_id
    LEFT JOIN duty_clubs kept ON kept.account_id = a.id
    WHERE f.token_hash = $1`,
};

/** So seldom is it written that an app was there. */
const TOUCH = hours(1);

/** A private calendar's text (iCalendar, RFC 5545), and the digest that tells one text from another. */
export interface FeedAnswer {
  readonly text: string;
  readonly digest: string;
}

/**
 * The private calendar behind a value in an address, for whoever has it, in the language of its
 * person: all duties from 400 days ago to 430 days ahead. Undefined for a value that opens none,
 * whatever the reason. What was answered that day is answered again while its club's duties and
 * their words have the same versions.
 */
export async function answerFeed(ctx: Ctx, token: string): Promise<FeedAnswer | undefined> {
  const tokenHash = hashToken(token);
  const [feed] = await rawRows<Row>(ctx, { ...find, values: [tokenHash] });
  if (!feed) return undefined;
  const languages = negotiateLanguages(undefined, feed.locale, { offered: locales });
  const from = [dayIn(ctx.now(), feed.time_zone), languages.formatLocale, feed.versions].join("|");
  const { answer: text, answer_digest: digest } = feed;
  if (text !== null && digest !== null && feed.answered_from === from) {
    await noteRead(ctx, { tokenHash, readAt: feed.read_at });
    return { text, digest };
  }
  const asSystem: Ctx = { ...ctx, ...languages, actor: { kind: "system", name: "calendar-feed" } };
  const found = await readDuties(asSystem, feed.account_id);
  if (!found.ok) return undefined;
  const { accountName, duties } = found.value;
  const events = feedEvents(duties, { languages, urlOf: dutyUrl });
  const before = await reader(ctx).calendarFeed.findUnique({ where: { tokenHash } });
  const told = revisionsSchema.safeParse(before?.told).data ?? {};
  const revised = reviseEvents(told, events, ctx.now());
  const answer = answerOf(
    writeIcs({ ...feedName(accountName, languages), events: revised.events }),
  );
  const changed = { answer, answeredFrom: from, told: revised.revisions };
  await noteRead(ctx, { tokenHash, readAt: feed.read_at, changed });
  return answer;
}

const answerOf = (text: string): FeedAnswer => ({
  text,
  digest: createHash("sha256").update(text).digest("base64url").slice(0, 27),
});

const dutyUrl = (of: { accountId: number; code: string; period: string }) =>
  `${env.publicUrl}/app/calendar/${of.code}/${of.period}?account_id=${of.accountId}`;

interface Read {
  readonly tokenHash: string;
  /** When it was read before. */
  readonly readAt: Date | null;
  readonly changed?: {
    readonly answer: FeedAnswer;
    readonly answeredFrom: string;
    readonly told: Revisions;
  };
}

async function noteRead(ctx: Ctx, { tokenHash, readAt, changed }: Read): Promise<void> {
  const now = ctx.now();
  const isOld = !readAt || now.getTime() - readAt.getTime() >= TOUCH;
  if (!changed && !isOld) return;
  // One that ended, or that another app read meanwhile, stays as that left it.
  await reader(ctx).calendarFeed.updateMany({
    where: { tokenHash, readAt },
    data: {
      readAt: now,
      ...(changed && {
        answer: changed.answer.text,
        answerDigest: changed.answer.digest,
        answeredFrom: changed.answeredFrom,
        told: changed.told,
      }),
    },
  });
}
