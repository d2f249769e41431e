import type { ReportInWords } from "#modules/inquiries/contract";
import { Table } from "~/ui/table";

/** What the IRS file knows about what was just sent. */
export function Report({ report }: { report: ReportInWords }) {
  const { title, texts, columns, rows, notes } = report;
  return (
    <section className="stack mb-12" aria-labelledby="report">
      <h2 id="report">{title}</h2>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <Table
        caption={title}
        isCaptionHidden
        columns={columns.map((header, at) => ({
          key: header,
          header,
          isRowHeader: at === 0,
          cell: (row: readonly string[]) => row[at],
        }))}
        rows={rows}
        rowKey={(row) => row[1] ?? ""}
        empty={null}
      />
      {rows.length > 0 && (
        <ul className="hint text-sm">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
