import type { AccountOverview } from "#modules/accounts/contract";
import type { RenewalPage } from "#modules/renewal/contract";

/** Everything that the staff's page of an account shows. */
export interface StaffAccount {
  readonly overview: AccountOverview;
  readonly levelName: string | undefined;
  readonly page: RenewalPage;
  /** Whether it may renew at its basic level, and staff's reason why not. */
  readonly basicRenewal: { readonly isSuspended: boolean; readonly reason: string };
}
