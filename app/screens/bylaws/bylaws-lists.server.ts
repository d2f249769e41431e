import { readAccountOverview } from "#modules/accounts/index.server";
import { openStates } from "#modules/bylaws/contract";
import { listBylaws, listDocuments } from "#modules/bylaws/index.server";
import { OFFICE_ZONE } from "#modules/platform/dates";
import { formatInstant } from "#modules/platform/format";
import { rowsShown } from "#modules/platform/pagination";
import type { HttpContext } from "~/http/context.server";
import { refusePage } from "~/http/respond.server";

export type ShownBylaws = Awaited<ReturnType<typeof readOwnBylaws>>["rows"][number];

/** The bylaws among an account's papers, as the address asks for them. */
export async function readOwnBylaws(context: HttpContext, request: Request, accountId: number) {
  const { ctx } = context;
  const page = Number(new URL(request.url).searchParams.get("page") ?? 1);
  const account = await readAccountOverview(ctx, accountId);
  if (!account.ok) refusePage(context, account.refusal);
  const found = await listBylaws(ctx, { accountId, page });
  if (!found.ok) refusePage(context, found.refusal);
  const { rows, ...list } = found.value;
  return {
    ...list,
    ...rowsShown(list),
    accountId,
    accountName: account.value.name,
    rows: rows.map(({ savedAt, ...row }) => ({
      ...row,
      saved: formatInstant(savedAt, account.value.timeZone, ctx),
    })),
  };
}

export type ShownQueue = Awaited<ReturnType<typeof readQueue>>;
export type ShownDocument = ShownQueue["rows"][number];

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
    ...rowsShown(list),
    state,
    rows: rows.map(({ createdAt, ...row }) => ({
      ...row,
      asked: formatInstant(createdAt, OFFICE_ZONE, ctx),
    })),
  };
}
