import { OFFICE_ZONE } from "#modules/platform/dates";
import { formatInstant } from "#modules/platform/format";
import type {
  FailedJob,
  FailedKind,
  JobOverview,
  QueueView,
  ScheduleView,
} from "#modules/platform/jobs/contract";
import {
  listFailedJobs,
  queueNames,
  readFailedJob,
  readJobOverview,
} from "#modules/platform/jobs/index.server";
import { translator } from "#modules/platform/messages";
import { rowsShown } from "#modules/platform/pagination";
import type { Result } from "#modules/platform/result";
import type { HttpContext } from "~/http/context.server";
import { refusePage } from "~/http/respond.server";
import { ageInWords, kindInWords, nextInWords, scheduleInWords } from "./job-words.server";
import { jobStaffMessages } from "./staff-jobs-words";

function kept<T>(context: HttpContext, result: Result<T>): T {
  return result.ok ? result.value : refusePage(context, result.refusal);
}

const wordsFor = ({ ctx }: HttpContext) => translator(jobStaffMessages, ctx.locale);
const since = (then: Date, { at }: JobOverview) => (at.getTime() - then.getTime()) / 1_000;

function queueInWords(context: HttpContext, name: string): string {
  const known = queueNames.find((one) => one === name);
  return known ? wordsFor(context)(`queue.${known}`) : name;
}

export type JobsData = Awaited<ReturnType<typeof readJobs>>;

/** Queues, failures by kind, and schedules. */
export async function readJobs(context: HttpContext) {
  const { ctx } = context;
  const overview = kept(context, await readJobOverview(ctx));
  return {
    /** When all of this was so, for people and for a decision about all of a kind. */
    time: formatInstant(overview.at, OFFICE_ZONE, ctx),
    until: overview.at.toISOString(),
    unsent: overview.unsent,
    unsentFor: ageInWords(overview.oldestUnsentSeconds ?? 0, ctx.locale),
    queues: overview.queues.map((queue) => queueRow(context, overview, queue)),
    kinds: overview.failedKinds.map((kind) => kindRow(context, overview, kind)),
    schedules: overview.schedules.map((schedule) => scheduleRow(context, overview, schedule)),
  };
}

export type QueueRow = ReturnType<typeof queueRow>;

function queueRow(context: HttpContext, overview: JobOverview, queue: QueueView) {
  const { pausedAt, oldestSeconds, ...rest } = queue;
  const { locale } = context.ctx;
  return {
    ...rest,
    label: queueInWords(context, queue.name),
    /** How long it has been paused; undefined while it is not. */
    pausedFor: pausedAt ? ageInWords(since(pausedAt, overview), locale) : undefined,
    oldest: oldestSeconds === null ? "–" : ageInWords(oldestSeconds, locale),
  };
}

export type KindRow = ReturnType<typeof kindRow>;

function kindRow(context: HttpContext, overview: JobOverview, kind: FailedKind) {
  const { locale } = context.ctx;
  const age = ageInWords(since(kind.latestAt, overview), locale);
  return {
    jobName: kind.jobName,
    kind: kindInWords(kind.jobName),
    count: kind.count,
    reason: kind.latestFailure,
    latest: wordsFor(context)("ago", { age }),
  };
}

export type ScheduleRow = ReturnType<typeof scheduleRow>;

function scheduleRow(context: HttpContext, overview: JobOverview, schedule: ScheduleView) {
  const { id, jobName, queue, lastRunAt, lastMs, lastOutcome, lastFailure } = schedule;
  const { locale } = context.ctx;
  const t = wordsFor(context);
  const age = lastRunAt ? ageInWords(since(lastRunAt, overview), locale) : "";
  return {
    id,
    lastOutcome,
    lastMs,
    ...nextInWords(schedule, overview.at, locale),
    kind: kindInWords(jobName),
    queue: queueInWords(context, queue),
    runs: scheduleInWords(schedule, context.ctx),
    last: lastRunAt ? t("ago", { age }) : t("never"),
    failure: (lastFailure ?? "").split("\n")[0] ?? "",
  };
}

export type FailedData = Awaited<ReturnType<typeof readFailedJobs>>;

/** The failed jobs as the address bar asks for them. */
export async function readFailedJobs(context: HttpContext, request: Request) {
  const { ctx } = context;
  const asked = new URL(request.url).searchParams;
  const isDiscarded = asked.get("state") === "discarded";
  const overview = kept(context, await readJobOverview(ctx));
  const kind = /^[\w.-]{1,100}$/.exec(asked.get("kind") ?? "")?.[0];
  const page = Number(asked.get("page") ?? 1);
  const filter = { jobName: kind, isDiscarded, page };
  const { rows, ...list } = kept(context, await listFailedJobs(ctx, filter));
  const names = new Set(overview.failedKinds.map(({ jobName }) => jobName));
  if (kind) names.add(kind);
  return {
    ...list,
    ...rowsShown(list),
    query: { kind, isDiscarded },
    /** The kinds that can be chosen, with their words. */
    kinds: [...names].map((value) => ({ value, label: kindInWords(value) })),
    until: overview.at.toISOString(),
    rows: rows.map((row) => failedRow(context, row)),
  };
}

/** The failed job that an address names. */
export async function openFailedJob(context: HttpContext, id: string | undefined) {
  return failedRow(context, kept(context, await readFailedJob(context.ctx, id ?? "")));
}

export type FailedRow = ReturnType<typeof failedRow>;

function failedRow(context: HttpContext, job: FailedJob) {
  const { ctx } = context;
  const { failedAt, askedAt, discardedAt, queue, payload, ...rest } = job;
  return {
    ...rest,
    payload: payload.replaceAll(/^{ ?| ?}$|"/g, ""),
    kind: kindInWords(job.jobName),
    queue: queueInWords(context, queue),
    failed: formatInstant(failedAt, OFFICE_ZONE, ctx),
    asked: formatInstant(askedAt, OFFICE_ZONE, ctx),
    /** "" while it waits for a decision. */
    discarded: discardedAt ? formatInstant(discardedAt, OFFICE_ZONE, ctx) : "",
  };
}
