import { financeWords } from "#modules/billing/contract";
import { financesMessages } from "~/parts/finances/words";
import { DescriptionList } from "~/ui/details";
import { Icon, type IconName } from "~/ui/icons";
import { useUi, useWords } from "~/ui/ui-context";
import { MovementTable } from "./movement-table";
import type { ShownInvoice, ShownState } from "./shown.server";

/** An invoice as a sheet of paper: who, to whom, for what, how much, and what has come of it. */
export function InvoiceSheet({ invoice }: { invoice: ShownInvoice }) {
  const t = useWords(financeWords);
  const words = useWords(financesMessages);
  const { brand } = useUi();
  const { accountName, accountPlace, date, value, balance, publicNotes, movements } = invoice;
  return (
    <div className="sheet">
      <div className="sheet-parties">
        <address>
          <span className="sheet-line hint">{t("invoiceFrom")}</span>
          <strong className="sheet-line">{brand.company}</strong>
          <span className="sheet-line">{brand.postalAddress}</span>
          <span className="sheet-line">{brand.supportEmail}</span>
          <span className="sheet-line">{brand.supportPhone}</span>
        </address>
        <address>
          <span className="sheet-line hint">{t("invoiceFor")}</span>
          <strong className="sheet-line">{accountName}</strong>
          {accountPlace && <span className="sheet-line">{accountPlace}</span>}
        </address>
      </div>
      <DescriptionList
        facts={[
          { term: t("invoiceDate"), description: date },
          { term: t("invoiceValue"), description: value },
          { term: t("invoiceBalance"), description: <strong>{balance}</strong> },
        ]}
      />
      <section className="stack">
        <h2>{words("invoiceLines")}</h2>
        <Lines invoice={invoice} />
      </section>
      {publicNotes && (
        <section className="stack">
          <h2>{t("invoiceNotes")}</h2>
          <p className="sheet-notes">{publicNotes}</p>
        </section>
      )}
      {movements.length > 0 && (
        <section className="stack">
          <h2>{words("invoiceHistory")}</h2>
          <MovementTable caption={words("invoiceHistory")} movements={movements} />
        </section>
      )}
    </div>
  );
}

function Lines({ invoice: { lines, value } }: { invoice: ShownInvoice }) {
  const t = useWords(financeWords);
  return (
    <table className="bill-lines">
      <thead>
        <tr>
          <th scope="col">{t("lineFor")}</th>
          <th scope="col" className="bill-amount">
            {t("amount")}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <th scope="row">
              <span lang={line.lang}>{line.text}</span>
              <span className="bill-kind">{line.kind}</span>
            </th>
            <td>{line.value}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t("invoiceValue")}</th>
          <td>{value}</td>
        </tr>
      </tfoot>
    </table>
  );
}

const looks = {
  open: ["status-attention", "info"],
  overdue: ["status-at_risk", "warning"],
  paid: ["", "success"],
  void: ["status-neutral", "cross"],
} as const satisfies Record<ShownState, readonly [string, IconName]>;

/** Where an invoice stands: icon, word and color. */
export function InvoiceBadge({ state }: { state: ShownState }) {
  const t = useWords(financeWords);
  const [look, icon] = looks[state];
  return (
    <span className={`status ${look}`}>
      <Icon name={icon} />
      {t(`state.${state}`)}
    </span>
  );
}
