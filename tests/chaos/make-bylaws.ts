// Saves bylaws at a steady pace, as the web server does, until there are as many as asked for.
// Arguments: how many, and how many milliseconds apart.
import { setTimeout as sleep } from "node:timers/promises";
import { createBylaws } from "#modules/bylaws/index.server";
import { createCtx } from "#modules/platform/ctx.server";
import { closeDb, db } from "#modules/platform/db.server";

const [wanted = 0, paceMs = 0] = process.argv.slice(2).map(Number);

for (let count = 0; count < wanted; ) {
  try {
    const saved = await createBylaws(createCtx(), {
      variant: "chapter",
      fields: {
        name: `Alpha Chapter ${count}`,
        purpose: "To keep its documents.",
        fiscal_year_end: "12",
        is_highlighted: "1",
      },
    });
    if (!saved.ok) throw new TypeError(`refused: ${JSON.stringify(saved.refusal)}`);
    await sleep(paceMs);
    // Counted in the database: a commit may have succeeded without our hearing of it.
    count = await db.bylawsVersion.count();
  } catch (error) {
    if (error instanceof TypeError) throw error;
    await sleep(200);
  }
}
await closeDb();
