import { type AskedAccount, askedAccount } from "~/http/asked-account.server";
import type { HttpContext } from "~/http/context.server";
import { refusePage } from "~/http/respond.server";

/** Which calendar year of which account an address names; what is no year is found nowhere. */
export function askedGiftYear(
  context: HttpContext,
  request: Request,
  year: string | undefined,
): AskedAccount & { readonly year: number } {
  const account = askedAccount(context, request);
  if (!/^20\d\d$/.test(year ?? "")) refusePage(context, { code: "not_found" });
  return { ...account, year: Number(year) };
}
