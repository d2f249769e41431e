import { type Ctx, reader } from "#modules/platform/ctx.server";
import { type OpenFile, storage } from "#modules/platform/storage/index.server";
import { shownFolder, shownNames } from "../domain/shown-files";
import { isContestStaff } from "../permission.server";

/**
 * Opens a picture or a small film that we made of an entry: an approved one for anybody, any other
 * for staff alone. Undefined for everything else.
 */
export async function openEntryMedia(
  ctx: Ctx,
  key: string,
  name: string,
): Promise<(OpenFile & { readonly isPublic: boolean }) | undefined> {
  if (!/^[\w-]{22}$/.test(key) || !shownNames.includes(name)) return undefined;
  const entry = await reader(ctx).contestEntry.findUnique({
    where: { mediaKey: key },
    select: { state: true },
  });
  const isPublic = entry?.state === "approved";
  if (!entry || !(isPublic || isContestStaff(ctx))) return undefined;
  const opened = await storage.get(`${shownFolder}/${key}/${name}`);
  return opened && { ...opened, isPublic };
}
