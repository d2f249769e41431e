import { accountOfEin } from "#modules/accounts/index.server";
import { parseEin } from "#modules/platform/ein";
import { isStaff } from "#modules/platform/permission.server";
import type { Refusal } from "#modules/platform/result";
import type { HttpContext } from "./context.server";
import { paths } from "./paths";

/** For staff, the address of the account that has an EIN which was refused; "" for none, and for everybody else. */
export async function einHolderOf(
  { ctx }: HttpContext,
  refusal: Refusal,
  typed: unknown,
): Promise<string> {
  if (!isStaff(ctx) || refusal.code !== "invalid" || !refusal.errors.ein) return "";
  const ein = parseEin(String(typed))?.replace("-", "");
  const holder = ein ? await accountOfEin(ctx, ein) : undefined;
  return holder ? paths.staffAccount(holder.id) : "";
}
