import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { accountsLabels, currentPasswordSchema } from "#modules/accounts/contract";
import { enrollSecondFactor, readSecondFactor } from "#modules/accounts/index.server";
import { parseFields } from "#modules/platform/fields";
import { CurrentPasswordForm } from "~/components/accounts/current-password-form";
import { useAccountWords } from "~/components/accounts/use-account-words";
import { ButtonLink } from "~/components/ui/button";
import { Notice } from "~/components/ui/notice";
import { FormPage, PageTitle } from "~/components/ui/page";
import { constraintsOf } from "~/http/constraints.server";
import { requireMember } from "~/http/guards.server";
import { paths } from "~/http/paths";
import { answerDone, refuseForm } from "~/http/respond.server";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { needsEnrollment } = requireMember(context, request);
  const { state } = await readSecondFactor(context.ctx);
  if (state === "started") throw redirect(paths.twoStepConfirm, 303);
  return {
    isOn: state === "on",
    needsEnrollment,
    constraints: constraintsOf(currentPasswordSchema),
  };
}

/** Starts two-step sign-in with the password. */
export async function action({ context, request }: ActionFunctionArgs) {
  requireMember(context, request);
  const { ctx, body } = context;
  const fields = parseFields(currentPasswordSchema, body.fields, accountsLabels(ctx.locale));
  if (!fields.ok) return refuseForm(context, fields.refusal);
  const started = await enrollSecondFactor(ctx, fields.value);
  if (!started.ok) return refuseForm(context, started.refusal);
  const to = paths.twoStepConfirm;
  return answerDone(context, { json: { redirect: to }, to });
}

export default function TwoStep() {
  const { isOn, needsEnrollment, constraints } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useAccountWords();
  return (
    <FormPage>
      <PageTitle title={t("two.title")} lede={t("two.lede")} answer={answer} />
      {needsEnrollment && (
        <Notice tone="warning" className="mb-8">
          <p>{t("two.demanded")}</p>
        </Notice>
      )}
      {isOn ? (
        <>
          <Notice tone="success">
            <p>{t("two.isOn")}</p>
          </Notice>
          <div className="btn-row mt-8">
            <ButtonLink to={paths.twoStepCodes}>{t("two.newCodes")}</ButtonLink>
            <ButtonLink to={paths.twoStepOff} variant="secondary">
              {t("two.off")}
            </ButtonLink>
          </div>
        </>
      ) : (
        <>
          <p className="mb-6">{t("two.startText")}</p>
          <CurrentPasswordForm {...{ constraints, answer }} submit={t("two.start")} />
        </>
      )}
      <p className="mt-8">
        <Link to={paths.account}>{t("two.back")}</Link>
      </p>
    </FormPage>
  );
}
