import { type FinanceFilter, financeFilters } from "#modules/billing/contract";
import { accountBalance, listInvoices, listMovements } from "#modules/billing/index.server";
import { type CivilDate, civilDateIn, parseCivilDate } from "#modules/platform/dates";
import { formatCurrency } from "#modules/platform/format";
import type { HttpContext } from "~/http/context.server";
import { refusePage } from "~/http/respond.server";
import { wordInvoiceLine } from "~/parts/finances/invoice-line";
import { showMovement, shownStates } from "../shown.server";

const isFilter = (text: string): text is FinanceFilter =>
  (financeFilters as readonly string[]).includes(text);

/** What the address bar asks for: a filter or a day that there is not asks for nothing. */
function readFinanceQuery(request: Request) {
  const asked = new URL(request.url).searchParams;
  const show = asked.get("show") ?? "";
  const page = Number(asked.get("page") ?? 1);
  return {
    filter: isFilter(show) ? show : "all",
    from: parseCivilDate(asked.get("from") ?? ""),
    to: parseCivilDate(asked.get("to") ?? ""),
    page: Number.isInteger(page) ? page : 1,
  } as const;
}

export type FinancesData = Awaited<ReturnType<typeof readFinances>>;

/** The history of an account as the address bar asks for it. */
export async function readFinances(
  context: HttpContext,
  request: Request,
  { accountId, namedAccount }: { accountId: number; namedAccount: number | undefined },
) {
  const { ctx } = context;
  const account = await accountBalance(ctx, accountId);
  if (!account.ok) refusePage(context, account.refusal);
  const { filter, ...query } = readFinanceQuery(request);
  const rows = await rowsOf(context, { accountId, filter, ...query });
  const { name, owed, timeZone } = account.value;
  const today = civilDateIn(ctx.now(), timeZone);
  return {
    accountId,
    /** In the address only where the account is not the person's first. */
    namedAccount,
    accountName: name,
    owed: formatCurrency(owed),
    isOwing: owed > 0,
    filter,
    from: query.from ?? "",
    to: query.to ?? "",
    /** The period that the statement's form begins with. */
    statement: { from: query.from ?? `${today.slice(0, 4)}-01-01`, to: query.to ?? today },
    ...rows,
  };
}

interface Asked {
  readonly accountId: number;
  readonly filter: FinanceFilter;
  readonly from: CivilDate | undefined;
  readonly to: CivilDate | undefined;
  readonly page: number;
}

async function rowsOf(context: HttpContext, asked: Asked) {
  const { ctx } = context;
  if (asked.filter === "invoices") {
    const found = await listInvoices(ctx, asked);
    if (!found.ok) refusePage(context, found.refusal);
    const { rows, ...page } = found.value;
    const invoices = (await shownStates(ctx, rows)).map(({ labels, ...row }) => ({
      ...row,
      lines: labels.map((label) => wordInvoiceLine(label, ctx.locale)),
    }));
    return { ...page, movements: [], invoices };
  }
  const found = await listMovements(ctx, asked);
  if (!found.ok) refusePage(context, found.refusal);
  const { rows, ...page } = found.value;
  return { ...page, invoices: undefined, movements: rows.map((row) => showMovement(row, ctx)) };
}
