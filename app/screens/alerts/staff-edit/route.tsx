import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { endAlert } from "#modules/alerts/index.server";
import { alertStaffPaths } from "~/http/console-staff-paths";
import { answerDone, refuseForm } from "~/http/respond.server";
import { Form, SubmitButton } from "~/ui/form";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { Notice } from "~/ui/notice";
import { FormPage, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { AlertForm } from "../alert-form";
import { alertOf, saveAlert } from "../alert-pages.server";
import { alertStaffMessages } from "../words";

export function loader({ context, params }: LoaderFunctionArgs) {
  return alertOf(context, params.id);
}

/** Changes an alert, or ends it. */
export async function action({ context, params }: ActionFunctionArgs) {
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
