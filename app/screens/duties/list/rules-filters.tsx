import { dutyStaffPaths, ruleFilters } from "~/http/duty-staff-paths";
import { SearchForm } from "~/ui/search-form";
import { Tabs } from "~/ui/tabs";
import { useWords } from "~/ui/ui-context";
import { ruleStaffWords } from "../words";
import type { RulesData } from "./rules-page.server";

/** Search and filter, all of it in the address. */
export function RulesFilters({ query, counts }: Pick<RulesData, "query" | "counts">) {
  const t = useWords(ruleStaffWords);
  const tabs = ruleFilters.map((filter) => ({
    to: dutyStaffPaths.list({ ...query, filter }),
    label: t("tab", { filter: t(`filter.${filter}`), count: counts[filter] }),
    isCurrent: query.filter === filter,
  }));
  return (
    <>
      <SearchForm
        action={dutyStaffPaths.list()}
        label={t("search")}
        hint={t("searchHint")}
        query={query}
        maxLength={60}
        submit={t("find")}
        clear={{ to: dutyStaffPaths.list({ filter: query.filter }), label: t("clear") }}
      >
        {query.filter !== "all" && <input type="hidden" name="filter" value={query.filter} />}
      </SearchForm>
      <Tabs label={t("filters")} tabs={tabs} />
    </>
  );
}
