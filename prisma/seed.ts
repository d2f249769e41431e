// Seeds the demonstration when the database is empty; the launcher runs this after the migrations.
import { createCtx } from "#modules/platform/ctx.server";
import { closeDb } from "#modules/platform/db.server";
import { seedDemonstration } from "./demonstration";
import { seedListings } from "./demonstration-listings";

const ctx = createCtx({ actor: { kind: "system", name: "seed" } });
try {
  const outcome = await seedDemonstration(ctx);
  if (outcome !== "production") await seedListings(ctx);
  ctx.log.info({ outcome }, "demonstration");
} finally {
  await closeDb();
}
