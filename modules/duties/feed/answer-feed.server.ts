import { type Ctx, rawRows, reader } from "#modules/platform/ctx.server";
import { hours } from "#modules/platform/dates";
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
  read_at: Date | null;
  told: unknown;
  locale: string | null;
}

// Calendar apps ask for it day and night, so it is one prepared statement past Prisma.
const find = {
  name: "duties.find-feed",
  text: `
    SELECT f.account_id, f.read_at, f.told, COALESCE(d.locale, u.locale) AS locale
    FROM calendar_feeds f JOIN users u ON u.id = f.user_id
    LEFT JOIN digest_choices d ON d.user_id = f.user_id
    WHERE f.token_hash = $1`,
};

/** So seldom is it written that an app was there. */
const TOUCH = hours(1);

/**
 * The private calendar behind a value in an address, for whoever has it, in the language of its
 * person: all duties from 400 days ago to 430 days ahead. Undefined for a value that opens none,
 * whatever the reason.
 */
export async function answerFeed(ctx: Ctx, token: string): Promise<string | undefined> {
  const tokenHash = hashToken(token);
  const [feed] = await rawRows<Row>(ctx, { ...find, values: [tokenHash] });
  if (!feed) return undefined;
  const languages = negotiateLanguages(undefined, feed.locale, { offered: locales });
  const asSystem: Ctx = { ...ctx, ...languages, actor: { kind: "system", name: "calendar-feed" } };
  const found = await readDuties(asSystem, feed.account_id);
  if (!found.ok) return undefined;
  const { accountName, duties } = found.value;
  const events = feedEvents(duties, { languages, urlOf: dutyUrl });
  const told = revisionsSchema.safeParse(feed.told).data ?? {};
  const revised = reviseEvents(told, events, ctx.now());
  await noteRead(ctx, {
    tokenHash,
    readAt: feed.read_at,
    revisions: revised.isChanged ? revised.revisions : undefined,
  });
  return writeIcs({ ...feedName(accountName, languages), events: revised.events });
}

const dutyUrl = (of: { accountId: number; code: string; period: string }) =>
  `${env.publicUrl}/app/calendar/${of.code}/${of.period}?account_id=${of.accountId}`;

interface Read {
  readonly tokenHash: string;
  /** When it was read before. */
  readonly readAt: Date | null;
  readonly revisions: Revisions | undefined;
}

async function noteRead(ctx: Ctx, { tokenHash, readAt, revisions }: Read): Promise<void> {
  const now = ctx.now();
  const isOld = !readAt || now.getTime() - readAt.getTime() >= TOUCH;
  if (!revisions && !isOld) return;
  // One that ended, or that another app read meanwhile, stays as that left it.
  await reader(ctx).calendarFeed.updateMany({
    where: { tokenHash, readAt },
    data: { readAt: now, ...(revisions && { told: revisions }) },
  });
}
