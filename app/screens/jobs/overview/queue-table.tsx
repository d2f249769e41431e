import { StatusSign } from "~/ui/status-sign";
import { type Column, Table } from "~/ui/table";
import { useWords } from "~/ui/ui-context";
import type { JobsData, QueueRow } from "../jobs.server";
import { jobStaffMessages } from "../staff-jobs-words";
import { StepForm } from "../step-form";

/** What waits, runs and failed in each queue, and the button that pauses it. */
export function QueueTable({ queues }: Pick<JobsData, "queues">) {
  const t = useWords(jobStaffMessages);
  const columns: readonly Column<QueueRow>[] = [
    {
      key: "queue",
      header: t("columnQueue"),
      isRowHeader: true,
      cell: (queue) => (
        <>
          <span className="queue-name">{queue.label}</span>
          <QueueState queue={queue} />
        </>
      ),
    },
    { key: "waiting", header: t("columnWaiting"), isFigure: true, cell: (row) => row.waiting },
    { key: "running", header: t("columnRunning"), isFigure: true, cell: (row) => row.running },
    { key: "delayed", header: t("columnDelayed"), isFigure: true, cell: (row) => row.delayed },
    { key: "failed", header: t("columnFailed"), isFigure: true, cell: (row) => row.failed },
    { key: "oldest", header: t("columnOldest"), isFigure: true, cell: (row) => row.oldest },
    {
      key: "done",
      header: t("columnDone"),
      isFigure: true,
      cell: ({ done: { minutes, hour } }) => t("rate", { minutes, hour }),
    },
    {
      key: "givenUp",
      header: t("columnGivenUp"),
      isFigure: true,
      cell: ({ givenUp: { minutes, hour } }) => t("rate", { minutes, hour }),
    },
    {
      key: "step",
      header: t("columnStep"),
      cell: ({ name, label, pausedFor }) => {
        const step = pausedFor === undefined ? "pause" : "resume";
        return (
          <StepForm
            key={step}
            id={`${step}-${name}`}
            fields={{ step, queue: name }}
            label={t(step)}
            about={label}
          />
        );
      },
    },
  ];
  return (
    <Table
      caption={t("queues")}
      isCaptionHidden
      columns={columns}
      rows={queues}
      rowKey={({ name }) => name}
      empty={null}
    />
  );
}

function QueueState({ queue: { pausedFor, isServed } }: { queue: QueueRow }) {
  const t = useWords(jobStaffMessages);
  if (pausedFor !== undefined) {
    return (
      <StatusSign tone="attention" icon="info">
        {t("paused", { age: pausedFor })}
      </StatusSign>
    );
  }
  return isServed ? (
    <StatusSign tone="good_standing" icon="success">
      {t("working")}
    </StatusSign>
  ) : (
    <StatusSign tone="at_risk" icon="warning">
      {t("unserved")}
    </StatusSign>
  );
}
