import { Link } from "@remix-run/react";
import { type ReactNode, useId } from "react";
import { cx } from "./cx";

export interface Column<Row> {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Right-aligned, for amounts and counts. */
  readonly isFigure?: boolean;
  /** Keeps the width of a sentence where the table is narrow and scrolls. */
  readonly isLong?: boolean;
  /** A day or an instant: never cut. */
  readonly isDate?: boolean;
  /** In as many lines as it takes, in a list for work too: it can be read nowhere else. */
  readonly isWhole?: boolean;
  /** Whether a row has nothing to say here, so that a phone leaves it out. */
  readonly isSpare?: (row: Row) => boolean;
  /** Names the row; one column of a table. */
  readonly isRowHeader?: boolean;
  /** What sorts the list by this column, the other way around where it is sorted by it. */
  readonly sort?: {
    readonly to: string;
    readonly direction: "ascending" | "descending" | undefined;
  };
}

export interface TableProps<Row> {
  caption: string;
  isCaptionHidden?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** What to do when there is nothing: an `EmptyState`. */
  empty: ReactNode;
  /** A list that somebody works through: where there is room each row is one line, as wide as the window. */
  isWork?: boolean;
}

const classOf = <Row,>({ isFigure, isLong, isWhole, isDate, isSpare }: Column<Row>, row: Row) =>
  cx(
    isFigure && "num",
    isLong && "long",
    isWhole && "whole",
    isDate && "date",
    isSpare?.(row) && "spare",
  ) || undefined;

/**
 * All its rows, one under another. Scrolls sideways by itself, by keyboard too, where it is wider
 * than the screen; on a phone each row is a card, its cells under one another with their headers.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, isCaptionHidden = false, columns, rows, rowKey, empty, isWork } = props;
  const captionId = useId();
  if (rows.length === 0) return empty;
  const area = cx("table-area", isWork && "table-work");
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
    <section className={area} aria-labelledby={captionId} tabIndex={0}>
      <table className="table table-cards">
        <caption id={captionId} className={isCaptionHidden ? "sr-only" : undefined}>
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map(({ key, header, isFigure, sort }) => (
              <th
                key={key}
                scope="col"
                className={isFigure ? "num" : undefined}
                aria-sort={sort?.direction}
              >
                {sort ? (
                  <Link to={sort.to} className="tap" preventScrollReset>
                    {header}
                    {sort.direction && (
                      <span aria-hidden="true">{sort.direction === "ascending" ? " ↑" : " ↓"}</span>
                    )}
                  </Link>
                ) : (
                  header
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column) =>
                column.isRowHeader ? (
                  <th key={column.key} scope="row" className={column.isWhole ? "whole" : undefined}>
                    {column.cell(row)}
                  </th>
                ) : (
                  <td key={column.key} className={classOf(column, row)} data-label={column.header}>
                    {column.cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export interface EmptyStateProps {
  title: string;
  /** What to do about it, or when something will be here: no place is left empty without. */
  children: ReactNode;
  action?: ReactNode;
}

/** Nothing here yet, and what to do. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="empty">
      <p className="empty-title">{title}</p>
      <p>{children}</p>
      {action}
    </div>
  );
}
