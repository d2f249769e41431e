import { stateFilters, stateStaffPaths } from "~/http/state-staff-paths";
import { SearchForm } from "~/ui/search-form";
import { Tabs } from "~/ui/tabs";
import { useWords } from "~/ui/ui-context";
import { stateStaffMessages } from "../words";
import type { StatesPage } from "./states-page.server";

/** Search and filter, all of it in the address. */
export function StatesFilters({ query, counts }: Pick<StatesPage, "query" | "counts">) {
  const t = useWords(stateStaffMessages);
  const tabs = stateFilters.map((filter) => ({
    to: stateStaffPaths.list({ ...query, filter }),
    label: t("tab", { filter: t(`filter.${filter}`), count: counts[filter] }),
    isCurrent: query.filter === filter,
  }));
  return (
    <>
      <SearchForm
        action={stateStaffPaths.list()}
        label={t("search")}
        hint={t("searchHint")}
        query={query}
        maxLength={60}
        submit={t("find")}
      >
        {query.filter !== "all" && <input type="hidden" name="filter" value={query.filter} />}
      </SearchForm>
      <Tabs label={t("filters")} tabs={tabs} />
    </>
  );
}
