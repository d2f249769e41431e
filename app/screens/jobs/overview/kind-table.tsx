import { Link } from "@remix-run/react";
import { jobStaffPaths } from "~/http/job-staff-paths";
import { type Column, EmptyState, Table } from "~/ui/table";
import { useWords } from "~/ui/ui-context";
import type { JobsData, KindRow } from "../jobs.server";
import { jobStaffMessages } from "../staff-jobs-words";
import { StepForm } from "../step-form";

/** The failures by kind, and the button that tries all of a kind again. */
export function KindTable({ kinds, until }: Pick<JobsData, "kinds" | "until">) {
  const t = useWords(jobStaffMessages);
  const columns: readonly Column<KindRow>[] = [
    {
      key: "kind",
      header: t("columnKind"),
      isRowHeader: true,
      cell: ({ jobName, kind }) => (
        <Link to={jobStaffPaths.failed({ kind: jobName })} className="queue-name">
          {kind}
        </Link>
      ),
    },
    { key: "count", header: t("columnCount"), isFigure: true, cell: ({ count }) => count },
    { key: "reason", header: t("columnReason"), isLong: true, cell: ({ reason }) => reason },
    { key: "latest", header: t("columnLatest"), cell: ({ latest }) => latest },
    {
      key: "step",
      header: t("columnStep"),
      cell: ({ jobName, kind }) => (
        <StepForm
          id={`retry-${jobName}`}
          fields={{ step: "retry-kind", kind: jobName, until }}
          label={t("retryAll")}
          about={kind}
        />
      ),
    },
  ];
  return (
    <Table
      caption={t("failures")}
      isCaptionHidden
      columns={columns}
      rows={kinds}
      rowKey={({ jobName }) => jobName}
      empty={<EmptyState title={t("failuresNone")}>{t("failuresNoneText")}</EmptyState>}
    />
  );
}
