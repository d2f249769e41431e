import { organizationAges } from "#modules/compliance/contract";
import { translator } from "#modules/platform/messages";
import { returnWords } from "~/parts/irs-form-990/words";
import { Button } from "~/ui/button";
import { Checkbox, RadioGroup } from "~/ui/choices";
import { ErrorSummary } from "~/ui/error-summary";
import { MoneyInput } from "~/ui/money-input";
import { Notice } from "~/ui/notice";
import { useUi } from "~/ui/ui-context";
import type { WhichAnswer } from "./return-answers.server";

/** Three questions and the form that follows from them. A plain form: the address keeps the answer. */
export function WhichForm({ answer }: { answer: WhichAnswer | undefined }) {
  const t = translator(returnWords, useUi().locale);
  const errors = answer?.errors ?? {};
  const listed = Object.entries(errors).map(([id, text]) => ({ id, text }));
  return (
    <section className="info-part" aria-labelledby="which">
      <h2 id="which">{t("whichTitle")}</h2>
      {listed.length > 0 && <ErrorSummary errors={listed} />}
      {answer?.form && (
        <Notice
          tone={answer.form === "unknown" ? "info" : "success"}
          title={t(`answer.${answer.form}`)}
          className="mt-4"
        >
          {answer.form === "990-N" && <p>{t("answer.mayLonger")}</p>}
          {answer.form === "none" && <p>{t("answer.askHead")}</p>}
          {answer.limits && <p>{t("limits", answer.limits)}</p>}
          <p>{t("otherRules")}</p>
        </Notice>
      )}
      <form method="get" action="#which" noValidate className="mt-6">
        <RadioGroup
          name="age"
          label={t("age")}
          error={errors.age}
          defaultValue={answer?.age}
          options={organizationAges.map((value) => ({ value, label: t(`age.${value}`) }))}
        />
        <MoneyInput
          name="receipts"
          label={t("receipts")}
          hint={t("receiptsHint")}
          error={errors.receipts}
          defaultValue={answer?.receipts}
          maxLength={20}
        />
        <MoneyInput
          name="assets"
          label={t("assets")}
          hint={t("assetsHint")}
          error={errors.assets}
          defaultValue={answer?.assets}
          maxLength={20}
        />
        <Checkbox
          name="group_return"
          label={t("inGroup")}
          defaultChecked={answer?.isInGroupReturn ?? false}
        />
        <Button type="submit" className="mt-6">
          {t("show")}
        </Button>
      </form>
    </section>
  );
}
