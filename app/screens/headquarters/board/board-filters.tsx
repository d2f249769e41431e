import { headquartersPaths } from "~/http/headquarters-paths";
import { FilterForm } from "~/ui/search-form";
import { Select } from "~/ui/selects";
import { useWords } from "~/ui/ui-context";
import { BoardFilterFields } from "../board-filter-fields";
import type { BoardData } from "./board-page.server";
import { boardPageWords } from "./words";

/** Search, filters and the order: all of it in the address. */
export function BoardFilters({ data }: { data: BoardData }) {
  const t = useWords(boardPageWords);
  const { head, search, school, filters, set, sort, sorts, isNarrowed, all, chosen } = data;
  const by = `${sort.isDescending ? "-" : ""}${sort.by}`;
  return (
    <section aria-label={t("filters")}>
      <FilterForm
        action={headquartersPaths.board()}
        query={{ search, school, chosen, by, filters: filters.map(({ value }) => value) }}
        submit={t("submit")}
        clear={isNarrowed ? { to: all, label: t("clear") } : undefined}
      >
        {head.named !== undefined && <input type="hidden" name="account_id" value={head.named} />}
        <BoardFilterFields
          fields={filters}
          search={search}
          school={school}
          summary={set > 0 ? t("moreFiltersSet", { count: set }) : t("moreFilters")}
        >
          <Select
            name="sort"
            label={t("sort")}
            options={
              sorts.some(({ value }) => value === by)
                ? sorts
                : [...sorts, { value: by, label: `${t(`sort.${sort.by}`)} ↓` }]
            }
            defaultValue={by}
            emptyLabel={false}
          />
        </BoardFilterFields>
      </FilterForm>
    </section>
  );
}
