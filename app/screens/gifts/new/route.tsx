import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { giftForm } from "#modules/gifts/contract";
import { enterGift, parseGift, readGiftClub } from "#modules/gifts/index.server";
import { askedAccount } from "~/http/asked-account.server";
import { giftPaths } from "~/http/gift-paths";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";
import { AllFields } from "~/parts/form-field/form-field";
import { Form, SubmitButton } from "~/ui/form";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
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
  return { accountId, named, name: accountName };
}

/** Enters the gift. */
export async function action({ context, request }: ActionFunctionArgs) {
  const { ctx, body } = context;
  const { accountId, named } = askedAccount(context, request);
  const fields = await parseGift(ctx, accountId, body.fields);
  const entered = fields.ok ? await enterGift(ctx, { accountId, fields: fields.value }) : fields;
  if (!entered.ok) {
    const isTold = entered.refusal.code === "invalid" || entered.refusal.code === "conflict";
    return isTold ? refuseForm(context, entered.refusal) : refusePage(context, entered.refusal);
  }
  return answerDone(context, { json: entered.value, to: giftPaths.list(named), flash: "saved" });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function NewGift() {
  const { named, name } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(giftWords);
  return (
    <FormPage>
      <PageTitle title={t("newTitle")} lede={t("newLede", { name })} answer={answer} />
      <Form
        id="gift"
        action={giftPaths.add(named)}
        answer={answer}
        label={t("newTitle")}
        hasRequiredNote
      >
        <AllFields form={giftForm} />
        <SubmitButton className="mt-6">{t("save")}</SubmitButton>
      </Form>
      <p className="mt-8">
        <Link to={giftPaths.list(named)}>{t("back")}</Link>
      </p>
    </FormPage>
  );
}
