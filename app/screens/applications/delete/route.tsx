import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { deleteApplication } from "#modules/applications/index.server";
import { paths } from "~/http/paths";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";
import { wizardMessages } from "~/parts/wizard/words";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { Notice } from "~/ui/notice";
import { FormPage, PageTitle } from "~/ui/page";
import { FailedToast, ToastRegion } from "~/ui/toast";
import { useWords } from "~/ui/ui-context";

/** A call without a page of its own; what a plain form sees whose delete was refused. */
export function loader({ context }: LoaderFunctionArgs) {
  const { token } = context.body.fields;
  if (typeof token !== "string") throw redirect(paths.app, 303);
  return { token };
}

/** `DELETE /application/delete` with the token: takes a draft away for good. */
export async function action({ context, request }: ActionFunctionArgs) {
  if (request.method !== "DELETE") refusePage(context, { code: "not_found" });
  const { token } = context.body.fields;
  if (typeof token !== "string") refusePage(context, { code: "not_found" });
  const deleted = await deleteApplication(context.ctx, token);
  if (!deleted.ok) return refuseForm(context, deleted.refusal);
  return answerDone(context, { json: { redirect: paths.pricing }, to: paths.pricing });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function DeleteRefused() {
  const { token } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(wizardMessages);
  const reason = answer && "message" in answer ? answer.message : undefined;
  return (
    <FormPage>
      <PageTitle title={t("deleteTitle")} answer={answer} />
      <Notice tone="urgent" title={t("deleteKept")}>
        <p>{reason}</p>
        <p>
          <Link to={paths.application(token)}>{t("backToApplication")}</Link>
        </p>
      </Notice>
      <ToastRegion>
        <FailedToast />
      </ToastRegion>
    </FormPage>
  );
}
