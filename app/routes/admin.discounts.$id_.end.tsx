import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { endDiscount } from "#modules/billing/index.server";
import { loadDiscount } from "~/components/discounts/discount-pages.server";
import { ButtonLink } from "~/components/ui/button";
import { Form, SubmitButton } from "~/components/ui/form";
import { guardedAction, revalidateUnlessUnreached } from "~/components/ui/guarded-action";
import { FormPage, PageTitle } from "~/components/ui/page";
import { useWords } from "~/components/ui/ui-context";
import { requireStaff } from "~/http/guards.server";
import { paths } from "~/http/paths";
import { readId } from "~/http/read-id";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";
import { discountPages } from "~/messages/discounts";

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  requireStaff(context, request);
  const { id, code } = await loadDiscount(context, params.id);
  return { id, code };
}

/** Ends a discount at once. */
export async function action({ context, request, params }: ActionFunctionArgs) {
  requireStaff(context, request);
  if (request.method !== "POST") refusePage(context, { code: "not_found" });
  const ended = await endDiscount(context.ctx, readId(params.id));
  if (!ended.ok) {
    const { refusal } = ended;
    return refusal.code === "invalid" ? refuseForm(context, refusal) : refusePage(context, refusal);
  }
  const json = { status: "ended" };
  return answerDone(context, { json, to: paths.adminDiscounts(), flash: "saved" });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function EndDiscount() {
  const { id, code } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(discountPages);
  return (
    <FormPage>
      <PageTitle title={t("endTitle", { code })} lede={t("endText")} answer={answer} />
      <Form answer={answer}>
        <div className="btn-row">
          <SubmitButton variant="danger">{t("end")}</SubmitButton>
          <ButtonLink to={paths.adminDiscount(id)} variant="secondary">
            {t("endKeep")}
          </ButtonLink>
        </div>
      </Form>
    </FormPage>
  );
}
