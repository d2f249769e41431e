import { rowsShown } from "#modules/platform/pagination";
import { paths } from "~/http/paths";
import { financesMessages } from "~/parts/finances/words";
import { Pager } from "~/ui/pager";
import { EmptyState } from "~/ui/table";
import { useWords } from "~/ui/ui-context";
import { MovementTable } from "../movement-table";
import type { FinancesData } from "./finances.server";
import { InvoiceTable } from "./invoice-table";

/** The rows of the history with their pager, or what to do when there are none. */
export function FinanceTable(data: FinancesData) {
  const t = useWords(financesMessages);
  const { invoices, movements, filter, from, to, namedAccount, total } = data;
  const isNarrowed = filter !== "all" || from !== "" || to !== "";
  const empty = (
    <EmptyState title={t(isNarrowed ? "noneFound" : "none")}>
      {t(isNarrowed ? "noneFoundText" : "noneText")}
    </EmptyState>
  );
  const caption = t("caption", { count: total });
  return (
    <>
      <h2 className="sr-only">{t("results")}</h2>
      {invoices ? (
        <InvoiceTable caption={caption} invoices={invoices} empty={empty} />
      ) : (
        <MovementTable caption={caption} movements={movements} empty={empty} hasInvoices />
      )}
      <Pager
        answer={{ ...data, ...rowsShown(data) }}
        urlOf={(page) => paths.finances({ accountId: namedAccount, show: filter, from, to, page })}
      />
    </>
  );
}
