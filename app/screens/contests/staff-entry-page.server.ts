import { entriesAlike, readEntryView } from "#modules/contest/index.server";
import type { HttpContext } from "~/http/context.server";
import { readId } from "~/http/read-id";
import { refusePage } from "~/http/respond.server";
import { entryRow } from "./contest-pages.server";

/** The entry that an address names; a refusal is the page. */
export async function openEntry(context: HttpContext, id: string | undefined) {
  const found = await readEntryView(context.ctx, readId(id));
  return found.ok ? found.value : refusePage(context, found.refusal);
}

/** The same in words. */
export const readEntry = async (context: HttpContext, id: string | undefined) =>
  entryRow(await openEntry(context, id), context);

/** The entry that an address names, and beside it those that look like it; the first is it. */
export async function alikePage(context: HttpContext, id: string | undefined) {
  const found = await entriesAlike(context.ctx, readId(id));
  if (!found.ok) refusePage(context, found.refusal);
  return { id: readId(id), entries: found.value.map((entry) => entryRow(entry, context)) };
}
