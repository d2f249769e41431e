import { Pager, type PagerProps } from "./pager";
import { Table, type TableProps } from "./table";

export interface PagedTableProps<Row>
  extends Pick<TableProps<Row>, "caption" | "columns" | "empty"> {
  /** The rows of a page, and which page of how many. */
  list: PagerProps["answer"] & { readonly rows: readonly Row[] };
  urlOf: PagerProps["urlOf"];
}

/** A page of a list under a heading that says the rest: its table, what to do when there is none, its pager. */
export function PagedTable<Row extends { readonly id: string | number }>({
  list,
  urlOf,
  ...table
}: PagedTableProps<Row>) {
  return (
    <>
      <Table {...table} isWork isCaptionHidden rows={list.rows} rowKey={({ id }) => id} />
      <Pager answer={list} urlOf={urlOf} />
    </>
  );
}
