import { Link } from "@remix-run/react";
import { jobStaffPaths } from "~/http/job-staff-paths";
import { PagedTable } from "~/ui/paged-table";
import { FilterForm } from "~/ui/search-form";
import { Select } from "~/ui/selects";
import { type Column, EmptyState } from "~/ui/table";
import { Tabs } from "~/ui/tabs";
import { useWords } from "~/ui/ui-context";
import type { FailedData, FailedRow } from "../jobs.server";
import { jobStaffMessages } from "../staff-jobs-words";
import { StepForm } from "../step-form";

/** Which failures are shown, all of it in the address. */
export function FailedFilters({ query, kinds }: FailedData) {
  const t = useWords(jobStaffMessages);
  const tabs = [false, true].map((isDiscarded) => ({
    to: jobStaffPaths.failed({ ...query, isDiscarded }),
    label: t(isDiscarded ? "tabDiscarded" : "tabWaiting"),
    isCurrent: query.isDiscarded === isDiscarded,
  }));
  return (
    <>
      <FilterForm action={jobStaffPaths.failed()} query={query} submit={t("filter")}>
        {query.isDiscarded && <input type="hidden" name="state" value="discarded" />}
        <Select
          name="kind"
          label={t("columnKind")}
          options={kinds}
          emptyLabel={t("allKinds")}
          defaultValue={query.kind ?? ""}
        />
      </FilterForm>
      <Tabs label={t("states")} tabs={tabs} />
    </>
  );
}

const firstLine = (text: string) => text.split("\n")[0] ?? "";

/** Jobs that were given up, with their pager. */
export function FailedTable(list: FailedData) {
  const t = useWords(jobStaffMessages);
  const { query, total } = list;
  const columns: readonly Column<FailedRow>[] = [
    {
      key: "kind",
      header: t("columnKind"),
      isRowHeader: true,
      cell: ({ id, kind, payload }) => (
        <>
          <Link to={jobStaffPaths.failure(id)} className="queue-name">
            {kind}
          </Link>
          <div className="hint text-sm">{payload}</div>
        </>
      ),
    },
    {
      key: "reason",
      header: t("columnReason"),
      isLong: true,
      cell: ({ failure, discardReason }) => (
        <>
          {firstLine(failure)}
          {discardReason && <div className="hint text-sm">{discardReason}</div>}
        </>
      ),
    },
    {
      key: "attempts",
      header: t("columnAttempts"),
      isFigure: true,
      cell: ({ attempts }) => attempts,
    },
    { key: "failed", header: t("columnFailedAt"), isDate: true, cell: ({ failed }) => failed },
    {
      key: "step",
      header: t("columnStep"),
      cell: ({ id, kind, payload, failed }) => (
        <StepForm
          id={`retry-${id}`}
          fields={{ step: "retry", id }}
          label={t("retry")}
          about={`${kind} ${payload}, ${failed}`}
        />
      ),
    },
  ];
  return (
    <PagedTable
      list={list}
      urlOf={(page) => jobStaffPaths.failed({ ...query, page })}
      caption={t("caption", { count: total })}
      columns={columns}
      empty={<EmptyState title={t("emptyTitle")}>{t("empty")}</EmptyState>}
    />
  );
}
