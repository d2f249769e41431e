import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { TextForm, TextHistory } from "~/components/texts-staff/text-form";
import { readText, saveText } from "~/components/texts-staff/text-page.server";
import { guardedAction, revalidateUnlessUnreached } from "~/components/ui/guarded-action";
import { FormPage, PageTitle } from "~/components/ui/page";
import { useWords } from "~/components/ui/ui-context";
import { requireStaff } from "~/http/guards.server";
import { textStaffPaths } from "~/http/text-staff-paths";
import { textStaffMessages } from "~/messages/texts-staff";

export function loader({ context, params, request }: LoaderFunctionArgs) {
  requireStaff(context, request);
  return readText(context, params);
}

/** Words a text anew: en and es, for exactly one en_one and es_one, with the versions read. */
export function action({ context, params, request }: ActionFunctionArgs) {
  requireStaff(context, request);
  return saveText(context, params);
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function OneText() {
  const text = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(textStaffMessages);
  return (
    <FormPage>
      <PageTitle title={t("editTitle")} lede={t("editLede", text)} answer={answer} />
      <TextForm text={text} answer={answer} />
      <p className="mt-8">
        <a href={text.path}>{t("seePage")}</a>
      </p>
      <p>
        <Link to={textStaffPaths.list({ page: text.page })}>{t("back")}</Link>
      </p>
      <TextHistory history={text.history} />
    </FormPage>
  );
}
