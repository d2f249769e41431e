// Seeds the demonstration when the database is empty; the launcher runs this after the migrations.
// Prices and discounts of the levels are no part of it: modules/renewal/levels/prices-and-early-bird.md.
import { setTimeout as sleep } from "node:timers/promises";
import { createCtx } from "#modules/platform/ctx.server";
import { closeDb, waitInBackground } from "#modules/platform/db.server";
import { isOutage } from "#modules/platform/outage.server";
import { closeRateLimits } from "#modules/platform/ratelimit/index.server";
import { seedDemonstration } from "./demonstration";
import { seedBylaws } from "./demonstration-bylaws";
import { seedCalendar } from "./demonstration-calendar";
import { seedFiles } from "./demonstration-files";
import { seedGroup } from "./demonstration-group";
import { seedHandover } from "./demonstration-handover";
import { seedLetters } from "./demonstration-letters";
import { seedHeldImport, seedListings } from "./demonstration-listings";
import { seedNudge } from "./demonstration-nudges";
import { seedOfficers } from "./demonstration-officers";
import { seedSupervision } from "./demonstration-supervision";
import { seedTreasury } from "./demonstration-treasury";

const TRIES = 8;
const WAIT_MS = 500;

/**
 * Waits for a database that is away or too slow, longer each time, two minutes in all. All parts do
 * nothing where they are there already, so that each may be tried again.
 */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (tries === TRIES || !isOutage(error)) throw error;
      // The machine is busy while everything starts.
      ctx.log.info({ tries }, "the database is away or too slow; the demonstration waits for it");
      await sleep(WAIT_MS * 2 ** tries);
    }
  }
}

const ctx = createCtx({ actor: { kind: "system", name: "seed" } });
waitInBackground();
try {
  const outcome = await patiently(() => seedDemonstration(ctx));
  if (outcome !== "production") {
    await patiently(() => seedBylaws(ctx));
    await patiently(() => seedListings(ctx));
    await patiently(() => seedOfficers(ctx));
    await patiently(() => seedFiles(ctx));
    await patiently(() => seedTreasury(ctx));
    await patiently(() => seedLetters(ctx));
    await patiently(() => seedHandover(ctx));
    await patiently(() => seedGroup(ctx));
    await patiently(() => seedCalendar(ctx));
    await patiently(() => seedSupervision(ctx));
    await patiently(() => seedNudge(ctx));
    await patiently(() => seedHeldImport(ctx));
  }
  ctx.log.info({ outcome }, "demonstration");
} finally {
  await closeRateLimits();
  await closeDb();
}
