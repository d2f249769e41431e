import { Link } from "@remix-run/react";
import { giftForm } from "#modules/gifts/contract";
import { giftPaths } from "~/http/gift-paths";
import { FormField } from "~/parts/form-field/form-field";
import { Details } from "~/ui/details";
import { Form, SubmitButton } from "~/ui/form";
import { PagedTable } from "~/ui/paged-table";
import { type Column, EmptyState } from "~/ui/table";
import { useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import { giftWords } from "../words";

export interface LetterRow {
  readonly id: number;
  readonly donor: string;
  readonly email: string;
  readonly day: string;
  readonly given: string;
  readonly state: "none" | "ready" | "waiting" | "sent" | "failed";
  /** When the mail was asked for, in words. */
  readonly mailedOn: string;
  /** Its address may be changed still. */
  readonly isOpen: boolean;
}

export interface LetterTableProps {
  letters: React.ComponentProps<typeof PagedTable<LetterRow>>["list"];
  year: number;
  named: number | undefined;
  mayAct: boolean;
  answer: FormOutcome | undefined;
}

/** The letters of a year, those without an e-mail address first, each with how far its mail is. */
export function LetterTable({ letters, year, named, mayAct, answer }: LetterTableProps) {
  const t = useWords(giftWords);
  const refused = answer?.ok === false && answer.values.decision === "email" ? answer : undefined;
  const columns: Column<LetterRow>[] = [
    { key: "donor", header: t("donor"), cell: ({ donor }) => donor, isRowHeader: true },
    { key: "day", header: t("day"), cell: ({ day }) => day },
    { key: "given", header: t("given"), cell: ({ given }) => given },
    {
      key: "mail",
      header: t("mailing"),
      isLong: true,
      cell: (row) => (
        <>
          {t(`mail.${row.state}`, { day: row.mailedOn })}
          <span className="hint block break-words">{row.email}</span>
          {mayAct && row.isOpen && (
            <EmailForm
              row={row}
              action={giftPaths.year(year, named, letters.current_page)}
              answer={refused?.values.id === String(row.id) ? refused : undefined}
            />
          )}
        </>
      ),
    },
    {
      key: "letter",
      header: t("letter"),
      cell: ({ id, donor }) => (
        <Link to={giftPaths.letter(id)} reloadDocument>
          {t("toLetter")}
          <span className="sr-only">: {donor}</span>
        </Link>
      ),
    },
  ];
  return (
    <PagedTable
      caption={t("letters")}
      list={letters}
      urlOf={(page) => giftPaths.year(year, named, page)}
      empty={<EmptyState title={t("yearEmpty")}>{t("yearEmptyText")}</EmptyState>}
      columns={columns}
    />
  );
}

interface EmailFormProps {
  row: LetterRow;
  action: string;
  answer: FormOutcome | undefined;
}

function EmailForm({ row: { id, donor, email }, action, answer }: EmailFormProps) {
  const t = useWords(giftWords);
  const label = t("saveEmail", { donor });
  return (
    <Details summary={t(email ? "changeEmail" : "addEmail")} isOpen={answer !== undefined}>
      <Form id={`email-${id}`} action={action} answer={answer} label={label}>
        <input type="hidden" name="decision" value="email" />
        <input type="hidden" name="id" value={id} />
        <FormField form={giftForm} name="email" start={email} />
        <SubmitButton variant="secondary">{label}</SubmitButton>
      </Form>
    </Details>
  );
}
