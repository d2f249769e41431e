import { listGroups } from "#modules/accounts/index.server";
import { applicationStates } from "#modules/applications/contract";
import { accountSorts, dueWithins, standings } from "#modules/console/contract";
import { type AccountFilter, exportAccounts, listAccounts } from "#modules/console/index.server";
import { rowsShown } from "#modules/platform/pagination";
import { usStates } from "#modules/platform/us-states";
import { listLevels } from "#modules/renewal/index.server";
import type { HttpContext } from "~/http/context.server";
import { refusePage } from "~/http/respond.server";

/** What the address bar asks for, without what does not exist. */
function readFilter(request: Request): AccountFilter {
  const asked = new URL(request.url).searchParams;
  const one = <T extends string>(name: string, of: readonly T[]) =>
    of.find((value) => value === asked.get(name));
  const id = (name: string) => /^\d{1,9}$/.exec(asked.get(name) ?? "")?.[0];
  const state = asked.get("state") ?? "";
  const level = id("level");
  const group = id("group");
  return {
    search: asked.get("search")?.trim() ?? "",
    levelId: level ? Number(level) : undefined,
    state: Object.hasOwn(usStates, state) ? state : undefined,
    standing: one("standing", standings),
    dueWithin: one("due", dueWithins),
    isSuspended: asked.get("suspended") === "1",
    isOwing: asked.get("owes") === "1",
    groupId: group ? Number(group) : undefined,
    application: one("application", applicationStates),
    sort: one("sort", accountSorts) ?? "name",
  };
}

export type AccountsData = Awaited<ReturnType<typeof readAccounts>>;

/** The list of accounts as the address bar asks for it. */
export async function readAccounts(context: HttpContext, request: Request) {
  const { ctx } = context;
  const filter = readFilter(request);
  const page = Number(new URL(request.url).searchParams.get("page") ?? 1);
  const found = await listAccounts(ctx, { ...filter, page });
  if (!found.ok) refusePage(context, found.refusal);
  const groups = await listGroups(ctx);
  if (!groups.ok) refusePage(context, groups.refusal);
  const levels = await listLevels(ctx);
  const { levelId, groupId, isSuspended, isOwing, dueWithin: due, ...query } = filter;
  const suspended = isSuspended ? "1" : undefined;
  const owes = isOwing ? "1" : undefined;
  return {
    ...found.value,
    ...rowsShown(found.value),
    query: {
      ...query,
      due,
      suspended,
      owes,
      level: levelId?.toString(),
      group: groupId?.toString(),
    },
    levels: levels.map(({ id, name }) => ({ value: String(id), label: name })),
    groups: groups.value.map(({ id, label }) => ({ value: String(id), label })),
  };
}

/** The same accounts, all of them, as a spreadsheet. */
export async function exportAccountsAsked(context: HttpContext, request: Request): Promise<string> {
  const found = await exportAccounts(context.ctx, readFilter(request));
  return found.ok ? found.value : refusePage(context, found.refusal);
}
