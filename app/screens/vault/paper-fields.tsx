import { paperForm } from "#modules/vault/contract";
import { AllFields, FormField } from "~/parts/form-field/form-field";

export interface PaperFieldsProps {
  /** What the fields start with. */
  start: { readonly [K in keyof typeof paperForm.fields]?: string | undefined };
  mayMarkPrivate: boolean;
}

/** What is said of a paper. */
export function PaperFields({ start, mayMarkPrivate }: PaperFieldsProps) {
  return (
    <>
      <AllFields form={paperForm} only={["kind", "category", "title"]} start={start} />
      <FormField
        form={paperForm}
        name="dated_on"
        start={start.dated_on}
        {...(start.dated_on && { hint: "" })}
      />
      <AllFields
        form={paperForm}
        only={mayMarkPrivate ? ["ends_on", "is_private"] : ["ends_on"]}
        start={start}
      />
    </>
  );
}
