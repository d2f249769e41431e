import { Link } from "@remix-run/react";
import type { ListingOverview } from "#modules/listings/contract";
import { formatCount, formatDate } from "#modules/platform/format";
import type { Languages } from "#modules/platform/locale";
import { translator } from "#modules/platform/messages";
import { listingPaths } from "~/http/listing-paths";
import { EmptyState, Table } from "~/ui/table";
import { useUi } from "~/ui/ui-context";
import { listingStaffMessages } from "./words";

export const useListingStaffWords = () => translator(listingStaffMessages, useUi().locale);
type Words = ReturnType<typeof useListingStaffWords>;

const listKeys = {
  bmf: "list.bmf",
  revocations: "list.revocations",
  pub78: "list.pub78",
  epostcards: "list.epostcards",
} as const;

const stateKeys = {
  waiting: "state.waiting",
  unchanged: "state.unchanged",
  loading: "state.loading",
  merging: "state.merging",
  done: "state.done",
  failed: "state.failed",
  refused: "state.refused",
} as const;

const reasonKeys = {
  fileOlder: "reason.fileOlder",
  fileTooLarge: "reason.fileTooLarge",
  zipNotSingle: "reason.zipNotSingle",
  fileUnknown: "reason.fileUnknown",
  fileOther: "reason.fileOther",
  fileHtml: "reason.fileUnknown",
  filePdf: "reason.fileUnknown",
  fileOffice: "reason.fileUnknown",
  fileUtf16: "reason.fileUnknown",
} as const;

type Import = ListingOverview["imports"][number];

function listOf(t: Words, kind: string): string {
  const key = listKeys[kind as keyof typeof listKeys];
  return key ? t(key) : kind;
}

function stateOf(t: Words, languages: Languages, one: Import): string {
  const { state, line, reason, rows, rowsPerSecond, loss } = one;
  if (state === "refused" && line !== null) return t("state.refusedAt", { line });
  if (state === "refused" && loss) return lossOf(t, languages, loss);
  const reasonKey = reasonKeys[reason as keyof typeof reasonKeys];
  if (state === "refused" && reasonKey) return t(reasonKey);
  if (state === "loading" && rows > 0) {
    return t("state.loadingAt", { rate: formatCount(rowsPerSecond, languages) });
  }
  const key = stateKeys[state as keyof typeof stateKeys];
  return key ? t(key) : state;
}

function lossOf(t: Words, languages: Languages, loss: NonNullable<Import["loss"]>): string {
  const lost = formatCount(loss.lost, languages);
  const rows = formatCount(loss.rows, languages);
  if (loss.state === null) return t("reason.losesList", { lost, rows });
  return t("reason.losesState", { lost, rows, state: loss.state || t("abroad") });
}

function changeOf(t: Words, change: ListingOverview["changes"][number]): string {
  const { kind, groupBefore, groupAfter } = change;
  if (kind === "came") return t("kind.came");
  if (kind === "left") return t("kind.left");
  if (kind === "revoked") return t("kind.revoked");
  return t("kind.regrouped", { before: groupBefore ?? "-", after: groupAfter ?? "-" });
}

/** What was imported, the youngest first. */
export function ImportTable({ imports }: Pick<ListingOverview, "imports">) {
  const t = useListingStaffWords();
  const ui = useUi();
  return (
    <Table
      caption={t("imports")}
      columns={[
        { key: "source", header: t("file"), isRowHeader: true, cell: ({ source }) => source },
        { key: "list", header: t("list"), cell: ({ kind }) => listOf(t, kind) },
        { key: "asOf", header: t("asOf"), cell: ({ asOf }) => formatDate(asOf, ui) },
        {
          key: "rows",
          header: t("rows"),
          isFigure: true,
          cell: ({ rows }) => formatCount(rows, ui),
        },
        { key: "state", header: t("importState"), cell: (one) => stateOf(t, ui, one) },
        {
          key: "differs",
          header: t("differs"),
          cell: ({ state, came, gone, regrouped }) => {
            if (came + gone + regrouped === 0) return state === "done" && t("differsNone");
            return [came, gone, regrouped].map((count) => formatCount(count, ui)).join(" / ");
          },
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

/** Which states have a whole file, and of which day. */
export function RegionTable({ regions }: Pick<ListingOverview, "regions">) {
  const t = useListingStaffWords();
  const ui = useUi();
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
        { key: "asOf", header: t("asOf"), cell: ({ asOf }) => formatDate(asOf, ui) },
        {
          key: "rows",
          header: t("rows"),
          isFigure: true,
          cell: ({ rows }) => formatCount(rows, ui),
        },
      ]}
      rows={regions}
      rowKey={({ state }) => state}
      empty={<EmptyState title={t("regions")}>{t("noRegions")}</EmptyState>}
    />
  );
}
