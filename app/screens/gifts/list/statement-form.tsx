import { giftPaths } from "~/http/gift-paths";
import { Checkbox } from "~/ui/choices";
import { Form, SubmitButton } from "~/ui/form";
import { Notice } from "~/ui/notice";
import { useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import { giftWords } from "../words";

export interface StatementFormProps {
  named: number | undefined;
  /** The day on which it was said; "" until then. */
  said: string;
  mayAct: boolean;
  answer: FormOutcome | undefined;
}

/** What the determination letter of a club says that no file of the IRS lists, and taking that back. */
export function StatementForm({ named, said, mayAct, answer }: StatementFormProps) {
  const t = useWords(giftWords);
  const action = giftPaths.list(named);
  if (said !== "") {
    return (
      <>
        <Notice title={t("statedTitle")}>{t("stated", { day: said })}</Notice>
        {mayAct && (
          <Form id="withdraw" action={action} label={t("withdraw")}>
            <input type="hidden" name="decision" value="withdraw" />
            <SubmitButton variant="secondary">{t("withdraw")}</SubmitButton>
          </Form>
        )}
      </>
    );
  }
  return (
    <>
      <Notice title={t("unlistedTitle")}>{t("unlisted")}</Notice>
      {mayAct && (
        <Form
          id="statement"
          action={action}
          answer={answer}
          boxes={["is_charity"]}
          label={t("unlistedTitle")}
        >
          <input type="hidden" name="decision" value="state" />
          <Checkbox name="is_charity" label={t("charity")} />
          <SubmitButton className="mt-6">{t("state")}</SubmitButton>
        </Form>
      )}
    </>
  );
}
