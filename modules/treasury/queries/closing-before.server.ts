import type { Ctx } from "#modules/platform/ctx.server";
import type { Cents } from "#modules/platform/money";
import { figuresOf } from "../domain/figures";
import { contentOf, findWithBefore, type YearKey } from "../store.server";

/** The closing balance of the year before; null where there is none. Whoever calls asks for permission. */
export async function closingBefore(ctx: Ctx, key: YearKey): Promise<Cents | null> {
  const { before } = await findWithBefore(ctx, key);
  return before ? figuresOf(contentOf(before)).closing : null;
}
