import type { ReactNode } from "react";
import { supervisionPaths } from "~/http/supervision-paths";
import { Details } from "~/ui/details";
import { Form, SubmitButton } from "~/ui/form";
import { TextInput } from "~/ui/inputs";
import { Table } from "~/ui/table";
import { useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import type { SgriPartData } from "./sgri-view";
import { sgriYearWords } from "./words";

export interface SgriPartProps {
  data: SgriPartData;
  answer: FormOutcome | undefined;
}

/** The answer of a form of this chapter. */
const answerFor = (answer: FormOutcome | undefined, id: number | null) =>
  answer !== undefined && !answer.ok && answer.values.chapter === String(id) ? answer : undefined;

/** Who is added, and who cannot be yet. */
export function AddedParts({ data, answer }: SgriPartProps) {
  const t = useWords(sgriYearWords);
  const { added, blocked, mayForce, report } = data;
  const isDraft = report === null;
  return (
    <>
      <Part title={t("added")} count={added.length}>
        <Table
          caption={t("added")}
          isCaptionHidden
          rows={added}
          rowKey={({ key }) => key}
          empty={<p>{t("none")}</p>}
          columns={[
            {
              key: "chapter",
              header: t("chapter"),
              isRowHeader: true,
              cell: ({ name, ein }) => `${name}${ein && ` (${ein})`}`,
            },
            { key: "address", header: t("address"), isLong: true, cell: ({ address }) => address },
            {
              key: "why",
              header: t("why"),
              isLong: true,
              cell: ({ id, forceReason }) =>
                forceReason && (
                  <>
                    {t("forced", { reason: forceReason })}
                    {isDraft && mayForce && id !== null && (
                      <Choice data={data} id={id} field="force_reason" answer={undefined} isUndo />
                    )}
                  </>
                ),
            },
          ]}
        />
      </Part>
      {isDraft && (
        <Part title={t("blocked")} count={blocked.length}>
          <Table
            caption={t("blocked")}
            isCaptionHidden
            rows={blocked}
            rowKey={({ key }) => key}
            empty={<p>{t("none")}</p>}
            columns={[
              { key: "chapter", header: t("chapter"), isRowHeader: true, cell: ({ name }) => name },
              {
                key: "why",
                header: t("why"),
                isLong: true,
                cell: ({ id, barriers }) => (
                  <>
                    {barriers.map((barrier) => t(`barrier.${barrier}`)).join(" ")}
                    {mayForce && id !== null && (
                      <Details summary={t("force")} isOpen={answerFor(answer, id) !== undefined}>
                        <Choice
                          data={data}
                          id={id}
                          field="force_reason"
                          answer={answerFor(answer, id)}
                        />
                      </Details>
                    )}
                  </>
                ),
              },
            ]}
          />
        </Part>
      )}
    </>
  );
}

/** Who is no longer included, and what changed. */
export function LeftParts({ data, answer }: SgriPartProps) {
  const t = useWords(sgriYearWords);
  const { left, changed, mayEdit, report } = data;
  return (
    <>
      <Part title={t("left")} count={left.length}>
        <Table
          caption={t("left")}
          isCaptionHidden
          rows={left}
          rowKey={({ key }) => key}
          empty={<p>{t("none")}</p>}
          columns={[
            {
              key: "chapter",
              header: t("chapter"),
              isRowHeader: true,
              cell: ({ name, ein }) => `${name}${ein && ` (${ein})`}`,
            },
            {
              key: "why",
              header: t("why"),
              isLong: true,
              cell: ({ id, reason }) => (
                <>
                  {reason}
                  {report === null && mayEdit && id !== null && (
                    <Details summary={t("leave")} isOpen={answerFor(answer, id) !== undefined}>
                      <Choice
                        data={data}
                        id={id}
                        field="leave_reason"
                        answer={answerFor(answer, id)}
                        start={reason}
                      />
                    </Details>
                  )}
                </>
              ),
            },
          ]}
        />
      </Part>
      <Part title={t("changed")} count={changed.length}>
        <Table
          caption={t("changed")}
          isCaptionHidden
          rows={changed}
          rowKey={({ key }) => key}
          empty={<p>{t("none")}</p>}
          columns={[
            {
              key: "chapter",
              header: t("chapter"),
              isRowHeader: true,
              cell: ({ name, ein }) => `${name}${ein && ` (${ein})`}`,
            },
            {
              key: "change",
              header: t("change"),
              isLong: true,
              cell: ({ changes }) => changes.join("; "),
            },
          ]}
        />
      </Part>
    </>
  );
}

function Part({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  const t = useWords(sgriYearWords);
  return (
    <section className="stack">
      <h2>{t("count", { title, count })}</h2>
      {children}
    </section>
  );
}

interface ChoiceProps extends SgriPartProps {
  id: number;
  field: "force_reason" | "leave_reason";
  start?: string;
  /** Takes the reason back. */
  isUndo?: boolean;
}

function Choice({ data, id, field, answer, start, isUndo }: ChoiceProps) {
  const t = useWords(sgriYearWords);
  const isForce = field === "force_reason";
  const submit = isUndo ? t("unforce") : t(isForce ? "forceSubmit" : "leaveSubmit");
  return (
    <Form
      id={`${field}-${id}`}
      action={supervisionPaths.sgriYear(data.year, data.named)}
      answer={answer}
      label={submit}
    >
      <input type="hidden" name="chapter" value={id} />
      {isUndo ? (
        <input type="hidden" name={field} value="" />
      ) : (
        <TextInput
          name={field}
          label={t(isForce ? "forceReason" : "leaveReason")}
          defaultValue={start}
          maxLength={500}
          autoComplete="off"
          required
        />
      )}
      <SubmitButton variant="secondary">{submit}</SubmitButton>
    </Form>
  );
}
