import { createAccount } from "#modules/accounts/index.server";
import { createInvoice, enterPayment, type NewLine } from "#modules/billing/index.server";
import type { TxCtx } from "#modules/platform/ctx.server";
import { addYears, civilDateIn, days } from "#modules/platform/dates";
import { addMoney, cents } from "#modules/platform/money";
import { ok, type Result } from "#modules/platform/result";

const line = (type: NewLine["type"], label: string, dollars: number): NewLine => ({
  type,
  label,
  value: cents(dollars * 100),
});
const startUp = [line("new_account", "Start-Up: joining", 295)];
const fullStartUp = [line("new_account", "Full-Service Start-Up: joining", 495)];
const maintain = [line("new_account", "Maintain: joining", 195)];
const incorporation = (state: string, fee: number) => [
  line("incorporation", "Incorporation package", 195),
  line("state_fee", `${state} articles of incorporation fee`, fee),
];
const charity = (state: string, fee: number) => [
  line("service_fee", "State charity registration: preparing and filing", 95),
  line("state_fee", `${state} charitable organization registration fee`, fee),
];
const annual = (state: string, fee: number) => [
  line("service_fee", "Corporate annual registration: preparing and filing", 45),
  line("state_fee", `${state} annual report fee`, fee),
];

/** How many days ago an invoice was made out, after how many the check came, its number, the lines. */
type Paid = readonly [daysAgo: number, after: number, check: string, lines: readonly NewLine[]];

interface Member {
  readonly name: string;
  readonly levelId: number;
  readonly timeZone: string;
  /** The first is what it joined with. */
  readonly paid: readonly [Paid, ...Paid[]];
}

/** Names are made up, and nobody signs in for them. */
const members: readonly Member[] = [
  {
    name: "Jefferson High School Athletic Boosters",
    levelId: 235636,
    timeZone: "America/New_York",
    paid: [
      [344, 6, "1041", fullStartUp],
      [285, 9, "1047", incorporation("Ohio", 99)],
      [118, 12, "1062", charity("Ohio", 50)],
      [33, 13, "1070", annual("Ohio", 25)],
    ],
  },
  {
    name: "Maple Grove Elementary PTO",
    levelId: 1002,
    timeZone: "America/Chicago",
    paid: [
      [322, 8, "208", startUp],
      [196, 10, "221", incorporation("Illinois", 50)],
      [41, 5, "235", annual("Illinois", 10)],
    ],
  },
  {
    name: "Harbor View Choir Boosters",
    levelId: 1002,
    timeZone: "America/Los_Angeles",
    paid: [
      [307, 7, "512", maintain],
      [171, 11, "519", charity("California", 25)],
      [57, 5, "524", annual("California", 20)],
    ],
  },
  {
    name: "Cedar Creek Theatre Parents",
    levelId: 235636,
    timeZone: "America/Denver",
    paid: [
      [258, 8, "77", fullStartUp],
      [214, 9, "80", incorporation("Colorado", 50)],
      [88, 6, "86", charity("Colorado", 10)],
    ],
  },
  {
    name: "Northside Robotics Boosters",
    levelId: 1002,
    timeZone: "America/New_York",
    paid: [
      [240, 8, "3015", startUp],
      [136, 8, "3022", charity("Georgia", 35)],
      [73, 7, "3029", annual("Georgia", 30)],
    ],
  },
  {
    name: "Westfield Debate Society Parents",
    levelId: 1002,
    timeZone: "America/Chicago",
    paid: [
      [148, 8, "410", startUp],
      [26, 21, "418", charity("Tennessee", 50)],
    ],
  },
];

/**
 * Members of the last twelve months and what they paid by checks. Numbers of invoices go up with
 * their days, so these are made before newer ones. The actor of `tx` must be the system.
 */
export async function seedPayments(tx: TxCtx): Promise<Result<void>> {
  const ago = (count: number): TxCtx => ({
    ...tx,
    now: () => new Date(tx.now().getTime() - days(count)),
  });
  const bills: { accountId: number; paid: Paid }[] = [];
  for (const { name, levelId, timeZone, paid } of members) {
    const joined = ago(paid[0][0]);
    const renewalDueOn = addYears(civilDateIn(joined.now(), timeZone), 1);
    const account = await createAccount(joined, { name, levelId, timeZone, renewalDueOn });
    if (!account.ok) return account;
    bills.push(...paid.map((one) => ({ accountId: account.value.id, paid: one })));
  }
  for (const { accountId, paid } of bills.toSorted((a, b) => b.paid[0] - a.paid[0])) {
    const [daysAgo, after, check, orderDetails] = paid;
    const invoice = await createInvoice(ago(daysAgo), { accountId, orderDetails });
    if (!invoice.ok) return invoice;
    const payment = await enterPayment(ago(daysAgo - after), {
      accountId,
      method: "check",
      label: `Check ${check}`,
      amount: addMoney(...orderDetails.map(({ value }) => value)),
      invoiceIds: [invoice.value.id],
    });
    if (!payment.ok) return payment;
  }
  return ok(undefined);
}
