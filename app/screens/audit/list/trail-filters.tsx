import { trailLimits } from "#modules/audit/contract";
import { auditStaffPaths } from "~/http/audit-staff-paths";
import { DateInput, TextInput } from "~/ui/inputs";
import { FilterForm } from "~/ui/search-form";
import { useWords } from "~/ui/ui-context";
import type { TrailData } from "../trail-views";
import { trailMessages } from "./words";

/** Who, what, to what and when, all of it in the address. */
export function TrailFilters({ query }: Pick<TrailData, "query">) {
  const t = useWords(trailMessages);
  const action = auditStaffPaths.trail();
  const clear = Object.values(query).some(Boolean) ? { to: action, label: t("clear") } : undefined;
  return (
    <FilterForm action={action} query={query} submit={t("filter")} clear={clear}>
      {(["actor", "action", "subject"] as const).map((name) => (
        <TextInput
          key={name}
          name={name}
          type="search"
          label={t(name)}
          hint={t(`${name}Hint`)}
          defaultValue={query[name]}
          maxLength={trailLimits.search}
        />
      ))}
      <DateInput name="from" label={t("from")} defaultValue={query.from} />
      <DateInput name="to" label={t("to")} defaultValue={query.to} />
    </FilterForm>
  );
}
