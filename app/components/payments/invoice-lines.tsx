import { useWizardWords } from "~/components/wizard/use-wizard-words";

/** An open invoice; dates and amounts as people read them. */
export interface ShownInvoice {
  readonly id: number;
  readonly number: string;
  readonly date: string;
  readonly balance: string;
  readonly notes: string;
  readonly lines: readonly {
    readonly id: number;
    readonly label: string;
    readonly value: string;
  }[];
}

/** An open invoice: number, date, what it is for, what is still to be paid. */
export function InvoiceLines({ invoice }: { invoice: ShownInvoice }) {
  const t = useWizardWords();
  const { id, number, date, balance, notes, lines } = invoice;
  return (
    <section className="bill" aria-labelledby={`invoice-${id}`}>
      <h2 id={`invoice-${id}`}>{t("paymentsInvoice", { number })}</h2>
      <p className="hint">{t("paymentsDated", { date })}</p>
      <table className="bill-lines">
        <thead className="sr-only">
          <tr>
            <th scope="col">{t("paymentsLineFor")}</th>
            <th scope="col">{t("paymentsAmount")}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <th scope="row">{line.label}</th>
              <td>{line.value}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t("paymentsBalance")}</th>
            <td>{balance}</td>
          </tr>
        </tfoot>
      </table>
      {notes && <p>{notes}</p>}
    </section>
  );
}
