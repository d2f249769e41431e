import type { Ctx } from "#modules/platform/ctx.server";

/** An account by its rows alone, for tests of what others enter against accounts. */
export async function makeAccount(ctx: Ctx, name = "Elm Street Orchestra Boosters") {
  return ctx.db.account.create({ data: { name, levelId: 1002, timeZone: "America/New_York" } });
}
