import type { Fee, StateRequirement } from "#modules/compliance/contract";
import { articlesFeeRange, listRequirements } from "#modules/compliance/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { formatLongDate } from "#modules/platform/format";
import { cents } from "#modules/platform/money";
import { usStates } from "#modules/platform/us-states";
import { shortPrice } from "~/http/priced.server";
import type { StateFeesProps } from "./state-fees";

const worded = (fee: Fee) => ({ from: shortPrice(fee.from), upTo: shortPrice(fee.upTo) });

const nothing: Fee = { from: cents(0), upTo: cents(0) };

/** What states take for articles of incorporation, and the one that the address asks for. */
export async function articlesFees(ctx: Ctx, request: Request): Promise<StateFeesProps> {
  const asked = new URL(request.url).searchParams.get("state");
  const all = await listRequirements(ctx);
  const chosen = all.find(({ state }) => state === asked);
  const [oldest] = all.map(({ checkedOn }) => checkedOn).sort();
  return {
    ...worded(articlesFeeRange(all) ?? nothing),
    readOn: oldest ? formatLongDate(chosen?.checkedOn ?? oldest, ctx) : "",
    chosen: chosen && choiceOf(chosen),
  };
}

const choiceOf = ({ state, articles: { fee } }: StateRequirement) => ({
  code: state,
  name: usStates[state],
  ...(fee && { fee: worded(fee) }),
});
