import { headquartersPaths } from "~/http/headquarters-paths";
import { Details } from "~/ui/details";
import { TextInput } from "~/ui/inputs";
import { FilterForm } from "~/ui/search-form";
import { Select } from "~/ui/selects";
import { useWords } from "~/ui/ui-context";
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
        <TextInput
          name="search"
          type="search"
          label={t("search")}
          hint={t("searchHint")}
          defaultValue={search}
          maxLength={100}
        />
        <div className="board-filters">
          <Details summary={set > 0 ? t("moreFiltersSet", { count: set }) : t("moreFilters")}>
            <div className="board-filters-grid">
              {filters.map(({ name, label, options, value }) => (
                <Select
                  key={name}
                  name={name}
                  label={label}
                  options={options}
                  defaultValue={value}
                  emptyLabel={t("any")}
                />
              ))}
              <TextInput
                name="school"
                label={t("schoolPart")}
                defaultValue={school}
                maxLength={100}
                autoComplete="off"
              />
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
            </div>
          </Details>
        </div>
      </FilterForm>
    </section>
  );
}
