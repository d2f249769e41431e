import { describe, expect, it } from "vitest";
import { isRoutingNumber, paymentFieldMessages } from "#modules/billing/contract";
import { holdsCardNumber } from "#modules/billing/payments/card-numbers";
import { brandOf, groupedNumber, spacedExpiry } from "~/screens/payments/card-typing";
import { toDiscount } from "~/screens/payments/discount-from-wire";
import { readEnd } from "~/screens/payments/payment-call";
import {
  bankDataOf,
  bankFields,
  bankProblems,
  cardDataOf,
  cardFields,
  emptyFields,
  expiryProblem,
} from "~/screens/payments/payment-rules";
import { bankFieldOf, cardFieldOf, sortErrors } from "~/screens/payments/provider-errors";
import { paymentsMessages } from "~/screens/payments/words";

const words = paymentsMessages.en;
const filled = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, "x"]));

describe("the card form", () => {
  it("C-13 C-14 C-15 asks for eight fields, in the order of the form, and not for the phone", () => {
    expect(emptyFields(cardFields, {})).toEqual([
      "cardNumber",
      "expiry",
      "cardCode",
      "name",
      "address",
      "zip",
      "city",
      "state",
    ]);
    expect(emptyFields(cardFields, filled(cardFields))).toEqual([]);
    for (const name of cardFields) {
      expect(emptyFields(cardFields, { ...filled(cardFields), [name]: "  " })).toEqual([name]);
    }
    const labels = cardFields.map((name) => paymentFieldMessages.en[name]);
    expect(labels).toEqual([
      "card number",
      "expiration date",
      "card code",
      "name",
      "address",
      "zip",
      "city",
      "state",
    ]);
    expect(words.required).toBe("The {label} field is required.");
  });

  it("C-17 takes this year and ten more, in two figures or four", () => {
    const problems = (typed: string) => expiryProblem(typed, 2026);
    for (const right of ["01 / 26", "1/26", "12/36", "1236", "12-2036", " 04 / 2028 ", "428"]) {
      expect([right, problems(right)]).toEqual([right, undefined]);
    }
    for (const wrong of ["13 / 28", "00/28", "4", "04 / 2", "April 2028", "04 / 203", "2028-04"]) {
      expect([wrong, problems(wrong)]).toEqual([wrong, "expiryWrong"]);
    }
    expect([problems("12 / 25"), problems("01 / 37")]).toEqual(["expiryYear", "expiryYear"]);
    expect(problems("  ")).toBeUndefined();
  });

  it("groups the number as it is on the card, and knows whose it is", () => {
    const shown = {
      "4111111111111111": ["4111 1111 1111 1111", "visa"],
      "5424-0000 0000.0015": ["5424 0000 0000 0015", "mastercard"],
      "2223000010309703": ["2223 0000 1030 9703", "mastercard"],
      "370000000000002": ["3700 000000 00002", "amex"],
      "6011000000000012": ["6011 0000 0000 0012", "discover"],
      "3088000000000017": ["3088 0000 0000 0017", undefined],
      "3530111333300000": ["3530 1113 3330 0000", "jcb"],
      "38000000000006": ["3800 000000 0006", "diners"],
      "41111": ["4111 1", "visa"],
      "2720990000000000": ["2720 9900 0000 0000", "mastercard"],
      "2721000000000000": ["2721 0000 0000 0000", undefined],
      "": ["", undefined],
    };
    for (const [typed, seen] of Object.entries(shown)) {
      expect([groupedNumber(typed), brandOf(typed)]).toEqual(seen);
    }
  });

  it("spaces the date while it is typed, and lets it be taken back", () => {
    const shown = { "1": "1", "12": "12 / ", "122": "12 / 2", "12 / 28": "12 / 28", "4": "04 / " };
    const more = { "1/": "01 / ", "04/2028": "04 / 2028", "0428": "04 / 28", "": "" };
    for (const [typed, seen] of Object.entries({ ...shown, ...more })) {
      expect([typed, spacedExpiry(typed)]).toEqual([typed, seen]);
    }
  });

  it("C-18 gives the script the number without spaces and the date in two and four digits", () => {
    const typed = { cardNumber: "4111-1111 1111 1111", expiry: "3 / 29" };
    expect(cardDataOf({ ...typed, cardCode: " 123 ", zip: "30301", name: "Ada" })).toEqual({
      cardNumber: "4111111111111111",
      month: "03",
      year: "2029",
      cardCode: "123",
      zip: "30301",
      fullName: "Ada",
    });
  });
});

describe("the bank form", () => {
  const right = {
    nameOnAccount: "Lincoln High School Band Boosters, Inc.",
    accountType: "businessChecking",
    routingNumber: "121042882",
    accountNumber: "123456789",
    accountNumber_confirmation: "123 456 789",
  };

  it("C-23 asks for all five fields", () => {
    expect(emptyFields(bankFields, {})).toEqual([...bankFields]);
    expect(bankFields).toHaveLength(5);
    expect(emptyFields(bankFields, right)).toEqual([]);
  });

  it("C-25 says on both fields that the account numbers differ", () => {
    expect(bankProblems(right)).toEqual({});
    const differ = bankProblems({ ...right, accountNumber_confirmation: "123456780" });
    expect(Object.keys(differ)).toEqual(["accountNumber", "accountNumber_confirmation"]);
    expect(words[differ.accountNumber ?? "ok"]).toBe("The account number fields must match.");
  });

  it("C-26 says that the account number is the routing number", () => {
    const same = { accountNumber: "121042882", accountNumber_confirmation: "121042882" };
    const { accountNumber = "ok" } = bankProblems({ ...right, ...same });
    expect(words[accountNumber]).toBe(
      "The account number cannot be the same as the routing number.",
    );
  });

  it("C-28 cuts the name to 22 characters and C-18 the spaces out of the numbers", () => {
    expect(bankDataOf(right)).toEqual({
      accountNumber: "123456789",
      routingNumber: "121042882",
      nameOnAccount: "Lincoln High School Ba",
      accountType: "businessChecking",
    });
    expect(isRoutingNumber(bankDataOf(right).routingNumber)).toBe(true);
  });
});

describe("the codes of the provider's script", () => {
  const all = Array.from({ length: 28 }, (_, index) => `E_WC_${String(index).padStart(2, "0")}`);
  const sorted = (fieldOf: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      all.map((code) => {
        const { fields } = sortErrors([{ code, text: `words of ${code}` }], fieldOf);
        return [code, Object.keys(fields)[0] ?? "form"];
      }),
    );

  it("C-19 are at the card form's fields, all others at the form", () => {
    const form = Object.fromEntries(all.map((code) => [code, "form"]));
    expect(sorted(cardFieldOf)).toEqual({
      ...form,
      E_WC_05: "cardNumber",
      E_WC_06: "expiry",
      E_WC_07: "expiry",
      E_WC_08: "expiry",
      E_WC_15: "cardCode",
      E_WC_16: "zip",
      E_WC_17: "name",
    });
  });

  it("C-31 are at the bank form's fields, all others at the form", () => {
    const form = Object.fromEntries(all.map((code) => [code, "form"]));
    expect(sorted(bankFieldOf)).toEqual({
      ...form,
      E_WC_24: "accountNumber",
      E_WC_25: "routingNumber",
      E_WC_26: "nameOnAccount",
      E_WC_27: "accountType",
    });
  });

  it("C-19 C-31 keep the provider's words, the first of several at one field", () => {
    const errors = [
      { code: "E_WC_05", text: "Please provide valid credit card number." },
      { code: "E_WC_07", text: "Please provide valid expiration year." },
      { code: "E_WC_08", text: "Expiration date must be in the future." },
      { code: "E_WC_19", text: "An error occurred during processing. Please try again." },
      { code: "E_WC_99", text: "" },
    ];
    expect(sortErrors(errors, cardFieldOf)).toEqual({
      fields: {
        cardNumber: "Please provide valid credit card number.",
        expiry: "Please provide valid expiration year.",
      },
      form: ["An error occurred during processing. Please try again.", "E_WC_99"],
    });
  });
});

describe("the answer of a payment", () => {
  const read = (status: number, body: object) => readEnd({ status, body });

  it("C-34 C-39 is assigned with resultCode Ok alone; anything else with 200 is not", () => {
    expect(read(200, { messages: { resultCode: "Ok" } })).toEqual({ kind: "approved" });
    expect(read(200, { messages: { resultCode: "Error" } })).toEqual({ kind: "unassigned" });
    expect(read(200, {})).toEqual({ kind: "unassigned" });
    expect(readEnd(undefined)).toEqual({ kind: "unreached" });
    expect(read(403, { message: "No", confirm: "/account/confirm?next=%2Fapp" })).toEqual({
      kind: "confirm",
      at: "/account/confirm?next=%2Fapp",
    });
  });

  it("C-37 gives the first error, else the message", () => {
    const errors = { payment: ["Declined.", "More."], zip: ["Wrong."] };
    expect(read(422, { message: "m", errors })).toEqual({
      kind: "refused",
      status: 422,
      error: "Declined.",
      fields: { payment: "Declined.", zip: "Wrong." },
    });
    expect(read(409, { message: "The total changed." })).toMatchObject({
      error: "The total changed.",
      fields: {},
    });
  });
});

describe("what else the screen judges", () => {
  it("C-21 finds a card number that was typed into another field", () => {
    for (const text of ["4111111111111111", "Ada 4111 1111-1111.1111", "370000000000002 x"]) {
      expect(holdsCardNumber(text), text).toBe(true);
    }
    for (const text of ["4111111111111112", "12 Main Street 30301", "(555) 010-0142", ""]) {
      expect(holdsCardNumber(text), text).toBe(false);
    }
  });

  it("C-12 C-53 reads a discount's dollars and share as whole cents and millionths", () => {
    const flags = {
      is_new_account: 1,
      is_renewals: 0,
      is_upgrades: 0,
      is_service_fees: 1,
    } as const;
    const wire = { id: 1, code: "A", description: "", ...flags };
    const share = toDiscount({ ...wire, currency_value: null, multiplier: 0.29 });
    expect(share).toMatchObject({ currencyValue: null, multiplier: 290_000, isRenewals: false });
    const amount = toDiscount({ ...wire, currency_value: 0.29, multiplier: null });
    expect(amount).toMatchObject({ currencyValue: 29, multiplier: null, isNewAccount: true });
  });
});
