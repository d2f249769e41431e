import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { endImpersonation } from "#modules/accounts/index.server";
import { minutes } from "#modules/platform/dates";
import { requireMember } from "~/http/guards.server";
import { paths } from "~/http/paths";
import { answerDone, refusePage } from "~/http/respond.server";
import { useImpersonationWords } from "~/parts/impersonation/use-impersonation-words";
import { ButtonLink } from "~/ui/button";
import { Form, SubmitButton } from "~/ui/form";
import { FormPage, PageTitle } from "~/ui/page";

export function loader({ context, request }: LoaderFunctionArgs) {
  const { impersonation, user } = requireMember(context, request);
  if (!impersonation) throw redirect(user.isStaff ? paths.admin : paths.app, 303);
  const { person, account, endsAt } = impersonation;
  const left = Math.ceil((endsAt.getTime() - context.ctx.now().getTime()) / minutes(1));
  return { person, account, left };
}

/** Ends it and leads back to where it was begun; whoever sees as nobody else is led to their own pages. */
export async function action({ context }: ActionFunctionArgs) {
  const ended = await endImpersonation(context.ctx, context.visit.sessionToken ?? "");
  if (!ended.ok) return refusePage(context, ended.refusal);
  const accountId = ended.value;
  const to = accountId === undefined ? paths.app : paths.staffAccount(accountId);
  return answerDone(context, { json: { redirect: to }, to, flash: "seeing-ended" });
}

export default function Seeing() {
  const { person, account, left } = useLoaderData<typeof loader>();
  const t = useImpersonationWords();
  const names = { person, account: account.name };
  return (
    <FormPage>
      <PageTitle title={t("nowTitle")} lede={t("nowLede", { ...names, count: left })} />
      <p className="mb-6">{t("nowText")}</p>
      <Form reloadDocument>
        <div className="btn-row">
          <SubmitButton>{t("stop")}</SubmitButton>
          <ButtonLink to={paths.appOf(account.id)} variant="secondary">
            {t("goOn", { person })}
          </ButtonLink>
        </div>
      </Form>
    </FormPage>
  );
}
