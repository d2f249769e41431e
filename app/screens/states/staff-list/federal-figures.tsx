import { federalForm } from "#modules/compliance/contract";
import type { FormAnswer } from "~/http/form-answer";
import { FormField } from "~/parts/form-field/form-field";
import { Form, SubmitButton } from "~/ui/form";
import { type Column, Table } from "~/ui/table";
import { useWords } from "~/ui/ui-context";
import { stateStaffMessages } from "../words";
import type { FederalRow } from "./states-page.server";

interface FederalFiguresProps {
  rows: readonly FederalRow[];
  answer: FormAnswer | undefined;
}

/** The figures of the IRS that pages show, with the IRS's page and how old the reading is. */
export function FederalFigures({ rows, answer }: FederalFiguresProps) {
  const t = useWords(stateStaffMessages);
  const columns: readonly Column<FederalRow>[] = [
    {
      key: "figure",
      header: t("federal.figure"),
      isRowHeader: true,
      cell: ({ figure, sourceUrl }) => (
        <a href={sourceUrl} rel="noreferrer" className="tap">
          {figure}
        </a>
      ),
    },
    {
      key: "amount",
      header: t("federal.amount"),
      isFigure: true,
      cell: ({ amount }) => amount,
    },
    { key: "asOf", header: t("federal.asOf"), cell: ({ asOf }) => asOf },
    {
      key: "read",
      header: t("federal.read"),
      cell: ({ read, isOld }) => (
        <>
          {read} {isOld && <strong>{t("federal.old")}</strong>}
        </>
      ),
    },
  ];
  return (
    <section className="stack mt-12" aria-labelledby="federal">
      <h2 id="federal">{t("federal.title")}</h2>
      <Table
        caption={t("federal.table")}
        isCaptionHidden
        columns={columns}
        rows={rows}
        rowKey={({ name }) => name}
        empty={null}
      />
      <NewerReading answer={answer} />
    </section>
  );
}

/** A figure as a newer page of the IRS says it. */
function NewerReading({ answer }: Pick<FederalFiguresProps, "answer">) {
  const t = useWords(stateStaffMessages);
  return (
    <Form answer={answer} label={t("federal.newer")}>
      <h3>{t("federal.newer")}</h3>
      <FormField form={federalForm} name="name" />
      <FormField form={federalForm} name="amount" />
      <FormField form={federalForm} name="source_url" />
      <div className="field-pair">
        <FormField form={federalForm} name="as_of" />
        <FormField form={federalForm} name="read_on" />
      </div>
      <div className="btn-row mt-6">
        <SubmitButton variant="secondary">{t("federal.save")}</SubmitButton>
      </div>
    </Form>
  );
}
