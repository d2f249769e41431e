import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { trailLimits } from "#modules/audit/contract";
import { auditStaffPaths } from "~/http/audit-staff-paths";
import { DownloadLink } from "~/ui/download-link";
import { DateInput, TextInput } from "~/ui/inputs";
import { Page, PageTitle } from "~/ui/page";
import { FilterForm } from "~/ui/search-form";
import { useWords } from "~/ui/ui-context";
import { readTrail, type TrailData } from "../trail.server";
import { ChainNotice } from "./chain-notice";
import { TrailTable } from "./trail-table";
import { trailMessages } from "./words";

export async function loader({ context, request }: LoaderFunctionArgs) {
  return readTrail(context, request);
}

export default function AuditRecord() {
  const trail = useLoaderData<typeof loader>();
  const t = useWords(trailMessages);
  return (
    <Page className="stack">
      <PageTitle title={t("title")} lede={t("lede")} />
      <ChainNotice chain={trail.chain} />
      <div className="btn-row">
        <DownloadLink to={auditStaffPaths.csv(trail.query)}>{t("export")}</DownloadLink>
      </div>
      <TrailFilters query={trail.query} />
      <TrailTable {...trail} />
    </Page>
  );
}

/** Who, what, to what and when, all of it in the address. */
function TrailFilters({ query }: Pick<TrailData, "query">) {
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
