import { applicationStates } from "#modules/applications/contract";
import { accountSorts, dueWithins, MOST_SEARCHED, standings } from "#modules/console/contract";
import { consolePaths } from "~/http/console-staff-paths";
import { SearchForm } from "~/ui/search-form";
import { Select } from "~/ui/selects";
import { StateSelect } from "~/ui/state-select";
import { Tabs } from "~/ui/tabs";
import { useWords } from "~/ui/ui-context";
import type { AccountsData } from "../accounts.server";
import { consoleAccountsMessages } from "../console-accounts-words";

/** Search, filters, order and standing, all of it in the address. */
export function AccountsFilters(data: AccountsData) {
  const { query, counts } = data;
  const t = useWords(consoleAccountsMessages);
  const all = standings.reduce((sum, standing) => sum + counts[standing], 0);
  const tabs = [undefined, ...standings].map((standing) => ({
    to: consolePaths.accounts({ ...query, standing }),
    label: t("tab", {
      standing: t(`standing.${standing ?? "all"}`),
      count: standing ? counts[standing] : all,
    }),
    isCurrent: query.standing === standing,
  }));
  return (
    <>
      <SearchForm
        action={consolePaths.accounts()}
        label={t("search")}
        hint={t("searchHint")}
        query={query}
        maxLength={MOST_SEARCHED}
        submit={t("show")}
        clear={{ to: consolePaths.accounts(), label: t("clear") }}
      >
        {query.standing && <input type="hidden" name="standing" value={query.standing} />}
        <Choices {...data} />
      </SearchForm>
      <Tabs label={t("standings")} tabs={tabs} />
    </>
  );
}

/** What is asked for less often than a name, open while one of it is chosen. */
function Choices({ query, levels, groups }: AccountsData) {
  const t = useWords(consoleAccountsMessages);
  const { level, state, due, suspended, owes, group, application, sort } = query;
  const chosen = [level, state, due, suspended, owes, group, application];
  const isChosen = chosen.some(Boolean) || sort !== "name";
  return (
    <details className="details" open={isChosen}>
      <summary>
        <span>{t("filters")}</span>
      </summary>
      <div className="details-body queue-search">
        <Select
          name="level"
          label={t("level")}
          options={levels}
          emptyLabel={t("allLevels")}
          defaultValue={level}
        />
        <StateSelect
          name="state"
          label={t("state")}
          emptyLabel={t("allStates")}
          autoComplete="off"
          defaultValue={state}
        />
        <Select
          name="group"
          label={t("group")}
          options={groups}
          emptyLabel={t("allGroups")}
          defaultValue={group}
        />
        <Select
          name="application"
          label={t("application")}
          options={applicationStates.map((value) => ({ value, label: t(`application.${value}`) }))}
          emptyLabel={t("allApplications")}
          defaultValue={application}
        />
        <Select
          name="due"
          label={t("dueWithin")}
          options={dueWithins.map((value) => ({ value, label: t("dueDays", { days: value }) }))}
          emptyLabel={t("dueAny")}
          defaultValue={due}
        />
        <Select
          name="owes"
          label={t("owes")}
          options={[{ value: "1", label: t("owesOnly") }]}
          emptyLabel={t("owesOrNot")}
          defaultValue={owes}
        />
        <Select
          name="suspended"
          label={t("suspended")}
          options={[{ value: "1", label: t("suspendedOnly") }]}
          emptyLabel={t("suspendedOrNot")}
          defaultValue={suspended}
        />
        <Select
          name="sort"
          label={t("sort")}
          options={accountSorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
          emptyLabel={false}
          defaultValue={sort}
        />
      </div>
    </details>
  );
}
