import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { accountsLabels, currentPasswordSchema } from "#modules/accounts/contract";
import { disableSecondFactor } from "#modules/accounts/index.server";
import { parseFields } from "#modules/platform/fields";
import { CurrentPasswordForm } from "~/components/accounts/current-password-form";
import { useAccountWords } from "~/components/accounts/use-account-words";
import { ButtonLink } from "~/components/ui/button";
import { FormPage, PageTitle } from "~/components/ui/page";
import { constraintsOf } from "~/http/constraints.server";
import { requireMember } from "~/http/guards.server";
import { paths } from "~/http/paths";
import { answerDone, refuseForm } from "~/http/respond.server";

export function loader({ context, request }: LoaderFunctionArgs) {
  requireMember(context, request);
  return { constraints: constraintsOf(currentPasswordSchema) };
}

/** Turns two-step sign-in off with the password. */
export async function action({ context, request }: ActionFunctionArgs) {
  requireMember(context, request);
  const { ctx, body } = context;
  const fields = parseFields(currentPasswordSchema, body.fields, accountsLabels(ctx.locale));
  if (!fields.ok) return refuseForm(context, fields.refusal);
  const off = await disableSecondFactor(ctx, fields.value);
  if (!off.ok) return refuseForm(context, off.refusal);
  return answerDone(context, { json: { status: "off" }, to: paths.twoStep, flash: "saved" });
}

export default function TurnOff() {
  const { constraints } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useAccountWords();
  return (
    <FormPage>
      <PageTitle title={t("off.title")} lede={t("off.lede")} answer={answer} />
      <CurrentPasswordForm {...{ constraints, answer }} submit={t("off.submit")} isDanger>
        <ButtonLink to={paths.twoStep} variant="secondary">
          {t("off.keep")}
        </ButtonLink>
      </CurrentPasswordForm>
    </FormPage>
  );
}
