import { Link } from "@remix-run/react";
import { formatCurrency } from "#modules/platform/format";
import { paths } from "~/http/paths";
import { wordInvoiceLine } from "~/parts/finances/invoice-line";
import { Details } from "~/ui/details";
import { useUi, useWords } from "~/ui/ui-context";
import type { ShownInvoice } from "./payments-page.server";
import type { Choice } from "./use-choice";
import { paymentsMessages } from "./words";

/** Every open invoice with its box; boxes rest while PayPal holds the payment. */
export function InvoiceChoice({ choice }: { choice: Choice }) {
  const t = useWords(paymentsMessages);
  return (
    <fieldset className="pay-invoices">
      <legend className="sr-only">{t("invoices")}</legend>
      {choice.view.invoices.map((invoice) => (
        <InvoiceRow key={invoice.id} invoice={invoice} choice={choice} />
      ))}
    </fieldset>
  );
}

function InvoiceRow({ invoice, choice }: { invoice: ShownInvoice; choice: Choice }) {
  const t = useWords(paymentsMessages);
  const { id, number, date, balance, notes, isBlocked, chapter, orderDetails } = invoice;
  const { hold } = choice.view;
  const boxId = `invoice-${id}`;
  return (
    <div className="pay-invoice">
      <div className="choice">
        <input
          type="checkbox"
          id={boxId}
          name="invoices"
          value={id}
          defaultChecked={choice.invoiceIds.includes(id)}
          disabled={hold !== null || isBlocked}
          aria-describedby={`${boxId}-about`}
        />
        <label htmlFor={boxId}>{t("invoice", { number })}</label>
        <div id={`${boxId}-about`} className="choice-hint">
          {chapter && <p>{t("ofChapter", { chapter })}</p>}
          {t("dated", { date })}
          {notes && <p>{notes}</p>}
          {isBlocked && hold === null && <p>{t("blocked")}</p>}
        </div>
      </div>
      <strong className="pay-balance">{formatCurrency(balance)}</strong>
      <div className="pay-lines">
        <Details summary={t("lines", { number })}>
          <table className="bill-lines">
            <thead className="sr-only">
              <tr>
                <th scope="col">{t("lineFor")}</th>
                <th scope="col">{t("amount")}</th>
              </tr>
            </thead>
            <tbody>
              {orderDetails.map((line) => (
                <tr key={line.id}>
                  <Label label={line.label} />
                  <td>{formatCurrency(line.value)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Details>
        {chapter === null && (
          <Link to={paths.invoice(id)} reloadDocument>
            {t("openInvoice", { number })}
          </Link>
        )}
      </div>
    </div>
  );
}

/** What a line is for, in the page's language where we have its words. */
function Label({ label }: { label: string }) {
  const { text, lang } = wordInvoiceLine(label, useUi().locale);
  return (
    <th scope="row" lang={lang}>
      {text}
    </th>
  );
}
