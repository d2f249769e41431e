import { MOST_REASONED } from "#modules/accounts/contract";
import { Form, SubmitButton } from "~/components/ui/form";
import { TextArea } from "~/components/ui/inputs";
import type { FormOutcome } from "~/components/ui/use-form-state";
import { useStaffWords } from "./use-staff-words";

interface SignInFormProps {
  answer: FormOutcome | undefined;
}

/** Ends every session of a person. */
export function SignOutForm({ answer }: SignInFormProps) {
  const t = useStaffWords();
  return (
    <section className="stack enter-payment" aria-labelledby="sign-out">
      <h2 id="sign-out">{t("signOutTitle")}</h2>
      <p>{t("signOutText")}</p>
      <Form id="out" answer={answer} label={t("signOutTitle")}>
        <input type="hidden" name="decision" value="sign-out" />
        <SubmitButton variant="danger">{t("signOut")}</SubmitButton>
      </Form>
    </section>
  );
}

/** Takes two-step sign-in off for somebody who lost it. */
export function LostFactorForm({ answer }: SignInFormProps) {
  const t = useStaffWords();
  return (
    <section className="stack enter-payment" aria-labelledby="lost-factor">
      <h2 id="lost-factor">{t("factorTitle")}</h2>
      <p>{t("factorText")}</p>
      <Form id="factor" answer={answer} label={t("factorTitle")}>
        <input type="hidden" name="decision" value="factor" />
        <TextArea
          name="reason"
          label={t("reason")}
          hint={t("reasonHint")}
          maxLength={MOST_REASONED}
          rows={3}
          required
        />
        <SubmitButton variant="danger" className="mt-6">
          {t("takeFactor")}
        </SubmitButton>
      </Form>
    </section>
  );
}
