import { formatCurrency } from "#modules/platform/format";
import { translator } from "#modules/platform/messages";
import { cents, subtractMoney } from "#modules/platform/money";
import {
  type RenewableMembership,
  type RenewalQuote,
  renewalLineWords,
} from "#modules/renewal/contract";
import { renewalPages } from "~/parts/renewal/words";
import { useUi, useWords } from "~/ui/ui-context";

export interface RenewalBillProps {
  membership: RenewableMembership;
  quote: RenewalQuote;
}

/** What a renewal comes to, line by line; told again when a choice changes. */
export function RenewalBill({ membership, quote }: RenewalBillProps) {
  const t = useWords(renewalPages);
  const line = translator(renewalLineWords, useUi().locale);
  const { level, upgradeLevel, facts } = membership;
  const { subtotal, discountTotal, bonusTotal, orderTotal } = quote.totals;
  const rest = subtractMoney(facts.bonusBalance, bonusTotal);
  return (
    <section aria-labelledby="bill" className="bill">
      <h2 id="bill">{t("pay")}</h2>
      <table className="bill-lines">
        <thead className="sr-only">
          <tr>
            <th scope="col">{t("part")}</th>
            <th scope="col">{t("amount")}</th>
          </tr>
        </thead>
        <tbody>
          {quote.lines.map(({ type, isDiscount, value }) => (
            <tr key={`${type}${isDiscount}`}>
              <th scope="row">
                {line(`line.${type}${isDiscount ? ".discount" : ""}`, {
                  level: (type === "renewal" ? level : upgradeLevel)?.name ?? "",
                })}
              </th>
              <td>{formatCurrency(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div role="status" className="pay-totals">
        <dl>
          <Row label={t("subtotal")} value={formatCurrency(subtotal)} />
          <Row label={t("discounts")} value={formatCurrency(cents(-discountTotal))} />
          {facts.bonusBalance > 0 && (
            <Row label={t("bonus")} value={formatCurrency(cents(-bonusTotal))} />
          )}
        </dl>
        <p className="bill-total">
          <span>{t("total")}</span> <strong>{formatCurrency(orderTotal)}</strong>
        </p>
      </div>
      {bonusTotal > 0 && rest > 0 && (
        <p className="hint">{t("bonusRest", { amount: formatCurrency(rest) })}</p>
      )}
    </section>
  );
}

function Row({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
