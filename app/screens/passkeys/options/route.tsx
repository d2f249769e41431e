import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { passkeyPurposeSchema } from "#modules/accounts/contract";
import { beginPasskey, beginPasskeyConfirmation } from "#modules/accounts/index.server";
import { parseFields } from "#modules/platform/fields";
import { orConfirm } from "~/http/fresh-sign-in.server";
import { passkeyBrowser } from "~/http/passkey-browser.server";
import { passkeyPaths } from "~/http/passkey-paths";
import { refusePage } from "~/http/respond.server";

/** There is nothing to read. */
export const loader = ({ context }: LoaderFunctionArgs) =>
  refusePage(context, { code: "not_found" });

/** What the browser is to ask the passkeys of who is signed in: to make one, or instead of the password. */
export async function action({ context, request }: ActionFunctionArgs) {
  const { ctx, body, visit } = context;
  const fields = parseFields(passkeyPurposeSchema, body.fields, ctx.locale);
  if (!fields.ok) return refusePage(context, fields.refusal);
  const begin = fields.value.purpose === "add" ? beginPasskey : beginPasskeyConfirmation;
  const asked = await begin(ctx, { browser: passkeyBrowser(visit) });
  if (asked.ok) return Response.json(asked.value);
  return refusePage(context, await orConfirm(context, request, asked.refusal, passkeyPaths.add));
}
