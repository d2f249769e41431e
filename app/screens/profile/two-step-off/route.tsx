import type { ActionFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { disableSecondFactor } from "#modules/accounts/index.server";
import { paths } from "~/http/paths";
import { answerDone, refuseForm } from "~/http/respond.server";
import { accountsPages } from "~/parts/accounts/words";
import { ButtonLink } from "~/ui/button";
import { FormPage, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { currentPasswordForm, readCurrentPassword } from "../current-password.server";
import { CurrentPasswordForm } from "../current-password-form";

export const loader = currentPasswordForm;

/** Turns two-step sign-in off with the password. */
export async function action(args: ActionFunctionArgs) {
  const { context } = args;
  const fields = readCurrentPassword(args);
  if (!fields.ok) return refuseForm(context, fields.refusal);
  const off = await disableSecondFactor(context.ctx, fields.value);
  if (!off.ok) return refuseForm(context, off.refusal);
  return answerDone(context, { json: { status: "off" }, to: paths.twoStep, flash: "saved" });
}

export default function TurnOff() {
  const { constraints } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(accountsPages);
  return (
    <FormPage>
      <PageTitle title={t("off.title")} lede={t("off.lede")} answer={answer} />
      <CurrentPasswordForm
        constraints={constraints}
        answer={answer}
        submit={t("off.submit")}
        isDanger
      >
        <ButtonLink to={paths.twoStep} variant="secondary">
          {t("off.keep")}
        </ButtonLink>
      </CurrentPasswordForm>
    </FormPage>
  );
}
