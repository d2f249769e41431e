import { type Ctx, rawRows } from "#modules/platform/ctx.server";

/**
 * Whether a list of the IRS came in by which not all clubs were judged yet: until then the brake does
 * not know how many it would worsen, so a single club waits, too.
 */
export async function awaitsSweep(ctx: Ctx): Promise<boolean> {
  const [row] = await rawRows<{ readonly awaits: boolean }>(ctx, {
    name: "standing-awaits",
    text: `SELECT (SELECT max(id) FROM listing_imports WHERE state = 'done')
      > (SELECT import_id FROM standing_sweeps) AS awaits`,
    values: [],
  });
  return row?.awaits === true;
}

/** The newest list; undefined before the first. */
export async function newestImport(ctx: Ctx): Promise<number | undefined> {
  const { _max } = await ctx.db.listingImport.aggregate({
    where: { state: "done" },
    _max: { id: true },
  });
  return _max.id ?? undefined;
}

/** Notes that all clubs were judged by the lists up to one. */
export async function noteSwept(ctx: Ctx, importId: number): Promise<void> {
  await ctx.db.$executeRaw`
    INSERT INTO standing_sweeps (id, import_id) VALUES (1, ${importId})
    ON CONFLICT (id) DO UPDATE SET import_id = greatest(standing_sweeps.import_id, ${importId})`;
}
