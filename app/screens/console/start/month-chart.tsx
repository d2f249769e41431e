import { Details } from "~/ui/details";
import { Table } from "~/ui/table";
import { useWords } from "~/ui/ui-context";
import { consoleMessages } from "../console-words";
import type { ShownMonth, TodayData } from "./today.server";

const WIDTH = 120;
const HEIGHT = 100;
/** What went back hangs below this line, in the same measure. */
const BASE = 80;
const BAR = 7;

/** Money in above the line, money back below it, month by month, and the same as a table. */
export function MonthChart({ months, sums, most }: Pick<TodayData, "months" | "sums" | "most">) {
  const t = useWords(consoleMessages);
  return (
    <section className="stack" aria-labelledby="money">
      <h2 id="money">{t("money")}</h2>
      <p>{most ? `${t("moneySum", sums)} ${t("moneyMost", most)}` : t("moneyNone")}</p>
      {most && <Chart months={months} />}
      {most && <MonthTable months={months} />}
    </section>
  );
}

function Chart({ months }: Pick<TodayData, "months">) {
  const t = useWords(consoleMessages);
  const from = months[0]?.name ?? "";
  const to = months.at(-1)?.name ?? "";
  return (
    <figure className="month-chart">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t("moneyChart", { from, to })}
      >
        {months.map((month, at) => (
          <Bars key={month.month} month={month} x={at * (WIDTH / months.length) + 1.5} />
        ))}
        <line className="axis" x1="0" x2={WIDTH} y1={BASE} y2={BASE} />
      </svg>
      <div className="ends" aria-hidden="true">
        <span>{from}</span>
        <span>{to}</span>
      </div>
    </figure>
  );
}

function Bars({ month, x }: { month: ShownMonth; x: number }) {
  const up = month.receivedShare * BASE;
  const down = Math.min(month.backShare * BASE, HEIGHT - BASE);
  return (
    <>
      <rect className="received" x={x} y={BASE - up} width={BAR} height={up} />
      <rect className="back" x={x} y={BASE} width={BAR} height={down} />
    </>
  );
}

function MonthTable({ months }: Pick<TodayData, "months">) {
  const t = useWords(consoleMessages);
  return (
    <Details summary={t("moneyTable")}>
      <Table
        caption={t("money")}
        isCaptionHidden
        columns={[
          { key: "month", header: t("columnMonth"), isRowHeader: true, cell: (row) => row.name },
          {
            key: "received",
            header: t("columnReceived"),
            isFigure: true,
            cell: (row) => row.received,
          },
          { key: "back", header: t("columnBack"), isFigure: true, cell: (row) => row.back },
        ]}
        rows={months}
        rowKey={({ month }) => month}
        empty={null}
      />
    </Details>
  );
}
