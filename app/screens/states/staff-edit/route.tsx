import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { paths } from "~/http/paths";
import { answerDone, refusePage } from "~/http/respond.server";
import { stateStaffPaths } from "~/http/state-staff-paths";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { Page, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { stateStaffMessages } from "../words";
import { StateForm } from "./state-form";
import { StateHistory } from "./state-history";
import {
  loadState,
  lookAtState,
  refuseState,
  type StatePreviewed,
  type StateRefusal,
  saveState,
} from "./state-page.server";

export async function loader({ context, params }: LoaderFunctionArgs) {
  return loadState(context, params.state);
}

/** Shows whom a change would touch, saves what is known of a state, or brings back an earlier version. */
export async function action({ context, request, params }: ActionFunctionArgs) {
  if (request.method !== "POST") refusePage(context, { code: "not_found" });
  const { state } = await loadState(context, params.state);
  if (context.body.fields.step === "preview") {
    const looked = await lookAtState(context, state);
    return looked.ok ? looked.value : refuseState(context, state, looked.refusal);
  }
  const saved = await saveState(context, state);
  if (!saved.ok) return refuseState(context, state, saved.refusal);
  const to = stateStaffPaths.state(state);
  return answerDone(context, { json: { status: "saved" }, to, flash: "saved" });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function OneState() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() as StateRefusal | StatePreviewed | undefined;
  const t = useWords(stateStaffMessages);
  return (
    <Page>
      <PageTitle title={page.name} lede={t("stateLede")} answer={answer?.ok ? undefined : answer} />
      <p className="mb-8">
        <Link to={paths.stateRegistration(page.state)}>{t("publicPage")}</Link>
      </p>
      <StateForm key={page.version} page={page} answer={answer} />
      <StateHistory {...page} />
      <p className="mt-8">
        <Link to={stateStaffPaths.list()}>{t("back")}</Link>
      </p>
    </Page>
  );
}
