import { Link } from "@remix-run/react";
import { textStaffPaths } from "~/http/text-staff-paths";
import { textStaffMessages } from "~/parts/texts/words";
import { SearchForm } from "~/ui/search-form";
import { Select } from "~/ui/selects";
import { type Column, EmptyState, Table } from "~/ui/table";
import { useWords } from "~/ui/ui-context";
import type { TextRow, TextsData } from "./texts-page.server";

/** Which texts are listed, all of it in the address. */
export function TextFilters({ query, pages }: TextsData) {
  const t = useWords(textStaffMessages);
  return (
    <SearchForm
      action={textStaffPaths.list()}
      label={t("search")}
      hint={t("searchHint")}
      query={query}
      maxLength={200}
      submit={t("show")}
    >
      <Select
        name="page"
        label={t("page")}
        options={pages}
        emptyLabel={t("allPages")}
        defaultValue={query.page}
      />
    </SearchForm>
  );
}

/** The texts that were asked for, as they stand now. */
export function TextTable({ query, rows, total }: TextsData) {
  const t = useWords(textStaffMessages);
  const isAsked = Boolean(query.page || query.search);
  const columns: readonly Column<TextRow>[] = [
    {
      key: "en",
      header: t("columnText"),
      isRowHeader: true,
      cell: ({ page, key, en }) => <Link to={textStaffPaths.text(page, key)}>{en}</Link>,
    },
    {
      key: "es",
      header: t("columnSpanish"),
      isLong: true,
      cell: ({ es }) => <span lang="es">{es}</span>,
    },
    { key: "page", header: t("columnPage"), cell: ({ label }) => label },
    {
      key: "state",
      header: t("columnState"),
      cell: ({ isChanged }) => t(isChanged ? "changed" : "products"),
    },
  ];
  const empty = isAsked ? (
    <EmptyState title={t("notFoundTitle")}>{t("notFound")}</EmptyState>
  ) : (
    <EmptyState title={t("noneTitle")}>{t("none")}</EmptyState>
  );
  return (
    <section className="stack">
      {total > 0 && <h2>{t(isAsked ? "foundTitle" : "changedTitle", { count: total })}</h2>}
      <Table
        isWork
        caption={t("caption")}
        isCaptionHidden
        columns={columns}
        rows={rows}
        rowKey={({ page, key }) => `${page}.${key}`}
        empty={empty}
      />
      {total > rows.length && <p className="hint">{t("cut", { count: rows.length })}</p>}
    </section>
  );
}
