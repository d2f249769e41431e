import { MOST_SEARCHED } from "#modules/console/contract";
import { consolePaths } from "~/http/console-staff-paths";
import { SearchForm } from "~/ui/search-form";
import { useWords } from "~/ui/ui-context";
import { consoleMessages } from "./console-words";

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
