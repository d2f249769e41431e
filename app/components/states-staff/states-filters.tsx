import { SearchForm } from "~/components/ui/search-form";
import { Tabs } from "~/components/ui/tabs";
import { stateStaffPaths } from "~/http/state-staff-paths";
import { type StatesPage, stateFilters } from "./state-views";
import { useStateWords } from "./use-state-words";

/** Search and filter, all of it in the address. */
export function StatesFilters({ query, counts }: Pick<StatesPage, "query" | "counts">) {
  const t = useStateWords();
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
