import { Link } from "@remix-run/react";
import type { ListingOverview } from "#modules/listings/contract";
import { translator } from "#modules/platform/messages";
import { EmptyState, Table } from "~/components/ui/table";
import { useUi } from "~/components/ui/ui-context";
import { listingPaths } from "~/http/listing-paths";
import { listingStaffMessages } from "~/messages/listing-staff";

export const useListingStaffWords = () => translator(listingStaffMessages, useUi().locale);
type Words = ReturnType<typeof useListingStaffWords>;

const stateKeys = {
  loading: "state.loading",
  merging: "state.merging",
  done: "state.done",
  failed: "state.failed",
  refused: "state.refused",
} as const;

function stateOf(t: Words, { state, line }: ListingOverview["imports"][number]): string {
  if (state === "refused" && line !== null) return t("state.refusedAt", { line });
  const key = stateKeys[state as keyof typeof stateKeys];
  return key ? t(key) : state;
}

function changeOf(t: Words, change: ListingOverview["changes"][number]): string {
  const { kind, groupBefore, groupAfter } = change;
  if (kind === "came") return t("kind.came");
  if (kind === "left") return t("kind.left");
  return t("kind.regrouped", { before: groupBefore ?? "-", after: groupAfter ?? "-" });
}

/** What was imported, the youngest first. */
export function ImportTable({ imports }: Pick<ListingOverview, "imports">) {
  const t = useListingStaffWords();
  return (
    <Table
      caption={t("imports")}
      columns={[
        { key: "source", header: t("file"), isRowHeader: true, cell: ({ source }) => source },
        { key: "asOf", header: t("asOf"), cell: ({ asOf }) => asOf },
        { key: "rows", header: t("rows"), isFigure: true, cell: ({ rows }) => rows },
        { key: "state", header: t("state"), cell: (one) => stateOf(t, one) },
        {
          key: "differs",
          header: t("differs"),
          cell: ({ came, gone, regrouped }) => `${came}, ${gone}, ${regrouped}`,
        },
      ]}
      rows={imports}
      rowKey={({ id }) => id}
      empty={<EmptyState title={t("imports")}>{t("noImports")}</EmptyState>}
    />
  );
}

/** What came, left or changed in the configured groups. */
export function ChangeTable({ changes }: Pick<ListingOverview, "changes">) {
  const t = useListingStaffWords();
  return (
    <Table
      caption={t("changes")}
      columns={[
        {
          key: "name",
          header: t("organization"),
          isRowHeader: true,
          cell: ({ name, ein }) => <Link to={listingPaths.listing(ein)}>{name}</Link>,
        },
        { key: "state", header: t("state"), cell: ({ state }) => state },
        { key: "kind", header: t("kind"), cell: (one) => changeOf(t, one) },
      ]}
      rows={changes}
      rowKey={({ id }) => id}
      empty={<EmptyState title={t("changes")}>{t("noChanges")}</EmptyState>}
    />
  );
}

/** Of which states a whole file stands, and of when. */
export function RegionTable({ regions }: Pick<ListingOverview, "regions">) {
  const t = useListingStaffWords();
  return (
    <Table
      caption={t("regions")}
      columns={[
        {
          key: "state",
          header: t("state"),
          isRowHeader: true,
          cell: (one) => one.state || t("abroad"),
        },
        { key: "asOf", header: t("asOf"), cell: ({ asOf }) => asOf },
        { key: "rows", header: t("rows"), isFigure: true, cell: ({ rows }) => rows },
      ]}
      rows={regions}
      rowKey={({ state }) => state}
      empty={<EmptyState title={t("regions")}>{t("noRegions")}</EmptyState>}
    />
  );
}
