import { Form, SubmitButton } from "~/ui/form";
import { Select, type SelectOption } from "~/ui/selects";
import { Table } from "~/ui/table";
import { useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import { importWords } from "./words";

export interface FileColumnsProps {
  columns: {
    readonly file: string;
    readonly carried: string;
    readonly heads: readonly string[];
    readonly sample: readonly (readonly string[])[];
    readonly options: readonly SelectOption[];
    readonly fields: readonly {
      readonly field: string;
      readonly name: "date" | "text" | "amount" | "in" | "out" | "category";
      readonly chosen: string;
    }[];
  };
  action: string;
  answer: FormOutcome | undefined;
}

interface SampleRow {
  readonly at: number;
  readonly cells: readonly string[];
}

/** The first rows of a file whose columns we do not know, and the form that says which is which. */
export function FileColumns({ columns, action, answer }: FileColumnsProps) {
  const t = useWords(importWords);
  const { file, carried, heads, sample, options, fields } = columns;
  return (
    <section className="stack">
      <h2 id="columns">{t("columns", { file })}</h2>
      <p>{t("columnsText")}</p>
      <Table<SampleRow>
        caption={t("columnsRows")}
        rows={sample.map((cells, at) => ({ at, cells }))}
        rowKey={({ at }) => at}
        empty={null}
        columns={heads.map((header, column) => ({
          key: header,
          header,
          isRowHeader: column === 0,
          cell: ({ cells }) => cells[column] ?? "",
        }))}
      />
      <div className="max-w-160">
        <Form id="columns-chosen" action={action} answer={answer} label={t("columns", { file })}>
          <input type="hidden" name="decision" value="columns" />
          <input type="hidden" name="carried" value={carried} />
          {fields.map(({ field, name, chosen }) => (
            <Select
              key={field}
              name={field}
              label={t(`field.${name}`)}
              hint={name === "amount" ? t("columnsHint") : undefined}
              options={options}
              emptyLabel={t("notThere")}
              defaultValue={chosen}
              required={name === "date"}
            />
          ))}
          <SubmitButton className="mt-6">{t("readColumns")}</SubmitButton>
        </Form>
      </div>
    </section>
  );
}
