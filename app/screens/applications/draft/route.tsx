import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { paths } from "~/http/paths";
import { refusePage } from "~/http/respond.server";
import { keepDraft } from "../keep-draft.server";

export const loader = ({ params: { token = "" } }: ActionFunctionArgs) =>
  redirect(paths.application(token), 303);

/** Keeps what is typed on a page and not saved yet; with `_drop` throws it away. */
export function action({ context, request, params: { token = "" } }: ActionFunctionArgs) {
  if (request.method !== "POST") refusePage(context, { code: "not_found" });
  return keepDraft(context, token);
}
