import { paths } from "~/http/paths";
import { ButtonLink } from "~/ui/button";
import { Form, SubmitButton } from "~/ui/form";
import { Notice } from "~/ui/notice";
import { FormPage, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import { addressOf } from "../address-of";
import type { PeopleView } from "../people-page.server";
import { nameOf } from "../wire-user";
import { peoplePages } from "../words";

export interface DeletePageProps {
  view: PeopleView;
  answer: FormOutcome | undefined;
}

/** The question before a deletion for whom no script asks it. Going back deletes nothing. */
export function DeletePage({ view, answer }: DeletePageProps) {
  const t = useWords(peoplePages);
  const user = view.rows.find((row) => row.user.id === view.chosenId)?.user;
  const isFault = answer?.ok === false && answer.status !== 409;
  if (!user || user.is_primary === 1) {
    return (
      <FormPage>
        <PageTitle title={t("primary.title")} lede={t("primary.text")} answer={answer} />
        <ButtonLink to={addressOf(view)}>{t("back")}</ButtonLink>
      </FormPage>
    );
  }
  const who = { name: nameOf(user), email: user.email, account: view.accountName };
  return (
    <FormPage>
      <PageTitle title={t("ask.title")} lede={t("ask.text")} answer={answer} />
      {isFault && (
        <Notice tone="urgent" title={t("failed.title")} className="mb-8">
          <p>{t("failed.text")}</p>
        </Notice>
      )}
      <p>{t("ask.who", who)}</p>
      <Form method="delete" action={paths.personDelete(user.id, view.accountId)}>
        <div className="btn-row">
          <SubmitButton variant="danger">{t("ask.delete")}</SubmitButton>
          <ButtonLink to={addressOf(view)} variant="secondary">
            {t("ask.keep")}
          </ButtonLink>
        </div>
      </Form>
    </FormPage>
  );
}
