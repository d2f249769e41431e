import { Link } from "@remix-run/react";
import type { PaymentState } from "#modules/console/contract";
import { formatCurrency, formatDate } from "#modules/platform/format";
import { consolePaths } from "~/http/console-staff-paths";
import { paths } from "~/http/paths";
import type { IconName } from "~/ui/icons";
import { PagedTable } from "~/ui/paged-table";
import { StatusSign, type StatusTone } from "~/ui/status-sign";
import { type Column, EmptyState } from "~/ui/table";
import { useUi, useWords } from "~/ui/ui-context";
import { AccountCell } from "../account-cell";
import { consoleMoneyMessages } from "../console-money-words";
import { consolePaymentsMessages } from "../console-payments-words";
import { emptinessOf } from "../money-filters";
import type { PaymentsData, ShownPayment } from "../payments.server";

/** The payments of a page with the sums of all that were found, and the pager. */
export function PaymentsTable(data: PaymentsData) {
  const t = useWords(consolePaymentsMessages);
  const { query, total } = data;
  const emptiness = emptinessOf(query);
  return (
    <>
      {total > 0 && <Totals {...data} />}
      <PagedTable
        list={data}
        urlOf={(page) => consolePaths.payments({ ...query, page })}
        caption={t("caption", { count: total })}
        columns={useColumns()}
        empty={<EmptyState title={t(`${emptiness}Title`)}>{t(emptiness)}</EmptyState>}
      />
    </>
  );
}

function Totals({ query: { state }, total: count, sums }: PaymentsData) {
  const t = useWords(consolePaymentsMessages);
  const received = formatCurrency(sums.received);
  const back = formatCurrency(sums.paid_back);
  if (!state) return <p>{t("totals", { count, received, back })}</p>;
  if (state === "received") return <p>{t("totalsReceived", { count, amount: received })}</p>;
  if (state === "paid_back") return <p>{t("totalsPaidBack", { count, amount: back })}</p>;
  return (
    <p>
      {t("totalsOther", { count, amount: formatCurrency(sums[state]) })}{" "}
      {state === "unassigned" && (
        <>
          {t("unassignedText")} <Link to={paths.unmatched()}>{t("unmatched")}</Link>
        </>
      )}
    </p>
  );
}

function useColumns(): readonly Column<ShownPayment>[] {
  const t = useWords(consolePaymentsMessages);
  const words = useWords(consoleMoneyMessages);
  const ui = useUi();
  return [
    {
      key: "what",
      header: t("columnWhat"),
      isRowHeader: true,
      isWhole: true,
      cell: ({ accountId, what, why, transId }) => (
        <>
          <Link to={paths.latestPayments(accountId)} className="queue-name">
            {what}
          </Link>
          <div className="hint text-sm">{[why, transId].filter(Boolean).join(" · ")}</div>
        </>
      ),
    },
    {
      key: "date",
      header: t("columnDate"),
      isDate: true,
      cell: ({ on }) => formatDate(on, ui),
    },
    {
      key: "account",
      header: words("columnAccount"),
      isLong: true,
      cell: (row) => <AccountCell row={row} />,
    },
    {
      key: "state",
      header: t("states"),
      cell: ({ state }) => <PaymentBadge state={state} />,
    },
    {
      key: "invoices",
      header: t("columnInvoices"),
      cell: ({ invoices }) =>
        invoices.map(({ id, number }) => (
          <Link key={id} to={paths.invoice(id)} className="invoice-link">
            {number}
          </Link>
        )),
    },
    {
      key: "amount",
      header: t("columnAmount"),
      isFigure: true,
      cell: ({ amount, discount }) => (
        <>
          {formatCurrency(amount)}
          {discount > 0 && (
            <div className="hint text-sm">
              {t("discount", { amount: formatCurrency(discount) })}
            </div>
          )}
        </>
      ),
    },
    {
      key: "change",
      header: t("columnChange"),
      cell: ({ kind, paymentId, what }) =>
        kind === "payment" &&
        paymentId !== null && (
          <Link to={paths.refundPayment(paymentId)}>
            {t("payBack")}
            <span className="sr-only"> {what}</span>
          </Link>
        ),
    },
  ];
}

const looks = {
  received: { tone: "good_standing", icon: "success" },
  paid_back: { tone: "info", icon: "info" },
  unassigned: { tone: "at_risk", icon: "warning" },
  under_way: { tone: "attention", icon: "info" },
  failed: { tone: "at_risk", icon: "error" },
  cancelled: { tone: "neutral", icon: "cross" },
} as const satisfies Record<PaymentState, { tone: StatusTone; icon: IconName }>;

/** What became of a payment: icon, word and color. */
function PaymentBadge({ state }: { state: PaymentState }) {
  const t = useWords(consolePaymentsMessages);
  return <StatusSign {...looks[state]}>{t(`state.${state}`)}</StatusSign>;
}
