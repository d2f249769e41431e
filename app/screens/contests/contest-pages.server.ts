import { type ContestView, type EntryView, entryStates } from "#modules/contest/contract";
import {
  contestSchema,
  entriesByWeek,
  listContests,
  listEntries,
  readContest,
} from "#modules/contest/index.server";
import { OFFICE_ZONE } from "#modules/platform/dates";
import { parseFields } from "#modules/platform/fields";
import { formatFileSize } from "#modules/platform/file-size";
import { formatDuration, formatInstant, formatLongDate } from "#modules/platform/format";
import { ok, type Result } from "#modules/platform/result";
import type { HttpContext } from "~/http/context.server";
import { readId } from "~/http/read-id";
import { refusePage } from "~/http/respond.server";

/** All contests. */
export async function contestRows(context: HttpContext) {
  const listed = await listContests(context.ctx);
  if (!listed.ok) refusePage(context, listed.refusal);
  return listed.value.map((contest) => rowOf(contest, context));
}

export type ContestRow = ReturnType<typeof rowOf>;

function rowOf({ opensOn, closesOn, ...contest }: ContestView, { ctx }: HttpContext) {
  const { id, title, kind, moment, entries } = contest;
  const days = { from: formatLongDate(opensOn, ctx), to: formatLongDate(closesOn, ctx) };
  return { id, title, kind, moment, entries, ...days };
}

/** The contest that an address names; a refusal is the page. */
export async function contestOf(context: HttpContext, id: string | undefined) {
  const found = await readContest(context.ctx, readId(id));
  if (!found.ok) refusePage(context, found.refusal);
  return found.value;
}

/** A contest as staff typed it; fields that were not submitted stay as they are. */
export function readContestForm({ ctx, body }: HttpContext, current?: ContestView) {
  const sent = { ...(current && fieldsOf(current)), ...body.fields };
  const fields = parseFields(contestSchema, sent, ctx.locale);
  if (!fields.ok) return fields;
  const { title, kind, rules, opens_on: opensOn, closes_on: closesOn, version } = fields.value;
  return ok({ version, input: { title: title.trim(), kind, rules, opensOn, closesOn } });
}

/** A contest as its form shows it; the version is for the sender to say. */
const fieldsOf = ({ title, kind, rules, opensOn, closesOn }: ContestView) => ({
  title,
  kind,
  rules,
  opens_on: opensOn,
  closes_on: closesOn,
});

/** The entries of a contest as the address bar asks for them. */
export async function entriesPage(context: HttpContext, request: Request, id: string | undefined) {
  const contest = await contestOf(context, id);
  const { searchParams } = new URL(request.url);
  const state = entryStates.find((one) => one === searchParams.get("state")) ?? "pending";
  const page = Number(searchParams.get("page") ?? 1);
  const { rows, ...list } = kept(
    context,
    await listEntries(context.ctx, { contestId: contest.id, state, page }),
  );
  const weeks = kept(context, await entriesByWeek(context.ctx, contest.id));
  const most = Math.max(1, ...weeks.map(({ entries }) => entries));
  const offset = (list.current_page - 1) * list.per_page;
  return {
    contest: rowOf(contest, context),
    state,
    ...list,
    from: rows.length > 0 ? offset + 1 : null,
    to: rows.length > 0 ? offset + rows.length : null,
    rows: rows.map((entry) => entryRow(entry, context)),
    weeks: weeks.map(({ from, entries }) => ({
      from,
      name: formatLongDate(from, context.ctx),
      entries,
      share: entries / most,
    })),
  };
}

function kept<T>(context: HttpContext, result: Result<T>): T {
  return result.ok ? result.value : refusePage(context, result.refusal);
}

const lengthText = (seconds: number | null) =>
  seconds === null ? "" : formatDuration(Math.round(seconds) * 1_000);

export type EntryRow = ReturnType<typeof entryRow>;

export function entryRow(
  { sentAt, fileSize, seconds, claimedSeconds, ...entry }: EntryView,
  { ctx }: HttpContext,
) {
  const size = entry.fileName ? formatFileSize(fileSize) : "";
  const sent = formatInstant(sentAt, OFFICE_ZONE, ctx);
  const length = lengthText(seconds);
  // What it claims, where it holds less; else "".
  const claimedLength = lengthText(claimedSeconds);
  return { ...entry, sent, size, length, claimedLength };
}
