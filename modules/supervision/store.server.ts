import { changeGroup, type GroupAccess, refuseLimited } from "#modules/accounts/index.server";
import { type Ctx, reader, type TxCtx } from "#modules/platform/ctx.server";
import {
  type CivilDate,
  civilDateIn,
  compareDates,
  dayIn,
  fromUtcDate,
  OFFICE_ZONE,
} from "#modules/platform/dates";
import { Prisma } from "#modules/platform/db.server";
import { formatLongDate } from "#modules/platform/format";
import { type MessageRef, message } from "#modules/platform/messages";
import { type Refused, type Result, refuse } from "#modules/platform/result";
import { FIRST_YEAR, LAST_YEAR } from "./domain/years";
import { supervisionMessages } from "./messages";

type Word = keyof typeof supervisionMessages.en;

export const words = (key: Word, values: Record<string, string | number> = {}): MessageRef =>
  message(supervisionMessages, key, values);

export const conflict = (key: Word, values: Record<string, string | number> = {}): Refused =>
  refuse({ code: "conflict", message: words(key, values) });

export const notFound = (): Refused => refuse({ code: "not_found" });

/** Who acts, for rows that name a person; null for the system. */
export const actorId = ({ actor }: Ctx): number | null =>
  actor.kind === "user" ? actor.userId : null;

/** A change of what is settled for all chapters of a group at once, one after the other. */
export const changeWhole = <T>(
  ctx: Ctx,
  centralAccountId: number,
  work: (tx: TxCtx, access: GroupAccess) => Promise<Result<T>>,
): Promise<Result<T>> => changeGroup(ctx, centralAccountId, refuseLimited, work);

/** The day it is where the account is. */
export async function todayOf(ctx: Ctx, accountId: number): Promise<CivilDate> {
  const account = await reader(ctx).account.findUnique({
    where: { id: accountId },
    select: { timeZone: true },
  });
  return dayIn(ctx.now(), account?.timeZone);
}

/** Chapters that the access reaches, by the alias `account`; whether they are in the group is asked elsewhere. */
export const inRegions = ({ regionIds }: GroupAccess): Prisma.Sql =>
  regionIds === null
    ? Prisma.sql`true`
    : Prisma.sql`account.region_id = ANY(${[...regionIds]}::int[])`;

export interface YearRow {
  readonly id: number;
  readonly year: number;
  readonly startsOn: CivilDate;
  readonly endsOn: CivilDate;
  readonly closedOn: CivilDate | undefined;
}

/** Whether a number is a year that there may be. */
export const isYear = (year: number): boolean =>
  Number.isInteger(year) && year >= FIRST_YEAR && year <= LAST_YEAR;

/** A supervision year of a group; undefined where it is not set up. */
export async function findYear(
  ctx: Ctx,
  groupId: number,
  year: number,
): Promise<YearRow | undefined> {
  if (!isYear(year)) return undefined;
  const row = await reader(ctx).supervisionYear.findUnique({
    where: { groupId_year: { groupId, year } },
  });
  if (!row) return undefined;
  return {
    id: row.id,
    year,
    startsOn: fromUtcDate(row.startsOn),
    endsOn: fromUtcDate(row.endsOn),
    closedOn: row.closedAt ? civilDateIn(row.closedAt, OFFICE_ZONE) : undefined,
  };
}

/** Holds a year as it is until the transaction ends, so that nobody closes it meanwhile. */
export async function holdYear(tx: TxCtx, yearId: number): Promise<void> {
  await tx.tx.$queryRaw`SELECT id FROM supervision_years WHERE id = ${yearId} FOR SHARE`;
}

/** A refusal where the year is closed. */
export function refuseClosed(ctx: Ctx, { closedOn }: YearRow): Refused | undefined {
  if (!closedOn) return undefined;
  return conflict("yearClosed", { date: formatLongDate(closedOn, ctx) });
}

/** A day that has to be there, or what is wrong with it. */
export function readDay(
  day: CivilDate | null | undefined,
): { readonly day: CivilDate } | { readonly wrong: MessageRef } {
  if (!day) return { wrong: words("dayShape") };
  const year = Number(day.slice(0, 4));
  return isYear(year) ? { day } : { wrong: words("dayOutside") };
}

/** The same of a day that is not to come. */
export function readPast(day: CivilDate | null, today: CivilDate): ReturnType<typeof readDay> {
  const read = readDay(day);
  if ("day" in read && compareDates(read.day, today) > 0) return { wrong: words("dayAhead") };
  return read;
}
