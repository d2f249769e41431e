import type { ActionFunctionArgs } from "@remix-run/node";
import { Link, useActionData } from "@remix-run/react";
import { addContest } from "#modules/contest/index.server";
import { contestStaffPaths } from "~/http/contest-staff-paths";
import { answerDone, refuseForm } from "~/http/respond.server";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { FormPage, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { ContestForm } from "../contest-form";
import { readContestForm } from "../contest-pages.server";
import { contestStaffMessages } from "../staff-contest-words";

export function loader() {
  return null;
}

/** Makes a contest. */
export async function action({ context }: ActionFunctionArgs) {
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
