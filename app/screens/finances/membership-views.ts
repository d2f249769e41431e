/** A renewed year of membership as a page shows it; dates are words. */
export interface ShownMembership {
  readonly id: number;
  readonly accountId: number;
  readonly levelName: string;
  readonly from: string;
  readonly through: string;
  readonly certificate: "none" | "waiting" | "ready";
  readonly certificateNumber: string;
}
