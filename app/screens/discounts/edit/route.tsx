import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { changeDiscount, discountSchema, filledDiscount } from "#modules/billing/index.server";
import { parseFields } from "#modules/platform/fields";
import { paths } from "~/http/paths";
import { answerDone, refusePage } from "~/http/respond.server";
import { ButtonLink } from "~/ui/button";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { FormPage, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { DiscountForm } from "../discount-form";
import { loadDiscount, refuseDiscount, toDefaults, toFields } from "../discount-pages.server";
import { PhaseBadge } from "../discount-table";
import { discountPages } from "../words";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const view = await loadDiscount(context, params.id);
  return { id: view.id, phase: view.phase, defaults: toDefaults(view) };
}

/** Changes a discount, all but its code; what is not sent stays as it is. */
export async function action({ context, request, params }: ActionFunctionArgs) {
  if (request.method !== "POST") refusePage(context, { code: "not_found" });
  const { ctx, body } = context;
  const view = await loadDiscount(context, params.id);
  const { id } = view;
  const sent = { ...toFields(view), ...body.fields };
  const fields = parseFields(discountSchema, sent, ctx.locale);
  if (!fields.ok) return refuseDiscount(context, fields.refusal);
  const { code: _, ...terms } = filledDiscount(fields.value);
  const changed = await changeDiscount(ctx, { ...terms, id, version: fields.value.version });
  if (!changed.ok) return refuseDiscount(context, changed.refusal);
  const json = { status: "saved" };
  return answerDone(context, { json, to: paths.adminDiscounts(), flash: "saved" });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function EditDiscount() {
  const { id, phase, defaults } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(discountPages);
  return (
    <FormPage>
      <PageTitle
        title={t("editTitle", { code: defaults.code })}
        lede={t("editLede")}
        aside={<PhaseBadge phase={phase} />}
        answer={answer}
      />
      <DiscountForm key={defaults.version} answer={answer} defaults={defaults} />
      {phase !== "ended" && (
        <p className="mt-8">
          <ButtonLink to={paths.adminDiscountEnd(id)} variant="secondary">
            {t("endLink")}
          </ButtonLink>
        </p>
      )}
      <p className="mt-8">
        <Link to={paths.adminDiscounts()}>{t("back")}</Link>
      </p>
    </FormPage>
  );
}
