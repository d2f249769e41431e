import type { ActionFunctionArgs } from "@remix-run/node";
import { beginPasskeySignIn } from "#modules/accounts/index.server";
import { passkeyBrowser } from "~/http/passkey-browser.server";
import { refusePage } from "~/http/respond.server";

/** What the browser is to ask a passkey for a sign-in: the same for everybody, and nothing of anybody. */
export async function action({ context }: ActionFunctionArgs) {
  const { ctx, visit } = context;
  const asked = await beginPasskeySignIn(ctx, { browser: passkeyBrowser(visit), ip: visit.ip });
  return asked.ok ? Response.json(asked.value) : refusePage(context, asked.refusal);
}
