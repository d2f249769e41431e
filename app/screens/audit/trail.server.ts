import type { TrailFilter } from "#modules/audit/contract";
import { exportTrail, readChainState, searchTrail, TRAIL_ZONE } from "#modules/audit/index.server";
import { parseCivilDate } from "#modules/platform/dates";
import { formatInstant } from "#modules/platform/format";
import type { TrailQuery } from "~/http/audit-staff-paths";
import type { HttpContext } from "~/http/context.server";
import { refusePage } from "~/http/respond.server";

/** What the address bar asks for; a day that does not exist is not asked for. */
function readQuery(request: Request): TrailQuery {
  const asked = new URL(request.url).searchParams;
  const text = (name: string) => asked.get(name)?.trim() ?? "";
  const day = (name: string) => parseCivilDate(text(name)) ?? "";
  return {
    actor: text("actor"),
    action: text("action"),
    subject: text("subject"),
    from: day("from"),
    to: day("to"),
  };
}

const filterOf = ({ from = "", to = "", ...query }: TrailQuery): TrailFilter => ({
  ...query,
  from: parseCivilDate(from),
  to: parseCivilDate(to),
});

export type TrailData = Awaited<ReturnType<typeof readTrail>>;
export type TrailRow = TrailData["rows"][number];

/** The page of the audit record that the address bar asks for. */
export async function readTrail(context: HttpContext, request: Request) {
  const { ctx } = context;
  const query = readQuery(request);
  const [below] = /^\d{1,18}$/.exec(new URL(request.url).searchParams.get("before") ?? "") ?? [];
  const before = below === undefined ? undefined : BigInt(below);
  const [found, state] = await Promise.all([
    searchTrail(ctx, filterOf(query), { before }),
    readChainState(ctx),
  ]);
  if (!found.ok) refusePage(context, found.refusal);
  if (!state.ok) refusePage(context, state.refusal);
  const { checkedAt, ...chain } = state.value;
  const inWords = (at: Date) => formatInstant(at, TRAIL_ZONE, ctx);
  return {
    query,
    isFirstPage: before === undefined,
    rows: found.value.entries.map(({ at, ...entry }) => ({ ...entry, at: inWords(at) })),
    next: found.value.next,
    chain: { ...chain, checked: checkedAt ? inWords(checkedAt) : undefined },
  };
}

/** The same as a spreadsheet. */
export async function exportFound(context: HttpContext, request: Request): Promise<string> {
  const found = await exportTrail(context.ctx, filterOf(readQuery(request)));
  return found.ok ? found.value : refusePage(context, found.refusal);
}
