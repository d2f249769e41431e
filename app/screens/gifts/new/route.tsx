import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { enterGift, giftLabels, giftSchema, readGiftClub } from "#modules/gifts/index.server";
import { parseFields } from "#modules/platform/fields";
import { askedAccount } from "~/http/asked-account.server";
import { constraintsOf } from "~/http/constraints.server";
import { giftPaths } from "~/http/gift-paths";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";
import { RadioGroup } from "~/ui/choices";
import { Form, SubmitButton } from "~/ui/form";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { DateInput, TextArea, TextInput } from "~/ui/inputs";
import { MoneyInput } from "~/ui/money-input";
import { FormPage, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { giftWords } from "../words";

/** An empty gift; a club whose gifts are not deductible is told so by the list. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { accountId, named } = askedAccount(context, request);
  const found = await readGiftClub(context.ctx, accountId);
  if (!found.ok) refusePage(context, found.refusal);
  const { accountName, deductible } = found.value;
  if (deductible.kind === "none") {
    refusePage(context, { code: "conflict", message: deductible.reason });
  }
  return { accountId, named, name: accountName, constraints: constraintsOf(giftSchema) };
}

/** Enters the gift. */
export async function action({ context, request }: ActionFunctionArgs) {
  const { ctx, body } = context;
  const { accountId, named } = askedAccount(context, request);
  const fields = parseFields(giftSchema, body.fields, giftLabels(ctx.locale));
  if (!fields.ok) return refuseForm(context, fields.refusal);
  const entered = await enterGift(ctx, { accountId, fields: fields.value });
  if (!entered.ok) {
    const isTold = entered.refusal.code === "invalid" || entered.refusal.code === "conflict";
    return isTold ? refuseForm(context, entered.refusal) : refusePage(context, entered.refusal);
  }
  return answerDone(context, { json: entered.value, to: giftPaths.list(named), flash: "saved" });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function NewGift() {
  const { named, name, constraints } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(giftWords);
  return (
    <FormPage>
      <PageTitle title={t("newTitle")} lede={t("newLede", { name })} answer={answer} />
      <Form
        id="gift"
        action={giftPaths.add(named)}
        answer={answer}
        constraints={constraints}
        label={t("newTitle")}
        hasRequiredNote
      >
        <TextInput
          name="donor"
          label={t("donorName")}
          hint={t("donorNameHint")}
          autoComplete="off"
          required
        />
        <TextArea name="address" label={t("address")} hint={t("addressHint")} rows={3} />
        <TextInput
          name="email"
          type="email"
          label={t("email")}
          hint={t("emailHint")}
          autoComplete="off"
        />
        <DateInput name="given_on" label={t("givenOn")} required />
        <RadioGroup
          name="kind"
          label={t("kind")}
          options={(["money", "property"] as const).map((value) => ({ value, label: t(value) }))}
          required
        />
        <MoneyInput name="amount" label={t("amount")} hint={t("amountHint")} />
        <TextArea name="property" label={t("propertyText")} hint={t("propertyHint")} rows={3} />
        <RadioGroup
          name="goods"
          label={t("goods")}
          hint={t("goodsHint")}
          options={[
            { value: "none", label: t("goodsNone") },
            { value: "some", label: t("goodsSome") },
          ]}
          required
        />
        <TextArea name="goods_text" label={t("goodsText")} hint={t("goodsTextHint")} rows={2} />
        <MoneyInput name="goods_value" label={t("goodsValue")} hint={t("goodsValueHint")} />
        <SubmitButton className="mt-6">{t("save")}</SubmitButton>
      </Form>
      <p className="mt-8">
        <Link to={giftPaths.list(named)}>{t("back")}</Link>
      </p>
    </FormPage>
  );
}
