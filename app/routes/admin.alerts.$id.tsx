import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { endAlert } from "#modules/alerts/index.server";
import { AlertForm } from "~/components/alerts-staff/alert-form";
import { alertOf, saveAlert } from "~/components/alerts-staff/alert-pages.server";
import { Form, SubmitButton } from "~/components/ui/form";
import { guardedAction, revalidateUnlessUnreached } from "~/components/ui/guarded-action";
import { Notice } from "~/components/ui/notice";
import { FormPage, PageTitle } from "~/components/ui/page";
import { useWords } from "~/components/ui/ui-context";
import { alertStaffPaths } from "~/http/alert-staff-paths";
import { requireStaff } from "~/http/guards.server";
import { answerDone, refuseForm } from "~/http/respond.server";
import { alertStaffMessages } from "~/messages/alerts-staff";

export function loader({ context, params, request }: LoaderFunctionArgs) {
  requireStaff(context, request);
  return alertOf(context, params.id);
}

/** Changes an alert, or ends it. */
export async function action({ context, params, request }: ActionFunctionArgs) {
  requireStaff(context, request);
  const { id, version } = await alertOf(context, params.id);
  if (!context.body.controls._end) return saveAlert(context, id);
  const ended = await endAlert(context.ctx, { id, version });
  if (!ended.ok) return refuseForm(context, ended.refusal);
  return answerDone(context, { json: { id }, to: alertStaffPaths.list, flash: "saved" });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function OneAlert() {
  const alert = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(alertStaffMessages);
  const isOver = alert.moment === "over";
  return (
    <FormPage>
      <PageTitle title={t("editTitle")} lede={t("formLede")} answer={answer} />
      {isOver && (
        <Notice className="mb-8">
          <p>{t("ended")}</p>
        </Notice>
      )}
      <AlertForm answer={answer} saved={alert} />
      {!isOver && (
        <Form id="end" label={t("end")}>
          <input type="hidden" name="_end" value="1" />
          <p className="hint mt-8">{t("endText")}</p>
          <SubmitButton variant="danger">{t("end")}</SubmitButton>
        </Form>
      )}
      <p className="mt-8">
        <Link to={alertStaffPaths.list}>{t("backToList")}</Link>
      </p>
    </FormPage>
  );
}
