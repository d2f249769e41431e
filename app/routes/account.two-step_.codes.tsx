import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { accountsLabels, currentPasswordSchema } from "#modules/accounts/contract";
import { renewRecoveryCodes } from "#modules/accounts/index.server";
import { parseFields } from "#modules/platform/fields";
import { CurrentPasswordForm } from "~/components/accounts/current-password-form";
import { RecoveryCodes } from "~/components/accounts/recovery-codes";
import { useAccountWords } from "~/components/accounts/use-account-words";
import { ButtonLink } from "~/components/ui/button";
import { FormPage, PageTitle } from "~/components/ui/page";
import { constraintsOf } from "~/http/constraints.server";
import { requireMember } from "~/http/guards.server";
import { paths } from "~/http/paths";
import { refuseForm } from "~/http/respond.server";

export { capabilityHeaders as headers } from "~/http/capability-headers";

export function loader({ context, request }: LoaderFunctionArgs) {
  requireMember(context, request);
  return { constraints: constraintsOf(currentPasswordSchema) };
}

/** Replaces the recovery codes and shows the new ones, which are nowhere else. */
export async function action({ context, request }: ActionFunctionArgs) {
  requireMember(context, request);
  const { ctx, body } = context;
  const fields = parseFields(currentPasswordSchema, body.fields, accountsLabels(ctx.locale));
  if (!fields.ok) return refuseForm(context, fields.refusal);
  const renewed = await renewRecoveryCodes(ctx, fields.value);
  if (!renewed.ok) return refuseForm(context, renewed.refusal);
  const { recoveryCodes } = renewed.value;
  if (context.isScript) throw Response.json({ recovery_codes: recoveryCodes });
  return { ok: true as const, recoveryCodes };
}

export default function NewCodes() {
  const { constraints } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useAccountWords();
  if (answer?.ok) return <RecoveryCodes codes={answer.recoveryCodes} />;
  return (
    <FormPage>
      <PageTitle title={t("codes.title")} lede={t("codes.lede")} answer={answer} />
      <CurrentPasswordForm {...{ constraints, answer }} submit={t("codes.submit")}>
        <ButtonLink to={paths.account} variant="secondary">
          {t("two.back")}
        </ButtonLink>
      </CurrentPasswordForm>
    </FormPage>
  );
}
