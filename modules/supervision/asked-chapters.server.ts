import type { GroupAccess } from "#modules/accounts/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { chaptersOf } from "./chapters.server";

/** Which chapters one act is about: those with these ids, or all in reach that lack what it gives them. */
export type AskedChapters = readonly number[] | "lacking";

/**
 * The ids of the chapters that an act is about; undefined when one of them is not a chapter in reach.
 * @param isLacking whether a chapter lacks what the act gives it
 */
export async function askedChapters(
  ctx: Ctx,
  access: GroupAccess,
  asked: AskedChapters,
  isLacking: (accountId: number) => boolean,
): Promise<readonly number[] | undefined> {
  const reached = (await chaptersOf(ctx, access)).map(({ accountId }) => accountId);
  if (asked === "lacking") return reached.filter(isLacking);
  const known = new Set(reached);
  const chosen = [...new Set(asked)];
  return chosen.every((id) => known.has(id)) ? chosen : undefined;
}
