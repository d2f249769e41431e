import { Link } from "@remix-run/react";
import { formatCurrency } from "#modules/platform/format";
import { cents } from "#modules/platform/money";
import { pageAnswer } from "#modules/platform/pagination";
import { href, type Query } from "~/http/href";
import { ButtonLink } from "~/ui/button";
import { DescriptionList, Details } from "~/ui/details";
import { Pager } from "~/ui/pager";
import { type Standing, StatusBadge } from "~/ui/status-badge";
import { StepList } from "~/ui/step-list";
import { EmptyState, Table } from "~/ui/table";
import { Tabs } from "~/ui/tabs";
import { Sample } from "./sample";

const standings: readonly Standing[] = [
  "good_standing",
  "attention",
  "at_risk",
  "revoked",
  "unknown",
];
const rows = standings.flatMap((standing, index) =>
  ["Lincoln High School Band Boosters", "Roosevelt Middle School Orchestra Parents"].map(
    (name) => ({ name: `${name} ${index + 1}`, standing, balance: cents(19_500 * (index + 1)) }),
  ),
);
const columns = [
  {
    key: "name",
    header: "Organization",
    cell: (row: (typeof rows)[number]) => row.name,
    isRowHeader: true,
  },
  {
    key: "standing",
    header: "Standing",
    cell: (row: (typeof rows)[number]) => <StatusBadge standing={row.standing} />,
  },
  {
    key: "balance",
    header: "Balance",
    cell: (row: (typeof rows)[number]) => formatCurrency(row.balance),
    isFigure: true,
  },
];
const steps = ["Organization", "Legal status", "Finances", "People", "Activities", "Agreement"];
const here = (query: Query = {}) => href("/dev/ui", {}, { part: "data", ...query });
const pageUrl = (page: number) => here({ page });

/** Tables, pagers, steps, facts. */
export function DataPart({ page }: { page: number }) {
  const answer = pageAnswer({ page, perPage: 15, total: 180 }, rows, pageUrl);
  const empty = (
    <EmptyState
      title="No invoices yet"
      action={<ButtonLink to={href("/dev/ui")}>Renew now</ButtonLink>}
    >
      Your first invoice comes with your renewal.
    </EmptyState>
  );
  return (
    <>
      <Sample name="StatusBadge">
        <div className="flex flex-wrap gap-3">
          {standings.map((standing) => (
            <StatusBadge key={standing} standing={standing} />
          ))}
        </div>
      </Sample>
      <Sample name="Tabs">
        <Tabs
          label="Views"
          tabs={["Standing", "Papers", "People"].map((label, index) => ({
            to: here({ tab: index }),
            label,
            isCurrent: index === 0,
          }))}
        />
      </Sample>
      <Sample name="Table and Pager">
        <Table
          caption="Organizations"
          isCaptionHidden
          columns={columns}
          rows={rows}
          rowKey={(row) => row.name}
          empty={empty}
        />
        <Pager answer={answer} urlOf={pageUrl} />
      </Sample>
      <Sample name="Table, empty">
        <Table caption="Invoices" columns={columns} rows={[]} rowKey={() => ""} empty={empty} />
      </Sample>
      <Sample name="StepList">
        <StepList
          current={3}
          steps={steps.map((label, index) => ({
            label,
            description: "What came in and what went out.",
            isDone: index < 2,
            to: index < 3 ? here({ step: index + 1 }) : undefined,
          }))}
        />
      </Sample>
      <Sample name="DescriptionList">
        <DescriptionList
          facts={[
            { term: "Legal name", description: "Lincoln High School Band Boosters" },
            {
              term: "Fiscal year ends",
              description: "June 30",
              action: (
                <Link to={href("/dev/ui")}>
                  Change<span className="sr-only"> when the fiscal year ends</span>
                </Link>
              ),
            },
          ]}
        />
      </Sample>
      <Sample name="Details">
        <Details summary="Where do I find my EIN?">
          <p>On the letter (CP 575) that the IRS sent when the number was given.</p>
        </Details>
      </Sample>
    </>
  );
}
