import { readEntryView } from "#modules/contest/index.server";
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
