import { treasuryForm } from "#modules/treasury/contract";
import { treasuryPaths } from "~/http/treasury-paths";
import { FormField } from "~/parts/form-field/form-field";
import { Details } from "~/ui/details";
import { Form, SubmitButton } from "~/ui/form";
import { useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import { treasuryWords } from "../words";

export interface LineFormsProps {
  named: number | undefined;
  endsOn: string;
  version: number;
  lines: readonly { readonly id: number; readonly name: string; readonly isRemovable: boolean }[];
  answer: (FormOutcome & { values: Readonly<Record<string, string>> }) | undefined;
}

/** Adds and removes categories. */
export function LineForms(props: LineFormsProps) {
  const { named, endsOn, version, lines, answer } = props;
  const t = useWords(treasuryWords);
  const to = treasuryPaths.numbers(endsOn, named);
  const answerOf = (decision: string) =>
    answer?.values.decision === decision ? answer : undefined;
  const removable = lines.filter(({ isRemovable }) => isRemovable);
  return (
    <section className="stack mt-10">
      <h2 id="lines">{t("lines")}</h2>
      <Details summary={t("add")} isOpen={answerOf("add") !== undefined}>
        <Form id="add" action={to} answer={answerOf("add")} label={t("add")}>
          <input type="hidden" name="decision" value="add" />
          <input type="hidden" name="version" value={version} />
          <FormField form={treasuryForm} name="name" />
          <FormField form={treasuryForm} name="side" />
          <FormField form={treasuryForm} name="nature" start="own" />
          <SubmitButton variant="secondary" className="mt-4">
            {t("addSubmit")}
          </SubmitButton>
        </Form>
      </Details>
      {removable.length > 0 && (
        <Details summary={t("remove")} isOpen={answerOf("remove") !== undefined}>
          <p>{t("removeText")}</p>
          <Form id="remove" action={to} answer={answerOf("remove")} label={t("remove")}>
            <input type="hidden" name="decision" value="remove" />
            <input type="hidden" name="version" value={version} />
            <div className="flex flex-wrap gap-3">
              {removable.map(({ id, name }) => (
                <SubmitButton key={id} variant="secondary" name="id" value={id}>
                  {t("removeOne", { name })}
                </SubmitButton>
              ))}
            </div>
          </Form>
        </Details>
      )}
    </section>
  );
}
