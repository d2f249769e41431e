import { StatusSign } from "~/ui/status-sign";
import { type Column, EmptyState, Table } from "~/ui/table";
import { useWords } from "~/ui/ui-context";
import type { JobsData, ScheduleRow } from "../jobs.server";
import { jobStaffMessages } from "../staff-jobs-words";

/** The repeating jobs with their next run and how the last one ended. */
export function ScheduleTable({ schedules }: Pick<JobsData, "schedules">) {
  const t = useWords(jobStaffMessages);
  const columns: readonly Column<ScheduleRow>[] = [
    {
      key: "kind",
      header: t("columnKind"),
      isRowHeader: true,
      cell: ({ kind, queue }) => (
        <>
          <span className="queue-name">{kind}</span>
          <div className="hint text-sm">{queue}</div>
        </>
      ),
    },
    { key: "runs", header: t("columnTiming"), cell: ({ runs }) => runs },
    {
      key: "next",
      header: t("columnNext"),
      cell: ({ next, isLate }) =>
        isLate ? (
          <StatusSign tone="attention" icon="warning">
            {next}
          </StatusSign>
        ) : (
          next
        ),
    },
    {
      key: "last",
      header: t("columnLast"),
      isLong: true,
      cell: (schedule) => <LastRun {...schedule} />,
    },
  ];
  return (
    <Table
      caption={t("schedules")}
      isCaptionHidden
      columns={columns}
      rows={schedules}
      rowKey={({ id }) => id}
      empty={<EmptyState title={t("schedulesNone")}>{t("schedulesNoneText")}</EmptyState>}
    />
  );
}

function LastRun({ last, lastOutcome, lastMs, failure }: ScheduleRow) {
  const t = useWords(jobStaffMessages);
  if (lastOutcome === null) return last;
  const isDone = lastOutcome === "done";
  return (
    <>
      <StatusSign tone={isDone ? "good_standing" : "revoked"} icon={isDone ? "success" : "error"}>
        {t(isDone ? "runDone" : "runFailed")}
      </StatusSign>{" "}
      {last}
      {lastMs !== null && `, ${t("took", { seconds: (lastMs / 1_000).toFixed(1) })}`}
      {failure !== "" && <div className="hint text-sm">{failure}</div>}
    </>
  );
}
