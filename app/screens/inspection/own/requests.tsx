import { answeredForm, copiesForm } from "#modules/inspection/contract";
import { formWord } from "#modules/platform/forms/contract";
import { inspectionPaths } from "~/http/inspection-paths";
import { AllFields, FormField } from "~/parts/form-field/form-field";
import { Details } from "~/ui/details";
import { Form, SubmitButton } from "~/ui/form";
import { EmptyState, Table } from "~/ui/table";
import { useUi, useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import { ownInspectionWords } from "./words";

interface RequestRow {
  readonly id: number;
  readonly received: string;
  readonly way: "written" | "in_person";
  readonly askedBy: string;
  readonly by: string;
  readonly answered: string | null;
  readonly isLate: boolean;
}

export interface RequestTableProps {
  named: number | undefined;
  mayAct: boolean;
  today: string;
  requests: readonly RequestRow[];
  /** What was answered about one of them, by its id. */
  answerOf: (id: number) => FormOutcome | undefined;
}

/** Who asked for copies, and by when they are to be answered. */
export function RequestTable({ named, mayAct, today, requests, answerOf }: RequestTableProps) {
  const t = useWords(ownInspectionWords);
  const { locale } = useUi();
  const word = (key: string) => formWord(copiesForm, locale, key) ?? key;
  return (
    <Table
      caption={t("requests")}
      isCaptionHidden
      rows={requests}
      rowKey={({ id }) => id}
      empty={<EmptyState title={t("requestsNone")}>{t("requestsNoneText")}</EmptyState>}
      columns={[
        { key: "received", header: t("received"), cell: (one) => one.received, isRowHeader: true },
        { key: "who", header: t("who"), cell: ({ askedBy }) => askedBy || t("unknown") },
        { key: "way", header: word("way"), cell: ({ way }) => word(`way.${way}`) },
        {
          key: "by",
          header: t("by"),
          cell: ({ by, isLate }) => (isLate ? `${by} (${t("late")})` : by),
        },
        {
          key: "answered",
          header: t("answered"),
          cell: ({ id, received, answered }) =>
            answered ??
            (mayAct ? (
              <Details summary={t("markAnswered")} isOpen={answerOf(id) !== undefined}>
                <Form
                  id={`answered-${id}`}
                  action={inspectionPaths.own(named)}
                  answer={answerOf(id)}
                  label={t("markAnsweredOf", { day: received })}
                >
                  <input type="hidden" name="decision" value="answered" />
                  <input type="hidden" name="id" value={id} />
                  <FormField form={answeredForm} name="answered_on" start={today} />
                  <SubmitButton variant="secondary" className="mt-4">
                    {t("markAnswered")}
                  </SubmitButton>
                </Form>
              </Details>
            ) : null),
        },
      ]}
    />
  );
}

export interface RequestFormProps {
  named: number | undefined;
  today: string;
  answer: FormOutcome | undefined;
}

/** Writes down that somebody asked. */
export function RequestForm({ named, today, answer }: RequestFormProps) {
  const t = useWords(ownInspectionWords);
  return (
    <Details summary={t("add")} isOpen={answer !== undefined}>
      <Form id="request" action={inspectionPaths.own(named)} answer={answer} label={t("add")}>
        <input type="hidden" name="decision" value="request" />
        <AllFields form={copiesForm} start={{ received_on: today }} />
        <SubmitButton className="mt-6">{t("keep")}</SubmitButton>
      </Form>
    </Details>
  );
}
