import { answerFacts, readCalendar, readDuties, readFacts } from "#modules/duties/index.server";
import { type Ctx, createCtx } from "#modules/platform/ctx.server";
import { civilDate, startOfDay } from "#modules/platform/dates";
import { db } from "#modules/platform/db.server";
import type { Locale } from "#modules/platform/messages";
import type { Result } from "#modules/platform/result";
import { makeClub } from "../accounts/clubs";
import type { Person } from "../accounts/people";

const zone = "America/New_York";

/** What a result holds, or a failure that says why not. */
export function must<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Error(`refused: ${JSON.stringify(result.refusal)}`);
}

/** The morning of a day in New York. */
export const morningOf = (day: string) => () =>
  new Date(startOfDay(civilDate(day), zone).getTime() + 9 * 3_600_000);

/** A person of an account, on a day. */
export const personOn = (
  person: Person,
  accountId: number,
  day: string,
  locale: Locale = "en",
): Ctx =>
  createCtx({
    actor: { kind: "user", userId: person.id, isStaff: false, accountIds: [accountId] },
    now: morningOf(day),
    locale,
    formatLocale: locale === "es" ? "es-US" : "en-US",
  });

interface ClubOptions {
  readonly answers?: Readonly<Record<string, string>>;
  readonly today?: string;
  /** The day on which it joined. */
  readonly since?: string;
  readonly renewalDueOn?: string;
  readonly ein?: string;
  readonly members?: number;
}

/** A club with what it says of itself, here since long ago unless it is said. */
export async function makeDutyClub({
  answers = {},
  today = "2026-08-01",
  since = "2024-01-01",
  renewalDueOn,
  ein,
  members = 1,
}: ClubOptions = {}) {
  const { id, primary, members: others } = await makeClub({ members });
  await db.account.update({
    where: { id },
    data: {
      createdAt: new Date(`${since}T15:00:00Z`),
      ...(renewalDueOn && { renewalDueAt: new Date(`${renewalDueOn}T00:00:00Z`) }),
      ...(ein && { ein }),
    },
  });
  const on = (day: string, locale?: Locale) => personOn(primary, id, day, locale);
  const ctx = on(today);
  const say = async (said: Readonly<Record<string, string>>, by: Ctx = ctx) => {
    const { version } = must(await readFacts(by, id));
    return answerFacts(by, { accountId: id, version, answers: said });
  };
  if (Object.keys(answers).length > 0) must(await say(answers));
  const [other = primary] = others;
  return { id, ctx, on, say, primary, other };
}

/** The duties of a club as "code period due", by date. */
export async function linesOf(ctx: Ctx, accountId: number): Promise<readonly string[]> {
  const { duties } = must(await readDuties(ctx, accountId));
  return duties.map(({ code, period, dueOn }) => `${code} ${period} ${dueOn}`);
}

/** A year of a club. */
export const yearOf = async (ctx: Ctx, accountId: number, year: number) =>
  must(await readCalendar(ctx, { accountId, year, show: "all" }));
