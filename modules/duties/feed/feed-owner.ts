import type { Ctx } from "#modules/platform/ctx.server";

/** Whose private calendar of an account is meant: the actor's, who is among its people; else nobody's. */
export const feedOwner = ({ actor }: Pick<Ctx, "actor">, accountId: number): number | undefined =>
  actor.kind === "user" && actor.accountIds.includes(accountId) ? actor.userId : undefined;
