import { Form, Link } from "@remix-run/react";
import { trailLimits } from "#modules/audit/contract";
import { Button } from "~/components/ui/button";
import { DateInput, TextInput } from "~/components/ui/inputs";
import { auditStaffPaths } from "~/http/audit-staff-paths";
import type { TrailData } from "./trail-views";
import { useTrailWords } from "./use-trail-words";

/** Who, what, to what and when, all of it in the address. */
export function TrailFilters({ query }: Pick<TrailData, "query">) {
  const t = useTrailWords();
  const isFiltered = Object.values(query).some(Boolean);
  return (
    <Form
      key={JSON.stringify(query)}
      method="get"
      action={auditStaffPaths.trail()}
      className="queue-search"
      role="search"
    >
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
      <Button type="submit" variant="secondary">
        {t("filter")}
      </Button>
      {isFiltered && <Link to={auditStaffPaths.trail()}>{t("clear")}</Link>}
    </Form>
  );
}
