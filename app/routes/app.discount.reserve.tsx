import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { readAccountOverview } from "#modules/accounts/index.server";
import { discountCodeSchema, discountLabels } from "#modules/billing/contract";
import { heldDiscount, reserveDiscount } from "#modules/billing/index.server";
import { parseFields } from "#modules/platform/fields";
import { useDiscountWords } from "~/components/discounts/use-discount-words";
import { wireDiscount } from "~/components/discounts/wire-discount";
import { Form, SubmitButton } from "~/components/ui/form";
import { guardedAction, revalidateUnlessUnreached } from "~/components/ui/guarded-action";
import { TextInput } from "~/components/ui/inputs";
import { FormPage, PageTitle } from "~/components/ui/page";
import { chosenAccount } from "~/http/chosen-account";
import { requireMember } from "~/http/guards.server";
import { paths } from "~/http/paths";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";

/** Where a code is typed once more after it was refused and no script showed that in its place. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { accountIds } = requireMember(context, request);
  const accountId = chosenAccount(request, accountIds) ?? 0;
  const account = await readAccountOverview(context.ctx, accountId);
  if (!account.ok) refusePage(context, account.refusal);
  const held = await heldDiscount(context.ctx, accountId);
  return { accountId, code: held?.code ?? "" };
}

/** Applies a discount code to what the account is about to pay, or removes it. */
export async function action({ context, request }: ActionFunctionArgs) {
  const { accountIds } = requireMember(context, request);
  if (request.method !== "POST") refusePage(context, { code: "not_found" });
  const { ctx, body } = context;
  const fields = parseFields(discountCodeSchema, body.fields, discountLabels(ctx.locale));
  if (!fields.ok) return refuseForm(context, fields.refusal);
  const accountId = chosenAccount(request, accountIds) ?? 0;
  const reserved = await reserveDiscount(ctx, { accountId, ...fields.value });
  if (!reserved.ok) {
    const { refusal } = reserved;
    return refusal.code === "not_found"
      ? refusePage(context, refusal)
      : refuseForm(context, refusal);
  }
  const json = reserved.value && wireDiscount(reserved.value);
  return answerDone(context, { json, to: paths.paymentsOf(accountId) });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function DiscountCode() {
  const { accountId, code } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useDiscountWords();
  return (
    <FormPage>
      <PageTitle title={t("codeTitle")} lede={t("codeLede")} answer={answer} />
      <Form answer={answer}>
        <TextInput
          name="code"
          label={t("code")}
          hint={t("codeHint")}
          defaultValue={code}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          isShort
        />
        <SubmitButton className="mt-6">{t("codeSubmit")}</SubmitButton>
      </Form>
      <p className="mt-8">
        <Link to={paths.paymentsOf(accountId)}>{t("codeBack")}</Link>
      </p>
    </FormPage>
  );
}
