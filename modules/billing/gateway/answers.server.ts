import { z } from "zod";
import { type Cents, parseMoney } from "#modules/platform/money";

/** Texts that some versions of the provider send as numbers. */
const text = z.union([z.string(), z.number()]).transform(String);
const optionalText = text.nullish().transform((value) => value ?? "");

/** "12.34" or 12.34; what is no amount makes the answer unreadable. */
const amount = text.transform((value, check): Cents => {
  const parsed = parseMoney(value.replace(/^(-?\d+\.\d\d)0+$/, "$1"), { allowNegative: true });
  if (parsed.ok) return parsed.value;
  check.addIssue({ code: "custom", message: "not an amount" });
  return z.NEVER;
});

/** A list as an array, as one thing, wrapped as `{ name: [...] }`, or left out. */
const list = <T extends z.ZodType>(name: string, item: T) =>
  z
    .unknown()
    .optional()
    .transform((value) => {
      const isWrapped = typeof value === "object" && value !== null && name in value;
      const inner = isWrapped ? (value as Record<string, unknown>)[name] : value;
      if (inner === undefined || inner === null || inner === "") return [];
      return Array.isArray(inner) ? inner : [inner];
    })
    .pipe(z.array(item));

const root = {
  refId: optionalText,
  messages: z.object({
    resultCode: z.string(),
    message: list("message", z.object({ code: text, text: optionalText })),
  }),
};

const transactionResponse = z.object({
  responseCode: optionalText,
  transId: optionalText,
  accountNumber: optionalText,
  accountType: optionalText,
  messages: list("message", z.object({ code: text, description: optionalText })),
  errors: list("error", z.object({ errorCode: text, errorText: optionalText })),
  prePaidCard: z.object({ requestedAmount: amount, approvedAmount: amount }).nullish(),
  secureAcceptance: z.object({ SecureAcceptanceUrl: z.url() }).nullish(),
});

/** The answer to `createTransactionRequest`. */
export const transactionAnswer = z.object({
  ...root,
  // A refusal before any processing carries none, or an empty one.
  transactionResponse: z
    .preprocess((value) => (value === "" ? undefined : value), transactionResponse.nullish())
    .optional(),
});
export type TransactionAnswer = z.output<typeof transactionAnswer>;

const listed = z.object({
  transId: text,
  transactionStatus: z.string(),
  invoiceNumber: optionalText,
  settleAmount: amount,
  accountType: optionalText,
  accountNumber: optionalText,
});

/** The answer to the two lists of transactions. */
export const transactionListAnswer = z.object({
  ...root,
  transactions: list("transaction", listed),
});
export type ListedTransaction = z.output<typeof listed>;

export const batchListAnswer = z.object({
  ...root,
  batchList: list("batch", z.object({ batchId: text })),
});

export const detailsAnswer = z.object({
  ...root,
  transrefId: optionalText,
  transaction: z
    .object({
      transId: text,
      transactionStatus: z.string(),
      authAmount: amount.nullish(),
      settleAmount: amount.nullish(),
      order: z.object({ invoiceNumber: optionalText }).nullish(),
      payment: z
        .object({
          creditCard: z.object({ cardNumber: optionalText, cardType: optionalText }).nullish(),
          bankAccount: z.object({ accountNumber: optionalText }).nullish(),
        })
        .nullish(),
    })
    .nullish(),
});

export const hostedPageAnswer = z.object({ ...root, token: optionalText });

/** The first of the provider's messages, for refusals that concern the whole call. */
export function firstMessage(answer: { messages: z.output<(typeof root)["messages"]> }): {
  code: string;
  text: string;
} {
  return answer.messages.message[0] ?? { code: "", text: "" };
}
