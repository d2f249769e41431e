import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { keepDraft } from "~/components/wizard/keep-draft.server";
import { paths } from "~/http/paths";

export const loader = ({ params: { token = "" } }: ActionFunctionArgs) =>
  redirect(paths.application(token), 303);

/** Keeps what is typed on a page and not saved yet; with `_drop` throws it away. */
export const action = ({ context, request, params: { token = "" } }: ActionFunctionArgs) =>
  keepDraft(context, request, token);
