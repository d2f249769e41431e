import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { confirmEmailChange, readEmailRequest } from "#modules/accounts/index.server";
import { paths } from "~/http/paths";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";
import { ButtonLink } from "~/ui/button";
import { Form, SubmitButton } from "~/ui/form";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { FormPage, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { settingsPages } from "../words";

export { capabilityHeaders as headers } from "~/http/capability-headers";

/** The link at the new address. Opening it changes nothing: mail programs open links by themselves. */
export async function loader({ context, params: { token = "" } }: LoaderFunctionArgs) {
  const wanted = await readEmailRequest(context.ctx, token);
  if (wanted.ok) return data(wanted.value);
  if (context.isScript) refusePage(context, wanted.refusal);
  return data({ email: undefined }, { status: 404 });
}

/** Gives the person the new address, signed in here or not. */
export async function action({ context, params: { token = "" } }: ActionFunctionArgs) {
  const { ctx, visit } = context;
  const { sessionToken } = visit;
  const confirmed = await confirmEmailChange(ctx, { token, sessionToken });
  if (!confirmed.ok) return refuseForm(context, confirmed.refusal);
  const to = visit.session ? paths.account : paths.login();
  return answerDone(context, { json: { status: "changed" }, to, flash: "saved" });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function ConfirmEmail() {
  const { email } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(settingsPages);
  if (email === undefined) {
    return (
      <FormPage>
        <PageTitle title={t("email.deadTitle")} lede={t("email.deadText")} />
        <ButtonLink to={paths.accountEmail} variant="secondary">
          {t("email.again")}
        </ButtonLink>
      </FormPage>
    );
  }
  return (
    <FormPage>
      <PageTitle
        title={t("email.confirmTitle")}
        lede={t("email.confirmText", { email })}
        answer={answer}
      />
      <Form answer={answer}>
        <SubmitButton>{t("email.confirmSubmit")}</SubmitButton>
      </Form>
    </FormPage>
  );
}
