import type { LoaderFunctionArgs } from "@remix-run/node";
import {
  type Board,
  type BoardRow,
  boardQuery,
  readBoardView,
  readPlace,
  writePlace,
} from "#modules/headquarters/contract";
import { readBoard } from "#modules/headquarters/index.server";
import { centralOf } from "~/http/headquarters-head.server";
import { headquartersPaths } from "~/http/headquarters-paths";
import { refusePage } from "~/http/respond.server";

/**
 * A page of the board's view for programs, with the counts of the whole view at the same instant. The
 * address says what the board's does; `next` and `previous` lead to the other pages.
 */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { ctx } = context;
  const { accountId: centralAccountId, named } = centralOf(context, request);
  const asked = new URL(request.url).searchParams;
  const view = readBoardView(asked);
  const found = await readBoard(ctx, {
    centralAccountId,
    view,
    after: readPlace(asked.get("after"), view),
    before: readPlace(asked.get("before"), view),
  });
  if (!found.ok) refusePage(context, found.refusal);
  const { group, counts, total, regions, rows, before, after } = found.value;
  const at = (name: "after" | "before", place: Board["after"]) => {
    if (!place) return null;
    const query = boardQuery(view);
    query.set(name, writePlace(place));
    return headquartersPaths.json(named, query);
  };
  const page = {
    as_of: ctx.now().toISOString(),
    group: { name: group.label, gen: group.gen },
    total,
    counts,
    regions,
    chapters: rows.map(chapterOf),
    next: at("after", after),
    previous: at("before", before),
  };
  return Response.json(page, {
    headers: { "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" },
  });
}

/** Days are YYYY-MM-DD; what is not known is null. */
const chapterOf = (row: BoardRow) => ({
  id: row.id,
  name: row.name,
  school: row.school || null,
  region: row.region,
  state: row.state,
  ein: row.ein,
  verdict: row.verdict,
  is_held: row.isHeld,
  reasons: row.reasons,
  last_period_seen: row.seen,
  next_due: row.due,
  profile_percent: row.profile,
  is_authorized: row.isAuthorized,
  authorized_until: row.authorizedUntil,
  membership: row.membership,
  renewal_due: row.renewalDueOn,
  terms_end: row.terms,
  last_signed_in: row.signedInOn,
});
