import { type Cents, cents } from "#modules/platform/money";

/** Figures of the IRS for gifts; undefined where nobody confirmed one: then a letter is written rather than not. */
export interface GiftFigures {
  /** From here on a donor may deduct a single gift with a written letter alone (26 U.S.C. 170(f)(8)(A)). */
  readonly letterFrom: Cents | undefined;
  /** A payment over this that is partly for goods needs a written disclosure (26 U.S.C. 6115(a)). */
  readonly disclosedOver: Cents | undefined;
}

/** How far the mail with a gift's letter is: not asked for, on its way, sent, or given up. */
export const mailStates = ["", "waiting", "sent", "failed"] as const;
export type MailState = (typeof mailStates)[number];

/** What was given and what the donor got for it, in cents; `amount` is null for property. */
export interface Given {
  readonly amount: Cents | null;
  /** The estimated value of what the donor got in return; 0 for nothing. */
  readonly goodsValue: Cents;
}

/** What a donor may deduct at most, in cents (Publication 1771: payment less value, never below 0). */
export const deductiblePart = (paid: Cents, value: Cents): Cents =>
  cents(Math.max(0, paid - value));

/**
 * Whether the donor needs a letter to deduct it: `unknown` for property, whose value the donor knows. Gifts
 * of one day are not added up (Regulations section 1.170A-13(f)(1)).
 */
export function needsLetter(
  { amount, goodsValue }: Given,
  { letterFrom }: GiftFigures,
): "yes" | "no" | "unknown" {
  if (letterFrom === undefined) return "yes";
  if (amount === null) return "unknown";
  return deductiblePart(amount, goodsValue) >= letterFrom ? "yes" : "no";
}

/** Whether the club has to tell the donor in writing which part is deductible. */
export const needsDisclosure = (
  { amount, goodsValue }: Given,
  { disclosedOver }: GiftFigures,
): boolean => amount !== null && amount > (disclosedOver ?? 0) && goodsValue > 0;

/** Whether a gift belongs to the letters of its year: its donor needs one, may need one, or has to be told a part. */
export const isWritten = ({
  needs,
  isDisclosed,
}: {
  readonly needs: ReturnType<typeof needsLetter>;
  readonly isDisclosed: boolean;
}): boolean => needs !== "no" || isDisclosed;
