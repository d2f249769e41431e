// What the sandbox's test cards, ZIP codes, card codes and amounts bring about
// (developer.authorize.net/hello_world/testing_guide).

const brands = [
  [/^4/, "Visa"],
  [/^(5[1-5]|2[2-7])/, "MasterCard"],
  [/^3[47]/, "AmericanExpress"],
  [/^6/, "Discover"],
  [/^35|^3088/, "JCB"],
  [/^3/, "DinersClub"],
];
const avsByZip = {
  46201: "A",
  46203: "E",
  46204: "G",
  46205: "N",
  46206: "P",
  46207: "R",
  46208: "S",
  46209: "U",
  46211: "W",
  46214: "X",
  46217: "Z",
};
const cvvByCode = { 900: "M", 901: "N", 902: "S", 903: "U", 904: "P" };
/** The balance that stays on a prepaid card, in cents. */
const prepaidByZip = { 46226: 123, 46227: -123, 46228: 0 };
const PARTIAL_ZIP = "46225";
const PARTIAL_CENTS = 123;
const DECLINE_ZIP = "46282";
/** All bank payments of a month together, as a multiple of what one may be. */
const BANK_MONTH_FACTOR = 50;
const MONTH_MS = 30 * 86_400_000;

export const brandOf = (cardNumber) =>
  brands.find(([pattern]) => pattern.test(cardNumber))?.[1] ?? "Visa";

/**
 * Judges a card.
 * @returns {{ verdict: "approved" | "declined" | "partial", cents: number, avs: string, cvv: string, prePaidCard?: object }}
 */
export function judgeCard({ cents, zip, cardCode, allowsPartial }) {
  const avs = avsByZip[zip] ?? "Y";
  const cvv = cvvByCode[cardCode] ?? (cardCode ? "M" : "P");
  const answer = { cents, avs, cvv };
  if (zip === DECLINE_ZIP) return { ...answer, verdict: "declined" };
  if (zip === PARTIAL_ZIP && cents > PARTIAL_CENTS) {
    if (!allowsPartial) return { ...answer, verdict: "declined" };
    const prePaidCard = prepaid(cents, PARTIAL_CENTS, 0);
    return { ...answer, cents: PARTIAL_CENTS, verdict: "partial", prePaidCard };
  }
  const left = prepaidByZip[zip];
  const isPrepaid = left !== undefined;
  return {
    ...answer,
    verdict: "approved",
    ...(isPrepaid && { prePaidCard: prepaid(cents, cents, left) }),
  };
}

const prepaid = (requested, approved, left) => ({
  requestedAmount: dollars(requested),
  approvedAmount: dollars(approved),
  balanceOnCard: dollars(left),
});

/** Judges a bank payment: in the sandbox each may be up to $100, all of a month up to $5,000. */
export function judgeBank({ cents, transactions, now, limitCents }) {
  const ofMonth = transactions
    .filter((one) => one.method === "bank" && one.responseCode === "1" && now - one.at < MONTH_MS)
    .reduce((sum, one) => sum + one.cents, 0);
  const isGood = cents <= limitCents && ofMonth + cents <= limitCents * BANK_MONTH_FACTOR;
  return { verdict: isGood ? "approved" : "declined", cents, avs: "P", cvv: "" };
}

/** Cents as the provider writes them: "12.34". */
export const dollars = (cents) => (cents / 100).toFixed(2);

/** "12.34" as cents; the schema lets nothing else through. */
export const centsOf = (amount) => Math.round(Number(amount) * 100);
