import { readCoverage } from "#modules/listings/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { translator } from "#modules/platform/messages";
import { usStates } from "#modules/platform/us-states";
import { listingMessages } from "./words";

const listed = (ctx: Ctx, words: readonly string[]) =>
  new Intl.ListFormat(ctx.formatLocale, { type: "conjunction" }).format(words);

/** Of which states the IRS's list is loaded: what is missing elsewhere says nothing. */
export async function wordCoverage(ctx: Ctx): Promise<string> {
  const t = translator(listingMessages, ctx.locale);
  const { states } = await readCoverage(ctx);
  const names = Object.entries(usStates).flatMap(([code, name]) =>
    states.includes(code) ? [name] : [],
  );
  if (names.length === 0) return t("coverageNone");
  if (names.length === Object.keys(usStates).length) return t("coverageAll");
  return t("coverageSome", { states: listed(ctx, names) });
}

/** Which groups the search looks through. */
export async function wordGroups(ctx: Ctx): Promise<string> {
  const t = translator(listingMessages, ctx.locale);
  const { groups } = await readCoverage(ctx);
  return groups.length === 0 ? "" : t("searched", { groups: listed(ctx, groups) });
}
