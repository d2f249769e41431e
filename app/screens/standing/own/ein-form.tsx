import { paths } from "~/http/paths";
import { EinHolder, type EinRefusal } from "~/parts/accounts/ein-holder";
import { Form, SubmitButton } from "~/ui/form";
import { TextInput } from "~/ui/inputs";
import { useWords } from "~/ui/ui-context";
import { standingPages } from "../words";

/** Says which EIN the club has. */
export function EinForm({
  accountId,
  ein,
  mayTake,
  answer,
}: {
  accountId: number;
  ein: string | undefined;
  /** Whether this one may take it away: staff. */
  mayTake: boolean;
  answer: EinRefusal | undefined;
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
      {answer?.holder && <EinHolder to={answer.holder} />}
      <div className="btn-row mt-6">
        <SubmitButton>{t("einSave")}</SubmitButton>
        {mayTake && ein && (
          <SubmitButton variant="secondary" name="take" value="1" formNoValidate>
            {t("einTake")}
          </SubmitButton>
        )}
      </div>
    </Form>
  );
}
