import { MOST_SEARCHED } from "#modules/console/contract";
import { SearchForm } from "~/components/ui/search-form";
import { useWords } from "~/components/ui/ui-context";
import { consolePaths } from "~/http/console-staff-paths";
import { consoleMessages } from "~/messages/console";

/** One box over accounts, people and invoices. */
export function EverythingSearch({ text = "" }: { text?: string }) {
  const t = useWords(consoleMessages);
  return (
    <SearchForm
      action={consolePaths.search}
      label={t("search")}
      hint={t("searchHint")}
      query={{ search: text }}
      maxLength={MOST_SEARCHED}
      submit={t("find")}
    />
  );
}
