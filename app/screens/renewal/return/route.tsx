import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { fileIdsOf } from "#modules/platform/forms/contract";
import { handInReturn } from "#modules/renewal/index.server";
import { paths } from "~/http/paths";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { loadRenewal, type RenewalView } from "../renewal-page.server";
import { ReturnPage } from "./return-page";

/** Where the tax return is handed in that a renewal asked for. */
export const loader = ({ context, request }: LoaderFunctionArgs) => loadRenewal(context, request);

export async function action({ context, request }: ActionFunctionArgs) {
  const { page, isOnBehalf } = await loadRenewal(context, request);
  if (request.method !== "POST") refusePage(context, { code: "not_found" });
  const { accountId } = page;
  const { file_uploads: files } = context.body.fields;
  const fileIds = fileIdsOf(typeof files === "string" ? files : "");
  const handed = await handInReturn(context.ctx, { accountId, fileIds });
  if (!handed.ok) return refuseForm(context, handed.refusal);
  const to = isOnBehalf ? paths.staffAccount(accountId) : paths.appOf(accountId);
  return answerDone(context, { json: { redirect: to }, to, flash: "saved" });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function HandInReturn() {
  const view = useLoaderData<typeof loader>() as RenewalView;
  const answer = useActionData<typeof action>();
  return <ReturnPage view={view} answer={answer} />;
}
