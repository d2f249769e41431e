/** What was typed, by field. */
export type Typed = Readonly<Record<string, string>>;

export const cardFields = [
  "cardNumber",
  "expMonth",
  "expYear",
  "cardCode",
  "name",
  "address",
  "city",
  "state",
  "zip",
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

/** The years in which a card may end: this one and ten more. */
export const expiryYears = (first: number): readonly string[] =>
  Array.from({ length: 11 }, (_, index) => String(first + index));

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
  return {
    cardNumber: digitsOf(typed.cardNumber ?? ""),
    month: (typed.expMonth ?? "").padStart(2, "0"),
    year: typed.expYear ?? "",
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
