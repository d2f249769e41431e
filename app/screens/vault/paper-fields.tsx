import type { CategoryName, PaperKind } from "#modules/vault/contract";
import { categoryNames, categoryWords, paperKinds, paperWords } from "#modules/vault/contract";
import { Checkbox } from "~/ui/choices";
import { DateInput, TextInput } from "~/ui/inputs";
import { Select } from "~/ui/selects";
import { useWords } from "~/ui/ui-context";
import { paperFieldWords } from "./paper-field-words";

export interface PaperFieldsProps {
  /** What is kept now, of one that is changed. */
  paper?: {
    readonly kind: PaperKind | "";
    readonly category: CategoryName | "";
    readonly givenTitle: string;
    readonly datedOn: string | undefined;
    readonly endsOn: string | null;
    readonly isPrivate: boolean;
  };
  mayMarkPrivate: boolean;
}

/** What is said of a paper. */
export function PaperFields({ paper, mayMarkPrivate }: PaperFieldsProps) {
  const t = useWords(paperFieldWords);
  const kind = useWords(paperWords);
  const category = useWords(categoryWords);
  return (
    <>
      <Select
        name="kind"
        label={t("kind")}
        hint={t("kindHint")}
        emptyLabel={t("kindNone")}
        options={paperKinds.map((value) => ({ value, label: kind(value) }))}
        defaultValue={paper?.kind}
      />
      <Select
        name="category"
        label={t("category")}
        hint={t("categoryHint")}
        emptyLabel={t("categoryNone")}
        options={categoryNames.map((value) => ({ value, label: category(value) }))}
        defaultValue={paper?.category}
      />
      <TextInput
        name="title"
        label={t("titleLabel")}
        hint={t("titleHint")}
        defaultValue={paper?.givenTitle}
        autoComplete="off"
      />
      <DateInput
        name="dated_on"
        label={t("datedOn")}
        hint={paper?.datedOn ? undefined : t("datedOnHint")}
        defaultValue={paper?.datedOn}
      />
      <DateInput
        name="ends_on"
        label={t("endsOn")}
        hint={t("endsOnHint")}
        defaultValue={paper?.endsOn ?? undefined}
      />
      {mayMarkPrivate && (
        <Checkbox
          name="is_private"
          label={t("private")}
          hint={t("privateHint")}
          defaultChecked={paper?.isPrivate ?? false}
        />
      )}
    </>
  );
}
