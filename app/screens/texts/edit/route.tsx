import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { textStaffPaths } from "~/http/text-staff-paths";
import { textStaffMessages } from "~/parts/texts/words";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { FormPage, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { TextForm, TextHistory } from "./text-form";
import { readText, saveText } from "./text-page.server";

export function loader({ context, params }: LoaderFunctionArgs) {
  return readText(context, params);
}

/** Rewords a text: en and es, for exactly one en_one and es_one, with the versions read. */
export function action({ context, params }: ActionFunctionArgs) {
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
