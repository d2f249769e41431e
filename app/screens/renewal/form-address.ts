import { paths } from "~/http/paths";
import type { RenewalView } from "./renewal-page.server";

/** Where the form is, and where it is sent; `isIndividual` goes past the group's warning. */
export function formAddress(
  { page, named, isOnBehalf }: RenewalView,
  isIndividual: boolean = page.group?.isBilledAsGroup === true,
): string {
  return isOnBehalf
    ? paths.staffRenewal(page.accountId, { isIndividual })
    : paths.renewal({ accountId: named, isIndividual });
}
