import { formatCurrency } from "#modules/platform/format";
import { type Cents, cents } from "#modules/platform/money";
import { useWords } from "~/ui/ui-context";
import type { Choice } from "./use-choice";
import { paymentsMessages } from "./words";

function Row({ label, amount }: { label: string; amount: Cents }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{formatCurrency(amount)}</dd>
    </div>
  );
}

/** What the chosen invoices come to; told again when the choice changes. */
export function Totals({ choice }: { choice: Choice }) {
  const t = useWords(paymentsMessages);
  const { totals, discount } = choice;
  return (
    <div role="status" className="pay-totals">
      <dl>
        <Row label={t("subtotal")} amount={totals.subtotal} />
        <Row
          label={discount ? t("discountOf", { code: discount.code }) : t("discount")}
          amount={cents(-totals.discount)}
        />
        <Row label={t("tax")} amount={totals.tax} />
      </dl>
      <p className="bill-total">
        <span>{t("total")}</span> <strong>{formatCurrency(totals.total)}</strong>
      </p>
    </div>
  );
}
