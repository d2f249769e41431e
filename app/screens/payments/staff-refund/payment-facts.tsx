import { Link } from "@remix-run/react";
import { paths } from "~/http/paths";
import { backOfficeMessages } from "~/parts/back-office/words";
import { DescriptionList, type Fact } from "~/ui/details";
import { type Column, Table } from "~/ui/table";
import { useWords } from "~/ui/ui-context";
import type { ShownPayment, ShownRefund } from "./pay-back.server";

/** What is known of a payment, and what went back of it so far. */
export function PaymentFacts({ payment }: { payment: ShownPayment }) {
  const t = useWords(backOfficeMessages);
  const { discount, transId, invoices, label, refunds } = payment;
  const facts: readonly (Fact | false)[] = [
    {
      term: t("account"),
      description: <Link to={paths.staffAccount(payment.accountId)}>{payment.accountName}</Link>,
    },
    { term: t("method"), description: label },
    { term: t("paid"), description: payment.amount },
    discount !== "" && { term: t("discount"), description: discount },
    { term: t("left"), description: payment.left },
    {
      term: t("invoices"),
      description: invoices.map(({ id, number }, index) => (
        <span key={id}>
          {index > 0 && ", "}
          <Link to={paths.invoice(id)}>{number}</Link>
        </span>
      )),
    },
    transId !== "" && { term: t("transaction"), description: <code>{transId}</code> },
  ];
  return (
    <section className="stack mt-10" aria-labelledby="payment">
      <h2 id="payment">{t("paymentFacts")}</h2>
      <DescriptionList facts={facts.filter((fact) => fact !== false)} />
      <Table
        caption={t("refunds")}
        columns={useColumns()}
        rows={refunds}
        rowKey={({ id }) => id}
        empty={null}
      />
    </section>
  );
}

function useColumns(): readonly Column<ShownRefund>[] {
  const t = useWords(backOfficeMessages);
  return [
    { key: "at", header: t("refundsDate"), isRowHeader: true, cell: ({ at }) => at },
    { key: "amount", header: t("amount"), isFigure: true, cell: ({ amount }) => amount },
    {
      key: "state",
      header: t("refundsState"),
      cell: ({ status, isCredited }) =>
        status === "succeeded" && isCredited
          ? `${t("state.succeeded")}, ${t("credited")}`
          : t(`state.${status}`),
    },
    {
      key: "note",
      header: t("refundsNote"),
      isLong: true,
      cell: ({ note, errorText, status }) =>
        status === "failed" ? `${note} (${errorText})` : note,
    },
  ];
}
