import { createHash } from "node:crypto";
import {
  changeGroup,
  type GroupAccess,
  groupAccess,
  openChapter,
  refuseViewer,
} from "#modules/accounts/index.server";
import { audit } from "#modules/platform/audit.server";
import type { Ctx, TxCtx } from "#modules/platform/ctx.server";
import { einDigits } from "#modules/platform/ein";
import { processOnce } from "#modules/platform/jobs/index.server";
import { message } from "#modules/platform/messages";
import { hitLimit } from "#modules/platform/ratelimit/index.server";
import { ok, type Result, refuseField } from "#modules/platform/result";
import { timeZoneOf } from "#modules/platform/time-zones";
import { groupZone } from "../group-day.server";
import { headquartersRoomMessages } from "../messages";
import { refuseEin } from "../refuse-ein.server";
import type { NewChapterFields } from "./schemas";

export interface ChapterToAdd {
  readonly centralAccountId: number;
  /** Those of `newChapterSchema`. */
  readonly fields: NewChapterFields;
}

/**
 * Adds a chapter to the group of a headquarters: an account that is no member yet, with its first officer
 * invited where one is named. It decides nothing about the group ruling. Whoever has some regions alone
 * adds to those. The same form sent again, with the same chapter in it, is the chapter that it made.
 * @returns the chapter's id; refusals of `changeGroup`; `invalid` at `ein` (an account has it already),
 *   `name` (a chapter of this name is in this place), `region`, `officer_email`; `too_many`
 */
export async function addChapter(
  ctx: Ctx,
  { centralAccountId, fields }: ChapterToAdd,
): Promise<Result<{ id: number }>> {
  const found = await groupAccess(ctx, centralAccountId);
  if (!found.ok) return found;
  const viewer = refuseViewer(found.value);
  if (viewer) return viewer;
  const allowed = await hitLimit(ctx, "chapterAdd", String(centralAccountId));
  if (!allowed.ok) return allowed;
  const chapter = readChapter(fields);
  const said = createHash("sha256").update(JSON.stringify(chapter)).digest("hex");
  return changeGroup(
    ctx,
    centralAccountId,
    refuseViewer,
    async (tx, access): Promise<Result<{ id: number }>> => {
      // A browser that goes back shows the same form, which may then name another chapter.
      const key = `headquarters.chapter:${access.groupId}:${fields.form_key}:${said}`;
      if (!(await processOnce(tx, key))) return addedBefore(tx, access, chapter);
      const region = await readRegion(tx, access, fields.region);
      if (!region.ok) return region;
      const refused =
        refuseNames(fields) ??
        (chapter.ein ? await refuseEin(tx, access, chapter.ein) : undefined) ??
        (await refuseTwin(tx, access, chapter));
      if (refused) return refused;
      const { groupId } = access;
      const timeZone = chapter.state ? timeZoneOf(chapter.state) : await groupZone(tx, groupId);
      const officer = fields.officer_email && {
        email: fields.officer_email,
        firstName: fields.officer_first_name.trim(),
        lastName: fields.officer_last_name.trim(),
      };
      const { id } = await openChapter(tx, {
        ...chapter,
        groupId,
        regionId: region.value,
        timeZone,
        ...(officer && { officer }),
      });
      await audit(tx, {
        action: "headquarters.chapter-added",
        subject: `account:${centralAccountId}`,
        data: { chapterId: id, name: chapter.name, ein: chapter.ein },
      });
      return ok({ id });
    },
  );
}

/** What is stored of the chapter itself. */
const readChapter = ({ name, ein, city, state }: NewChapterFields) => ({
  name: name.trim(),
  ein: einDigits(ein) || null,
  city: city.trim() || null,
  state,
});
type ReadChapter = ReturnType<typeof readChapter>;

async function addedBefore(
  { tx }: TxCtx,
  { groupId }: GroupAccess,
  chapter: ReadChapter,
): Promise<Result<{ id: number }>> {
  const added = await tx.account.findFirst({
    where: { groupId, name: chapter.name, ein: chapter.ein },
    orderBy: { id: "desc" },
    select: { id: true },
  });
  // Its people have changed it since, or it has left.
  return added ? ok(added) : refuseField("name", words("chapterAddedBefore"));
}

const words = (key: "chapterAddedBefore" | "officerEmailMissing") =>
  message(headquartersRoomMessages, key);

/** A name without an address invites nobody. */
const refuseNames = (fields: NewChapterFields) =>
  fields.officer_email === "" &&
  (fields.officer_first_name + fields.officer_last_name).trim() !== ""
    ? refuseField("officer_email", words("officerEmailMissing"))
    : undefined;

/** Without both their numbers, two chapters are told apart by name and place alone. */
async function refuseTwin({ tx }: TxCtx, { groupId }: GroupAccess, chapter: ReadChapter) {
  const { name, ein, city, state } = chapter;
  const twins = await tx.$queryRaw<unknown[]>`
    SELECT FROM accounts WHERE group_id = ${groupId} AND merged_into_id IS NULL
      AND lower(name) = lower(${name}) AND (ein IS NULL OR ${ein}::text IS NULL)
      AND lower(coalesce(city, '')) = lower(${city ?? ""}) AND coalesce(state, '') = ${state ?? ""}
    LIMIT 1`;
  return twins.length === 0
    ? undefined
    : refuseField("name", message(headquartersRoomMessages, "chapterTwin"));
}

/** The region that it is put into; the only one of who has one alone. */
async function readRegion(
  { tx }: TxCtx,
  { groupId, regionIds }: GroupAccess,
  typed: string,
): Promise<Result<number | null>> {
  if (typed === "") {
    if (regionIds === null) return ok(null);
    const [only, ...others] = regionIds;
    if (only !== undefined && others.length === 0) return ok(only);
    return refuseField("region", message(headquartersRoomMessages, "regionMissing"));
  }
  const id = /^[1-9]\d{0,8}$/.test(typed) ? Number(typed) : 0;
  const isThere = (await tx.region.count({ where: { groupId, id } })) > 0;
  if (isThere && (regionIds === null || regionIds.includes(id))) return ok(id);
  return refuseField("region", message(headquartersRoomMessages, "regionMissing"));
}
