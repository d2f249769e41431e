import { redirect } from "@remix-run/node";
import type { Ctx } from "#modules/platform/ctx.server";
import { civilDateIn } from "#modules/platform/dates";
import { isOfAccount } from "#modules/platform/permission.server";
import { chosenAccount } from "~/http/chosen-account";
import type { HttpContext } from "~/http/context.server";
import { requireMember } from "~/http/guards.server";
import { paths } from "~/http/paths";
import { refusePage } from "~/http/respond.server";

export interface AskedAccount {
  readonly accountId: number;
  /** For addresses; undefined for the person's first account. */
  readonly named: number | undefined;
}

/** Whose calendar is meant; who belongs to no account is led home, a stranger finds nothing. */
export function askedAccount(context: HttpContext, request: Request): AskedAccount {
  const { accountIds } = requireMember(context, request);
  const accountId = chosenAccount(request, accountIds);
  if (accountId === undefined) throw redirect(paths.app, 303);
  if (!isOfAccount(context.ctx, accountId)) refusePage(context, { code: "not_found" });
  return { accountId, named: accountId === accountIds[0] ? undefined : accountId };
}

const US_EAST = "America/New_York";

/** The year that is shown when none is asked for. */
export const thisYearOf = ({ now }: Ctx): number => Number(civilDateIn(now(), US_EAST).slice(0, 4));
