import { Form } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { TextInput } from "~/components/ui/inputs";
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
      <Form
        key={JSON.stringify(query)}
        method="get"
        action={stateStaffPaths.list()}
        className="queue-search"
        role="search"
      >
        {query.filter !== "all" && <input type="hidden" name="filter" value={query.filter} />}
        <TextInput
          name="search"
          type="search"
          label={t("search")}
          hint={t("searchHint")}
          defaultValue={query.search}
          maxLength={60}
        />
        <Button type="submit" variant="secondary">
          {t("find")}
        </Button>
      </Form>
      <Tabs label={t("filters")} tabs={tabs} />
    </>
  );
}
