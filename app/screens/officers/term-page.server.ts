import { listAccountFiles } from "#modules/accounts/index.server";
import { readRoster } from "#modules/officers/index.server";
import type { HttpContext } from "~/http/context.server";
import { refusePage } from "~/http/respond.server";

/** What the form of a term needs: the roster, and the files that may be minutes. */
export async function termPage(context: HttpContext, accountId: number) {
  const { ctx } = context;
  const found = await readRoster(ctx, accountId);
  if (!found.ok) refusePage(context, found.refusal);
  const files = await listAccountFiles(ctx, accountId);
  if (!files.ok) refusePage(context, files.refusal);
  return {
    roster: found.value,
    files: files.value.map(({ id, fileName }) => ({ value: String(id), label: fileName })),
  };
}
