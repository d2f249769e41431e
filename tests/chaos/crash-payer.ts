// One payment by card in a process of its own, which is killed at a chosen point of it.
// Arguments: the point, and the account whose payment died before this one, to be tried again.
// With the point `recover` it finishes what was left, so many seconds later than now.
import { randomUUID } from "node:crypto";
import pg from "pg";
import { recoverAttempts } from "#modules/billing/attempts/recover.server";
import {
  createInvoice,
  payByCard,
  paymentScreen,
  receiveWebhook,
} from "#modules/billing/index.server";
import { followNotification } from "#modules/billing/webhooks/follow-notification.server";
import { createCtx } from "#modules/platform/ctx.server";
import { closeDb } from "#modules/platform/db.server";
import { env } from "#modules/platform/env.server";
import { cents } from "#modules/platform/money";
import { makeAccount } from "#tests/factories/account";
import { tokenAt } from "#tests/modules/billing/provider-pages";

const [point = "", argument = ""] = process.argv.slice(2);
const system = createCtx({ actor: { kind: "system", name: "chaos" } });
const value = cents(40_00);
const tell = (said: unknown) =>
  new Promise<void>((resolve) => process.send?.(said, undefined, undefined, () => resolve()));
const die = () => process.kill(process.pid, "SIGKILL");

const pay = async (accountId: number, invoiceIds: readonly number[]) =>
  payByCard(system, {
    accountId,
    invoiceIds,
    value,
    attempt: randomUUID(),
    opaque: await tokenAt(env.ANET_SIMULATOR_URL, "card"),
    name: "Pat",
    address: "1 Main Street",
    city: "Springfield",
    state: "IL",
    zip: "62701",
    phone: "",
    customerIp: "203.0.113.7",
  });

/** What the screen says of the payment before, and what comes of trying it again. */
async function tryAgain(accountId: number) {
  const screen = await paymentScreen(system, accountId);
  if (!screen.ok) throw new Error("refused");
  const { invoices, unfinished } = screen.value;
  const [invoice] = invoices;
  const again = invoice && (await pay(accountId, [invoice.id]));
  return {
    isOpen: invoice !== undefined,
    isBlocked: invoice?.isBlocked ?? false,
    state: unfinished?.state ?? "none",
    again: again ? (again.ok ? "paid" : again.refusal.code) : "nothing to pay",
  };
}

/** Dies in the middle of a call to the provider. */
function dieAtProvider(): void {
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    if (!String(init?.body).startsWith('{"createTransactionRequest"')) return fetch(input, init);
    if (point === "begun") die();
    const response = await fetch(input, init);
    const text = await response.text();
    if (point === "answered") die();
    if (point === "notified") await followNotifications();
    return new Response(text, { status: response.status });
  };
}

/** Hears of the charge by the provider's notification, before it is entered here, and dies. */
async function followNotifications(): Promise<void> {
  const heard = new Promise<{ id: string; body: string; signature: string }>((resolve) =>
    process.once("message", (message) => resolve(message as never)),
  );
  await tell({ kind: "answered" });
  const { id, body, signature } = await heard;
  const received = await receiveWebhook(system, { rawBody: Buffer.from(body), signature });
  if (!received.ok) throw new Error("the notification was refused");
  await followNotification(system, id);
  die();
}

/** Dies after a statement of the transaction that enters the payment, or after its end. */
function dieInDatabase(): void {
  const { query } = pg.Client.prototype;
  let isEntering = false;
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [first] = args;
    const text = typeof first === "string" ? first : (first as { text?: string }).text;
    const result = Reflect.apply(query, this, args) as Promise<unknown>;
    if (text?.includes('INTO "public"."payments"')) {
      isEntering = true;
      if (point === "entering") result.then(die);
    }
    if (point === "committed" && isEntering && text === "COMMIT") result.then(die);
    return result;
  } as typeof query;
}

if (point === "recover") {
  const now = () => new Date(Date.now() + Number(argument) * 1_000);
  await tell(await recoverAttempts(createCtx({ actor: { kind: "system", name: "chaos" }, now })));
} else {
  if (argument) await tell({ kind: "before", ...(await tryAgain(Number(argument))) });
  const { id: accountId } = await makeAccount(system);
  const line = { type: "renewal", label: "Renewal", value } as const;
  const invoice = await createInvoice(system, { accountId, orderDetails: [line] });
  if (!invoice.ok) throw new Error("refused");
  await tell({ kind: "paying", accountId });
  dieAtProvider();
  dieInDatabase();
  await pay(accountId, [invoice.value.id]);
  // The payer's browser has not heard of it yet.
  if (point === "entered") die();
  await tell({ kind: "survived" });
}
await closeDb();
process.disconnect?.();
