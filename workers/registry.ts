import * as platform from "#modules/platform/jobs/housekeeping.server";
import { createRegistry, type Schedule } from "#modules/platform/jobs/index.server";

/**
 * Every job of the application and what does its work, collected from the modules:
 * `jobs` from their `jobs.ts`, `handlers` from their `handlers.server.ts`.
 */
const jobs = [...platform.jobs];
const handlers = [...platform.handlers];

/** The repeating jobs of all modules. */
export const schedules: readonly Schedule[] = [...platform.schedules];

export const registry = createRegistry(jobs, handlers);
