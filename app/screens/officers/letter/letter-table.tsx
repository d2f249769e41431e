import { Link } from "@remix-run/react";
import { officerPaths } from "~/http/officer-paths";
import { standingPaths } from "~/http/standing-paths";
import type { ShownOfficerLetter } from "~/parts/officer-letter/letter-facts";
import { LetterState } from "~/parts/officer-letter/state-sign";
import { Form, SubmitButton } from "~/ui/form";
import { EmptyState, Table } from "~/ui/table";
import { useWords } from "~/ui/ui-context";
import { officerLetterPages } from "../letter-words";

export interface LetterTableProps {
  letters: readonly (ShownOfficerLetter & { readonly id: number; readonly code: string })[];
  mayWithdraw: boolean;
  /** Where letters are withdrawn. */
  action: string;
}

/** The letters of a term, the newest first, with what can be done with each. */
export function LetterTable({ letters, mayWithdraw, action }: LetterTableProps) {
  const t = useWords(officerLetterPages);
  return (
    <Table
      caption={t("letters")}
      isCaptionHidden
      rows={letters}
      rowKey={({ id }) => id}
      empty={<EmptyState title={t("empty")}>{t("emptyText")}</EmptyState>}
      columns={[
        { key: "serial", header: t("serial"), isRowHeader: true, cell: ({ serial }) => serial },
        { key: "issued", header: t("issued"), cell: ({ issued }) => issued },
        { key: "valid", header: t("valid"), cell: ({ valid }) => valid },
        { key: "state", header: t("state"), cell: ({ state }) => <LetterState state={state} /> },
        {
          key: "file",
          header: t("paper"),
          cell: ({ id, serial }) => (
            <Link to={officerPaths.letterFile(id)} reloadDocument>
              {t("download")}
              <span className="sr-only">: {serial}</span>
            </Link>
          ),
        },
        {
          key: "page",
          header: t("live"),
          cell: ({ code, serial }) => (
            <Link to={standingPaths.check(code)}>
              {t("open")}
              <span className="sr-only">: {serial}</span>
            </Link>
          ),
        },
        {
          key: "withdraw",
          header: t("withdraw"),
          cell: ({ id, serial, state }) =>
            state !== "withdrawn" &&
            mayWithdraw && (
              <Form id={`withdraw-${id}`} action={action} label={`${t("withdraw")}: ${serial}`}>
                <input type="hidden" name="decision" value="withdraw" />
                <input type="hidden" name="id" value={id} />
                <SubmitButton variant="secondary">
                  {t("withdraw")}
                  <span className="sr-only">: {serial}</span>
                </SubmitButton>
              </Form>
            ),
        },
      ]}
    />
  );
}
