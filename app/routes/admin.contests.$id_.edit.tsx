import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { changeContest } from "#modules/contest/index.server";
import { ContestForm } from "~/components/contest-staff/contest-form";
import { contestOf, readContestForm } from "~/components/contest-staff/contest-pages.server";
import { guardedAction, revalidateUnlessUnreached } from "~/components/ui/guarded-action";
import { FormPage, PageTitle } from "~/components/ui/page";
import { useWords } from "~/components/ui/ui-context";
import { contestStaffPaths } from "~/http/contest-staff-paths";
import { requireStaff } from "~/http/guards.server";
import { answerDone, refuseForm } from "~/http/respond.server";
import { contestStaffMessages } from "~/messages/contest-staff";

export function loader({ context, params, request }: LoaderFunctionArgs) {
  requireStaff(context, request);
  return contestOf(context, params.id);
}

/** Changes a contest. */
export async function action({ context, params, request }: ActionFunctionArgs) {
  requireStaff(context, request);
  const { id } = await contestOf(context, params.id);
  const form = readContestForm(context);
  if (!form.ok) return refuseForm(context, form.refusal);
  const changed = await changeContest(context.ctx, { id, ...form.value });
  if (!changed.ok) return refuseForm(context, changed.refusal);
  return answerDone(context, { json: changed.value, to: contestStaffPaths.list, flash: "saved" });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function EditContest() {
  const contest = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(contestStaffMessages);
  return (
    <FormPage>
      <PageTitle title={t("editTitle")} lede={t("formLede")} answer={answer} />
      <ContestForm answer={answer} defaults={contest} />
      <p className="mt-8">
        <Link to={contestStaffPaths.list}>{t("backToList")}</Link>
      </p>
    </FormPage>
  );
}
