import { type Ctx, reader } from "#modules/platform/ctx.server";
import type { Answers } from "#modules/platform/forms/contract";
import { isOfAccount } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";

const flag = (isOn: boolean) => (isOn ? "1" : "0");

/**
 * What an account says about itself, as the answers of `accountProfileFields`: for its people,
 * staff and the system; for anybody else it does not exist (`not_found`).
 */
export async function readAccountProfile(ctx: Ctx, accountId: number): Promise<Result<Answers>> {
  if (!isOfAccount(ctx, accountId)) return refuse({ code: "not_found" });
  const account = await reader(ctx).account.findUnique({
    where: { id: accountId },
    select: {
      name: true,
      about: true,
      city: true,
      state: true,
      website: true,
      phone: true,
      showsAbout: true,
      showsPlace: true,
      showsWebsite: true,
      showsPhone: true,
    },
  });
  if (!account) return refuse({ code: "not_found" });
  return ok({
    name: account.name,
    about: account.about ?? "",
    shows_about: flag(account.showsAbout),
    city: account.city ?? "",
    state: account.state ?? "",
    shows_place: flag(account.showsPlace),
    website: account.website ?? "",
    shows_website: flag(account.showsWebsite),
    phone: account.phone ?? "",
    shows_phone: flag(account.showsPhone),
  });
}
