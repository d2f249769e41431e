import type { Ctx } from "#modules/platform/ctx.server";
import {
  addDays,
  type CivilDate,
  compareDates,
  days,
  fromUtcDate,
  toUtcDate,
} from "#modules/platform/dates";
import { env } from "#modules/platform/env.server";
import { formatLongDate } from "#modules/platform/format";
import type { Languages } from "#modules/platform/locale";
import { deliverMail } from "#modules/platform/mail/index.server";
import { listedDuties } from "../build/compute.server";
import { checkOf, titleOf } from "../domain/reason";
import type { SettledDuty } from "../domain/settle";
import { type ClubWithBook, dutiesIn, readClubUnasked } from "../read-club.server";
import { dutyLetterMail, type LetterDuty } from "../templates/duty-letter.mail";
import { readDutyReader } from "./reader.server";
import { DIGEST_DAYS } from "./remind-due.server";

type Ending = "sent" | "done_meanwhile" | "overtaken" | "unwanted";

/**
 * Sends one person the letter of a day with all that is in it, unless everything in it has become
 * needless. Once it is being sent nothing joins it any more; run again it sends nothing twice.
 */
export async function sendDutyLetter(ctx: Ctx, letterId: number): Promise<void> {
  const open = { id: letterId, state: { in: ["waiting", "sending", "failed"] } };
  const taken = await ctx.db.dutyLetter.updateMany({ where: open, data: { state: "sending" } });
  if (taken.count === 0) return;
  const letter = await ctx.db.dutyLetter.findUniqueOrThrow({ where: { id: letterId } });
  const reader = await readDutyReader(ctx, letter.userId);
  const clubs = new Map<number, ClubWithBook | undefined>();
  const clubOf = async (accountId: number) => {
    if (!clubs.has(accountId)) clubs.set(accountId, await clubFor(ctx, letter.userId, accountId));
    return clubs.get(accountId);
  };
  const endings = new Map<number, Ending>();
  const reminded: Chosen[] = [];
  const waiting = await ctx.db.reminderLetter.findMany({
    where: { dutyLetterId: letterId, state: { in: ["waiting", "failed"] } },
    include: { reminder: true },
    orderBy: { id: "asc" },
  });
  for (const { id, reminder } of waiting) {
    const club = reader && (await clubOf(reminder.accountId));
    const ending = club ? await endingOf(ctx, club, reminder) : "unwanted";
    endings.set(id, typeof ending === "string" ? ending : "sent");
    if (club && typeof ending !== "string") reminded.push({ club, duty: ending });
  }
  const coming = reader && letter.isDigest ? await comingFor(ctx, letter.userId, clubOf) : [];
  if (reader && reminded.length + coming.length > 0) {
    const others = coming.filter((one) => !reminded.some((other) => isSame(one, other)));
    await deliverMail(ctx, {
      mail: dutyLetterMail,
      to: reader.to,
      unsubscribeUrl: reader.unsubscribeUrl,
      locale: reader.languages.locale,
      props: {
        reminders: sectionsOf(reminded, reader.languages),
        coming: sectionsOf(others, reader.languages),
        isDigest: letter.isDigest,
        chooseHref: `${env.publicUrl}/account/digest`,
      },
      messageKey: `duties.letter:${letterId}`,
    });
  }
  await settleLetter(ctx, letterId, endings, reminded.length + coming.length > 0);
}

/** Notes that a letter could not be sent. */
export async function failDutyLetter(ctx: Ctx, letterId: number): Promise<void> {
  const data = { state: "failed", settledAt: ctx.now() };
  await ctx.db.reminderLetter.updateMany({
    where: { dutyLetterId: letterId, state: "waiting" },
    data,
  });
  await ctx.db.dutyLetter.updateMany({
    where: { id: letterId, state: { in: ["waiting", "sending"] } },
    data,
  });
}

async function settleLetter(
  ctx: Ctx,
  letterId: number,
  endings: ReadonlyMap<number, Ending>,
  isSent: boolean,
): Promise<void> {
  const settledAt = ctx.now();
  for (const [id, state] of endings) {
    await ctx.db.reminderLetter.updateMany({
      where: { id, state: { in: ["waiting", "failed"] } },
      data: { state, settledAt },
    });
  }
  await ctx.db.dutyLetter.updateMany({
    where: { id: letterId, state: "sending" },
    data: { state: isSent ? "sent" : "needless", settledAt },
  });
}

interface Chosen {
  readonly club: ClubWithBook;
  readonly duty: SettledDuty;
}

const isSame = (one: Chosen, other: Chosen) =>
  one.club === other.club &&
  one.duty.rule.code === other.duty.rule.code &&
  one.duty.period === other.duty.period;

/** A club that the person still belongs to and that is not suspended. */
async function clubFor(ctx: Ctx, userId: number, accountId: number) {
  const key = { accountId_userId: { accountId, userId } };
  const member = await ctx.db.accountUser.findUnique({ where: key });
  const club = member && (await readClubUnasked(ctx, accountId));
  return club?.ok && !club.value.loaded.isSuspended ? club.value : undefined;
}

interface Decided {
  readonly accountId: number;
  readonly obligation: string;
  readonly dueOn: Date;
  readonly offsetDays: number;
}

/** The duty that a reminder is about, if it is still worth a letter; else what became of that. */
async function endingOf(
  ctx: Ctx,
  club: ClubWithBook,
  { accountId, obligation, dueOn, offsetDays }: Decided,
): Promise<SettledDuty | Exclude<Ending, "sent">> {
  const due = fromUtcDate(dueOn);
  const duty = dutiesIn(club, due, due).find(
    ({ rule, period }) => `${rule.code}/${period}` === obligation,
  );
  if (duty?.state !== "open") return "done_meanwhile";
  const { today } = club.loaded;
  const until = duty.mark?.snoozedUntil;
  if (until && compareDates(until, today) > 0) return "unwanted";
  if (!duty.isConfirmed && compareDates(due, today) < 0) return "unwanted";
  const newer = { accountId, obligation, dueOn, offsetDays: { gt: offsetDays }, outcome: "sent" };
  return (await ctx.db.reminder.count({ where: newer })) > 0 ? "overtaken" : duty;
}

/** What the digest says of all of a person's clubs: what is overdue, and what is due soon. */
async function comingFor(
  ctx: Ctx,
  userId: number,
  clubOf: (accountId: number) => Promise<ClubWithBook | undefined>,
): Promise<readonly Chosen[]> {
  const memberships = await ctx.db.accountUser.findMany({
    where: { userId },
    orderBy: [{ isPrimary: "desc" }, { accountId: "asc" }],
  });
  const found: Chosen[] = [];
  for (const { accountId } of memberships) {
    const club = await clubOf(accountId);
    if (!club) continue;
    const { today } = club.loaded;
    const duties = listedDuties(club.book, club.loaded, addDays(today, DIGEST_DAYS));
    const isWorthIt = (one: SettledDuty) =>
      one.isOverdue ||
      (one.state === "open" &&
        one.counts &&
        !one.rule.isOptional &&
        compareDates(one.dueOn, today) >= 0);
    found.push(...duties.filter(isWorthIt).map((duty) => ({ club, duty })));
  }
  return found;
}

/** The duties of a letter by club, in the order in which they come. */
function sectionsOf(chosen: readonly Chosen[], languages: Languages) {
  const clubs = [...new Set(chosen.map(({ club }) => club))];
  return clubs.map((club) => {
    const { id, name, today } = club.loaded;
    const own = chosen.filter((one) => one.club === club);
    const query = `?account_id=${id}`;
    return {
      organization: name,
      href: `${env.publicUrl}/app/calendar${query}`,
      duties: own.map(({ duty }) => letterDuty(duty, today, query, languages)),
    };
  });
}

function letterDuty(
  duty: SettledDuty,
  today: CivilDate,
  query: string,
  languages: Languages,
): LetterDuty {
  const { rule, period, dueOn, actBy } = duty;
  const left = toUtcDate(dueOn).getTime() - toUtcDate(today).getTime();
  return {
    title: titleOf(duty, languages),
    date: formatLongDate(dueOn, languages),
    daysLeft: Math.round(left / days(1)),
    actBy: actBy ? formatLongDate(actBy, languages) : "",
    check: checkOf(duty, languages),
    href: `${env.publicUrl}/app/calendar/${rule.code}/${period}${query}`,
  };
}
