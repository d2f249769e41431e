import { readAccountOverview } from "#modules/accounts/index.server";
import { openStates } from "#modules/bylaws/contract";
import { listBylaws, listDocuments } from "#modules/bylaws/index.server";
import { formatInstant } from "#modules/platform/format";
import { pageBounds } from "#modules/platform/pagination";
import type { HttpContext } from "~/http/context.server";
import { refusePage } from "~/http/respond.server";

interface Paged {
  readonly current_page: number;
  readonly per_page: number;
  readonly total: number;
}

/** The numbers of the first and the last row shown; null when there is none. */
function rangeOf({ current_page: page, per_page: perPage, total }: Paged) {
  if (total === 0) return { from: null, to: null };
  const { offset } = pageBounds({ page, perPage, total });
  return { from: offset + 1, to: Math.min(offset + perPage, total) };
}

/** The bylaws among an account's papers, as the address asks for them. */
export async function readPapers(context: HttpContext, request: Request, accountId: number) {
  const { ctx } = context;
  const page = Number(new URL(request.url).searchParams.get("page") ?? 1);
  const account = await readAccountOverview(ctx, accountId);
  if (!account.ok) refusePage(context, account.refusal);
  const found = await listBylaws(ctx, { accountId, page });
  if (!found.ok) refusePage(context, found.refusal);
  const { rows, ...list } = found.value;
  return {
    ...list,
    ...rangeOf(list),
    accountId,
    accountName: account.value.name,
    rows: rows.map(({ savedAt, ...row }) => ({
      ...row,
      saved: formatInstant(savedAt, account.value.timeZone, ctx),
    })),
  };
}

/** Documents that failed or wait, as the address asks for them. */
export async function readQueue(context: HttpContext, request: Request) {
  const { ctx } = context;
  const asked = new URL(request.url).searchParams;
  const state = openStates.find((one) => one === asked.get("state")) ?? "failed";
  const found = await listDocuments(ctx, { state, page: Number(asked.get("page") ?? 1) });
  if (!found.ok) refusePage(context, found.refusal);
  const { rows, ...list } = found.value;
  return {
    ...list,
    ...rangeOf(list),
    state,
    rows: rows.map(({ createdAt, ...row }) => ({
      ...row,
      asked: formatInstant(createdAt, "America/New_York", ctx),
    })),
  };
}
