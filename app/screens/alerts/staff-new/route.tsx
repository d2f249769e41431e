import type { ActionFunctionArgs } from "@remix-run/node";
import { Link, useActionData } from "@remix-run/react";
import { alertStaffPaths } from "~/http/console-staff-paths";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { FormPage, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { AlertForm } from "../alert-form";
import { saveAlert } from "../alert-pages.server";
import { alertStaffMessages } from "../words";

export function loader() {
  return null;
}

/** Makes an alert. */
export async function action({ context }: ActionFunctionArgs) {
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
