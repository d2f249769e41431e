import { readAccountImage } from "#modules/accounts/index.server";
import type { HttpContext } from "~/http/context.server";
import { readId } from "~/http/read-id";
import { refusePage } from "~/http/respond.server";

/** What the editor shows. */
export async function imageEditor(context: HttpContext, id: string | undefined) {
  const account = await readAccountImage(context.ctx, readId(id));
  return account.ok ? account.value : refusePage(context, account.refusal);
}
