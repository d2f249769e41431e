import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { readSubscription, unsubscribe } from "#modules/accounts/index.server";
import { translator } from "#modules/platform/messages";
import { paths } from "~/http/paths";
import { refuseForm, refusePage } from "~/http/respond.server";
import { ButtonLink } from "~/ui/button";
import { Form, SubmitButton } from "~/ui/form";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { FormPage, PageTitle } from "~/ui/page";
import { useUi } from "~/ui/ui-context";
import { unsubscribeWords } from "./words";

export { capabilityHeaders as headers } from "~/http/capability-headers";

/** The link at the foot of a letter: opening it changes nothing. */
export async function loader({ context, params: { token = "" } }: LoaderFunctionArgs) {
  const subscription = await readSubscription(context.ctx, token);
  return subscription ?? refusePage(context, { code: "not_found" });
}

/** Ends the letters at once. Answered without a redirect, which mail programs do not follow. */
export async function action({ context, params: { token = "" } }: ActionFunctionArgs) {
  const ended = await unsubscribe(context.ctx, token);
  if (!ended.ok) return refuseForm(context, ended.refusal);
  if (context.isScript) throw Response.json({ status: "unsubscribed" });
  return { ok: true as const };
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function Unsubscribe() {
  const { kind, isSubscribed } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = translator(unsubscribeWords, useUi().locale);
  if (!isSubscribed) {
    return (
      <FormPage>
        <PageTitle title={t(`${kind}Done`)} lede={t("doneText")} />
        <ButtonLink to={paths.account} variant="secondary">
          {t("account")}
        </ButtonLink>
      </FormPage>
    );
  }
  return (
    <FormPage>
      <PageTitle title={t(`${kind}Title`)} lede={t(`${kind}Text`)} answer={answer} />
      <Form answer={answer}>
        <p>{t("kept")}</p>
        <SubmitButton className="mt-6">{t("submit")}</SubmitButton>
      </Form>
    </FormPage>
  );
}
