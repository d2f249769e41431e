import { paths } from "~/http/paths";
import { Form, SubmitButton } from "~/ui/form";
import { TextInput } from "~/ui/inputs";
import { useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import { standingPages } from "../words";

/** Says which EIN the club has. */
export function EinForm({
  accountId,
  ein,
  answer,
}: {
  accountId: number;
  ein: string | undefined;
  answer: FormOutcome | undefined;
}) {
  const t = useWords(standingPages);
  return (
    <Form action={paths.standing(accountId)} answer={answer} label={t("einLabel")}>
      <TextInput
        name="ein"
        label={t("einLabel")}
        hint={t("einHint")}
        defaultValue={ein}
        inputMode="numeric"
        maxLength={20}
        required
      />
      <div className="btn-row mt-6">
        <SubmitButton>{t("einSave")}</SubmitButton>
      </div>
    </Form>
  );
}
