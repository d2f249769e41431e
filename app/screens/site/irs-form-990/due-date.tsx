import { translator } from "#modules/platform/messages";
import { returnWords } from "~/parts/irs-form-990/words";
import { Button } from "~/ui/button";
import { Details } from "~/ui/details";
import { MonthSelect, Select } from "~/ui/selects";
import { type Column, Table } from "~/ui/table";
import { useUi } from "~/ui/ui-context";
import type { DueAnswer, DueRow } from "./return-answers.server";

interface DueDateProps {
  answer: DueAnswer | undefined;
  years: readonly number[];
  next: readonly DueRow[];
}

/** The due date of one year, and the next one for every month. A plain form. */
export function DueDate({ answer, years, next }: DueDateProps) {
  const t = translator(returnWords, useUi().locale);
  const columns: readonly Column<DueRow>[] = [
    { key: "end", header: t("columnEnds"), isRowHeader: true, cell: ({ end }) => end },
    { key: "due", header: t("columnDue"), cell: ({ due }) => due },
  ];
  return (
    <section className="info-part" aria-labelledby="due">
      <h2 id="due">{t("dueTitle")}</h2>
      <p>{t("dueText")}</p>
      <form method="get" action="#due" className="due-form">
        <MonthSelect
          name="month"
          label={t("month")}
          defaultValue={answer?.month ?? 6}
          emptyLabel={false}
        />
        <Select
          name="year"
          label={t("year")}
          isShort
          emptyLabel={false}
          defaultValue={String(answer?.year ?? years.at(-2))}
          options={years.map((year) => ({ value: String(year), label: String(year) }))}
        />
        <Button type="submit" variant="secondary">
          {t("calculate")}
        </Button>
      </form>
      <div role="status">
        {answer && (
          <>
            <p>
              <strong>{t("due.answer", { end: answer.end, due: answer.due })}</strong>
            </p>
            {answer.isMoved && <p>{t("due.moved")}</p>}
            <p>{t("due.extended", { due: answer.due, extended: answer.extended })}</p>
            <p className="hint">{t("due.open", { day: answer.opens })}</p>
          </>
        )}
      </div>
      <Details summary={t("tableTitle")}>
        <Table
          caption={t("tableCaption")}
          isCaptionHidden
          columns={columns}
          rows={next}
          rowKey={({ end }) => end}
          empty={null}
        />
      </Details>
    </section>
  );
}
