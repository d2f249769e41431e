import type { CivilDate } from "#modules/platform/dates";
import type { Cents } from "#modules/platform/money";
import type { RenewalFacts } from "./domain/quote";
import type { MembershipStanding } from "./domain/standing";
import type { Level } from "./level";

/** A renewal that was submitted and is not settled yet. */
export interface OpenRenewal {
  readonly invoice: {
    readonly id: number;
    readonly number: string;
    /** The sum of the lines. */
    readonly value: Cents;
    /** What is still to be paid; 0 while the settlement is being entered. */
    readonly balance: Cents;
    readonly lines: readonly {
      readonly id: number;
      readonly label: string;
      readonly value: Cents;
    }[];
  };
  readonly levelName: string;
  /** What the referral bonus paid of it. */
  readonly bonus: Cents;
  readonly nextDueOn: CivilDate;
  /** Nothing but the bonus was paid, so it can be taken back. */
  readonly isCancellable: boolean;
}

/** A membership that can be renewed, with everything that the quote asks for. */
export interface RenewableMembership {
  /** The level that is renewed. */
  readonly level: Level;
  /** The full-service level that the renewal offers. */
  readonly upgradeLevel: Level | null;
  readonly facts: RenewalFacts;
  /** The day in the account's time zone. */
  readonly today: CivilDate;
  readonly standing: MembershipStanding;
  readonly open: OpenRenewal | null;
  /** The tax return that the newest renewal asked for is still to come. */
  readonly isReturnAwaited: boolean;
}

/** Everything that the renewal page of an account shows. */
export interface RenewalPage {
  readonly accountId: number;
  readonly accountName: string;
  /** A postal code, "TX"; null when it is not known. */
  readonly state: string | null;
  readonly group: { readonly label: string; readonly isBilledAsGroup: boolean } | null;
  /** Null for an account that was never a member. */
  readonly membership: RenewableMembership | null;
}
