import { Form } from "@remix-run/react";
import { inquiryKinds, inquiryLimits, inquiryStates } from "#modules/inquiries/contract";
import { Button } from "~/components/ui/button";
import { TextInput } from "~/components/ui/inputs";
import { Select } from "~/components/ui/selects";
import { Tabs } from "~/components/ui/tabs";
import { inquiryStaffPaths } from "~/http/inquiry-staff-paths";
import type { InboxData } from "./inbox-views";
import { useInboxWords } from "./use-inbox-words";

/** Search, form, person and states, all of it in the address. */
export function InboxFilters({ query, counts, staff }: InboxData) {
  const t = useInboxWords();
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
      <Form
        key={JSON.stringify(query)}
        method="get"
        action={inquiryStaffPaths.inbox()}
        className="queue-search"
        role="search"
      >
        <input type="hidden" name="state" value={query.state} />
        <TextInput
          name="search"
          type="search"
          label={t("search")}
          hint={t("searchHint")}
          defaultValue={query.search}
          maxLength={inquiryLimits.search}
        />
        <Select
          name="kind"
          label={t("kind")}
          options={inquiryKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
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
        <Button type="submit" variant="secondary">
          {t("filter")}
        </Button>
      </Form>
      <Tabs label={t("states")} tabs={tabs} />
    </>
  );
}
