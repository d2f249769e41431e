import type { DiscountView } from "#modules/billing/contract";
import { atFormFields, listDiscounts, readDiscount } from "#modules/billing/index.server";
import { formatCurrency, formatDate, formatPercent } from "#modules/platform/format";
import { toAmountText } from "#modules/platform/money";
import { rowsShown } from "#modules/platform/pagination";
import type { Refusal } from "#modules/platform/result";
import type { HttpContext } from "~/http/context.server";
import { readId } from "~/http/read-id";
import { refuseForm, refusePage } from "~/http/respond.server";

export type DiscountListData = Awaited<ReturnType<typeof loadDiscounts>>;

/** The list as the address bar asks for it. */
export async function loadDiscounts(context: HttpContext, request: Request) {
  const page = Number(new URL(request.url).searchParams.get("page") ?? 1);
  const listed = await listDiscounts(context.ctx, { page });
  if (!listed.ok) refusePage(context, listed.refusal);
  const { rows, ...rest } = listed.value;
  return {
    ...rest,
    ...rowsShown(rest),
    rows: rows.map((view) => toRow(view, context)),
  };
}

export type DiscountRow = ReturnType<typeof toRow>;

function toRow(view: DiscountView, { ctx }: HttpContext) {
  const { currencyValue, multiplier, firstDay, lastDay, maxUsesPerAccount: _, ...row } = view;
  const { version: __, ...shown } = row;
  return {
    ...shown,
    /** "$50.00" or "12.5%". */
    off:
      currencyValue === null
        ? formatPercent((multiplier ?? 0) / 1e6)
        : formatCurrency(currencyValue),
    /** "11/21/2026"; empty without limit. */
    first: firstDay ? formatDate(firstDay, ctx) : "",
    last: lastDay ? formatDate(lastDay, ctx) : "",
  };
}

/** The discount that an address names; a refusal is the page. */
export async function loadDiscount(context: HttpContext, id: string | undefined) {
  const found = await readDiscount(context.ctx, readId(id));
  if (!found.ok) refusePage(context, found.refusal);
  return found.value;
}

const text = (count: number | null) => (count === null ? "" : String(count));

const box = (isTicked: boolean) => (isTicked ? "1" : "0");

export type DiscountDefaults = ReturnType<typeof toDefaults>;

/** A discount as its form shows and sends it. */
export const toDefaults = (view: DiscountView) => ({
  code: view.code,
  description: view.description,
  currency_value: view.currencyValue === null ? "" : toAmountText(view.currencyValue),
  percent: view.multiplier === null ? "" : String(view.multiplier / 10_000),
  is_new_account: box(view.isNewAccount),
  is_renewals: box(view.isRenewals),
  is_upgrades: box(view.isUpgrades),
  is_service_fees: box(view.isServiceFees),
  first_day: view.firstDay ?? "",
  last_day: view.lastDay ?? "",
  max_uses: text(view.maxUses),
  max_uses_per_account: text(view.maxUsesPerAccount),
  version: String(view.version),
});

/** What of a discount stays as it is when a form does not send it: all but its code and version. */
export function toFields(view: DiscountView): Partial<DiscountDefaults> {
  const { code: _, version: __, ...fields } = toDefaults(view);
  return fields;
}

/** Shows the form again with what was typed; what the form cannot mend is a page of its own. */
export function refuseDiscount(context: HttpContext, refusal: Refusal) {
  if (refusal.code === "invalid") {
    return refuseForm(context, { ...refusal, errors: atFormFields(refusal.errors) });
  }
  return refusal.code === "conflict" ? refuseForm(context, refusal) : refusePage(context, refusal);
}
