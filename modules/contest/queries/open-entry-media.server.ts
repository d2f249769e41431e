import { type Ctx, reader } from "#modules/platform/ctx.server";
import { isStaff } from "#modules/platform/permission.server";
import {
  type ByteRange,
  type OpenFile,
  type StoredFile,
  storage,
} from "#modules/platform/storage/index.server";
import { shownFolder, shownNames } from "../domain/shown-files";

/** Something that we made of an entry; what is found at its address never changes. */
export interface EntryMedia extends StoredFile {
  /** Approved, so that anybody may see it. */
  readonly isPublic: boolean;
  /** Undefined when it was removed meanwhile. */
  open(range?: ByteRange): Promise<OpenFile | undefined>;
}

/**
 * Finds a picture or a small film that we made of an entry: an approved one for anybody, any other
 * for staff alone. Undefined for everything else.
 */
export async function openEntryMedia(
  ctx: Ctx,
  key: string,
  name: string,
): Promise<EntryMedia | undefined> {
  if (!/^[\w-]{22}$/.test(key) || !shownNames.includes(name)) return undefined;
  const entry = await reader(ctx).contestEntry.findUnique({
    where: { mediaKey: key, quarantinedAt: null },
    select: { state: true },
  });
  const isPublic = entry?.state === "approved";
  if (!entry || !(isPublic || isStaff(ctx))) return undefined;
  const place = `${shownFolder}/${key}/${name}`;
  const found = await storage.stat(place);
  return found && { ...found, isPublic, open: (range) => storage.get(place, range) };
}
