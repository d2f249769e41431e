import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { alertForm } from "#modules/alerts/contract";
import { formWord } from "#modules/platform/forms/contract";
import { alertStaffPaths } from "~/http/console-staff-paths";
import { ButtonLink } from "~/ui/button";
import { Page, PageTitle } from "~/ui/page";
import { type Column, EmptyState, Table } from "~/ui/table";
import { useUi, useWords } from "~/ui/ui-context";
import { type AlertRow, alertRows } from "../alert-pages.server";
import { alertStaffMessages } from "../words";

export async function loader({ context }: LoaderFunctionArgs) {
  return { rows: await alertRows(context) };
}

export default function Alerts() {
  const { rows } = useLoaderData<typeof loader>();
  const t = useWords(alertStaffMessages);
  return (
    <Page className="stack">
      <PageTitle title={t("title")} lede={t("lede")} />
      <div className="btn-row">
        <ButtonLink to={alertStaffPaths.new}>{t("new")}</ButtonLink>
      </div>
      <AlertTable rows={rows} />
    </Page>
  );
}

/** All alerts, the latest first. */
function AlertTable({ rows }: { rows: readonly AlertRow[] }) {
  const t = useWords(alertStaffMessages);
  const { locale } = useUi();
  const columns: readonly Column<AlertRow>[] = [
    {
      key: "text",
      header: t("columnText"),
      isRowHeader: true,
      cell: ({ id, textEn }) => <Link to={alertStaffPaths.alert(id)}>{textEn}</Link>,
    },
    {
      key: "kind",
      header: t("columnKind"),
      cell: ({ kind }) => formWord(alertForm, locale, `kind.${kind}`),
    },
    { key: "days", header: t("columnDays"), isDate: true, cell: (row) => t("days", row) },
    { key: "state", header: t("columnState"), cell: ({ moment }) => t(`moment.${moment}`) },
  ];
  return (
    <Table
      isWork
      caption={t("caption")}
      isCaptionHidden
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      empty={<EmptyState title={t("emptyTitle")}>{t("empty")}</EmptyState>}
    />
  );
}
