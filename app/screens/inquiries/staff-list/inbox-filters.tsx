import { inquiryLimits, inquiryStates } from "#modules/inquiries/contract";
import { inquiryStaffPaths } from "~/http/inquiry-staff-paths";
import { inboxMessages } from "~/parts/inquiries/words";
import { SearchForm } from "~/ui/search-form";
import { Select } from "~/ui/selects";
import { Tabs } from "~/ui/tabs";
import { useWords } from "~/ui/ui-context";
import type { InboxData } from "../inbox.server";

/** Search, form, person and states, all of it in the address. */
export function InboxFilters({ query, counts, kinds, staff }: InboxData) {
  const t = useWords(inboxMessages);
  const all = counts.open + counts.done + counts.spam;
  const tabs = [...inquiryStates, "all" as const].map((state) => ({
    to: inquiryStaffPaths.inbox({ ...query, state }),
    label: t("tab", { state: t(`state.${state}`), count: state === "all" ? all : counts[state] }),
    isCurrent: query.state === state,
  }));
  const people = [
    { value: "me", label: t("me") },
    { value: "nobody", label: t("nobody") },
    ...staff.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  return (
    <>
      <SearchForm
        action={inquiryStaffPaths.inbox()}
        label={t("search")}
        hint={t("searchHint")}
        query={query}
        maxLength={inquiryLimits.search}
        submit={t("filter")}
      >
        <input type="hidden" name="state" value={query.state} />
        <Select
          name="kind"
          label={t("kind")}
          options={kinds}
          emptyLabel={t("allKinds")}
          defaultValue={query.kind}
        />
        <Select
          name="who"
          label={t("who")}
          options={people}
          emptyLabel={t("everybody")}
          defaultValue={query.who}
        />
      </SearchForm>
      <Tabs label={t("states")} tabs={tabs} />
    </>
  );
}
