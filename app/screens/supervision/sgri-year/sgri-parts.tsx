import { Link } from "@remix-run/react";
import { type Barrier, sgriForm } from "#modules/supervision/contract";
import { supervisionPaths } from "~/http/supervision-paths";
import { FormField } from "~/parts/form-field/form-field";
import { Details } from "~/ui/details";
import { Form, SubmitButton } from "~/ui/form";
import { type Column, Table } from "~/ui/table";
import { useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import { sgriYearWords } from "./words";

/** A chapter of a report in words. */
export interface ShownSgriChapter {
  /** The field that names it in a form; "" for one that has neither an account nor an EIN. */
  readonly chosenBy: { readonly field: string; readonly value: string } | "";
  readonly key: string;
  readonly name: string;
  readonly ein: string;
  readonly address: string;
}

/** Where what bars a chapter is mended. */
export interface Remedy {
  readonly word: "toUpload" | "toChapter" | "toAuthorizations";
  readonly to: string;
}

/** What the parts of a report are shown from. */
export interface SgriPartData {
  readonly named: number | undefined;
  readonly accountId: number;
  readonly year: number;
  readonly today: string;
  readonly isOutside: boolean;
  readonly report: {
    readonly state: "frozen" | "submitted" | "closed";
    readonly sha256: string;
    readonly frozen: string;
    readonly forcedReason: string;
    readonly submitted: string;
    readonly confirmation: string;
    readonly file: { readonly name: string; readonly to: string } | null;
    readonly lateReason: string;
  } | null;
  readonly added: readonly (ShownSgriChapter & { readonly forceReason: string })[];
  readonly blocked: readonly (ShownSgriChapter & {
    readonly barriers: readonly (Barrier | "einOfLine")[];
    /** Where what it lacks is entered. */
    readonly remedies: readonly Remedy[];
  })[];
  readonly left: readonly (ShownSgriChapter & { readonly reason: string })[];
  readonly changed: readonly {
    readonly key: string;
    readonly name: string;
    readonly ein: string;
    readonly changes: readonly string[];
  }[];
  readonly mayEdit: boolean;
  readonly mayForce: boolean;
}

export interface SgriPartProps {
  data: SgriPartData;
  answer: FormOutcome | undefined;
}

/** The answer of a form of this chapter. */
const answerFor = (answer: FormOutcome | undefined, { chosenBy }: ShownSgriChapter) =>
  answer !== undefined &&
  !answer.ok &&
  chosenBy !== "" &&
  answer.values[chosenBy.field] === chosenBy.value
    ? answer
    : undefined;

/** Who is added, and who cannot be yet. */
export function AddedParts({ data, answer }: SgriPartProps) {
  const t = useWords(sgriYearWords);
  const { added, blocked, mayEdit, mayForce, report } = data;
  const isDraft = report === null;
  return (
    <>
      <Part
        title={t("added")}
        rows={added}
        columns={[
          { key: "address", header: t("address"), isLong: true, cell: ({ address }) => address },
          {
            key: "why",
            header: t("why"),
            isLong: true,
            cell: (chapter) =>
              chapter.forceReason && (
                <>
                  {t("forced", { reason: chapter.forceReason })}
                  {isDraft && mayForce && (
                    <Choice
                      data={data}
                      chapter={chapter}
                      field="force_reason"
                      answer={undefined}
                      isUndo
                    />
                  )}
                </>
              ),
          },
        ]}
      />
      {isDraft && (
        <Part
          title={t("blocked")}
          rows={blocked}
          columns={[
            {
              key: "why",
              header: t("why"),
              isLong: true,
              cell: (chapter) => (
                <>
                  {chapter.barriers.map((barrier) => t(`barrier.${barrier}`)).join(" ")}
                  {mayEdit &&
                    chapter.remedies.map(({ word, to }) => (
                      <p key={word}>
                        <Link to={to} className="inline-block py-1">
                          {t(word)}
                        </Link>
                      </p>
                    ))}
                  {mayForce && chapter.chosenBy && (
                    <Details summary={t("force")} isOpen={answerFor(answer, chapter) !== undefined}>
                      <Choice
                        data={data}
                        chapter={chapter}
                        field="force_reason"
                        answer={answerFor(answer, chapter)}
                      />
                    </Details>
                  )}
                </>
              ),
            },
          ]}
        />
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
      <Part
        title={t("left")}
        rows={left}
        columns={[
          {
            key: "why",
            header: t("why"),
            isLong: true,
            cell: (chapter) => (
              <>
                {chapter.reason}
                {report === null && mayEdit && chapter.chosenBy && (
                  <Details summary={t("leave")} isOpen={answerFor(answer, chapter) !== undefined}>
                    <Choice
                      data={data}
                      chapter={chapter}
                      field="leave_reason"
                      answer={answerFor(answer, chapter)}
                      start={chapter.reason}
                    />
                  </Details>
                )}
              </>
            ),
          },
        ]}
      />
      <Part
        title={t("changed")}
        rows={changed}
        columns={[
          {
            key: "change",
            header: t("change"),
            isLong: true,
            cell: ({ changes }) => changes.join("; "),
          },
        ]}
      />
    </>
  );
}

interface NamedRow {
  readonly key: string;
  readonly name: string;
  readonly ein: string;
}

interface PartProps<Row extends NamedRow> {
  title: string;
  rows: readonly Row[];
  /** Beside the chapter's own. */
  columns: readonly Column<Row>[];
}

/** One kind of difference: how many chapters, and which. */
function Part<Row extends NamedRow>({ title, rows, columns }: PartProps<Row>) {
  const t = useWords(sgriYearWords);
  return (
    <section className="stack">
      <h2>{t("count", { title, count: rows.length })}</h2>
      <Table
        caption={title}
        isCaptionHidden
        rows={rows}
        rowKey={({ key }) => key}
        empty={<p>{t("none")}</p>}
        columns={[
          {
            key: "chapter",
            header: t("chapter"),
            isRowHeader: true,
            cell: ({ name, ein }) => `${name}${ein && ` (${ein})`}`,
          },
          ...columns,
        ]}
      />
    </section>
  );
}

interface ChoiceProps extends SgriPartProps {
  chapter: ShownSgriChapter;
  field: "force_reason" | "leave_reason";
  start?: string;
  /** Takes the reason back. */
  isUndo?: boolean;
}

function Choice({ data, chapter, field, answer, start, isUndo }: ChoiceProps) {
  const t = useWords(sgriYearWords);
  const { key, chosenBy } = chapter;
  const submit = isUndo
    ? t("unforce")
    : t(field === "force_reason" ? "forceSubmit" : "leaveSubmit");
  return (
    <Form
      id={`${field}-${key}`}
      action={supervisionPaths.sgriYear(data.year, data.named)}
      answer={answer}
      label={submit}
    >
      {chosenBy && <input type="hidden" name={chosenBy.field} value={chosenBy.value} />}
      {isUndo ? (
        <input type="hidden" name={field} value="" />
      ) : (
        <FormField form={sgriForm} name={field} start={start} />
      )}
      <SubmitButton variant="secondary" className="mt-6">
        {submit}
      </SubmitButton>
    </Form>
  );
}
