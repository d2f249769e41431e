import type { ListingRow } from "#modules/listings/contract";
import { type ListingPage, searchListings } from "#modules/listings/index.server";
import { hitLimit } from "#modules/platform/ratelimit/index.server";
import { usStates } from "#modules/platform/us-states";
import type { HttpContext } from "~/http/context.server";
import { listingPaths } from "~/http/listing-paths";
import { paths } from "~/http/paths";
import { refusePage } from "~/http/respond.server";

const urlOfRow = (row: ListingRow): string =>
  row.accountId === undefined ? listingPaths.listing(row.ein) : paths.profile(row.accountId);

/** What a request asks for: a keyword, a page, and a state where it names a real one. */
export function readSearch(request: Request) {
  const { searchParams } = new URL(request.url);
  const state = (searchParams.get("state") ?? "").toUpperCase();
  return {
    keyword: (searchParams.get("keyword") ?? "").slice(0, 200),
    page: Number(searchParams.get("page") ?? 1),
    state: Object.hasOwn(usStates, state) ? state : "",
  };
}

export type ShownListings = Awaited<ReturnType<typeof findPage>>;

/** A page of the search, as the JSON call answers it, with what was looked for instead. */
export async function findPage(context: HttpContext, request: Request) {
  const allowed = await hitLimit(context.ctx, "lookup", context.visit.ip);
  if (!allowed.ok) refusePage(context, allowed.refusal);
  const asked = readSearch(request);
  const found = await searchListings(asked, (page) => listingPaths.json({ ...asked, page }));
  return { ...found, data: found.data.map(toRow) };
}

const toRow = (row: ListingPage["data"][number]) => ({
  name: row.name,
  city: row.city,
  state: row.state,
  url: urlOfRow(row),
});
