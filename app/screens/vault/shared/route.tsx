import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseFields } from "#modules/platform/fields";
import { openShare, openShareSchema } from "#modules/vault/index.server";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";
import { keepReading, sharedReader } from "~/http/shared-reader.server";
import { vaultPaths } from "~/http/vault-paths";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { loadShared } from "./shared.server";
import { SharedPage } from "./shared-page";

export { capabilityHeaders as headers } from "~/http/capability-headers";

/** What stands behind a link to papers. */
export const loader = ({ context, request, params: { token = "" } }: LoaderFunctionArgs) =>
  loadShared(context, request, token);

const secrets = new Set(["passcode"]);

/** Opens a link that has a passcode or a limit. */
export async function action({ context, request, params: { token = "" } }: ActionFunctionArgs) {
  if (request.method !== "POST") refusePage(context, { code: "not_found" });
  const { ctx, body } = context;
  const fields = parseFields(openShareSchema, body.fields, ctx.locale);
  if (!fields.ok) return refuseForm(context, fields.refusal, secrets);
  const { passcode } = fields.value;
  const opened = await openShare(ctx, { ...sharedReader(context, token), passcode });
  const to = vaultPaths.shared(token);
  if (!opened.ok) {
    const isGone = opened.refusal.code === "not_found";
    // The page itself says what became of it.
    if (isGone && !context.isScript) return answerDone(context, { json: null, to });
    return isGone
      ? refusePage(context, opened.refusal)
      : refuseForm(context, opened.refusal, secrets);
  }
  keepReading(context, opened.value.id, opened.value.proof);
  return answerDone(context, { json: { status: "opened" }, to });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function Shared() {
  const { token, shown } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <SharedPage token={token} shown={shown} answer={answer} />;
}
