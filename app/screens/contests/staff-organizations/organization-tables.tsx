import { Link } from "@remix-run/react";
import type { OrganizationRow } from "#modules/contest/contract";
import { contestStaffPaths } from "~/http/contest-staff-paths";
import { Form, SubmitButton } from "~/ui/form";
import { type Column, EmptyState, Table } from "~/ui/table";
import { useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import { contestWinnersMessages } from "../contest-winners-words";

/** The organizations of a contest, and how many of their entries count. */
export function OrganizationTable({ rows }: { rows: readonly OrganizationRow[] }) {
  const t = useWords(contestWinnersMessages);
  const columns: readonly Column<OrganizationRow>[] = [
    {
      key: "name",
      header: t("columnOrganization"),
      isRowHeader: true,
      cell: ({ name }) => <span className="queue-name">{name}</span>,
    },
    { key: "others", header: t("columnOthers"), cell: ({ others }) => others.join("; ") },
    { key: "entries", header: t("columnEntries"), isFigure: true, cell: (row) => row.entries },
    { key: "counting", header: t("columnCounting"), isFigure: true, cell: (row) => row.counting },
  ];
  return (
    <Table
      caption={t("organizationsCaption")}
      isCaptionHidden
      columns={columns}
      rows={rows}
      rowKey={({ name }) => name}
      empty={<EmptyState title={t("noOrganizationsTitle")}>{t("noOrganizations")}</EmptyState>}
    />
  );
}

interface AlikePairsProps {
  contest: { id: number };
  alike: readonly { readonly from: string; readonly into: string }[];
}

/** Names that are the same once their abbreviations are written out. */
export function AlikePairs({ contest, alike }: AlikePairsProps) {
  const t = useWords(contestWinnersMessages);
  if (alike.length === 0) return null;
  return (
    <section aria-labelledby="alike-title">
      <h2 id="alike-title">{t("alikeTitle")}</h2>
      <ul className="list mt-2">
        {alike.map((pair) => (
          <li key={`${pair.from} ${pair.into}`}>
            {t("alikePair", pair)}:{" "}
            <Link
              to={contestStaffPaths.organizations(contest.id, pair)}
              aria-label={t("alikeLookOf", pair)}
            >
              {t("alikeLook")}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface MergeRow {
  readonly id: number;
  readonly fromName: string;
  readonly intoName: string;
  readonly when: string;
}

interface MergeTableProps {
  merges: readonly MergeRow[];
  answer: FormOutcome | undefined;
}

/** What was merged; each can be undone. */
export function MergeTable({ merges, answer }: MergeTableProps) {
  const t = useWords(contestWinnersMessages);
  const undone = answer?.ok === false ? answer.values.merge : undefined;
  const columns: readonly Column<MergeRow>[] = [
    { key: "from", header: t("columnFrom"), isRowHeader: true, cell: (row) => row.fromName },
    { key: "into", header: t("columnInto"), cell: (row) => row.intoName },
    { key: "when", header: t("columnWhen"), cell: (row) => row.when },
    {
      key: "undo",
      header: t("columnUndo"),
      cell: ({ id, fromName: from }) => (
        <Form
          answer={undone === String(id) ? answer : undefined}
          id={`undo-${id}`}
          label={t("undoOf", { from })}
        >
          <input type="hidden" name="step" value="undo" />
          <input type="hidden" name="merge" value={id} />
          <SubmitButton variant="secondary" aria-label={t("undoOf", { from })}>
            {t("undo")}
          </SubmitButton>
        </Form>
      ),
    },
  ];
  if (merges.length === 0) return null;
  return (
    <section aria-labelledby="merges-title">
      <h2 id="merges-title" className="mb-2">
        {t("mergesTitle")}
      </h2>
      <Table
        caption={t("mergesCaption")}
        isCaptionHidden
        columns={columns}
        rows={merges}
        rowKey={({ id }) => id}
        empty={null}
      />
    </section>
  );
}
