import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { keepDraft } from "~/components/wizard/keep-draft.server";
import { requireMember } from "~/http/guards.server";
import { paths } from "~/http/paths";
import { refusePage } from "~/http/respond.server";

export const loader = ({ params: { token = "" } }: ActionFunctionArgs) =>
  redirect(paths.application(token), 303);

/** Keeps what is typed on a page and not saved yet; with `_drop` throws it away. */
export function action({ context, request, params: { token = "" } }: ActionFunctionArgs) {
  requireMember(context, request);
  if (request.method !== "POST") refusePage(context, { code: "not_found" });
  return keepDraft(context, request, token);
}
