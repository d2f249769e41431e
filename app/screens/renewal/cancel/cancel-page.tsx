import { formatCurrency, formatLongDate } from "#modules/platform/format";
import { renewalPages } from "~/parts/renewal/words";
import { ButtonLink } from "~/ui/button";
import { Form, SubmitButton } from "~/ui/form";
import { FormPage, PageTitle } from "~/ui/page";
import { useUi, useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import { formAddress } from "../form-address";
import type { RenewalView } from "../renewal-page.server";

export interface CancelPageProps {
  view: RenewalView;
  answer: FormOutcome | undefined;
}

/** Asks before an unpaid renewal is taken back; going back changes nothing. */
export function CancelPage({ view, answer }: CancelPageProps) {
  const t = useWords(renewalPages);
  const ui = useUi();
  const { membership } = view.page;
  const open = membership?.open;
  const back = formAddress(view, false);
  if (!membership || !open?.isCancellable) {
    return (
      <FormPage>
        <PageTitle title={t("cancel.none")} lede={t("cancel.noneText")} answer={answer} />
        <ButtonLink to={back}>{t("cancel.back")}</ButtonLink>
      </FormPage>
    );
  }
  const { number, value } = open.invoice;
  return (
    <FormPage>
      <PageTitle
        title={t("cancel.title")}
        lede={t("cancel.text", { number, amount: formatCurrency(value) })}
        answer={answer}
      />
      <div className="stack mb-8">
        {open.bonus > 0 && <p>{t("cancel.bonus", { amount: formatCurrency(open.bonus) })}</p>}
        <p>{t("cancel.again", { due: formatLongDate(membership.facts.dueOn, ui) })}</p>
      </div>
      <Form answer={answer}>
        <div className="btn-row">
          <SubmitButton variant="danger">{t("cancel.go")}</SubmitButton>
          <ButtonLink to={back} variant="secondary">
            {t("cancel.keep")}
          </ButtonLink>
        </div>
      </Form>
    </FormPage>
  );
}
