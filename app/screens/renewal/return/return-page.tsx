import { paths } from "~/http/paths";
import { renewalPages } from "~/parts/renewal/words";
import { ButtonLink } from "~/ui/button";
import { Form, SubmitButton } from "~/ui/form";
import { FormPage, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import type { RenewalView } from "../renewal-page.server";
import { ReturnFiles } from "../return-files";

export interface ReturnPageProps {
  view: RenewalView;
  answer: FormOutcome | undefined;
}

/** Takes the tax return that a renewal asked for. */
export function ReturnPage({ view, answer }: ReturnPageProps) {
  const t = useWords(renewalPages);
  const { accountId, membership } = view.page;
  if (!membership?.isReturnAwaited) {
    return (
      <FormPage>
        <PageTitle title={t("return.none")} lede={t("return.noneText")} answer={answer} />
        <ButtonLink to={paths.appOf(accountId)}>{t("home")}</ButtonLink>
      </FormPage>
    );
  }
  return (
    <FormPage>
      <PageTitle title={t("return.title")} lede={t("return.lede")} answer={answer} />
      <Form answer={answer}>
        <ReturnFiles accountId={accountId} />
        <SubmitButton className="mt-6">{t("return.hand")}</SubmitButton>
      </Form>
    </FormPage>
  );
}
