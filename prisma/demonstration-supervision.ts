import { type Ctx, createCtx } from "#modules/platform/ctx.server";
import {
  addDays,
  type CivilDate,
  civilDate,
  officeToday,
  startOfDay,
} from "#modules/platform/dates";
import type { Result } from "#modules/platform/result";
import {
  closeYear,
  openYear,
  publishEducation,
  reviewChapter,
  sendPapers,
} from "#modules/supervision/index.server";
import { organizations, people } from "./demonstration-data";
import { groupChapters, youngChapters } from "./demonstration-group";

const ZONE = "America/Chicago";
/** A year is looked at once the returns of its chapters are due and in the IRS's files. */
const DAYS_UNTIL_SETTLED = 120;

const nothing = {
  return_uploads: "",
  receipts: "",
  expenses: "",
  closing: "",
  activity_1: "",
  activity_2: "",
  activity_3: "",
  officers: "",
  purpose_changed: false,
  number: "",
  confirmation_uploads: "",
  has_read: true,
};

/**
 * The supervision year of the demonstration's group that ended last, finished: chapters sent their
 * reports, the headquarters reviewed them and closed the year. It does nothing where a year is already.
 */
export async function seedSupervision(ctx: Ctx): Promise<void> {
  if ((await ctx.db.supervisionYear.count()) > 0) return;
  const central = await ctx.db.account.findFirst({
    where: { ein: organizations.headquarters.ein, centralOf: { isNot: null } },
  });
  const officer = await ctx.db.user.findFirst({ where: { email: people.headquarters.email } });
  if (!central || !officer) return;
  const accountId = central.id;
  const year = lastSettledYear(officeToday(ctx.now()));
  const endsOn = civilDate(`${year}-06-30`);
  const by = (after: number): Ctx =>
    createCtx({
      actor: { kind: "user", userId: officer.id, isStaff: false, accountIds: [accountId] },
      now: () => noonOf(addDays(endsOn, after)),
    });
  must(await openYear(by(-360), { accountId, year }));
  const education = {
    title: "Keeping the exemption",
    text: "",
    url: "https://www.irs.gov/pub/irs-pdf/p557.pdf",
  };
  must(await publishEducation(by(-150), { accountId, ...education }));
  const reporting = groupChapters.filter(
    (chapter) => chapter.file === 0 && !youngChapters.includes(chapter),
  );
  const chapters = await ctx.db.account.findMany({
    where: { ein: { in: reporting.map(({ ein }) => ein) } },
    orderBy: { id: "asc" },
  });
  for (const [at, { id, name }] of chapters.entries()) {
    const sentOn = { ...ctx, now: () => noonOf(addDays(endsOn, 30 + at)) };
    const receipts = 9_000 + ((at * 1_370) % 30_000);
    const papers = {
      ...nothing,
      receipts: String(receipts),
      expenses: String(receipts - 640),
      closing: String(1_800 + at * 25),
      activity_1: "Study hours and tutoring",
      activity_2: "A day of service in town",
      officers: `The officers of ${name.split(", ").at(1)}`,
      number: `10065520${year}${String(at).padStart(4, "0")}`,
    };
    must(await sendPapers(sentOn, { accountId: id, year, papers }));
    const isOdd = at % 12 === 11;
    const note = isOdd ? "The closing balance does not follow from the year before." : "";
    const result = isOdd ? "question" : "in_order";
    must(await reviewChapter(by(75 + at), { accountId, year, chapterId: id, result, note }));
  }
  must(await closeYear(by(DAYS_UNTIL_SETTLED), { accountId, year }));
}

/** The last accounting year to June that ended long enough ago. */
function lastSettledYear(today: CivilDate): number {
  const year = Number(today.slice(0, 4));
  return addDays(civilDate(`${year}-06-30`), DAYS_UNTIL_SETTLED) <= today ? year : year - 1;
}

const noonOf = (day: CivilDate) => new Date(startOfDay(day, ZONE).getTime() + 12 * 3_600_000);

function must<T>(result: Result<T>): void {
  if (result.ok) return;
  throw new Error(`the demonstration's supervision was refused: ${JSON.stringify(result.refusal)}`);
}
