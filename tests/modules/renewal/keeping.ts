import { createCtx } from "#modules/platform/ctx.server";
import { cents } from "#modules/platform/money";
import { changeLevel, type LevelTerms, readLevel } from "#modules/renewal/index.server";
import { makePerson } from "#tests/modules/accounts/people";
import { must } from "./renewing";

/** Somebody of the staff. */
export async function staffCtx() {
  const { id } = await makePerson({ isStaff: true });
  const actor = { kind: "user", userId: id, isStaff: true, role: "owner", accountIds: [] } as const;
  return { ctx: createCtx({ actor }), id };
}

/** The level of an id, as staff keep it. */
export async function kept(id: number) {
  return must(await readLevel((await staffCtx()).ctx, id));
}

/** Changes some terms of a level as somebody who read it a moment ago. */
export async function change(id: number, terms: Partial<LevelTerms>) {
  const { ctx } = await staffCtx();
  const { level, version } = must(await readLevel(ctx, id));
  return changeLevel(ctx, { id, version, terms: { ...level, ...terms } });
}

export const price = (amount: number, discount = 20_00) => ({
  renewal: { price: cents(amount), earlyBirdDiscount: cents(discount) },
});
