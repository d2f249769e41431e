import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData } from "@remix-run/react";
import { addContest } from "#modules/contest/index.server";
import { ContestForm } from "~/components/contest-staff/contest-form";
import { readContestForm } from "~/components/contest-staff/contest-pages.server";
import { guardedAction, revalidateUnlessUnreached } from "~/components/ui/guarded-action";
import { FormPage, PageTitle } from "~/components/ui/page";
import { useWords } from "~/components/ui/ui-context";
import { contestStaffPaths } from "~/http/contest-staff-paths";
import { requireStaff } from "~/http/guards.server";
import { answerDone, refuseForm } from "~/http/respond.server";
import { contestStaffMessages } from "~/messages/contest-staff";

export function loader({ context, request }: LoaderFunctionArgs) {
  requireStaff(context, request);
  return null;
}

/** Makes a contest. */
export async function action({ context, request }: ActionFunctionArgs) {
  requireStaff(context, request);
  const form = readContestForm(context);
  if (!form.ok) return refuseForm(context, form.refusal);
  const made = await addContest(context.ctx, form.value.input);
  if (!made.ok) return refuseForm(context, made.refusal);
  return answerDone(context, { json: made.value, to: contestStaffPaths.list, flash: "saved" });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function NewContest() {
  const answer = useActionData<typeof action>();
  const t = useWords(contestStaffMessages);
  return (
    <FormPage>
      <PageTitle title={t("newTitle")} lede={t("formLede")} answer={answer} />
      <ContestForm answer={answer} />
      <p className="mt-8">
        <Link to={contestStaffPaths.list}>{t("backToList")}</Link>
      </p>
    </FormPage>
  );
}
