import { useEffect, useRef } from "react";
import { type Column, Table } from "~/ui/table";
import { useWords } from "~/ui/ui-context";
import type { Touched } from "../rule-views";
import { ruleStaffWords } from "../words";

type Example = Touched["examples"][number];

/** How many clubs and dates a change touches, with some of them. */
export function RuleTouched({ touched }: { touched: Touched }) {
  const t = useWords(ruleStaffWords);
  const { clubs, dates, examples } = touched;
  const section = useRef<HTMLElement>(null);
  // Once for each answer: what was asked for is above the form that asked.
  useEffect(() => {
    if (touched) section.current?.focus();
  }, [touched]);
  const columns: readonly Column<Example>[] = [
    { key: "club", header: t("columnClub"), isRowHeader: true, cell: ({ club }) => club },
    { key: "period", header: t("columnPeriod"), cell: ({ period }) => period },
    { key: "before", header: t("columnBefore"), cell: ({ before }) => before },
    { key: "after", header: t("columnAfter"), cell: ({ after }) => <strong>{after}</strong> },
  ];
  return (
    <section ref={section} tabIndex={-1} className="stack mb-8" aria-labelledby="touched">
      <h2 id="touched">{t("touchedTitle")}</h2>
      <p>
        {dates === 0
          ? t("touchedNone")
          : t("touched", {
              clubs: t("touchedClubs", { count: clubs }),
              dates: t("touchedDates", { count: dates }),
            })}
      </p>
      <Table
        caption={t("examples")}
        columns={columns}
        rows={examples}
        rowKey={({ key }) => key}
        empty={null}
      />
      <p>
        {t("touchedSave")} <a href="#seen_clubs">{t("touchedEnd")}</a>
      </p>
    </section>
  );
}
