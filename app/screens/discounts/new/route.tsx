import type { ActionFunctionArgs } from "@remix-run/node";
import { Link, useActionData } from "@remix-run/react";
import {
  createDiscount,
  discountOf,
  discountSchema,
  filledDiscount,
} from "#modules/billing/index.server";
import { parseFields } from "#modules/platform/fields";
import { paths } from "~/http/paths";
import { answerDone, refusePage } from "~/http/respond.server";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { FormPage, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { DiscountForm } from "../discount-form";
import { refuseDiscount } from "../discount-pages.server";
import { discountPages } from "../words";

export function loader() {
  return null;
}

/** Makes a discount. */
export async function action({ context, request }: ActionFunctionArgs) {
  if (request.method !== "POST") refusePage(context, { code: "not_found" });
  const { ctx, body } = context;
  const fields = parseFields(discountSchema, body.fields, ctx.locale);
  if (!fields.ok) return refuseDiscount(context, fields.refusal);
  const made = await createDiscount(ctx, discountOf(filledDiscount(fields.value)));
  if (!made.ok) return refuseDiscount(context, made.refusal);
  return answerDone(context, { json: made.value, to: paths.adminDiscounts(), flash: "saved" });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function NewDiscount() {
  const answer = useActionData<typeof action>();
  const t = useWords(discountPages);
  return (
    <FormPage>
      <PageTitle title={t("newTitle")} lede={t("newLede")} answer={answer} />
      <DiscountForm answer={answer} />
      <p className="mt-8">
        <Link to={paths.adminDiscounts()}>{t("back")}</Link>
      </p>
    </FormPage>
  );
}
