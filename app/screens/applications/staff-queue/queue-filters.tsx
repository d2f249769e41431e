import { applicationLimits, applicationStates } from "#modules/applications/contract";
import { paths } from "~/http/paths";
import { SearchForm } from "~/ui/search-form";
import { Tabs } from "~/ui/tabs";
import { useWords } from "~/ui/ui-context";
import { adminApplicationsMessages } from "../words";
import type { QueueData } from "./queue.server";

/** Search and states, all of it in the address. */
export function QueueFilters({ state, search, counts }: QueueData) {
  const t = useWords(adminApplicationsMessages);
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const tabs = [
    {
      to: paths.adminApplications({ search }),
      label: t("filter", { state: t("all"), count: all }),
      isCurrent: state === undefined,
    },
    ...applicationStates.map((one) => ({
      to: paths.adminApplications({ search, state: one }),
      label: t("filter", { state: t(`state.${one}`), count: counts[one] }),
      isCurrent: state === one,
    })),
  ];
  return (
    <>
      <SearchForm
        action={paths.adminApplications()}
        label={t("search")}
        hint={t("searchHint")}
        query={{ search }}
        maxLength={applicationLimits.search}
        submit={t("searchSubmit")}
        clear={{ to: paths.adminApplications({ state }), label: t("searchClear") }}
      >
        {state && <input type="hidden" name="state" value={state} />}
      </SearchForm>
      <Tabs label={t("filters")} tabs={tabs} />
    </>
  );
}
