import { Link } from "@remix-run/react";
import { formatCurrency, formatLongDate } from "#modules/platform/format";
import { cents } from "#modules/platform/money";
import type { OpenRenewal } from "#modules/renewal/contract";
import { paths } from "~/http/paths";
import { wordInvoiceLine } from "~/parts/finances/invoice-line";
import { renewalPages } from "~/parts/renewal/words";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { useUi, useWords } from "~/ui/ui-context";
import type { RenewalView } from "./renewal-page.server";

/** A renewal that was submitted: what is to be paid, and how it is taken back. */
export function OpenRenewalPart({ view, open }: { view: RenewalView; open: OpenRenewal }) {
  const t = useWords(renewalPages);
  const ui = useUi();
  const { invoice, levelName: level, isCancellable } = open;
  const { number, balance } = invoice;
  const next = formatLongDate(open.nextDueOn, ui);
  if (balance <= 0) {
    return (
      <Notice tone="success" title={t("open.paidTitle")}>
        <p>{t("open.paid", { number, next })}</p>
      </Notice>
    );
  }
  const { accountId } = view.page;
  const paid = invoice.value - open.bonus - balance;
  return (
    <section className="stack bill" aria-labelledby="open">
      <h2 id="open">{t("open.title")}</h2>
      <p>{t("open.text", { number, level, next })}</p>
      <table className="bill-lines">
        <thead className="sr-only">
          <tr>
            <th scope="col">{t("part")}</th>
            <th scope="col">{t("amount")}</th>
          </tr>
        </thead>
        <tbody>
          {invoice.lines.map(({ id, label, value }) => {
            const { text, lang } = wordInvoiceLine(label, ui.locale);
            return (
              <tr key={id}>
                <th scope="row" lang={lang}>
                  {text}
                </th>
                <td>{formatCurrency(value)}</td>
              </tr>
            );
          })}
          {open.bonus > 0 && (
            <tr>
              <th scope="row">{t("bonus")}</th>
              <td>{formatCurrency(cents(-open.bonus))}</td>
            </tr>
          )}
          {paid > 0 && (
            <tr>
              <th scope="row">{t("open.partPaid")}</th>
              <td>{formatCurrency(cents(-paid))}</td>
            </tr>
          )}
        </tbody>
      </table>
      <p className="bill-total">
        <span>{t("open.due")}</span> <strong>{formatCurrency(balance)}</strong>
      </p>
      <div className="btn-row">
        <ButtonLink to={paths.paymentsOf(view.isOnBehalf ? accountId : view.named)}>
          {t("open.pay", { amount: formatCurrency(balance) })}
        </ButtonLink>
        {isCancellable && (
          <ButtonLink
            to={paths.renewalCancel(view.isOnBehalf ? accountId : view.named)}
            variant="secondary"
          >
            {t("open.cancel")}
          </ButtonLink>
        )}
        <Link to={paths.invoice(invoice.id)} className="tap">
          {t("open.see")}
        </Link>
      </div>
      {!isCancellable && (
        <p className="hint">{t("open.partly", { phone: ui.brand.supportPhone })}</p>
      )}
    </section>
  );
}
