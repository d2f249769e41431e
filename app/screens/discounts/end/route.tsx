import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { endDiscount } from "#modules/billing/index.server";
import { paths } from "~/http/paths";
import { readId } from "~/http/read-id";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";
import { ButtonLink } from "~/ui/button";
import { Form, SubmitButton } from "~/ui/form";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { FormPage, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { loadDiscount } from "../discount-pages.server";
import { discountPages } from "../words";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { id, code } = await loadDiscount(context, params.id);
  return { id, code };
}

/** Ends a discount at once. */
export async function action({ context, request, params }: ActionFunctionArgs) {
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
