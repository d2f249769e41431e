import type { CivilDate } from "#modules/platform/dates";
import type { Cents } from "#modules/platform/money";
import type { Deductible } from "./deductible.server";
import type { Given, MailState } from "./domain/gift";

/** A gift as those who may see donors read it. */
export interface GiftView extends Given {
  readonly id: number;
  readonly donor: string;
  /** Lines; "" when nobody entered it. */
  readonly address: string;
  /** "" when nobody entered it. */
  readonly email: string;
  readonly givenOn: CivilDate;
  readonly amount: Cents | null;
  /** What was given, for property; "" for money. */
  readonly property: string;
  /** What the donor got in return; "" for nothing. */
  readonly goods: string;
  readonly needs: "yes" | "no" | "unknown";
  /** Its letter has to name the deductible part. */
  readonly isDisclosed: boolean;
  /** Whether its letter was mailed; "" for not yet. */
  readonly mailState: MailState;
  readonly mailedAt: Date | null;
}

/** A club of which gifts are entered, and whether their donors may deduct them. */
export interface GiftClub {
  readonly accountName: string;
  readonly timeZone: string;
  readonly deductible: Deductible;
}
