import { data } from "@remix-run/node";
import { accountOfEin } from "#modules/accounts/index.server";
import { parseEinDigits } from "#modules/platform/ein";
import { isStaff } from "#modules/platform/permission.server";
import type { Refusal } from "#modules/platform/result";
import type { EinRefusal } from "~/parts/accounts/ein-holder";
import type { HttpContext } from "./context.server";
import { paths } from "./paths";
import { refuseForm } from "./respond.server";

/** For staff, the address of the account that has an EIN which was refused; "" for none, and for everybody else. */
export async function einHolderOf(
  { ctx }: HttpContext,
  refusal: Refusal,
  typed: unknown,
): Promise<string> {
  if (!isStaff(ctx) || refusal.code !== "invalid" || !refusal.errors.ein) return "";
  const ein = parseEinDigits(String(typed));
  const holder = ein ? await accountOfEin(ctx, ein) : undefined;
  return holder ? paths.staffAccount(holder.id) : "";
}

/** The refusal of a form that gives an account an EIN, as `refuseForm` answers it. */
export async function refuseEinForm(context: HttpContext, refusal: Refusal, typed: unknown) {
  const { data: answer, init } = refuseForm(context, refusal);
  const holder = await einHolderOf(context, refusal, typed);
  return data<EinRefusal>({ ...answer, holder }, init ?? undefined);
}
