import { listAccountFiles } from "#modules/accounts/index.server";
import { civilDateIn, OFFICE_ZONE } from "#modules/platform/dates";
import { formatFileSize } from "#modules/platform/file-size";
import { formatLongDate } from "#modules/platform/format";
import { chosenAccount } from "~/http/chosen-account";
import type { HttpContext } from "~/http/context.server";
import { safeNext } from "~/http/paths";
import { refusePage } from "~/http/respond.server";

/** What the page for files shows: those of the account asked for, else of the person's first. */
export async function filesPage(context: HttpContext, request: Request) {
  const url = new URL(request.url);
  const { ctx, visit } = context;
  const accountId = chosenAccount(request, visit.session?.accountIds ?? []);
  const listed = accountId === undefined ? undefined : await listAccountFiles(ctx, accountId);
  if (listed && !listed.ok) refusePage(context, listed.refusal);
  const files = listed?.value ?? [];
  const addedId = Number(url.searchParams.get("added"));
  const added = files.find(({ id }) => id === addedId);
  return {
    form: {
      accountId: accountId ?? null,
      action: url.pathname.replace(/\.data$/, "") + url.search,
    },
    back: safeNext(url.searchParams.get("return"), ""),
    added: added && { id: added.id, name: added.fileName },
    files: files.map(({ id, fileName, size, createdAt }) => ({
      id,
      name: fileName,
      size: formatFileSize(size),
      date: formatLongDate(civilDateIn(createdAt, OFFICE_ZONE), ctx),
    })),
  };
}
