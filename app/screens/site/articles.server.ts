import type { Fee, StateRequirement } from "#modules/compliance/contract";
import { articlesFeeRange, listRequirements } from "#modules/compliance/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { formatLongDate, formatPrice } from "#modules/platform/format";
import { usStates } from "#modules/platform/us-states";
import type { StateFeesProps } from "./state-fees";

const worded = (fee: Fee) => ({ from: formatPrice(fee.from), upTo: formatPrice(fee.upTo) });

/** What states take for articles of incorporation, and the one that the address asks for. */
export async function articlesFees(ctx: Ctx, request: Request): Promise<StateFeesProps> {
  const asked = new URL(request.url).searchParams.get("state");
  const all = await listRequirements(ctx);
  const chosen = all.find(({ state }) => state === asked);
  const range = articlesFeeRange(all);
  return {
    range: range ? { ...worded(range), count: confirmedIn(all) } : undefined,
    chosen: chosen && choiceOf(ctx, chosen),
  };
}

const confirmedIn = (all: readonly StateRequirement[]) =>
  all.filter(({ articles }) => articles.fee !== null).length;

function choiceOf(ctx: Ctx, { state, sourceUrl, sources, articles: { fee } }: StateRequirement) {
  const { url, readOn } = sources.articles_fee;
  return {
    code: state,
    name: usStates[state],
    sourceUrl: fee ? url : sourceUrl,
    ...(fee && { fee: { ...worded(fee), readOn: formatLongDate(readOn, ctx) } }),
  };
}
