import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { changeContest } from "#modules/contest/index.server";
import { contestStaffPaths } from "~/http/contest-staff-paths";
import { answerDone, refuseForm } from "~/http/respond.server";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { FormPage, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { ContestForm } from "../contest-form";
import { contestOf, readContestForm } from "../contest-pages.server";
import { contestStaffMessages } from "../staff-contest-words";

export function loader({ context, params }: LoaderFunctionArgs) {
  return contestOf(context, params.id);
}

/** Changes a contest. */
export async function action({ context, params }: ActionFunctionArgs) {
  const contest = await contestOf(context, params.id);
  const { id } = contest;
  const form = readContestForm(context, contest);
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
