import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { StateForm } from "~/components/states-staff/state-form";
import { StateHistory } from "~/components/states-staff/state-history";
import { loadState, refuseState, saveState } from "~/components/states-staff/state-page.server";
import { guardedAction, revalidateUnlessUnreached } from "~/components/ui/guarded-action";
import { FormPage, PageTitle } from "~/components/ui/page";
import { useWords } from "~/components/ui/ui-context";
import { requireStaff } from "~/http/guards.server";
import { paths } from "~/http/paths";
import { answerDone, refusePage } from "~/http/respond.server";
import { stateStaffPaths } from "~/http/state-staff-paths";
import { stateStaffMessages } from "~/messages/states-staff";

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  requireStaff(context, request);
  return loadState(context, params.state);
}

/** Saves what is known of a state, or brings back an earlier version. */
export async function action({ context, request, params }: ActionFunctionArgs) {
  requireStaff(context, request);
  if (request.method !== "POST") refusePage(context, { code: "not_found" });
  const { state } = await loadState(context, params.state);
  const saved = await saveState(context, state);
  if (!saved.ok) return refuseState(context, state, saved.refusal);
  const to = stateStaffPaths.state(state);
  return answerDone(context, { json: { status: "saved" }, to, flash: "saved" });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function OneState() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(stateStaffMessages);
  return (
    <FormPage>
      <PageTitle title={page.name} lede={t("stateLede")} answer={answer} />
      <p className="mb-8">
        <Link to={paths.stateRegistration(page.state)}>{t("publicPage")}</Link>
      </p>
      <StateForm key={page.version} page={page} answer={answer} />
      <StateHistory {...page} />
      <p className="mt-8">
        <Link to={stateStaffPaths.list()}>{t("back")}</Link>
      </p>
    </FormPage>
  );
}
