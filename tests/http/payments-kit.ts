import { randomUUID } from "node:crypto";
import { join } from "#tests/modules/accounts/clubs";
import { makePerson } from "#tests/modules/accounts/people";
import { cardToken } from "#tests/modules/billing/payments-provider";
import { makeDebtor } from "#tests/modules/billing/payments-support";
import { signedIn } from "./signed-in";

export const pay = "/app/payments";

/** An account with an invoice for each value in cents, and a browser of its primary user. */
export async function makePayer(url: string, ...values: number[]) {
  const debtor = await makeDebtor(...values);
  const { email } = await join(debtor.accountId);
  return { ...debtor, visitor: await signedIn(url, email) };
}
export type Payer = Awaited<ReturnType<typeof makePayer>>;

export const staffVisitor = async (url: string) =>
  signedIn(url, (await makePerson({ isStaff: true })).email);

/** What every payment of a script says about an account's invoices. */
export const payment = (payer: Pick<Payer, "invoiceIds" | "value">, type: string) => ({
  type,
  value: payer.value / 100,
  invoices: payer.invoiceIds,
  attempt: randomUUID(),
});

/** The card payload of a script, with a fresh token. */
export const cardBody = async (payer: Pick<Payer, "invoiceIds" | "value">, zip = "62701") => ({
  ...payment(payer, "credit_card"),
  name: "Pat Treasurer",
  address: "1 Main Street",
  city: "Springfield",
  state: "IL",
  zip,
  phone: "",
  ...(await cardToken()),
});

/** An answer with its JSON. */
export async function read(answer: Response) {
  const text = await answer.text();
  return { status: answer.status, body: text === "" ? undefined : JSON.parse(text) };
}
