import { readListing } from "#modules/listings/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { einDigits, parseEin } from "#modules/platform/ein";
import { translator } from "#modules/platform/messages";
import { hitLimit } from "#modules/platform/ratelimit/index.server";
import type { HttpContext } from "~/http/context.server";
import { listingPaths } from "~/http/listing-paths";
import { refusePage } from "~/http/respond.server";
import type { ClubState, LookupAnswer } from "~/parts/club-lookup/lookup-views";
import { wordNotFound } from "./coverage.server";
import { dueDate, statusOf } from "./listing-facts.server";
import { findPage, readSearch } from "./search-page.server";
import { listingMessages } from "./words";

/** So many of the names that were found are on the home page; the rest is a link away. */
const SHOWN = 4;

/** What the IRS's files say to an EIN or a name that was typed on the home page. */
export async function lookUpClub(context: HttpContext, request: Request): Promise<LookupAnswer> {
  const { keyword } = readSearch(request);
  const ein = parseEin(keyword);
  if (ein) return await clubOf(context, ein);
  const { data, total, meant } = await findPage(context, request);
  const rows = data.slice(0, SHOWN).map(({ name, city, state, url }) => {
    return { name, place: placeOf({ city, state }), url };
  });
  return {
    kind: "names",
    isNear: Boolean(meant),
    rows,
    total,
    url: listingPaths.search({ keyword }),
  };
}

async function clubOf(context: HttpContext, ein: string): Promise<LookupAnswer> {
  const { ctx } = context;
  const allowed = await hitLimit(ctx, "lookup", context.visit.ip);
  if (!allowed.ok) refusePage(context, allowed.refusal);
  const listing = await readListing(ctx, einDigits(ein));
  const own = listing?.organization;
  return {
    kind: "club",
    ein,
    state: stateOf(listing),
    name: own ? nameOf(own) : "",
    place: own ? placeOf(own) : "",
    status: (listing && statusOf(ctx, listing)) || (await notInFile(ctx, ein)),
    nextReturn: own ? dueDate(ctx, own) : "",
    url: listing ? listingPaths.listing(ein) : listingPaths.search(),
  };
}

async function notInFile(ctx: Ctx, ein: string): Promise<string> {
  const t = translator(listingMessages, ctx.locale);
  const missing = await wordNotFound(ctx, ein);
  return missing.isLoaded
    ? `${missing.title}. ${t("notFoundText", missing)}`
    : t("noneTextUndated");
}

/** A subordinate's own name is the second one; the first repeats its parent's. */
export const nameOf = ({ name, sortName }: { name: string; sortName: string }): string =>
  sortName && sortName !== name ? `${name}, ${sortName}` : name;

const placeOf = ({ city, state }: { city: string; state: string }): string =>
  [city, state].filter(Boolean).join(", ");

/** A revocation that no reinstatement ended outweighs what the list of exempt organizations says. */
export function stateOf(listing: Awaited<ReturnType<typeof readListing>>): ClubState {
  if (listing?.revocation && !listing.revocation.reinstatedOn) return "revoked";
  return listing?.organization ? "current" : "missing";
}

/** Where the same question leads without script. */
export function pageOfLookup(request: Request): string {
  const { keyword } = readSearch(request);
  const ein = parseEin(keyword);
  return ein ? listingPaths.listing(ein) : listingPaths.search({ keyword });
}
