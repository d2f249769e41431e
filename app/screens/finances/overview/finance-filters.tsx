import { Form, Link } from "@remix-run/react";
import { financeFilters } from "#modules/billing/contract";
import { paths } from "~/http/paths";
import { financesMessages } from "~/parts/finances/words";
import { Button } from "~/ui/button";
import { DateInput } from "~/ui/inputs";
import { Tabs } from "~/ui/tabs";
import { useWords } from "~/ui/ui-context";
import type { FinancesData } from "./finances.server";

/** What is shown of the history: kinds and days, all of it in the address. */
export function FinanceFilters({ filter, from, to, namedAccount }: FinancesData) {
  const t = useWords(financesMessages);
  const tabs = financeFilters.map((one) => ({
    to: paths.finances({ accountId: namedAccount, show: one, from, to }),
    label: t(`filter.${one}`),
    isCurrent: one === filter,
  }));
  return (
    <>
      <Tabs label={t("filters")} tabs={tabs} />
      <Form method="get" action={paths.finances()} className="day-filter no-print">
        {namedAccount !== undefined && (
          <input type="hidden" name="account_id" value={namedAccount} />
        )}
        {filter !== "all" && <input type="hidden" name="show" value={filter} />}
        <DateInput key={`from-${from}`} name="from" label={t("from")} defaultValue={from} />
        <DateInput key={`to-${to}`} name="to" label={t("to")} defaultValue={to} />
        <Button type="submit" variant="secondary">
          {t("narrow")}
        </Button>
        {(from || to) && (
          <Link to={paths.finances({ accountId: namedAccount, show: filter })} className="tap">
            {t("clear")}
          </Link>
        )}
      </Form>
    </>
  );
}
