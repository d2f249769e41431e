import { type Ctx, reader } from "../ctx.server";
import type { OutboxJob } from "../generated/prisma/client";
import { redactedNames } from "../log.server";
import { type PageAnswer, pageBounds } from "../pagination";
import { refuseOthers } from "../permission.server";
import { ok, type Result, refuse } from "../result";
import type { FailedJob } from "./views";

const PER_PAGE = 25;

/** Which given-up jobs are asked for: those that wait for a decision, or those discarded. */
export interface FailedFilter {
  readonly jobName?: string | undefined;
  readonly isDiscarded?: boolean;
}

export interface FailedJobs
  extends Pick<PageAnswer<unknown>, "current_page" | "per_page" | "total"> {
  readonly rows: readonly FailedJob[];
}

/** The jobs that were given up, the latest first: for staff. */
export async function listFailedJobs(
  ctx: Ctx,
  { page, jobName, isDiscarded = false }: FailedFilter & { readonly page: number },
): Promise<Result<FailedJobs>> {
  const others = refuseOthers(ctx);
  if (others) return others;
  const where = {
    failedAt: { not: null },
    discardedAt: isDiscarded ? { not: null } : null,
    ...(jobName && { jobName }),
  };
  const total = await reader(ctx).outboxJob.count({ where });
  const bounds = pageBounds({ page, perPage: PER_PAGE, total });
  const rows = await reader(ctx).outboxJob.findMany({
    where,
    orderBy: [{ failedAt: "desc" }, { id: "desc" }],
    skip: bounds.offset,
    take: PER_PAGE,
  });
  return ok({ rows: rows.map(viewOf), total, current_page: bounds.page, per_page: PER_PAGE });
}

const isUuid = (id: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id);

/** One job that was given up: for staff. */
export async function readFailedJob(ctx: Ctx, id: string): Promise<Result<FailedJob>> {
  const others = refuseOthers(ctx);
  if (others) return others;
  if (!isUuid(id)) return refuse({ code: "not_found" });
  const row = await reader(ctx).outboxJob.findFirst({ where: { id, failedAt: { not: null } } });
  return row ? ok(viewOf(row)) : refuse({ code: "not_found" });
}

const viewOf = (row: OutboxJob): FailedJob => ({
  id: row.id,
  jobName: row.jobName,
  queue: row.queue,
  requestId: row.requestId,
  attempts: row.attempts,
  failure: row.failure ?? "",
  failedAt: row.failedAt ?? row.createdAt,
  askedAt: row.createdAt,
  payload: shownPayload(row.payload),
  discardedAt: row.discardedAt,
  discardReason: row.discardReason,
});

const hidden = "…";
const MOST_ITEMS = 20;
const secrets = new Set<string>(redactedNames);

/**
 * A job's payload for people to read: numbers, flags, ids and single words stay; whatever else
 * is there, and every value under a name of something secret, is "…".
 */
function shownPayload(payload: unknown): string {
  return JSON.stringify(shown(payload), null, 1).replaceAll(/\n\s*/g, " ");
}

function shown(value: unknown): unknown {
  if (value === null || typeof value === "number" || typeof value === "boolean") return value;
  if (typeof value === "string") return /^[\w-]{1,40}$/.test(value) ? value : hidden;
  if (Array.isArray(value)) {
    const rest = value.length > MOST_ITEMS ? [hidden] : [];
    return [...value.slice(0, MOST_ITEMS).map(shown), ...rest];
  }
  if (typeof value !== "object") return hidden;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, secrets.has(name) ? hidden : shown(one)]),
  );
}
