import type { CivilDate } from "#modules/platform/dates";
import type { Cents } from "#modules/platform/money";
import type { Given } from "./domain/gift";

/** A gift as those who may see donors read it. */
export interface GiftView extends Given {
  readonly id: number;
  readonly donor: string;
  /** Lines; "" when nobody entered it. */
  readonly address: string;
  readonly givenOn: CivilDate;
  readonly amount: Cents | null;
  /** What was given, for property; "" for money. */
  readonly property: string;
  /** What the donor got in return; "" for nothing. */
  readonly goods: string;
  readonly needs: "yes" | "no" | "unknown";
}
