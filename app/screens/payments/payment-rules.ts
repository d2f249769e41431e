import { expiryOf } from "./card-typing";

/** What was typed, by field. */
export type Typed = Readonly<Record<string, string>>;

export const cardFields = [
  "cardNumber",
  "expiry",
  "cardCode",
  "name",
  "address",
  "zip",
  "city",
  "state",
] as const;

export const bankFields = [
  "nameOnAccount",
  "accountType",
  "routingNumber",
  "accountNumber",
  "accountNumber_confirmation",
] as const;

type BankRule = "accountsDiffer" | "accountIsRouting";

/** The provider takes no more of the name on a bank account. */
export const nameOnAccountMax = 22;

/** So many years ahead a card may end. */
export const EXPIRY_YEARS = 10;

/**
 * What is wrong with the date until which a card counts: it is no month and year, or the year is
 * none from `first` through ten more. Undefined for an empty one and for one that may be right.
 */
export function expiryProblem(
  typed: string,
  first: number,
): "expiryWrong" | "expiryYear" | undefined {
  if (typed.trim() === "") return undefined;
  const expiry = expiryOf(typed);
  if (!expiry) return "expiryWrong";
  const year = Number(expiry.year);
  return year < first || year > first + EXPIRY_YEARS ? "expiryYear" : undefined;
}

const digitsOf = (text: string): string => text.replaceAll(/[\s-]/g, "");

/** The required fields that are empty, in the order of the form. */
export const emptyFields = <Name extends string>(names: readonly Name[], typed: Typed): Name[] =>
  names.filter((name) => (typed[name] ?? "").trim() === "");

/** What is wrong with the numbers of a bank account, by field; nothing about empty ones. */
export function bankProblems(typed: Typed): Readonly<Record<string, BankRule>> {
  const account = digitsOf(typed.accountNumber ?? "");
  const again = digitsOf(typed.accountNumber_confirmation ?? "");
  if (account !== "" && again !== "" && account !== again) {
    return { accountNumber: "accountsDiffer", accountNumber_confirmation: "accountsDiffer" };
  }
  return account !== "" && account === digitsOf(typed.routingNumber ?? "")
    ? { accountNumber: "accountIsRouting" }
    : {};
}

/** What the tokenising script takes of a card. */
export function cardDataOf(typed: Typed) {
  const { month = "", year = "" } = expiryOf(typed.expiry ?? "") ?? {};
  return {
    cardNumber: digitsOf(typed.cardNumber ?? ""),
    month,
    year,
    cardCode: (typed.cardCode ?? "").trim(),
    zip: (typed.zip ?? "").trim(),
    fullName: (typed.name ?? "").trim().slice(0, 64),
  };
}

/** What the tokenising script takes of a bank account. */
export function bankDataOf(typed: Typed) {
  return {
    accountNumber: digitsOf(typed.accountNumber ?? ""),
    routingNumber: digitsOf(typed.routingNumber ?? ""),
    nameOnAccount: (typed.nameOnAccount ?? "").trim().slice(0, nameOnAccountMax),
    accountType: typed.accountType ?? "",
  };
}
