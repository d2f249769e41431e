import { redirect, redirectDocument } from "@remix-run/node";
import type { SessionView } from "#modules/accounts/contract";
import { readAccountOverview, readAccountProfile } from "#modules/accounts/index.server";
import { organizationFacts } from "#modules/applications/index.server";
import type { PaymentScreen } from "#modules/billing/contract";
import { paymentScreen, tokeniser } from "#modules/billing/index.server";
import { formatLongDate } from "#modules/platform/format";
import { chosenAccount } from "~/http/chosen-account";
import type { HttpContext } from "~/http/context.server";
import { requireProved } from "~/http/fresh-sign-in.server";
import { requireMember } from "~/http/guards.server";
import { paths } from "~/http/paths";
import { isPaymentPage } from "~/http/private-pages";
import { readId } from "~/http/read-id";
import { refusePage } from "~/http/respond.server";
import { newAttemptKey } from "~/parts/payments/attempt-key";
import { chosenMethods } from "./chosen-methods";

export type PaymentsView = Awaited<ReturnType<typeof loadPayments>>;
export type Tokeniser = PaymentsView["tokeniser"];
export type ShownUnfinished = NonNullable<PaymentsView["unfinished"]>;
export type ShownInvoice = PaymentsView["invoices"][number];

/**
 * Everything that the payments screen shows. Without script the address bar carries what is chosen:
 * `chosen=1`, `invoices` and `method`.
 */
export async function loadPayments(context: HttpContext, request: Request) {
  const { accountIds, user } = requireMember(context, request);
  const { ctx } = context;
  const { searchParams } = new URL(request.url);
  const accountId = chosenAccount(request, accountIds);
  if (accountId === undefined) throw redirect(paths.app, 303);
  if (comesFromElsewhere(context, request)) {
    context.visit.passFlashOn();
    throw redirectDocument(pageOf(request), 303);
  }
  const account = await readAccountOverview(ctx, accountId);
  if (!account.ok) refusePage(context, account.refusal);
  const screen = await paymentScreen(ctx, accountId);
  if (!screen.ok) refusePage(context, screen.refusal);
  await requireProved(context, request, accountId);
  const { hold, discount, unfinished } = screen.value;
  const named = accountIds[0] === accountId ? undefined : accountId;
  const method = chosenMethods.find((one) => one === searchParams.get("method"));
  const { scriptUrl, apiLoginId, clientKey } = tokeniser();
  return {
    /** Undefined for the person's first account, which no address needs to name. */
    accountId: named,
    accountName: account.value.name,
    /** Staff who pay for somebody else's account. */
    isOnBehalf: !accountIds.includes(accountId),
    invoices: screen.value.invoices.map(({ documentAt, publicNotes, ...invoice }) => {
      return { ...invoice, date: formatLongDate(documentAt, ctx), notes: publicNotes };
    }),
    /** What is chosen when the page opens. */
    chosenIds: chosenIds(screen.value, searchParams),
    method: method ?? "credit_card",
    hold,
    discount,
    unfinished: unfinished && {
      reference: unfinished.reference,
      state: unfinished.state,
      value: unfinished.value,
      canOpen: unfinished.hosted !== null,
    },
    /** The page's key: the same key never pays twice. */
    attempt: newAttemptKey(),
    firstExpiryYear: ctx.now().getUTCFullYear(),
    /** What the account and its person say already; what is not known is empty. */
    billing: await billingOf(context, accountId, user),
    tokeniser: { scriptUrl, apiLoginId, clientKey },
    /** Where card and bank payments lead, and where the others do. */
    paidTo: user.isStaff ? paths.latestPayments(accountId) : paths.finances({ accountId: named }),
    settledTo: paths.finances({ accountId: named }),
  };
}

export type Billing = Awaited<ReturnType<typeof billingOf>>;

/**
 * The name of whoever signed in, and the address of the organization's newest application, else
 * what its profile says. Staff who pay for others enter the name on the card themselves.
 */
async function billingOf(
  { ctx, visit }: HttpContext,
  accountId: number,
  { firstName, lastName }: SessionView["user"],
) {
  const [facts, profile] = await Promise.all([
    organizationFacts(ctx, accountId),
    readAccountProfile(ctx, accountId),
  ]);
  const own = profile.ok ? profile.value : {};
  const said = facts?.address;
  const isOwn = visit.session?.accountIds.includes(accountId);
  return {
    name: isOwn ? `${firstName} ${lastName}`.trim() : "",
    address: said?.street ?? "",
    zip: said?.zip ?? "",
    city: said?.city ?? own.city ?? "",
    state: said?.state ?? own.state ?? "",
    phone: own.phone ?? "",
  };
}

/** All that can be paid, unless the address says otherwise; what PayPal holds while it does. */
function chosenIds({ invoices, hold }: PaymentScreen, asked: URLSearchParams): readonly number[] {
  if (hold) return hold.invoiceIds;
  const payable = invoices.filter(({ isBlocked }) => !isBlocked).map(({ id }) => id);
  if (!asked.has("chosen")) return payable;
  const wanted = new Set(asked.getAll("invoices").map(readId));
  return payable.filter((id) => wanted.has(id));
}

/**
 * Whether a page's script opens this screen from another page. The policy that lets the provider's
 * script in comes with a document, so the screen is always a document of its own.
 */
function comesFromElsewhere({ isScript }: HttpContext, request: Request): boolean {
  if (isScript || !request.headers.has("x-requested-with")) return false;
  const from = request.headers.get("referer") ?? "";
  return !(URL.canParse(from) && isPaymentPage(new URL(from).pathname));
}

function pageOf(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return `${pathname.replace(/\.data$/, "")}${search}`;
}
