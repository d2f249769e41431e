import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { federalFigureSchema, readFederalFigure } from "#modules/compliance/index.server";
import { parseFields } from "#modules/platform/fields";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";
import { stateStaffPaths } from "~/http/state-staff-paths";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { Page, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { stateStaffMessages } from "../words";
import { FederalFigures } from "./federal-figures";
import { StatesFilters } from "./states-filters";
import { loadStates } from "./states-page.server";
import { StatesTable } from "./states-table";

export async function loader({ context, request }: LoaderFunctionArgs) {
  return loadStates(context, request);
}

/** Keeps a newer reading of a figure of the IRS. */
export async function action({ context, request }: ActionFunctionArgs) {
  if (request.method !== "POST") refusePage(context, { code: "not_found" });
  const { ctx, body } = context;
  const typed = parseFields(federalFigureSchema, body.fields, ctx.locale);
  const kept = typed.ok ? await readFederalFigure(ctx, typed.value) : typed;
  if (!kept.ok) return refuseForm(context, kept.refusal);
  return answerDone(context, {
    json: { status: "saved" },
    to: stateStaffPaths.list(),
    flash: "saved",
  });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function States() {
  const answer = useActionData<typeof action>();
  const { rows, federal, ...page } = useLoaderData<typeof loader>();
  const t = useWords(stateStaffMessages);
  return (
    <Page className="stack">
      <PageTitle title={t("title")} lede={t("lede")} answer={answer} />
      <StatesFilters {...page} />
      <StatesTable rows={rows} />
      <FederalFigures rows={federal} answer={answer} />
    </Page>
  );
}
