import { personName } from "#modules/accounts/contract";
import { type Ctx, reader } from "#modules/platform/ctx.server";
import type { WordingVersion } from "#modules/platform/generated/prisma/client";
import type { Locale } from "#modules/platform/messages";
import { refuseOthers } from "#modules/platform/permission.server";
import { ok, type Result } from "#modules/platform/result";
import { allLatest, textOf } from "../store.server";
import type { TextName, WordingEntry, WordingView } from "../views";

/** So many versions of one text are shown, the latest ones. */
const MOST = 50;

/** The last version of every text that was ever changed: for staff. */
export async function listWording(ctx: Ctx): Promise<Result<readonly WordingView[]>> {
  const others = refuseOthers(ctx);
  if (others) return others;
  return ok((await allLatest(reader(ctx))).map(viewOf));
}

/** The versions of one text in both languages, the latest first: for staff. */
export async function readHistory(
  ctx: Ctx,
  { catalogue, key }: TextName,
): Promise<Result<readonly WordingEntry[]>> {
  const others = refuseOthers(ctx);
  if (others) return others;
  const rows = await reader(ctx).wordingVersion.findMany({
    where: { catalogue, key },
    orderBy: { id: "desc" },
    take: MOST,
    include: { savedBy: { select: { firstName: true, lastName: true, email: true } } },
  });
  return ok(
    rows.map((row) => ({
      ...viewOf(row),
      id: row.id,
      by: row.savedBy ? personName(row.savedBy) : "",
      at: row.savedAt,
    })),
  );
}

const viewOf = (row: WordingVersion): WordingView => ({
  catalogue: row.catalogue,
  key: row.key,
  // The database knows these two alone.
  locale: row.locale as Locale,
  version: row.version,
  text: textOf(row),
});
