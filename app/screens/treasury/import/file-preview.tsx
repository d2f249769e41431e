import { Form, SubmitButton } from "~/ui/form";
import { Notice } from "~/ui/notice";
import { Select, type SelectOption } from "~/ui/selects";
import { Table } from "~/ui/table";
import { useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import { importWords } from "./words";

export interface FilePreviewProps {
  preview: {
    readonly file: string;
    /** "" where nothing is new. */
    readonly carried: string;
    readonly sums: string;
    readonly known: string;
    readonly rows: readonly {
      readonly number: number;
      readonly on: string;
      readonly text: string;
      readonly source: string;
      readonly amount: string;
    }[];
    readonly more: string;
    readonly left: readonly {
      readonly number: number;
      readonly text: string;
      readonly why: string;
    }[];
    readonly leftText: string;
    readonly leftMore: string;
    readonly groups: readonly {
      readonly field: string;
      readonly label: string;
      readonly chosen: string;
      readonly options: readonly SelectOption[];
    }[];
  };
  action: string;
  version: number;
  answer: FormOutcome | undefined;
}

/** What is in a file, and the form that has it count. */
export function FilePreview({ preview, action, version, answer }: FilePreviewProps) {
  const t = useWords(importWords);
  const { file, carried, sums, known, rows, more, left, leftText, leftMore, groups } = preview;
  return (
    <section className="stack">
      <h2 id="preview">{t("preview", { file })}</h2>
      {carried ? <p>{sums}</p> : <Notice title={t("nothing")}>{t("nothingText")}</Notice>}
      {known && <p>{known}</p>}
      <Table
        caption={t("rows")}
        rows={rows}
        rowKey={({ number }) => number}
        empty={null}
        columns={[
          { key: "on", header: t("on"), isRowHeader: true, cell: ({ on }) => on },
          { key: "text", header: t("text"), isLong: true, cell: ({ text }) => text },
          { key: "source", header: t("source"), cell: ({ source }) => source },
          { key: "amount", header: t("amount"), isFigure: true, cell: ({ amount }) => amount },
        ]}
      />
      {more && <p>{more}</p>}
      {leftText && (
        <div className="stack">
          <h3 id="left">{t("left")}</h3>
          <p>{leftText}</p>
          <Table
            caption={t("left")}
            isCaptionHidden
            rows={left}
            rowKey={({ number }) => number}
            empty={null}
            columns={[
              { key: "row", header: t("row"), isRowHeader: true, cell: ({ number }) => number },
              { key: "text", header: t("text"), isLong: true, cell: ({ text }) => text },
              { key: "why", header: t("why"), isLong: true, cell: ({ why }) => why },
            ]}
          />
          {leftMore && <p>{leftMore}</p>}
        </div>
      )}
      {carried && (
        <div className="max-w-160">
          <h3 id="choose">{t("choose")}</h3>
          <p className="hint">{t("chooseText")}</p>
          <Form id="count" action={action} answer={answer} label={t("choose")}>
            <input type="hidden" name="decision" value="count" />
            <input type="hidden" name="version" value={version} />
            <input type="hidden" name="carried" value={carried} />
            {groups.map(({ field, label, chosen, options }) => (
              <Select
                key={field}
                name={field}
                label={label}
                options={options}
                defaultValue={chosen}
                required
              />
            ))}
            <SubmitButton className="mt-6">{t("confirm")}</SubmitButton>
          </Form>
        </div>
      )}
    </section>
  );
}
