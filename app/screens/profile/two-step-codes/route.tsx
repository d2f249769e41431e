import type { ActionFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { renewRecoveryCodes } from "#modules/accounts/index.server";
import { paths } from "~/http/paths";
import { refuseForm } from "~/http/respond.server";
import { accountsPages } from "~/parts/accounts/words";
import { ButtonLink } from "~/ui/button";
import { FormPage, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { currentPasswordForm, readCurrentPassword } from "../current-password.server";
import { CurrentPasswordForm } from "../current-password-form";
import { RecoveryCodes } from "../recovery-codes";

export { capabilityHeaders as headers } from "~/http/capability-headers";

export const loader = currentPasswordForm;

/** Replaces the recovery codes and shows the new ones, which are nowhere else. */
export async function action(args: ActionFunctionArgs) {
  const { context } = args;
  const fields = readCurrentPassword(args);
  if (!fields.ok) return refuseForm(context, fields.refusal);
  const renewed = await renewRecoveryCodes(context.ctx, fields.value);
  if (!renewed.ok) return refuseForm(context, renewed.refusal);
  const { recoveryCodes } = renewed.value;
  if (context.isScript) throw Response.json({ recovery_codes: recoveryCodes });
  return { ok: true as const, recoveryCodes };
}

export default function NewCodes() {
  const { constraints } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(accountsPages);
  if (answer?.ok) return <RecoveryCodes codes={answer.recoveryCodes} />;
  return (
    <FormPage>
      <PageTitle title={t("codes.title")} lede={t("codes.lede")} answer={answer} />
      <CurrentPasswordForm constraints={constraints} answer={answer} submit={t("codes.submit")}>
        <ButtonLink to={paths.account} variant="secondary">
          {t("two.back")}
        </ButtonLink>
      </CurrentPasswordForm>
    </FormPage>
  );
}
