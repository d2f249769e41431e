import { type CivilDate, parseCivilDate } from "#modules/platform/dates";
import { type AskedAccount, askedAccount } from "./asked-account.server";
import type { HttpContext } from "./context.server";
import { refusePage } from "./respond.server";

export interface AskedYear extends AskedAccount {
  /** The last day of the fiscal year. */
  readonly endsOn: CivilDate;
}

/** Which fiscal year of which account an address names; what is no day is found nowhere. */
export function askedYear(
  context: HttpContext,
  request: Request,
  end: string | undefined,
): AskedYear {
  const account = askedAccount(context, request);
  const endsOn = /^\d{4}-\d{2}-\d{2}$/.test(end ?? "") ? parseCivilDate(end ?? "") : undefined;
  if (!endsOn) refusePage(context, { code: "not_found" });
  return { ...account, endsOn };
}

/** The version that a form was read at; no year has the version -1. */
export const readVersion = (typed: unknown): number =>
  /^\d{1,9}$/.test(String(typed)) ? Number(typed) : -1;
