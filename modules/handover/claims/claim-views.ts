import type { Office } from "#modules/officers/contract";
import type { ClaimState } from "./claim-state";

/** A claim of a club, as whoever decides reads it. */
export interface ClaimView {
  readonly id: number;
  readonly accountId: number;
  readonly accountName: string;
  readonly timeZone: string;
  readonly state: ClaimState;
  readonly office: Office;
  readonly title: string;
  readonly name: string;
  readonly email: string;
  readonly why: string;
  readonly fileName: string;
  /** The virus scanner found something in the paper: nobody gets it. */
  readonly isQuarantined: boolean;
  readonly createdAt: Date;
  readonly effectiveAt: Date;
  /** What was said against it; "" for nothing. */
  readonly objection: string;
  /** Who objected; "" for nobody. */
  readonly objectedBy: string;
  /** What was said with the decision. */
  readonly decision: string;
  /** Approve it, where it is not yet, or end it. */
  readonly mayDecide: boolean;
  readonly mayObject: boolean;
}
