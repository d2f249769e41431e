import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { askedAccount } from "~/http/asked-account.server";
import { calendarPaths } from "~/http/calendar-paths";
import { Page, PageTitle } from "~/ui/page";
import { Table } from "~/ui/table";
import { useWords } from "~/ui/ui-context";
import { loadPrintedYear, type PrintedPart } from "../print-view.server";
import { thisYearOf } from "../this-year.server";
import { calendarPageWords } from "../words";

/** A year of duties for the browser's own print: a page for each half. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { accountId, named } = askedAccount(context, request);
  const asked = new URL(request.url).searchParams.get("year");
  const year = asked === null ? thisYearOf(context.ctx) : Number(asked);
  return { ...(await loadPrintedYear(context, { accountId, year })), named };
}

export default function PrintedCalendar() {
  const { title, name, year, named, overdue, halves, printed } = useLoaderData<typeof loader>();
  const t = useWords(calendarPageWords);
  return (
    <Page className="stack printed">
      <PageTitle title={title} lede={name} />
      <ul className="link-row no-print">
        <li>
          <Link to={calendarPaths.calendar({ accountId: named, year })}>{t("toCalendar")}</Link>
        </li>
        <li>
          <Link to={calendarPaths.pdf(year, named)} reloadDocument>
            {t("toPdf")}
          </Link>
        </li>
      </ul>
      <p className="hint no-print">{t("printHint")}</p>
      {overdue && <Part {...overdue} />}
      {halves.map((half) => (
        <Part key={half.title} {...half} />
      ))}
      <p>{printed}</p>
    </Page>
  );
}

function Part({ title, duties }: PrintedPart) {
  const t = useWords(calendarPageWords);
  return (
    <section className="stack printed-part">
      <h2>{title}</h2>
      <Table
        caption={title}
        isCaptionHidden
        rows={duties}
        rowKey={({ key }) => key}
        empty={<p>{t("printNone")}</p>}
        columns={[
          { key: "when", header: t("printWhen"), cell: ({ when }) => when },
          { key: "what", header: t("printWhat"), cell: ({ what }) => what, isRowHeader: true },
          { key: "who", header: t("printWho"), cell: ({ who }) => who },
          { key: "state", header: t("printState"), cell: ({ state }) => state },
        ]}
      />
    </section>
  );
}
