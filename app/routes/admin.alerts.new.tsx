import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData } from "@remix-run/react";
import { AlertForm } from "~/components/alerts-staff/alert-form";
import { saveAlert } from "~/components/alerts-staff/alert-pages.server";
import { guardedAction, revalidateUnlessUnreached } from "~/components/ui/guarded-action";
import { FormPage, PageTitle } from "~/components/ui/page";
import { useWords } from "~/components/ui/ui-context";
import { alertStaffPaths } from "~/http/alert-staff-paths";
import { requireStaff } from "~/http/guards.server";
import { alertStaffMessages } from "~/messages/alerts-staff";

export function loader({ context, request }: LoaderFunctionArgs) {
  requireStaff(context, request);
  return null;
}

/** Makes an alert. */
export async function action({ context, request }: ActionFunctionArgs) {
  requireStaff(context, request);
  return saveAlert(context);
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function NewAlert() {
  const answer = useActionData<typeof action>();
  const t = useWords(alertStaffMessages);
  return (
    <FormPage>
      <PageTitle title={t("newTitle")} lede={t("formLede")} answer={answer} />
      <AlertForm answer={answer} />
      <p className="mt-8">
        <Link to={alertStaffPaths.list}>{t("backToList")}</Link>
      </p>
    </FormPage>
  );
}
