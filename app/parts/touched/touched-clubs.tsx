import { useLayoutEffect, useRef } from "react";
import { type Column, Table } from "~/ui/table";
import { useWords } from "~/ui/ui-context";
import type { Touched } from "./touched";
import { touchedWords } from "./words";

type Example = Touched["examples"][number];

interface TouchedClubsProps {
  touched: Touched;
  /** What the clubs are told of it. */
  told: string;
  /** The id of the button that saves. */
  saveId: string;
}

/** How many clubs and dates a change of rules touches, with some of them: above the form that asked. */
export function TouchedClubs({ touched, told, saveId }: TouchedClubsProps) {
  const t = useWords(touchedWords);
  const { clubs, dates, looked, all, examples } = touched;
  const section = useRef<HTMLElement>(null);
  // Once for each answer.
  useLayoutEffect(() => {
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
      <h2 id="touched">{t("title")}</h2>
      <p>
        {dates === 0
          ? t("none")
          : `${t("touched", {
              clubs: t("clubs", { count: clubs }),
              dates: t("dates", { count: dates }),
            })} ${told}`}
      </p>
      {looked < all && <p>{t("some", { looked, all })}</p>}
      <Table
        caption={t("examples")}
        columns={columns}
        rows={examples}
        rowKey={({ key }) => key}
        empty={null}
      />
      <p>
        {t("save")} <a href={`#${saveId}`}>{t("end")}</a>
      </p>
    </section>
  );
}
